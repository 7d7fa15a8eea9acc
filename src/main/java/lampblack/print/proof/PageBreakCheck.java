package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;

/** Holds that what is one row, card, clock or entry stands on one page, and a title with what it stands above. */
final class PageBreakCheck {

    private PageBreakCheck() {}

    static List<Diagnostic> check(PrintAnalysis analysis) {
        MeasuredLayout laid = analysis.layout();
        List<TreeSet<Integer>> pages = new ArrayList<>();
        laid.rows().forEach(row -> pages.add(new TreeSet<>()));
        for (TextMatch textMatch : analysis.found()) {
            for (int row : analysis.text(textMatch.text()).rows()) {
                textMatch.runs().forEach(run -> pages.get(row).add(run.page()));
            }
        }
        List<Diagnostic> problems = new ArrayList<>();
        TreeSet<Integer> told = new TreeSet<>();
        for (int i = 0; i < pages.size(); i++) {
            MeasuredLayout.LayoutRow row = laid.rows().get(i);
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
