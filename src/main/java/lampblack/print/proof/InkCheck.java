package lampblack.print.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.pdf.Glyph;
import lampblack.print.pdf.InkPage;

/** Holds that what is printed can be read: against what is behind it, under what lies on it, and the right way up. */
final class InkCheck {

    /** The least contrast that is read with ease, as the web's guidelines have it. */
    private static final double LEAST = 4.5;
    private static final double NEARLY = 0.05;
    /** How much of a letter something else may take. */
    private static final double TAKEN = 0.3;
    /** How much of a text may be written at a slant, or have something behind a letter. */
    private static final double SOME = 0.34;
    private static final double SLANT = 20;

    private final PrintAnalysis analysis;
    private final Map<Glyph, InkPage.InkLetter> letters = new IdentityHashMap<>();

    private InkCheck(PrintAnalysis analysis) {
        this.analysis = analysis;
        Map<Integer, Integer> places = new HashMap<>();
        for (Glyph glyph : analysis.print().letters()) {
            int place = places.merge(glyph.page(), 1, Integer::sum) - 1;
            InkPage.InkLetter[] all = analysis.ink().pages().get(glyph.page() - 1).letters();
            if (place < all.length) {
                letters.put(glyph, all[place]);
            }
        }
    }

    static List<Diagnostic> check(PrintAnalysis analysis) {
        InkCheck check = new InkCheck(analysis);
        List<Diagnostic> problems = new ArrayList<>();
        for (TextMatch found : analysis.found()) {
            List<Glyph> seen = found.letters().stream().filter(glyph -> !glyph.missing()
                    && check.letters.containsKey(glyph)).toList();
            if (!seen.isEmpty()) {
                check.text(found.text(), seen).ifPresent(problems::add);
            }
        }
        return problems;
    }

    private Optional<Diagnostic> text(int text, List<Glyph> seen) {
        List<InkPage.InkLetter> inks = seen.stream().map(letters::get).toList();
        double[] contrasts = inks.stream().mapToDouble(InkPage.InkLetter::contrast).sorted().toArray();
        double contrast = contrasts[contrasts.length / 4];
        // Letters that are read beside some that are not have something behind them.
        boolean even = contrasts[contrasts.length - 1 - contrasts.length / 4] < LEAST;
        long turned = inks.stream().filter(ink -> Math.abs(ink.turned()) > SLANT).count();
        long taken = inks.stream().filter(ink -> ink.disturbed() > TAKEN).count();
        if (turned > SOME * inks.size()) {
            return Optional.of(analysis.problem(Code.PROOF__TURNED, "proof.turned", text));
        }
        if (seen.stream().allMatch(glyph -> glyph.seen() == 0)) {
            return Optional.empty();
        }
        if (contrast < LEAST - NEARLY && even) {
            return Optional.of(analysis.problem(Code.PROOF__CONTRAST, "proof.contrast", text, "contrast",
                    String.format(Locale.ROOT, "%.1f", contrast)));
        }
        return contrast < LEAST - NEARLY || inks.size() >= 4 && taken > SOME * inks.size() || taken >= 6
                ? Optional.of(analysis.problem(Code.PROOF__OVERLAP, "proof.overlap.covered", text)) : Optional.empty();
    }
}
