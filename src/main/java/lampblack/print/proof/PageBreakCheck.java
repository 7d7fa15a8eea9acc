package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.pdf.Glyph;
import lampblack.print.pdf.PrintedInk.InkPlace;

/**
 * Holds that what is one row, card, clock or entry stands on one page and in one column, and a title with what it stands
 * above.
 */
final class PageBreakCheck {

    /** How much farther apart than its row is wide two letters may stand, in points. */
    private static final double APART = 12;

    private static final double POINTS = 0.75;

    private final PrintAnalysis analysis;
    private final MeasuredLayout laid;
    private final List<TreeSet<Integer>> pages = new ArrayList<>();
    private final List<RowExtent> extents = new ArrayList<>();
    private final List<Diagnostic> problems = new ArrayList<>();
    private final TreeSet<Integer> told = new TreeSet<>();

    private PageBreakCheck(PrintAnalysis analysis) {
        this.analysis = analysis;
        this.laid = analysis.layout();
    }

    /** How far the letters of a row are apart. */
    private static final class RowExtent {
        private double left = Double.MAX_VALUE;
        private double right;

        void add(Glyph letter) {
            left = Math.min(left, letter.left());
            right = Math.max(right, letter.right());
        }

        double wide() {
            return right - left;
        }
    }

    static List<Diagnostic> check(PrintAnalysis analysis) {
        PageBreakCheck check = new PageBreakCheck(analysis);
        check.gather();
        check.rows();
        check.titles();
        check.drawn();
        return check.problems;
    }

    /** On which pages each row is, and how far across. */
    private void gather() {
        laid.rows().forEach(row -> {
            pages.add(new TreeSet<>());
            extents.add(new RowExtent());
        });
        for (TextMatch textMatch : analysis.found()) {
            for (int row : analysis.text(textMatch.text()).rows()) {
                textMatch.runs().forEach(run -> pages.get(row).add(run.page()));
                textMatch.letters().forEach(extents.get(row)::add);
            }
        }
    }

    private void rows() {
        double points = LegibilityCheck.scale(analysis) * POINTS;
        for (int i = 0; i < pages.size(); i++) {
            MeasuredLayout.LayoutRow row = laid.rows().get(i);
            boolean wide = row.wide() > 0 && extents.get(i).wide() > row.wide() * points + APART;
            if (pages.get(i).size() == 1 && wide && told.add(row.at())) {
                problems.add(analysis.problem(Code.PROOF__SPLIT_ROW, "proof.split-row.columns", row.at()));
            }
            // What is higher than a page cannot stand on one.
            if (pages.get(i).size() > 1 && row.high() < laid.height() && told.add(row.at())) {
                problems.add(analysis.problem(Code.PROOF__SPLIT_ROW, "proof.split-row", row.at(), "first",
                        pages.get(i).first(), "next", pages.get(i).last()));
            }
        }
    }

    private void titles() {
        for (MeasuredLayout.LayoutTitle title : laid.titles()) {
            int next = analysis.page(title.next());
            boolean printed = !analysis.found().get(title.at()).runs().isEmpty()
                    && !analysis.found().get(title.next()).runs().isEmpty();
            if (printed && next != analysis.page(title.at()) && told.add(title.at())) {
                problems.add(analysis.problem(Code.PROOF__SPLIT_ROW, "proof.split-row.title", title.at(), "next",
                        next));
            }
        }
    }

    /** The same where nothing but lines or marks stand below a title. */
    private void drawn() {
        Map<Integer, Integer> below = new TreeMap<>();
        Stream.concat(laid.marks().stream(), laid.lines().stream()).forEach(mark -> {
            InkPlace place = analysis.ink().places().get(mark.id());
            if (place != null && analysis.partTitle(mark.at()).equals(analysis.words(mark.at()))) {
                below.merge(mark.at(), place.page(), Math::min);
            }
        });
        below.forEach((title, page) -> {
            if (page != analysis.page(title) && told.add(title)) {
                problems.add(analysis.problem(Code.PROOF__SPLIT_ROW, "proof.split-row.title", title, "next", page));
            }
        });
    }
}
