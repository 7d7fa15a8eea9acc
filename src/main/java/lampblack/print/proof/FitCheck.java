package lampblack.print.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.pdf.Glyph;
import lampblack.print.pdf.PrintedDocument;

/** Holds that everything stands inside its box, that nothing is cut off, and that every word is printed. */
final class FitCheck {

    private static final double WHOLE = 0.85;
    /** What printers leave white, in points: 4 mm. */
    private static final double EDGE = 11.3;

    private FitCheck() {}

    static List<Diagnostic> check(PrintAnalysis analysis) {
        List<Diagnostic> problems = new ArrayList<>();
        Set<Integer> told = new HashSet<>();
        for (TextMatch textMatch : analysis.found()) {
            List<Diagnostic> own = text(analysis, textMatch);
            problems.addAll(own);
            if (!own.isEmpty()) {
                told.add(textMatch.text());
            }
        }
        for (MeasuredLayout.LayoutMisfit layoutMisfit : analysis.layout().found()) {
            if (told.add(layoutMisfit.at())) {
                problems.add(switch (layoutMisfit.what()) {
                    case "over" -> analysis.problem(Code.PROOF__OVERFLOW, "proof.overflow.drawn", layoutMisfit.at());
                    case "says" -> analysis.problem(Code.PROOF__FOREIGN_WORDS, "proof.foreign-words", layoutMisfit.at());
                    case "cut" -> analysis.problem(Code.PROOF__CLIPPED, "proof.clipped.drawn", layoutMisfit.at());
                    default -> analysis.problem(Code.PROOF__OVERLAP, "proof.overlap.boxes", layoutMisfit.at(), "other",
                            analysis.shown(layoutMisfit.other()));
                });
            }
        }
        for (TextMatch found : analysis.found()) {
            if (edge(analysis, found) && told.add(found.text())) {
                problems.add(analysis.problem(Code.PROOF__CLIPPED, "proof.clipped.edge", found.text()));
            }
        }
        for (PrintedDocument.CutMark cutMark : analysis.print().cuts()) {
            analysis.markBeside(cutMark).filter(told::add).ifPresent(text ->
                    problems.add(analysis.problem(Code.PROOF__CLIPPED, "proof.clipped.drawn", text)));
        }
        return problems;
    }

    /** Whether a letter stands where printers do not print. */
    private static boolean edge(PrintAnalysis analysis, TextMatch found) {
        return found.letters().stream().anyMatch(letter -> {
            PrintedDocument.PdfPage page = analysis.print().pages().get(letter.page() - 1);
            return letter.left() < EDGE || letter.right() > page.width() - EDGE || letter.top() < EDGE
                    || letter.base() > page.height() - EDGE;
        });
    }

    private static List<Diagnostic> text(PrintAnalysis analysis, TextMatch found) {
        MeasuredLayout.LayoutText text = analysis.text(found.text());
        List<Glyph> letters = found.letters();
        long cut = letters.stream().filter(glyph -> glyph.seen() < WHOLE).count();
        if (text.room() && cut == letters.size()) {
            return List.of();
        }
        if (text.over()) {
            return List.of(analysis.problem(Code.PROOF__OVERFLOW, "proof.overflow", found.text()));
        }
        if (cut > 0 || text.cut() && !found.lost().isEmpty()) {
            return List.of(analysis.problem(Code.PROOF__CLIPPED, "proof.clipped", found.text()));
        }
        return found.lost().isEmpty() ? List.of() : List.of(analysis.problem(Code.PROOF__LOST_WORDS, "proof.lost-words",
                found.text(), "lost", PrintAnalysis.shown(String.join(" ", found.lost())), "count", found.lost()
                .size()));
    }
}
