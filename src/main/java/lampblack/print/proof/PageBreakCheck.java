package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.pdf.Glyph;

/** Holds that what is one row, card, clock or entry stands on one page, and a title with what it stands above. */
final class PageBreakCheck {

    /** How much farther apart than its row is wide two letters may stand, in points. */
    private static final double APART = 12;

    private PageBreakCheck() {}

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
        MeasuredLayout laid = analysis.layout();
        List<TreeSet<Integer>> pages = new ArrayList<>();
        laid.rows().forEach(row -> pages.add(new TreeSet<>()));
        List<RowExtent> extents = new ArrayList<>();
        laid.rows().forEach(row -> extents.add(new RowExtent()));
        double scale = LegibilityCheck.scale(analysis);
        for (TextMatch textMatch : analysis.found()) {
            for (int row : analysis.text(textMatch.text()).rows()) {
                textMatch.runs().forEach(run -> pages.get(row).add(run.page()));
                textMatch.letters().forEach(extents.get(row)::add);
            }
        }
        List<Diagnostic> problems = new ArrayList<>();
        TreeSet<Integer> told = new TreeSet<>();
        for (int i = 0; i < pages.size(); i++) {
            MeasuredLayout.LayoutRow row = laid.rows().get(i);
            if (pages.get(i).size() == 1 && extents.get(i).wide() > row.wide() * scale * 0.75 + APART
                    && row.wide() > 0 && told.add(row.at())) {
                problems.add(analysis.problem(Code.PROOF__SPLIT_ROW, "proof.split-row.columns", row.at()));
            }
            // What is higher than a page cannot stand on one.
            if (pages.get(i).size() > 1 && row.high() < laid.height() && told.add(row.at())) {
                problems.add(analysis.problem(Code.PROOF__SPLIT_ROW, "proof.split-row", row.at(), "first",
                        pages.get(i).first(), "next", pages.get(i).last()));
            }
        }
        for (MeasuredLayout.LayoutTitle title : laid.titles()) {
            int next = analysis.page(title.next());
            boolean printed = !analysis.found().get(title.at()).runs().isEmpty()
                    && !analysis.found().get(title.next()).runs().isEmpty();
            if (printed && next != analysis.page(title.at()) && told.add(title.at())) {
                problems.add(analysis.problem(Code.PROOF__SPLIT_ROW, "proof.split-row.title", title.at(), "next",
                        next));
            }
        }
        return problems;
    }
}
