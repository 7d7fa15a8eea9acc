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

    private final PrintAnalysis analysis;
    private final TextMatch found;
    private final List<Glyph> letters;
    private int next;
    private Glyph before;
    private Optional<Diagnostic> problem = Optional.empty();

    private WordCheck(PrintAnalysis analysis, TextMatch found) {
        this.analysis = analysis;
        this.found = found;
        this.letters = found.letters();
    }

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
        WordCheck check = new WordCheck(analysis, found);
        for (String word : words) {
            if (!check.follow(word)) {
                return Optional.empty();
            }
            if (check.problem.isPresent()) {
                return check.problem;
            }
        }
        return Optional.empty();
    }

    /** Goes on through the letters of a word; false where what is printed is written otherwise. */
    private boolean follow(String word) {
        String rest = ComparableText.of(word);
        boolean begun = false;
        boolean hyphened = false;
        while (!rest.isEmpty() && problem.isEmpty()) {
            if (next >= letters.size()) {
                return false;
            }
            Glyph letter = letters.get(next++);
            String read = ComparableText.of(letter.text());
            if (rest.startsWith(read)) {
                problem = between(word, letter, begun, hyphened);
                rest = rest.substring(read.length());
                begun = true;
                hyphened = false;
                before = letter;
            } else if (read.matches("[-\u2010]")) {
                hyphened = true;
            } else {
                return false;
            }
        }
        return true;
    }

    private Optional<Diagnostic> between(String word, Glyph letter, boolean begun, boolean hyphened) {
        if (before == null || before.page() != letter.page()) {
            return Optional.empty();
        }
        double down = letter.base() - before.base();
        boolean back = letter.left() < before.left();
        if (!begun && Math.abs(down) < letter.size() / 4 && !back
                && letter.left() - before.right() < GAP * letter.size() && !letter.missing()) {
            return tell(Code.PROOF__OVERLAP, "proof.overlap.words", word);
        }
        if (back && down > letter.size() / 4 && down < LINE * letter.size()) {
            return tell(Code.PROOF__OVERLAP, "proof.overlap.lines", word);
        }
        boolean broken = begun && !hyphened && back && down > letter.size() / 2 && word.length() <= LONG
                && !BREAKS.matcher(word).matches();
        return broken ? tell(Code.PROOF__BROKEN_WORD, "proof.broken-word", word) : Optional.empty();
    }

    private Optional<Diagnostic> tell(Code code, String wording, String word) {
        return Optional.of(analysis.problem(code, wording, found.text(), "word", word));
    }
}
