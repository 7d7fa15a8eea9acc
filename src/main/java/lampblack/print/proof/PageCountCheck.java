package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.pdf.PrintedDocument;

/** Holds that no page is empty, and that a sheet with a layout takes as many pages as that has sides. */
final class PageCountCheck {

    /** How far down the line goes that says whose page it is, in points: it makes no page one with something on it. */
    private static final double RUNNING_LINE = 22;

    /** Into how many bands a page is cut to see how full it is, and how many of them are to have something. */
    private static final int BANDS = 60;
    private static final double LEAST = 0.15;

    private PageCountCheck() {}

    static List<Diagnostic> check(PrintAnalysis analysis) {
        List<Diagnostic> problems = new ArrayList<>();
        List<PrintedDocument.PdfPage> pages = analysis.print().pages();
        int spare = analysis.layout().spare();
        for (int i = 0; i < pages.size(); i++) {
            int number = i + 1;
            boolean said = analysis.print().letters().stream().anyMatch(letter -> letter.page() == number
                    && letter.base() > RUNNING_LINE && !letter.text().isBlank() && letter.seen() > 0);
            if (!said && pages.get(i).marks() == 0 && spare-- <= 0) {
                problems.add(analysis.problem(Code.PROOF__EMPTY_PAGE, number, "page", number, "pages", pages.size()));
            } else if (said && i > 0 && analysis.document().kind().isCounted()
                    && analysis.ink().pages().get(i).inked(BANDS) < LEAST * BANDS) {
                problems.add(analysis.problem(Code.PROOF__NEARLY_EMPTY, number, "page", number, "pages", pages.size()));
            }
        }
        ProofDocument document = analysis.document();
        if (document.kind().isPlanned() && document.sides() > 0 && pages.size() > document.sides()) {
            problems.add(analysis.problem(Code.PROOF__TOO_MANY_PAGES, document.sides() + 1, "pages", pages.size(),
                    "sides", document.sides()));
        }
        return problems;
    }
}
