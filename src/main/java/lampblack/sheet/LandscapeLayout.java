package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Spreads what was placed for upright paper over the width of a long edge: what stood in columns and below them goes
 * on, in much the same order, through more columns of like height.
 */
final class LandscapeLayout {

    private static final int COLUMNS = 4;
    /** Taller than this a block has no room in a column on its long edge, in millimetres. */
    private static final double TALLEST = 150;
    /** A block is moved for no less than a line to write on. */
    private static final double WORTH_IT = 6;
    private static final Set<Block.BlockKind> WIDE = Set.of(Block.BlockKind.MAP, Block.BlockKind.PARTS,
            Block.BlockKind.TABLE,
            Block.BlockKind.REMARKS, Block.BlockKind.CLOCKS);

    private static final Set<Block.BlockKind> RULES = Set.of(Block.BlockKind.TABLE, Block.BlockKind.PASSAGE);

    private final SheetType type;
    private final BlockHeight quarter;
    private final BlockHeight whole;

    private LandscapeLayout(SheetType type) {
        this.type = type;
        quarter = new BlockHeight(type, (type.page().width() - BlockHeight.GAP * (COLUMNS - 1)) / COLUMNS);
        whole = new BlockHeight(type, type.page().width());
    }

    /**
     * Sides without titles are of one thing: they are one page where that holds them, on a sheet to write on with lines
     * for notes, and go on below each other where pages are saved by it; else each begins one.
     */
    static List<Sheet.Side> over(SideRoom room, List<Sheet.Side> sides) {
        LandscapeLayout layout = new LandscapeLayout(room.type());
        LandscapePages pages = new LandscapePages(room);
        List<Sheet.Side> apart = pages.of(sides.stream().map(layout::side).toList());
        if (sides.size() < 2 || sides.stream().anyMatch(side -> !side.title().isEmpty())) {
            return apart;
        }
        Sheet.Side together = layout.side(together(sides));
        if (layout.height(together) < room.of(0, 1)) {
            return List.of(together);
        }
        List<Sheet.Side> joined = pages.of(List.of(together));
        return joined.size() > 1 && joined.size() < apart.size() ? joined : apart;
    }

    /** The titles of what is only read and stands on some sides, and on others no more. */
    static List<String> leftOut(List<Sheet.Side> of, List<Sheet.Side> from) {
        List<Block> left = rules(from);
        return rules(of).stream().filter(block -> !left.contains(block)).map(Block::title).toList();
    }

    private static List<Block> rules(List<Sheet.Side> sides) {
        return sides.stream().flatMap(side -> side.strips().stream()).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).filter(block -> RULES.contains(block.kind())).toList();
    }

    /** All strips below each other, with lines to write on once, where the last stand. */
    private static Sheet.Side together(List<Sheet.Side> sides) {
        List<Sheet.Strip> strips = new ArrayList<>(sides.stream().flatMap(side -> side.strips().stream()).toList());
        List<Sheet.Strip> notes = strips.stream().filter(LandscapeLayout::isNotes).toList();
        if (notes.size() > 1) {
            strips.removeAll(notes);
            strips.add(notes.get(0));
        }
        return new Sheet.Side("", strips);
    }

    private static boolean isNotes(Sheet.Strip strip) {
        return strip.columns().size() == 1
                && strip.columns().get(0).blocks().stream().allMatch(block -> block.kind() == Block.BlockKind.NOTES);
    }

    private double height(Sheet.Side side) {
        return side.strips().stream().filter(strip -> type.pencil() || !isNotes(strip)).mapToDouble(strip -> strip.columns().stream()
                .mapToDouble(column -> measure(strip).of(column.blocks())).max().orElse(0)).sum();
    }

    private BlockHeight measure(Sheet.Strip strip) {
        return strip.columns().size() > 1 ? quarter : whole;
    }

    private Sheet.Side side(Sheet.Side side) {
        List<Block> narrow = new ArrayList<>();
        List<Sheet.Strip> across = new ArrayList<>();
        for (Sheet.Strip strip : side.strips()) {
            List<Block> blocks = withoutRules(strip.columns().stream().flatMap(column -> column.blocks().stream())
                    .toList());
            boolean fits = strip.arrangement() == Sheet.Arrangement.BESIDE
                    || strip.arrangement() == Sheet.Arrangement.RUNNING;
            if (!fits || blocks.stream().anyMatch(block -> isWide(block) && block.kind() != Block.BlockKind.OPTIONS)) {
                across.add(strip);
                continue;
            }
            for (Block block : blocks) {
                if (isWide(block)) {
                    across.add(DefaultLayout.running(block));
                } else {
                    narrow.add(block);
                }
            }
        }
        List<Sheet.Strip> strips = new ArrayList<>();
        if (!narrow.isEmpty()) {
            List<Sheet.SheetColumn> columns = columns(narrow).stream()
                    .map(blocks -> new Sheet.SheetColumn("w1", blocks)).toList();
            strips.add(new Sheet.Strip(columns, Sheet.Arrangement.BESIDE));
        }
        strips.addAll(across);
        return new Sheet.Side(side.title(), strips);
    }

    /** Without the tables and texts that are read beside what they are used for; the reference has them too. */
    private static List<Block> withoutRules(List<Block> blocks) {
        List<Block> others = blocks.stream().filter(block -> !RULES.contains(block.kind())).toList();
        return others.isEmpty() ? blocks : others;
    }

    private boolean isWide(Block block) {
        return WIDE.contains(block.kind()) || block.kind() == Block.BlockKind.NOTES && !block.introduction().isEmpty()
                || quarter.in(block) > TALLEST;
    }

    /** The blocks in order, parted so that the tallest column is as low as can be, then levelled. */
    private List<List<Block>> columns(List<Block> blocks) {
        double limit = blocks.stream().mapToDouble(quarter::in).sum() / COLUMNS;
        List<List<Block>> columns = split(blocks, limit);
        while (columns.size() > COLUMNS) {
            limit += 2;
            columns = split(blocks, limit);
        }
        while (columns.size() < COLUMNS) {
            columns.add(new ArrayList<>());
        }
        List<List<Block>> level = columns;
        for (Optional<List<List<Block>>> lower = lower(level); lower.isPresent(); lower = lower(level)) {
            level = lower.get();
        }
        return level.stream().filter(column -> !column.isEmpty()).toList();
    }

    /** The same columns with the last block of one in another, where that levels them most. */
    private Optional<List<List<Block>>> lower(List<List<Block>> columns) {
        Optional<List<List<Block>>> best = Optional.empty();
        double least = unevenness(columns);
        for (int from = 0; from < columns.size(); from++) {
            double height = quarter.of(columns.get(from));
            for (int to = 0; to < columns.size() && columns.get(from).size() > 1; to++) {
                List<List<Block>> moved = to == from ? columns : moved(columns, from, to);
                double taller = Math.max(quarter.of(moved.get(from)), quarter.of(moved.get(to)));
                if (taller <= height - WORTH_IT && unevenness(moved) < least) {
                    least = unevenness(moved);
                    best = Optional.of(moved);
                }
            }
        }
        return best;
    }

    private double unevenness(List<List<Block>> columns) {
        return columns.stream().mapToDouble(column -> quarter.of(column) * quarter.of(column)).sum();
    }

    /** What goes on goes to the beginning of a column, what goes back to the end of one. */
    private static List<List<Block>> moved(List<List<Block>> columns, int from, int to) {
        List<List<Block>> moved = new ArrayList<>();
        columns.forEach(column -> moved.add(new ArrayList<>(column)));
        Block block = moved.get(from).remove(moved.get(from).size() - 1);
        moved.get(to).add(to > from ? 0 : moved.get(to).size(), block);
        return moved;
    }

    private List<List<Block>> split(List<Block> blocks, double limit) {
        List<List<Block>> columns = new ArrayList<>();
        double height = 0;
        for (Block block : blocks) {
            double more = quarter.in(block);
            if (columns.isEmpty() || height + more > limit) {
                columns.add(new ArrayList<>());
                height = 0;
            }
            columns.get(columns.size() - 1).add(block);
            height += more;
        }
        return columns;
    }
}
