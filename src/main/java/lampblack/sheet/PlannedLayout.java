package lampblack.sheet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Theme;

/**
 * Places blocks where the author wants them; those of which nothing is said stand where a column has room for them, and
 * else above the lines to write on.
 */
public final class PlannedLayout {

    /** What a title with lines takes: three on a sheet to write on, else two. */
    private static final double NOTES_ON_BLANK = 25;
    private static final double NOTES_ROOM = 20;
    /** What they are to have besides where letters grow. */
    private static final double MORE_NOTES = 2;
    /** What is left free of a page where letters grow, for what was measured too low. */
    private static final double CERTAIN = 8;

    private static final Block.NotesBlock NONE = new Block.NotesBlock("", List.of(), List.of(), List.of(), "");

    private final PagePlan plan;
    private final List<PlacedBlock> blocks;
    private final Block.NotesBlock notes;
    private final SheetType type;
    private final OpenColumns open;
    private final SideRoom room;
    private final Set<String> named = new HashSet<>();
    private final List<Block> leftOut = new ArrayList<>();
    private final List<Sheet.Side> sides;
    /** What each page has left for lines to write on, in millimetres. */
    private final List<Double> free = new ArrayList<>();
    private boolean lines;

    /**
     * @param plate what stands above the first side
     * @param foot what stands below the last
     * @param pencil whether the sheet is to be written on
     * @param ease how much of the room that is left goes into it
     * @param page what it is laid out for
     * @param notes the title of the lines to write on
     * @param continued the title of what goes on elsewhere, made of the title that it goes on from
     */
    public PlannedLayout(PagePlan plan, List<PlacedBlock> blocks, Theme theme, Sheet.NamePlate plate,
            Sheet.Footer foot, boolean pencil, Ease ease, PageFormat page, String notes,
            UnaryOperator<String> continued) {
        this.plan = plan;
        this.blocks = blocks;
        this.type = new SheetType(theme, !plan.sides().isEmpty(), pencil, ease, page);
        this.notes = new Block.NotesBlock(notes, List.of(), Sheet.RuledLine.ruled(DefaultLayout.SPARE_LINES),
                List.of(), Fillable.NOTES).looking(theme.words(PagePlan.NOTES));
        this.open = new OpenColumns(type, continued);
        this.room = new SideRoom(type, plate, foot);
        this.sides = laidOut();
    }

    /** The sides as they are printed. */
    public List<Sheet.Side> all() {
        return sides;
    }

    /** Whether each page holds what it holds in another layout, and some lines to write on if it has them there. */
    boolean fitsLike(PlannedLayout other) {
        boolean same = leftOut.size() == other.leftOut.size() && sides.size() == other.sides.size();
        for (int i = 0; i < free.size() && same; i++) {
            boolean written = lines && (free.size() == 1 || other.free.get(i) >= roomForNotes(type));
            same = free.get(i) >= (written ? roomForNotes(type) + MORE_NOTES : CERTAIN)
                    && sides.get(i).strips().size() == other.sides.get(i).strips().size();
        }
        return same;
    }

    private List<Sheet.Side> laidOut() {
        List<List<Sheet.Strip>> sides = new ArrayList<>();
        for (List<PagePlan.PlanStrip> side : plan.sides()) {
            sides.add(side(side, page(sides.size())));
        }
        named.addAll(plan.leftOut());
        lines = !sides.isEmpty() && !notesAreSettled();
        List<TrackBlock.ClocksBlock> spare = lines ? spareClocks() : List.of();
        List<Block> others = new ArrayList<>(blocks.stream().filter(placed -> !named.contains(placed.path()))
                .map(PlacedBlock::block).toList());
        if (sides.isEmpty()) {
            return List.of(DefaultLayout.side(type, "", others, notesAreSettled() ? NONE : notes));
        }
        for (int i = 0; i < sides.size(); i++) {
            boolean written = lines && type.pencil() && sides.size() == 1;
            sides.set(i, open.fitted(sides.get(i), others, page(i), written ? NOTES_ON_BLANK : 0, leftOut));
        }
        Block.NotesBlock own = others.stream().filter(Block.NotesBlock.class::isInstance)
                .map(Block.NotesBlock.class::cast).findFirst().orElse(notes);
        others.remove(own);
        addAboveNotes(sides.get(sides.size() - 1), DefaultLayout.side(type, "", others, NONE).strips());
        for (int i = 0; i < sides.size(); i++) {
            free.add(page(i) - PageEstimate.height(type, sides.get(i)));
        }
        if (lines) {
            addNotes(sides, own, spare);
        }
        for (int i = 0; i < sides.size(); i++) {
            sides.set(i, new RoomToWrite(type).ruled(sides.get(i), page(i)));
        }
        return sides.stream().filter(side -> !side.isEmpty()).map(side -> new Sheet.Side("", side)).toList();
    }

    /** The titles of what the plan names and no page has room for, once the pages are made. */
    public List<String> leftOut() {
        return leftOut.stream().map(Block::title).toList();
    }

    /** What lines to write on are to have of a page, with their title, in millimetres. */
    static double roomForNotes(SheetType type) {
        return type.pencil() ? NOTES_ON_BLANK : NOTES_ROOM;
    }

    private double page(int side) {
        return room.of(side, plan.sides().size());
    }

    /** Lines to write on wherever a page has room for some, and else on the last, with the clocks on the first. */
    private void addNotes(List<List<Sheet.Strip>> sides, Block.NotesBlock own, List<TrackBlock.ClocksBlock> spare) {
        List<TrackBlock.ClocksBlock> clocks = new ArrayList<>(spare);
        boolean placed = false;
        for (int i = 0; i < sides.size(); i++) {
            boolean last = i == sides.size() - 1 && !placed;
            if (last || free.get(i) >= roomForNotes(type)) {
                sides.get(i).add(DefaultLayout.notes(placed ? own.withoutWords() : own, clocks));
                clocks.clear();
                placed = true;
            }
        }
    }

    /** What has lines to write on last takes no more than what is left of the page. */
    private static void addAboveNotes(List<Sheet.Strip> strips, List<Sheet.Strip> more) {
        boolean filled = !strips.isEmpty()
                && strips.get(strips.size() - 1).arrangement() == Sheet.Arrangement.FILLING;
        strips.addAll(filled ? strips.size() - 1 : strips.size(), more);
    }

    /** Strips as they are planned; what would make a column longer than a page goes on across it below. */
    private List<Sheet.Strip> side(List<PagePlan.PlanStrip> planned, double page) {
        List<Sheet.Strip> strips = new ArrayList<>();
        List<Sheet.Strip> runs = new ArrayList<>();
        for (PagePlan.PlanStrip planStrip : planned) {
            Sheet.Strip strip = strip(planStrip, page, runs);
            if (!strip.columns().isEmpty()) {
                strips.add(strip);
            }
        }
        addAboveNotes(strips, runs);
        return strips;
    }

    /** Whether it is said where there are lines to write on, or that there are none. */
    private boolean notesAreSettled() {
        return named.contains(PagePlan.NOTES) || named.contains("fields." + PagePlan.NOTES);
    }

    private Sheet.Strip strip(PagePlan.PlanStrip strip, double page, List<Sheet.Strip> runs) {
        List<Sheet.SheetColumn> columns = new ArrayList<>();
        int width = strip.columns().stream().mapToInt(PagePlan.PlanColumn::width).sum();
        for (PagePlan.PlanColumn column : strip.columns()) {
            List<Block> found = new ArrayList<>(column.blocks().stream().flatMap(row -> beside(row).stream()).toList());
            if (strip.columns().size() > 1) {
                open.cut(found, BlockHeight.across(type, strip.columns().size(), 1.0 * column.width() / width), page,
                        runs);
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
