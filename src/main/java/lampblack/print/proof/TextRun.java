package lampblack.print.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lampblack.print.pdf.Glyph;
import lampblack.print.pdf.PrintedDocument;

/**
 * A stretch of letters that was set at one go: a line of a text, or a part of it.
 *
 * @param text as it compares
 */
record TextRun(String text, List<Glyph> letters) {

    TextRun {
        letters = List.copyOf(letters);
    }

    int page() {
        return letters.get(0).page();
    }

    /** In the order of reading; what nobody reads comes first. */
    int place() {
        return letters.get(0).place();
    }

    /** Whether it has neither letters nor figures, as what styles put before and between texts. */
    boolean isOrnament() {
        return text.codePoints().noneMatch(c -> Character.isLetterOrDigit(c) || c == ComparableText.UNKNOWN);
    }

    /** All runs with something in them, in the order of reading, those of the same place in the order of printing. */
    static List<TextRun> of(PrintedDocument print) {
        List<TextRun> runs = new ArrayList<>();
        List<Glyph> letters = print.letters();
        for (int from = 0, to = 0; from < letters.size(); from = to) {
            StringBuilder text = new StringBuilder();
            List<Glyph> own = new ArrayList<>();
            for (; to < letters.size() && letters.get(to).run() == letters.get(from).run(); to++) {
                Glyph letter = letters.get(to);
                String read = letter.missing() ? String.valueOf(ComparableText.UNKNOWN) : letter.text();
                text.append(read);
                if (!read.isBlank()) {
                    own.add(letter);
                }
            }
            String bare = ComparableText.of(text.toString());
            if (!bare.isEmpty() && !own.isEmpty()) {
                runs.add(new TextRun(bare, own));
            }
        }
        runs.sort(Comparator.comparingInt(TextRun::place));
        return runs;
    }
}
