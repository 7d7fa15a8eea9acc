package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.pdf.Glyph;

/** Holds that words are kept apart, and that none is broken without a hyphen. */
final class WordCheck {

    /** The longest word for which any line should have room, in letters. */
    private static final int LONG = 24;
    /** The least gap between words, against the size of their letters. */
    private static final double GAP = 0.05;
    /** The least distance of lines, against the size of their letters. */
    private static final double LINE = 0.75;
    private static final Pattern BREAKS = Pattern.compile(".*([-\u2010-\u2015/_@.,;:·]|\\p{IsHan}|\\p{IsHangul}"
            + "|\\p{IsHiragana}|\\p{IsKatakana}|\\p{IsThai})\\S.*");

    private WordCheck() {}

    static List<Diagnostic> check(PrintAnalysis analysis) {
        List<Diagnostic> problems = new ArrayList<>();
        for (TextMatch found : analysis.found()) {
            String words = analysis.words(found.text());
            if (found.lost().isEmpty() && found.letters().stream().anyMatch(letter -> letter.seen() > 0)
                    && !ComparableText.isReordered(words)) {
                check(analysis, found, words.split("\\s+")).ifPresent(problems::add);
            }
        }
        return problems;
    }

    private static Optional<Diagnostic> check(PrintAnalysis analysis, TextMatch found, String[] words) {
        List<Glyph> letters = found.letters();
        int next = 0;
        Glyph before = null;
        for (String word : words) {
            String rest = ComparableText.of(word);
            boolean begun = false;
            boolean hyphened = false;
            while (!rest.isEmpty()) {
                if (next >= letters.size()) {
                    return Optional.empty();
                }
                Glyph letter = letters.get(next++);
                String read = ComparableText.of(letter.text());
                if (!rest.startsWith(read)) {
                    if (!read.matches("[-\u2010]")) {
                        return Optional.empty();
                    }
                    hyphened = true;
                    continue;
                }
                Optional<Diagnostic> problem = between(analysis, found, word, before, letter, begun, hyphened);
                if (problem.isPresent()) {
                    return problem;
                }
                rest = rest.substring(read.length());
                begun = true;
                hyphened = false;
                before = letter;
            }
        }
        return Optional.empty();
    }

    private static Optional<Diagnostic> between(PrintAnalysis analysis, TextMatch found, String word, Glyph before,
            Glyph letter, boolean begun, boolean hyphened) {
        if (before == null || before.page() != letter.page()) {
            return Optional.empty();
        }
        boolean sameLine = Math.abs(before.base() - letter.base()) < letter.size() / 4;
        if (!begun && sameLine && letter.left() > before.left()
                && letter.left() - before.right() < GAP * letter.size() && !letter.missing()) {
            return Optional.of(analysis.problem(Code.PROOF__OVERLAP, "proof.overlap.words", found.text(), "word",
                    word));
        }
        double down = letter.base() - before.base();
        if (letter.left() < before.left() && down > letter.size() / 4 && down < LINE * letter.size()) {
            return Optional.of(analysis.problem(Code.PROOF__OVERLAP, "proof.overlap.lines", found.text()));
        }
        boolean broken = begun && !hyphened && letter.base() - before.base() > letter.size() / 2
                && letter.left() < before.left() && word.length() <= LONG && !BREAKS.matcher(word).matches();
        return broken ? Optional.of(analysis.problem(Code.PROOF__BROKEN_WORD, "proof.broken-word", found.text(),
                "word", word)) : Optional.empty();
    }
}
