package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.print.pdf.Glyph;

/** Holds that no letter is too small to read, and that a face has each. */
final class LegibilityCheck {

    private static final double LEAST = 7;
    private static final double NEARLY = 0.05;
    private static final double WHOLE = 0.985;

    private LegibilityCheck() {}

    static List<Diagnostic> check(PrintAnalysis analysis) {
        List<Diagnostic> problems = new ArrayList<>();
        double scale = scale(analysis);
        if (scale < WHOLE) {
            problems.add(analysis.problem(Code.PROOF__SHRUNK, 1, "percent", Math.round(scale * 100)));
        }
        for (TextMatch textMatch : analysis.found()) {
            List<Glyph> letters = textMatch.letters();
            double smallest = letters.stream().filter(letter -> letter.seen() > 0).mapToDouble(Glyph::size).min()
                    .orElse(LEAST);
            if (smallest < LEAST - NEARLY) {
                problems.add(analysis.problem(Code.PROOF__SMALL_TEXT, "proof.small-text", textMatch.text(), "size",
                        String.format(Locale.ROOT, "%.1f", smallest)));
            }
            if (letters.stream().anyMatch(Glyph::missing)) {
                Diagnostic missing = analysis.problem(Code.PROOF__MISSING_GLYPH, "proof.missing-glyph",
                        textMatch.text());
                // The letters of an overfull sheet are ours, and whether a machine has them is no fault of the sheet.
                problems.add(analysis.document().kind() == ProofDocument.ProofKind.OVERFULL
                        ? missing.withSeverity(Severity.NOTE) : missing);
            }
        }
        return problems;
    }

    /** How large everything is printed against how large it is meant; a browser shrinks what is wider than the page. */
    static double scale(PrintAnalysis analysis) {
        double[] scales = analysis.found().stream().filter(textMatch -> !textMatch.runs().isEmpty())
                .mapToDouble(textMatch -> textMatch.letters().get(0).size() / analysis.text(textMatch.text()).size())
                .sorted().toArray();
        return scales.length == 0 ? 1 : scales[scales.length / 2];
    }
}
