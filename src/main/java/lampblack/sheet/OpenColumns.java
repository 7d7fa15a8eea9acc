package lampblack.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The columns that an author planned: what else there is comes in where that takes less of the page than a strip of its
 * own, and what a page does not hold goes on below.
 */
record OpenColumns(SheetType type, UnaryOperator<String> continued) {

    /** What is left free, for what was measured too low. */
    private static final double SPARE = 3;
    /** What is left free for the same reason where rules that the reference has too would else cost a page. */
    private static final double CERTAIN = 8;
    /** What a strip of its own takes besides. */
    private static final double STRIP = 4;
    /** No sentences are set in a narrower column. */
    private static final double NARROWEST = 40;
    /** Fewer options of a list are not left behind by themselves. */
    private static final int FEWEST = 3;
    private static final Set<Block.BlockKind> NARROW = EnumSet.of(Block.BlockKind.TRAITS, Block.BlockKind.OPTIONS,
            Block.BlockKind.BOXES, Block.BlockKind.ROWS, Block.BlockKind.BANDS, Block.BlockKind.COUNTER,
            Block.BlockKind.POOL, Block.BlockKind.TRIGGERS, Block.BlockKind.PASSAGE, Block.BlockKind.FIELDS,
            Block.BlockKind.REMARKS);

    /**
     * The same, where rules that are only read move to wherever there is room for them if they make a page too long where
     * the author put them; where there is none, they stand in the reference alone.
     *
     * @param notes the room that lines to write on are to have on it
     * @param leftOut takes those for which there is no room
     */
    List<Sheet.Strip> fitted(List<Sheet.Strip> strips, List<Block> others, double page, double notes,
            List<Block> leftOut) {
        List<Sheet.Strip> kept = new ArrayList<>(strips);
        List<Block> moved = new ArrayList<>();
        double most = page - Math.max(notes, CERTAIN);
        while (strips.size() > 1 && !fits(kept, others, List.of(), most) && takesLast(kept, moved)) {
            // What is taken out may find room in another column.
        }
        List<Block> placed = new ArrayList<>();
        for (Block passage : moved) {
            placed.add(passage);
            if (!fits(kept, others, placed, most)) {
                placed.remove(passage);
                leftOut.add(passage);
            }
        }
        others.addAll(placed);
        return filled(kept, others, page);
    }

    /** Whether the strips, with the others where there is room, make no more than a page, and have room for all that moved. */
    private boolean fits(List<Sheet.Strip> strips, List<Block> others, List<Block> moved, double page) {
        List<Block> left = new ArrayList<>(others.stream().filter(block -> block.kind() != Block.BlockKind.NOTES).toList());
        left.addAll(moved);
        List<Sheet.Strip> filled = filled(strips, left, page);
        double height = PageEstimate.height(type, filled)
                + PageEstimate.height(type, DefaultLayout.side(type, "", left, "").strips());
        return height <= page && left.stream().noneMatch(moved::contains);
    }

    /** Takes rules to read out, first of a column that is as high as its strip. @return whether there were any */
    private boolean takesLast(List<Sheet.Strip> strips, List<Block> taken) {
        return takesLast(strips, taken, strip -> PageEstimate.highest(type, strip))
                || takesLast(strips, taken, Sheet.Strip::columns);
    }

    private static boolean takesLast(List<Sheet.Strip> strips, List<Block> taken,
            Function<Sheet.Strip, List<Sheet.SheetColumn>> columns) {
        for (int i = strips.size() - 1; i >= 0; i--) {
            Sheet.Strip strip = strips.get(i);
            Optional<Block> last = strip.columns().size() < 2 ? Optional.empty() : columns.apply(strip).stream()
                    .flatMap(column -> column.blocks().stream()).filter(block -> block.kind() == Block.BlockKind.PASSAGE)
                    .reduce((one, next) -> next);
            if (last.isPresent()) {
                taken.add(last.get());
                strips.set(i, strip.without(last.get()));
                return true;
            }
        }
        return false;
    }

    /** The strips of a page of some height with those of the blocks that a column has room for, which are taken out. */
    List<Sheet.Strip> filled(List<Sheet.Strip> strips, List<Block> others, double page) {
        List<Sheet.Strip> filled = new ArrayList<>();
        for (Sheet.Strip strip : strips) {
            filled.add(strip.arrangement() == Sheet.Arrangement.BESIDE && strip.columns().size() > 1
                    && widest(strip) >= NARROWEST ? filled(strip, others, page) : strip);
        }
        return filled;
    }

    private double widest(Sheet.Strip strip) {
        int shares = strip.columns().stream().mapToInt(Sheet.SheetColumn::share).sum();
        return strip.columns().stream().mapToDouble(column -> BlockHeight.across(type, strip.columns().size(),
                1.0 * column.share() / shares).width()).max().orElse(0);
    }

    /** With as many of the others, from the tallest on, as make it and what is then left the lowest together. */
    private Sheet.Strip filled(Sheet.Strip strip, List<Block> others, double page) {
        List<Block> narrow = others.stream().filter(block -> NARROW.contains(block.kind()))
                .sorted(Comparator.comparingDouble(BlockHeight.inThird(type)::in).reversed()).toList();
        Sheet.Strip best = strip;
        List<Block> placed = List.of();
        double lowest = together(strip, others);
        for (int count = 1; count <= narrow.size(); count++) {
            List<Block> first = narrow.subList(0, count);
            List<Block> left = new ArrayList<>(others);
            left.removeAll(first);
            Sheet.Strip with = with(strip, first);
            double height = together(with, left) + SPARE;
            if (height < lowest && PageEstimate.height(type, List.of(with)) < page) {
                lowest = height;
                best = with;
                placed = first;
            }
        }
        others.removeAll(placed);
        return best;
    }

    private double together(Sheet.Strip strip, List<Block> left) {
        List<Sheet.Strip> all = new ArrayList<>(DefaultLayout.side(type, "", left, "").strips());
        all.add(strip);
        return PageEstimate.height(type, all) + STRIP * (all.size() - 1);
    }

    /** Each of the blocks in the column that is the lowest with it, of those that are wide enough for sentences. */
    private Sheet.Strip with(Sheet.Strip strip, List<Block> blocks) {
        int shares = strip.columns().stream().mapToInt(Sheet.SheetColumn::share).sum();
        List<List<Block>> columns = new ArrayList<>();
        List<BlockHeight> measures = new ArrayList<>();
        List<Double> heights = new ArrayList<>();
        for (Sheet.SheetColumn column : strip.columns()) {
            columns.add(new ArrayList<>(column.blocks()));
            measures.add(BlockHeight.across(type, strip.columns().size(), 1.0 * column.share() / shares));
            heights.add(measures.get(measures.size() - 1).of(column.blocks()));
        }
        for (Block block : blocks) {
            int lowest = -1;
            for (int i = 0; i < columns.size(); i++) {
                boolean wide = measures.get(i).width() >= NARROWEST;
                lowest = wide && (lowest < 0 || heights.get(i) + measures.get(i).in(block)
                        < heights.get(lowest) + measures.get(lowest).in(block)) ? i : lowest;
            }
            columns.get(lowest).add(block);
            heights.set(lowest, heights.get(lowest) + measures.get(lowest).in(block));
        }
        List<Sheet.SheetColumn> all = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            all.add(new Sheet.SheetColumn(strip.columns().get(i).width(), columns.get(i)));
        }
        return new Sheet.Strip(all, strip.arrangement());
    }

    /** Cuts the tallest lists of a column that is longer than its page; what is cut off goes on across it. */
    void cut(List<Block> column, BlockHeight height, double page, List<Sheet.Strip> runs) {
        List<Block.OptionsBlock> lists = new ArrayList<>();
        column.stream().filter(Block.OptionsBlock.class::isInstance).map(Block.OptionsBlock.class::cast)
                .sorted(Comparator.comparingDouble(height::in).reversed()).forEach(lists::add);
        for (Block.OptionsBlock list : lists) {
            double over = height.of(column) - page;
            if (over <= 0) {
                return;
            }
            int place = column.indexOf(list);
            column.remove(place);
            Block.OptionsBlock kept = list;
            int options = size(list);
            while (options >= FEWEST && height.in(kept) > height.in(list) - over) {
                options--;
                kept = first(list, options);
            }
            if (options < FEWEST) {
                runs.add(DefaultLayout.running(list));
            } else {
                column.add(place, kept);
                runs.add(DefaultLayout.running(rest(list, options)));
            }
        }
    }

    private static int size(Block.OptionsBlock list) {
        return list.groups().stream().mapToInt(group -> group.options().size()).sum();
    }

    private static Block.OptionsBlock first(Block.OptionsBlock list, int count) {
        return list.with(part(list, 0, count), List.of());
    }

    private Block.OptionsBlock rest(Block.OptionsBlock list, int from) {
        return new Block.OptionsBlock(continued.apply(list.title()), "", part(list, from, size(list)), list.lines())
                .looking(list.look());
    }

    private static List<Block.OptionGroup> part(Block.OptionsBlock list, int from, int to) {
        List<Block.OptionGroup> groups = new ArrayList<>();
        int place = 0;
        for (Block.OptionGroup group : list.groups()) {
            int size = group.options().size();
            int first = Math.min(size, Math.max(0, from - place));
            int last = Math.min(size, Math.max(0, to - place));
            if (first < last) {
                groups.add(new Block.OptionGroup(group.title(), group.options().subList(first, last)));
            }
            place += size;
        }
        return groups;
    }
}
