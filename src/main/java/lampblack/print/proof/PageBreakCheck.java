package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;

/** Holds that what is one row, card, clock or entry stands on one page, and a title with what it stands above. */
final class PageBreakCheck {

    private PageBreakCheck() {}

    static List<Diagnostic> check(PrintAnalysis evidence) {
        MeasuredLayout laid = evidence.laid();
        List<TreeSet<Integer>> pages = new ArrayList<>();
        laid.rows().forEach(row -> pages.add(new TreeSet<>()));
        for (TextMatch textMatch : evidence.found()) {
            for (int row : evidence.text(textMatch.text()).rows()) {
                textMatch.runs().forEach(run -> pages.get(row).add(run.page()));
            }
        }
        List<Diagnostic> problems = new ArrayList<>();
        TreeSet<Integer> told = new TreeSet<>();
        for (int i = 0; i < pages.size(); i++) {
            MeasuredLayout.LayoutRow row = laid.rows().get(i);
            // What is higher than a page cannot stand on one.
            if (pages.get(i).size() > 1 && row.high() < laid.height() && told.add(row.at())) {
                problems.add(evidence.problem(Code.PROOF__SPLIT_ROW, "proof.split-row", row.at(), "first",
                        pages.get(i).first(), "next", pages.get(i).last()));
            }
        }
        for (MeasuredLayout.LayoutTitle title : laid.titles()) {
            int next = evidence.page(title.next());
            boolean printed = !evidence.found().get(title.at()).runs().isEmpty()
                    && !evidence.found().get(title.next()).runs().isEmpty();
            if (printed && next != evidence.page(title.at()) && told.add(title.at())) {
                problems.add(evidence.problem(Code.PROOF__SPLIT_ROW, "proof.split-row.title", title.at(), "next",
                        next));
            }
        }
        return problems;
    }
}
