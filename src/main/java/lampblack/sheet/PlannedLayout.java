package lampblack.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Theme;

/** Places blocks where the author wants them; those of which nothing is said follow as if there were no plan. */
public final class PlannedLayout {

    private final PagePlan plan;
    private final List<PlacedBlock> blocks;
    private final Block.NotesBlock notes;
    private final Set<String> named = new HashSet<>();

    /** @param notes the title of the lines to write on */
    public PlannedLayout(PagePlan plan, List<PlacedBlock> blocks, String notes, Theme theme) {
        this.plan = plan;
        this.blocks = blocks;
        this.notes = new Block.NotesBlock(notes, List.of(), Sheet.RuledLine.ruled(DefaultLayout.SPARE_LINES),
                List.of(), Fillable.NOTES).looking(theme.words(PagePlan.NOTES));
    }

    public List<Sheet.Side> all() {
        List<List<Sheet.Strip>> sides = new ArrayList<>();
        plan.sides().forEach(side -> sides.add(side(side)));
        named.addAll(plan.leftOut());
        List<Block> others = blocks.stream().filter(placedBlock -> !named.contains(placedBlock.path()))
                .map(PlacedBlock::block).toList();
        Sheet.Side rest = DefaultLayout.side("", others, notesAreSettled()
                ? new Block.NotesBlock("", List.of(), List.of(), List.of(), "") : notes);
        if (sides.isEmpty()) {
            return List.of(rest);
        }
        sides.get(sides.size() - 1).addAll(rest.strips());
        return sides.stream().filter(side -> !side.isEmpty()).map(side -> new Sheet.Side("", side)).toList();
    }

    /** Strips as they are planned; a list that would make a column longer than a page runs across it below. */
    private List<Sheet.Strip> side(List<PagePlan.PlanStrip> planned) {
        List<Sheet.Strip> strips = new ArrayList<>();
        List<Sheet.Strip> runs = new ArrayList<>();
        for (PagePlan.PlanStrip planStrip : planned) {
            Sheet.Strip strip = strip(planStrip, runs);
            if (!strip.columns().isEmpty()) {
                strips.add(strip);
            }
        }
        boolean filled = !strips.isEmpty()
                && strips.get(strips.size() - 1).arrangement() == Sheet.Arrangement.FILLING;
        strips.addAll(filled ? strips.size() - 1 : strips.size(), runs);
        return strips;
    }

    /** Takes the tallest lists out of a column of several, as long as that is longer than a page. */
    private static void run(List<Block> column, BlockHeight height, List<Sheet.Strip> runs) {
        List<Block> lists = column.stream().filter(block -> block.kind() == Block.BlockKind.OPTIONS)
                .sorted(Comparator.comparingDouble(height::in)).toList();
        for (int i = lists.size() - 1; i >= 0
                && column.stream().mapToDouble(height::in).sum() > DefaultLayout.LATER_PAGE; i--) {
            column.remove(lists.get(i));
            runs.add(DefaultLayout.running(lists.get(i)));
        }
    }

    /** Whether it is said where there are lines to write on, or that there are none. */
    private boolean notesAreSettled() {
        return named.contains(PagePlan.NOTES) || named.contains("fields." + PagePlan.NOTES);
    }

    private Sheet.Strip strip(PagePlan.PlanStrip strip, List<Sheet.Strip> runs) {
        List<Sheet.SheetColumn> columns = new ArrayList<>();
        int width = strip.columns().stream().mapToInt(PagePlan.PlanColumn::width).sum();
        for (PagePlan.PlanColumn column : strip.columns()) {
            List<Block> found = new ArrayList<>(column.blocks().stream().flatMap(row -> beside(row).stream()).toList());
            if (strip.columns().size() > 1) {
                run(found, BlockHeight.across(1.0 * column.width() / width), runs);
            }
            if (!found.isEmpty()) {
                columns.add(new Sheet.SheetColumn("w" + column.width(), found));
            }
        }
        boolean alone = columns.size() == 1 && columns.get(0).blocks().size() == 1;
        if (alone && columns.get(0).blocks().get(0) instanceof Block.NotesBlock lines) {
            return DefaultLayout.notes(lines, spareClocks());
        }
        Sheet.Arrangement across = alone ? DefaultLayout.running(columns.get(0).blocks().get(0)).arrangement()
                : Sheet.Arrangement.BESIDE;
        return new Sheet.Strip(columns, across);
    }

    /** Empty clocks stand beside the lines to write on, unless they have a place of their own. */
    private List<TrackBlock.ClocksBlock> spareClocks() {
        List<TrackBlock.ClocksBlock> spare = new ArrayList<>();
        for (PlacedBlock placedBlock : blocks) {
            boolean placed = plan.places(placedBlock.path()) || plan.leftOut().contains(placedBlock.path());
            Optional<TrackBlock.ClocksBlock> clocks = DefaultLayout.spareClocks(placedBlock.block());
            if (!placed && clocks.isPresent() && named.add(placedBlock.path())) {
                spare.add(clocks.get());
            }
        }
        return spare;
    }

    /** What one place of a column shows: a block, or several in a row; nothing where they are not printed. */
    private List<Block> beside(List<String> row) {
        List<Block> found = new ArrayList<>();
        for (String path : row) {
            named.add(path);
            if (path.equals(PagePlan.NOTES)) {
                found.add(notes);
            }
            blocks.stream().filter(placedBlock -> placedBlock.path().equals(path)).map(PlacedBlock::block)
                    .forEach(found::add);
        }
        return found.size() < 2 ? found : List.of(new Block.BesideBlock(found));
    }
}
