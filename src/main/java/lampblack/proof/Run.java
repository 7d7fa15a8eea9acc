package lampblack.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A stretch of letters that was set at one go: a line of a text, or a part of it.
 *
 * @param text as it compares
 */
record Run(String text, List<Letter> letters) {

    Run {
        letters = List.copyOf(letters);
    }

    int page() {
        return letters.get(0).page();
    }

    /** In the order of reading; what nobody reads comes first. */
    int place() {
        return letters.get(0).place();
    }

    /** How far its first letter is from a place, in points. */
    double from(double across, double down) {
        return Math.hypot(letters.get(0).left() - across, letters.get(0).base() - down);
    }

    /** Whether it has neither letters nor figures, as what styles put before and between texts. */
    boolean isOrnament() {
        return text.codePoints().noneMatch(c -> Character.isLetterOrDigit(c) || c == Bare.UNKNOWN);
    }

    /** All runs with something in them, in the order of reading, those of the same place in the order of printing. */
    static List<Run> of(Print print) {
        List<Run> runs = new ArrayList<>();
        List<Letter> letters = print.letters();
        for (int from = 0, to = 0; from < letters.size(); from = to) {
            StringBuilder text = new StringBuilder();
            List<Letter> own = new ArrayList<>();
            for (; to < letters.size() && letters.get(to).run() == letters.get(from).run(); to++) {
                Letter letter = letters.get(to);
                String read = letter.missing() ? String.valueOf(Bare.UNKNOWN) : letter.text();
                text.append(read);
                if (!read.isBlank()) {
                    own.add(letter);
                }
            }
            String bare = Bare.of(text.toString());
            if (!bare.isEmpty() && !own.isEmpty()) {
                runs.add(new Run(bare, own));
            }
        }
        runs.sort(Comparator.comparingInt(Run::place));
        return runs;
    }
}
