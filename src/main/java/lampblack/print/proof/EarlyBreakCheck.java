package lampblack.print.proof;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.proof.MeasuredLayout.LayoutBlock;

/** Holds that no block begins a page while much of the page before it is empty. */
final class EarlyBreakCheck {

    /** How much of a page may stay empty, since a block that is kept whole seldom fits to the line. */
    private static final double MOST = 0.2;
    /** How much of the room in a narrower column a block takes that would fill it by its area. */
    private static final double DENSE = 0.75;
    private static final double PIXELS_IN_POINT = 4.0 / 3;
    private static final double PIXELS_IN_CENTIMETRE = 96 / 2.54;

    private final PrintAnalysis analysis;
    private final List<LayoutBlock> blocks;
    private final double scale;

    private EarlyBreakCheck(PrintAnalysis analysis) {
        this.analysis = analysis;
        this.scale = LegibilityCheck.scale(analysis);
        this.blocks = analysis.layout().blocks().stream().filter(block -> !block.gives())
                .filter(block -> !analysis.found().get(block.at()).runs().isEmpty()).toList();
    }

    /** Room on a page below a block, in pixels. */
    private record PageRoom(LayoutBlock above, double high) {}

    static List<Diagnostic> check(PrintAnalysis analysis) {
        if (!analysis.document().kind().isPlanned()) {
            return List.of();
        }
        EarlyBreakCheck check = new EarlyBreakCheck(analysis);
        TreeSet<Integer> told = new TreeSet<>();
        return check.blocks.stream().flatMap(block -> check.room(block)
                .filter(room -> told.add(analysis.page(block.at()))).map(room -> check.problem(block, room)).stream())
                .toList();
    }

    private Diagnostic problem(LayoutBlock block, PageRoom room) {
        return analysis.problem(Code.PROOF__EARLY_BREAK, Code.PROOF__EARLY_BREAK.id(), block.at(), "room",
                String.format(Locale.ROOT, "%.0f", room.high() / PIXELS_IN_CENTIMETRE), "before",
                analysis.page(block.at()) - 1, "above", analysis.shown(room.above().at()));
    }

    /** The room that a block has left empty on the page before its own, where that is much. */
    private Optional<PageRoom> room(LayoutBlock block) {
        int page = analysis.page(block.at()) - 1;
        List<LayoutBlock> column = blocks.stream().filter(other -> other.side() == block.side()
                && other.strip() == block.strip() && other.column() == block.column() && other.at() < block.at())
                .toList();
        Stream<PageRoom> rooms = column.isEmpty() ? above(block, page) : below(column, page).stream();
        return rooms.filter(room -> room.high() > MOST * analysis.layout().height())
                .max(Comparator.comparingDouble(PageRoom::high));
    }

    /** The room below the whole strip before, and that in each of its columns which could hold the block. */
    private Stream<PageRoom> above(LayoutBlock block, int page) {
        int strip = blocks.stream().filter(other -> other.side() == block.side() && other.strip() < block.strip())
                .mapToInt(LayoutBlock::strip).max().orElse(block.strip());
        Map<Integer, List<LayoutBlock>> columns = blocks.stream().filter(other -> other.side() == block.side()
                && other.strip() == strip && strip < block.strip())
                .collect(Collectors.groupingBy(LayoutBlock::column, TreeMap::new, Collectors.toList()));
        List<PageRoom> rooms = columns.values().stream().flatMap(column -> below(column, page).stream()).toList();
        Stream<PageRoom> whole = rooms.stream().min(Comparator.comparingDouble(PageRoom::high)).stream()
                .filter(lowest -> rooms.size() == columns.size());
        return Stream.concat(whole, rooms.stream().filter(room -> block.high() * block.wide()
                < DENSE * room.high() * room.above().wide()));
    }

    /** The room below a column that ends on a page. */
    private Optional<PageRoom> below(List<LayoutBlock> column, int page) {
        double paper = analysis.print().pages().get(0).height() * PIXELS_IN_POINT;
        double foot = (paper + analysis.layout().height()) / 2;
        boolean ends = column.stream().allMatch(block -> analysis.page(block.last()) <= page)
                && analysis.page(column.get(column.size() - 1).last()) == page;
        return column.stream().filter(block -> ends && analysis.page(block.last()) == page)
                .map(block -> new PageRoom(block, foot - end(block, page)))
                .min(Comparator.comparingDouble(PageRoom::high));
    }

    /** How far down its page a block goes, in pixels; where it began before that page, its last line. */
    private double end(LayoutBlock block, int page) {
        double[] lines = IntStream.rangeClosed(block.at(), block.last())
                .mapToObj(text -> analysis.found().get(text)).flatMap(text -> text.letters().stream())
                .filter(letter -> letter.page() == page).mapToDouble(letter -> letter.base() * PIXELS_IN_POINT)
                .toArray();
        return analysis.page(block.at()) == page ? lines[0] + block.below() * scale
                : Arrays.stream(lines).max().orElse(0);
    }
}
