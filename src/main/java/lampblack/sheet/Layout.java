package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;

/**
 * Places blocks where players look for them: what befalls a character on the left, what they can do in the middle, what
 * they roll on the right, what earns and costs below. A list too long for a column runs across the page instead.
 */
public final class Layout {

    private static final int LEFT = 0;
    private static final int MIDDLE = 1;
    private static final int RIGHT = 2;
    private static final double PAGE = 215;
    private static final int NOTE_LINES = 40;

    private final List<List<Block>> columns = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    private final double[] heights = new double[3];
    private final List<Block> strips = new ArrayList<>();
    private final List<Block> runs = new ArrayList<>();

    private Layout() {
    }

    /**
     * The side that shows these blocks. Bands stay with the options before them. What is left of the page is ruled for
     * notes under that title, unless the title is empty.
     */
    public static Sheet.Side side(String title, List<Block> blocks, String notes) {
        Layout layout = new Layout();
        layout.placeFixed(blocks);
        double budget = PAGE - layout.strips.stream().mapToDouble(Height::of).sum() / 3;
        layout.placeMovable(blocks, budget);
        return layout.side(title, notes);
    }

    private void placeFixed(List<Block> blocks) {
        for (Block block : blocks) {
            switch (block.kind()) {
                case TRAITS -> place(block, RIGHT);
                case BOXES, CLOCK, ROWS, COUNTER, FIELDS -> place(block, LEFT);
                case OPTIONS, BANDS, POOL -> { }
                default -> strips.add(block);
            }
        }
    }

    private void placeMovable(List<Block> blocks, double budget) {
        int last = MIDDLE;
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            switch (block.kind()) {
                case OPTIONS -> last = placeOptions(block, i + 1 < blocks.size() ? blocks.get(i + 1) : block, budget);
                case BANDS -> place(block, last);
                case POOL -> place(block, shortest());
                default -> { }
            }
        }
    }

    private int placeOptions(Block options, Block next, double budget) {
        int column = columns.get(MIDDLE).isEmpty() ? MIDDLE : shortest();
        double companion = next.kind() == Block.Kind.BANDS ? Height.of(next) : 0;
        if (heights[column] + Height.of(options) + companion > budget) {
            runs.add(options);
        } else {
            place(options, column);
        }
        return column;
    }

    private void place(Block block, int column) {
        columns.get(column).add(block);
        heights[column] += Height.of(block);
    }

    private int shortest() {
        int shortest = LEFT;
        for (int i = MIDDLE; i <= RIGHT; i++) {
            shortest = heights[i] < heights[shortest] ? i : shortest;
        }
        return shortest;
    }

    private Sheet.Side side(String title, String notes) {
        List<Sheet.Column> filled = new ArrayList<>();
        for (List<Block> column : columns) {
            if (!column.isEmpty()) {
                filled.add(new Sheet.Column(column));
            }
        }
        List<Block> below = new ArrayList<>(strips);
        below.addAll(runs);
        if (!notes.isEmpty()) {
            List<Sheet.Line> lines = new ArrayList<>();
            for (int i = 0; i < NOTE_LINES; i++) {
                lines.add(new Sheet.Line());
            }
            below.add(new Block.Notes(notes, lines));
        }
        return new Sheet.Side(title, filled, below);
    }
}
