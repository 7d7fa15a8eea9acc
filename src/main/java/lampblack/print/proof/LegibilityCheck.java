package lampblack.print.proof;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.print.pdf.Glyph;

/** Holds that no letter is too small to read, and that a face has each and is used. */
final class LegibilityCheck {

    private static final double LEAST = 7;
    private static final double NEARLY = 0.05;
    private static final double WHOLE = 0.985;

    /** As many letters as are named. */
    private static final int MOST = 8;

    private LegibilityCheck() {}

    static List<Diagnostic> check(PrintAnalysis analysis) {
        List<Diagnostic> problems = new ArrayList<>();
        double scale = scale(analysis);
        if (scale < WHOLE) {
            problems.add(analysis.problem(Code.PROOF__SHRUNK, 1, "percent", Math.round(scale * 100)));
        }
        if (analysis.layout().refused() > 0) {
            problems.add(analysis.problem(Code.PROOF__REFUSED_FONT, 1, "count", analysis.layout().refused()));
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
                problems.add(missing(analysis, textMatch.text()));
            }
        }
        return problems;
    }

    /** Names the letters of a text that are printed nowhere, and shows the first of them. */
    private static Diagnostic missing(PrintAnalysis analysis, int text) {
        String words = analysis.words(text);
        Set<String> strange = new LinkedHashSet<>();
        int first = -1;
        for (int at = 0; at < words.length(); at += Character.charCount(words.codePointAt(at))) {
            String letter = new String(Character.toChars(words.codePointAt(at)));
            String bare = ComparableText.of(letter);
            if (!bare.isEmpty() && bare.chars().noneMatch(c -> analysis.printed().contains((char) c))) {
                strange.add("`" + letter + "`");
                first = first < 0 ? at : first;
            }
        }
        Diagnostic missing = strange.isEmpty()
                ? analysis.problem(Code.PROOF__MISSING_GLYPH, "proof.missing-glyph.unnamed", text)
                : analysis.problemAt(Code.PROOF__MISSING_GLYPH, "proof.missing-glyph", text, first, "letters",
                        strange.stream().limit(MOST).collect(Collectors.joining(", ")));
        // The letters of an overfull sheet are ours, and whether a machine has them is no fault of the sheet.
        return analysis.document().kind() == ProofDocument.ProofKind.OVERFULL ? missing.withSeverity(Severity.NOTE)
                : missing;
    }

    /** How large everything is printed against how large it is meant; a browser shrinks what is wider than the page. */
    static double scale(PrintAnalysis analysis) {
        double[] scales = analysis.found().stream().filter(textMatch -> !textMatch.runs().isEmpty())
                .mapToDouble(textMatch -> textMatch.letters().get(0).size() / analysis.text(textMatch.text()).size())
                .sorted().toArray();
        return scales.length == 0 ? 1 : scales[scales.length / 2];
    }
}
