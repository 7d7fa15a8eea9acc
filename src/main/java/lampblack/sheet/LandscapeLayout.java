package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Spreads what was placed for upright paper over the width of a long edge: what stood in columns and below them goes
 * on, in the same order, through more columns of like height.
 */
final class LandscapeLayout {

    private static final int COLUMNS = 4;
    /** Taller than this a block has no room in a column on its long edge, in millimetres. */
    private static final double TALLEST = 150;
    private static final Set<Block.BlockKind> WIDE = Set.of(Block.BlockKind.MAP, Block.BlockKind.PARTS,
            Block.BlockKind.TABLE,
            Block.BlockKind.REMARKS, Block.BlockKind.CLOCKS);

    private static final Set<Block.BlockKind> RULES = Set.of(Block.BlockKind.TABLE, Block.BlockKind.PASSAGE);

    /** The width of a sheet that lies on its long edge, on the narrower paper. */
    private static final double WIDTH = 261;

    private final BlockHeight quarter;

    private LandscapeLayout(SheetType type) {
        quarter = new BlockHeight(type, (WIDTH - BlockHeight.GAP * (COLUMNS - 1)) / COLUMNS);
    }

    static List<Sheet.Side> over(SheetType type, List<Sheet.Side> sides) {
        return whole(sides).stream().map(new LandscapeLayout(type)::side).toList();
    }

    /** Sides without titles are of one thing, and no page of theirs ends early; who turns the leaf reads on. */
    private static List<Sheet.Side> whole(List<Sheet.Side> sides) {
        return sides.stream().anyMatch(side -> !side.title().isEmpty()) ? sides : List.of(new Sheet.Side("",
                sides.stream().flatMap(side -> side.strips().stream()).toList()));
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

    /** The blocks in order, parted so that the tallest column is as low as can be. */
    private List<List<Block>> columns(List<Block> blocks) {
        double limit = blocks.stream().mapToDouble(quarter::in).sum() / COLUMNS;
        List<List<Block>> columns = split(blocks, limit);
        while (columns.size() > COLUMNS) {
            limit += 2;
            columns = split(blocks, limit);
        }
        return columns;
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
