package lampblack.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.sheet.Sheet.RuledLine;

/**
 * Places blocks where players look for them: what befalls a character on the left, what they can do in the middle, what
 * they roll on the right, what earns and costs below. A list too long for a column runs across the page instead.
 */
public final class DefaultLayout {

    /** More lines than a page has room for; what does not fit is not ruled. */
    public static final int SPARE_LINES = 40;

    private static final int LEFT = 0;
    private static final int MIDDLE = 1;
    private static final int RIGHT = 2;
    /** Across the page, in place of a column. */
    private static final int ACROSS = 3;
    /** In any column that has room. */
    private static final int ANY = 4;
    private static final double PAGE = 212;
    static final double LATER_PAGE = 255;
    /** Clocks are put on a last page that has as much room besides. */
    private static final double ROOM = 80;
    /** Beyond this a page does not hold it for sure. */
    private static final double SURELY = 1.1;
    private static final int WIDE = 5;
    private static final int TIMES = 2;
    private static final double TOLERANCE = 6;
    private static final double COMFORTABLE = 0.75;

    private final List<List<Block>> columns = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    private final double[] heights = new double[3];
    private final List<Block> strips = new ArrayList<>();
    private final List<Block> runs = new ArrayList<>();
    private final BlockHeight third;
    private final BlockHeight whole;

    private DefaultLayout(SheetType type) {
        third = BlockHeight.inThird(type);
        whole = BlockHeight.across(type, 1, 1);
    }

    /**
     * The side that shows these blocks. Pools stay together, and bands if they can with the options before them. What
     * is left of the page is ruled for notes under that title, with room for clocks that nobody has named yet beside
     * them, unless the title is empty or a block asks for notes itself.
     */
    public static Sheet.Side side(SheetType type, String title, List<Block> blocks, String notes) {
        return side(type, title, blocks, new Block.NotesBlock(notes, List.of(), RuledLine.ruled(SPARE_LINES),
                List.of(), Fillable.NOTES));
    }

    /** The same. @param notes to be ruled, under an empty title for none */
    static Sheet.Side side(SheetType type, String title, List<Block> blocks, Block.NotesBlock notes) {
        DefaultLayout layout = new DefaultLayout(type);
        List<Block> shown = new ArrayList<>(blocks);
        List<TrackBlock.ClocksBlock> spare = new ArrayList<>();
        for (Block block : notes.title().isEmpty() ? List.<Block>of() : blocks) {
            spareClocks(block).ifPresent(clocks -> {
                spare.add(clocks);
                shown.remove(block);
            });
        }
        layout.placeFixed(shown);
        layout.placeMovable(shown, PAGE - layout.stripsHeight());
        return layout.side(title, notes, layout.isLong() ? layout.room(spare) : spare);
    }

    /** The block as clocks that are only room for clocks to come, where it is that. */
    static Optional<TrackBlock.ClocksBlock> spareClocks(Block block) {
        return block instanceof TrackBlock.ClocksBlock clocks && clocks.isSpare()
                ? Optional.of(clocks) : Optional.empty();
    }

    /** Whether it takes more than a page, so that no room is left to be ruled. */
    private boolean isLong() {
        return height() > PAGE * SURELY;
    }

    private double height() {
        return Math.max(heights[LEFT], Math.max(heights[MIDDLE], heights[RIGHT])) + stripsHeight()
                + runs.stream().mapToDouble(third::in).sum() / columns.size();
    }

    /** Puts clocks on the last page where that has room for them; then none are left for beside the notes. */
    private List<TrackBlock.ClocksBlock> room(List<TrackBlock.ClocksBlock> spare) {
        double onLast = (height() - PAGE) % LATER_PAGE;
        if (onLast + ROOM + spare.stream().mapToDouble(whole::in).sum() < LATER_PAGE) {
            strips.addAll(spare);
        }
        return List.of();
    }

    /** Triggers stand side by side, all else has the whole width. */
    private double stripsHeight() {
        double triggers = 0;
        double others = 0;
        for (Block block : strips) {
            if (block.kind() == Block.BlockKind.TRIGGERS) {
                triggers = Math.max(triggers, third.in(block));
            } else {
                others += whole.in(block);
            }
        }
        return triggers + others;
    }

    private void placeFixed(List<Block> blocks) {
        for (Block block : blocks) {
            int column = column(block);
            if (column == ACROSS) {
                strips.add(block);
            } else if (column != ANY) {
                columns.get(column).add(block);
                heights[column] += third.in(block);
            }
        }
    }

    private static int column(Block block) {
        return switch (block.kind()) {
            case TRAITS -> RIGHT;
            case BOXES, CLOCK, ROWS, COUNTER, FIELDS -> LEFT;
            case OPTIONS, BANDS, POOL -> ANY;
            case CLOCKS, TRIGGERS, PASSAGE, TABLE, REMARKS, NOTES, PARTS, MAP, BESIDE -> ACROSS;
        };
    }

    /** The first options stand in the middle; then the tallest first, each where there is most room. */
    private void placeMovable(List<Block> blocks, double budget) {
        List<LayoutUnit> units = units(blocks);
        Map<LayoutUnit, Integer> chosen = new HashMap<>();
        for (LayoutUnit unit : inOrder(units)) {
            LayoutUnit before = unit.place() == 0 ? unit : units.get(unit.place() - 1);
            int column = column(unit, chosen.getOrDefault(before, MIDDLE), budget);
            if (heights[column] + unit.height() <= budget || unit.kind() != Block.BlockKind.OPTIONS) {
                chosen.put(unit, column);
                heights[column] += unit.height();
            }
        }
        for (LayoutUnit unit : units) {
            List<Block> place = chosen.containsKey(unit) ? columns.get(chosen.get(unit)) : runs;
            place.addAll(unit.blocks());
        }
    }

    /** Where a unit goes, given where the one before it in the author's order stands. */
    private int column(LayoutUnit unit, int before, double budget) {
        if (unit.kind() == Block.BlockKind.OPTIONS && heights[MIDDLE] == 0) {
            return MIDDLE;
        }
        int shortest = LEFT;
        double tallest = heights[LEFT];
        for (int i = MIDDLE; i <= RIGHT; i++) {
            shortest = heights[i] < heights[shortest] ? i : shortest;
            tallest = Math.max(tallest, heights[i]);
        }
        double limit = Math.max(budget * COMFORTABLE, tallest + TOLERANCE);
        boolean stays = unit.kind() == Block.BlockKind.BANDS && heights[before] + unit.height() <= limit;
        return stays ? before : shortest;
    }

    private List<LayoutUnit> units(List<Block> blocks) {
        List<LayoutUnit> units = new ArrayList<>();
        for (Block block : blocks) {
            LayoutUnit last = units.isEmpty() ? null : units.get(units.size() - 1);
            if (last != null && block.kind() == Block.BlockKind.POOL && last.kind() == Block.BlockKind.POOL) {
                List<Block> joined = new ArrayList<>(last.blocks());
                joined.add(block);
                units.set(last.place(), new LayoutUnit(last.place(), joined, third));
            } else if (column(block) == ANY) {
                units.add(new LayoutUnit(units.size(), List.of(block), third));
            }
        }
        return units;
    }

    /** The first unit, then the others from the tallest down, bands last. */
    private static List<LayoutUnit> inOrder(List<LayoutUnit> units) {
        List<LayoutUnit> sorted = new ArrayList<>(units);
        sorted.sort(Comparator.comparing((LayoutUnit unit) -> unit.kind() == Block.BlockKind.BANDS)
                .thenComparing(unit -> unit.place() > 0).thenComparing(unit -> -unit.height()));
        return sorted;
    }

    /** Blocks that stay together; the place, counted from 0, tells apart units that look alike. */
    private record LayoutUnit(int place, List<Block> blocks, BlockHeight measure) {

        double height() {
            return measure.of(blocks);
        }

        Block.BlockKind kind() {
            return blocks.get(0).kind();
        }
    }

    private Sheet.Side side(String title, Block.NotesBlock notes, List<TrackBlock.ClocksBlock> spare) {
        List<Sheet.Strip> below = new ArrayList<>();
        below.add(strip(columns));
        List<Block> triggers = strips.stream().filter(block -> block.kind() == Block.BlockKind.TRIGGERS).toList();
        below.add(strip(triggers.stream().map(List::of).toList()));
        for (Block block : strips) {
            if (block.kind() != Block.BlockKind.TRIGGERS && block.kind() != Block.BlockKind.NOTES) {
                below.add(strip(List.of(List.of(block))));
            }
        }
        runs.forEach(run -> below.add(running(run)));
        List<TrackBlock.ClocksBlock> left = new ArrayList<>(spare);
        strips.stream().filter(block -> block.kind() == Block.BlockKind.NOTES).forEach(block -> {
            below.add(notes((Block.NotesBlock) block, left));
            left.clear();
        });
        if (!notes.title().isEmpty() && strips.stream().noneMatch(block -> block.kind() == Block.BlockKind.NOTES)) {
            below.add(notes(notes, spare));
        }
        return new Sheet.Side(title, below.stream().filter(strip -> !strip.columns().isEmpty()).toList());
    }

    /** Mere room to write gives way where the page is full; words that were written do not. */
    static Sheet.Strip notes(Block.NotesBlock block, List<TrackBlock.ClocksBlock> spare) {
        boolean empty = block.introduction().isEmpty();
        return new Sheet.Strip(List.of(new Sheet.SheetColumn(List.of(block.with(spare)))),
                empty ? Sheet.Arrangement.FILLING : Sheet.Arrangement.BESIDE);
    }

    /** A list across the page; groups that say more than titles run on from column to column. */
    static Sheet.Strip running(Block block) {
        boolean many = block instanceof Block.OptionsBlock options && options.groups().size() > 1
                && options.groups().stream().flatMap(group -> group.options().stream())
                        .anyMatch(option -> !option.text().isEmpty());
        return new Sheet.Strip(List.of(new Sheet.SheetColumn(List.of(block))),
                many ? Sheet.Arrangement.RUNNING : Sheet.Arrangement.BESIDE);
    }

    private static Sheet.Strip strip(List<List<Block>> columns) {
        return new Sheet.Strip(columns.stream().filter(blocks -> !blocks.isEmpty()).map(Sheet.SheetColumn::new)
                .toList(),
                Sheet.Arrangement.BESIDE);
    }

    /** Whether a table has many columns, or several that would stand narrow and high in a third of the page. */
    private static boolean isWide(Block.TableBlock table) {
        return table.headings().size() > WIDE || table.headings().size() == WIDE
                && BlockHeight.inThird(SheetType.USUAL).in(table)
                > TIMES * BlockHeight.across(SheetType.USUAL, 1, 1).in(table);
    }

    /** A side to look things up on: wide tables across the page, all else running on in columns below them. */
    public static Sheet.Side reference(String title, List<Block> blocks) {
        List<Block> narrow = new ArrayList<>();
        List<Sheet.Strip> strips = new ArrayList<>();
        for (Block block : blocks) {
            if (block instanceof Block.TableBlock table && isWide(table)) {
                strips.add(strip(List.of(List.of(block))));
            } else {
                narrow.add(block);
            }
        }
        strips.add(new Sheet.Strip(List.of(new Sheet.SheetColumn(narrow)), Sheet.Arrangement.FLOWING));
        return new Sheet.Side(title, strips);
    }
}
