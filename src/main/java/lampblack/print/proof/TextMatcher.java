package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lampblack.print.pdf.PrintedDocument;
import lampblack.print.pdf.ReadingOrder;

/**
 * Finds the texts of a document in what was printed. Both come in the order of reading, so each text stands where the
 * last one ended; where it does not, the nearest place is looked for from which on the two agree again.
 */
final class TextMatcher {

    /** How far ahead the two are compared where they differ. */
    private static final int WINDOW = 60;

    private final List<SoughtText> texts = new ArrayList<>();
    private final List<TextRun> runs = new ArrayList<>();
    /** What is read by nobody, or belongs to no text where it stands. */
    private final List<TextRun> others = new ArrayList<>();
    private final TextMatch[] found;

    private TextMatcher(List<MeasuredLayout.LayoutText> laid, PrintedDocument print) {
        List<TextRun> all = TextRun.of(print);
        Set<Character> printed = SoughtText.letters(all);
        laid.forEach(layoutText -> texts.add(new SoughtText(layoutText.words(), printed)));
        all.forEach(textRun -> (textRun.place() == ReadingOrder.NONE ? others : runs).add(textRun));
        found = new TextMatch[texts.size()];
    }

    /** Every text with its runs, in the order of reading. */
    static List<TextMatch> of(List<MeasuredLayout.LayoutText> laid, PrintedDocument print) {
        TextMatcher matching = new TextMatcher(laid, print);
        matching.follow();
        matching.matchOthers();
        return List.of(matching.found);
    }

    private void follow() {
        int text = 0;
        int run = 0;
        while (text < found.length) {
            int length = texts.get(text).lengthAt(runs, run);
            if (length > 0 || texts.get(text).isEmpty()) {
                found[text] = new TextMatch(text, runs.subList(run, run + length), List.of());
                text++;
                run += length;
            } else if (run < runs.size() && runs.get(run).isOrnament() && !agree(text + 1, run)) {
                others.add(runs.get(run++));
            } else {
                int[] next = next(text, run);
                others.addAll(runs.subList(run, next[1]));
                text = next[0];
                run = next[1];
            }
        }
        others.addAll(runs.subList(run, runs.size()));
    }

    /** The nearest text and run at which the two agree again. */
    private int[] next(int text, int run) {
        for (int apart = 1; apart < WINDOW; apart++) {
            for (int ahead = 0; ahead <= apart; ahead++) {
                if (agree(text + ahead, run + apart - ahead)) {
                    return new int[] {text + ahead, run + apart - ahead};
                }
            }
        }
        return new int[] {text + 1, run};
    }

    /** Whether a text stands at a run, and where it says little, the next one behind it. */
    private boolean agree(int text, int run) {
        if (text >= texts.size() || run >= runs.size()) {
            return false;
        }
        int length = texts.get(text).lengthAt(runs, run);
        return length > 0 && (texts.get(text).isDistinctive() || text + 1 < texts.size()
                && texts.get(text + 1).lengthAt(runs, run + length) > 0);
    }

    /** What did not stand in its place is looked for among what no text has taken: whole, then in parts. */
    private void matchOthers() {
        for (int i = 0; i < found.length; i++) {
            for (int place = 0; found[i] == null && place < others.size(); place++) {
                int length = texts.get(i).lengthAt(others, place);
                if (length > 0) {
                    List<TextRun> own = others.subList(place, place + length);
                    found[i] = new TextMatch(i, own, List.of());
                    own.clear();
                }
            }
        }
        for (int i = 0; i < found.length; i++) {
            if (found[i] == null) {
                List<TextRun> shown = new ArrayList<>();
                List<String> lost = texts.get(i).partly(others, shown);
                found[i] = new TextMatch(i, shown, lost);
            }
        }
    }
}
