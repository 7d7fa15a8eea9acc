package lampblack.sheet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.ruleset.PagePlan;

/** Places blocks where the author wants them; those of which nothing is said follow as if there were no plan. */
final class PlannedSides {

    private final PagePlan plan;
    private final List<Placed> blocks;
    private final String notes;
    private final Set<String> named = new HashSet<>();

    /** @param notes the title of the lines to write on */
    PlannedSides(PagePlan plan, List<Placed> blocks, String notes) {
        this.plan = plan;
        this.blocks = blocks;
        this.notes = notes;
    }

    List<Sheet.Side> all() {
        List<List<Sheet.Strip>> sides = new ArrayList<>();
        plan.sides().forEach(side -> sides.add(new ArrayList<>(side.stream().map(this::strip)
                .filter(strip -> !strip.columns().isEmpty()).toList())));
        named.addAll(plan.leftOut());
        List<Block> others = blocks.stream().filter(each -> !named.contains(each.path())).map(Placed::block).toList();
        Sheet.Side rest = Layout.side("", others, notesAreSettled() ? "" : notes);
        if (sides.isEmpty()) {
            return List.of(rest);
        }
        sides.get(sides.size() - 1).addAll(rest.strips());
        return sides.stream().filter(side -> !side.isEmpty()).map(side -> new Sheet.Side("", side)).toList();
    }

    /** Whether it is said where there are lines to write on, or that there are none. */
    private boolean notesAreSettled() {
        return named.contains(PagePlan.NOTES) || named.contains("fields." + PagePlan.NOTES);
    }

    private Sheet.Strip strip(PagePlan.Strip strip) {
        List<Sheet.Column> columns = new ArrayList<>();
        for (PagePlan.Column column : strip.columns()) {
            List<Block> found = column.blocks().stream().flatMap(row -> beside(row).stream()).toList();
            if (!found.isEmpty()) {
                columns.add(new Sheet.Column("w" + column.width(), found));
            }
        }
        boolean alone = columns.size() == 1 && columns.get(0).blocks().size() == 1;
        return alone && columns.get(0).blocks().get(0) instanceof Block.Notes lines ? Layout.notes(lines, spareClocks())
                : new Sheet.Strip(columns, Sheet.Arrangement.BESIDE);
    }

    /** Empty clocks stand beside the lines to write on, unless they have a place of their own. */
    private List<TrackBlock.Clocks> spareClocks() {
        List<TrackBlock.Clocks> spare = new ArrayList<>();
        for (Placed each : blocks) {
            boolean placed = plan.places(each.path()) || plan.leftOut().contains(each.path());
            if (!placed && each.block() instanceof TrackBlock.Clocks clocks && clocks.isSpare() && named.add(each.path())) {
                spare.add(clocks);
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
                found.add(new Block.Notes(notes, List.of(), Sheet.Line.ruled(Layout.SPARE_LINES), List.of()));
            }
            blocks.stream().filter(each -> each.path().equals(path)).map(Placed::block).forEach(found::add);
        }
        return found.size() < 2 ? found : List.of(new Block.Beside(found));
    }
}
