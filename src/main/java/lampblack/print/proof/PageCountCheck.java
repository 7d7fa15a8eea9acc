package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;

/** Holds that no page is empty, and that a sheet with a layout takes as many pages as that has sides. */
final class PageCountCheck {

    /** How far down the line goes that says whose page it is, in points: it makes no page one with something on it. */
    private static final double RUNNING_LINE = 22;

    /** Into how many bands a page is cut to see how full it is, and how many of them are to have something. */
    private static final int BANDS = 60;
    private static final double LEAST = 0.15;

    private final PrintAnalysis analysis;
    private final List<Diagnostic> problems = new ArrayList<>();

    private PageCountCheck(PrintAnalysis analysis) {
        this.analysis = analysis;
    }

    static List<Diagnostic> check(PrintAnalysis analysis) {
        PageCountCheck check = new PageCountCheck(analysis);
        check.pages();
        ProofDocument document = analysis.document();
        int count = analysis.print().pages().size();
        if (document.kind().isPlanned() && document.sides() > 0 && count > document.sides()) {
            check.problems.add(analysis.problem(Code.PROOF__TOO_MANY_PAGES, document.sides() + 1, "pages", count,
                    "sides", document.sides()));
        }
        return check.problems;
    }

    private void pages() {
        int count = analysis.print().pages().size();
        Set<Integer> first = analysis.layout().begins().stream().map(analysis::page).collect(Collectors.toSet());
        for (int text : analysis.layout().fronts() ? analysis.layout().begins() : List.<Integer>of()) {
            if (analysis.page(text) % 2 == 0) {
                problems.add(analysis.problem(Code.PROOF__ON_THE_BACK, Code.PROOF__ON_THE_BACK.id(), text));
            }
        }
        for (int page = 1; page <= count; page++) {
            // The back of a leaf stays empty where a sheet ends on its front and another begins.
            boolean spare = analysis.layout().fronts() && page % 2 == 0 && first.contains(page + 1);
            boolean said = hasLetters(page, RUNNING_LINE, Double.MAX_VALUE);
            boolean counted = said && page > 1 && analysis.document().kind().isCounted();
            if (!said && analysis.print().pages().get(page - 1).marks() == 0 && !spare) {
                problems.add(analysis.problem(Code.PROOF__EMPTY_PAGE, page, "page", page, "pages", count));
            } else if (counted && analysis.ink().pages().get(page - 1).inked(BANDS) < LEAST * BANDS) {
                problems.add(analysis.problem(Code.PROOF__NEARLY_EMPTY, page, "page", page, "pages", count));
            }
            boolean numbered = said && !first.contains(page) && analysis.document().kind().isNumbered();
            if (numbered && !hasLetters(page, 0, RUNNING_LINE)) {
                problems.add(analysis.pageProblem(Code.PROOF__LOST_WORDS, "proof.lost-words.running", page));
            }
        }
    }

    private boolean hasLetters(int page, double top, double bottom) {
        return analysis.print().letters().stream().anyMatch(letter -> letter.page() == page && letter.base() > top
                && letter.base() <= bottom && !letter.text().isBlank() && letter.seen() > 0);
    }
}
