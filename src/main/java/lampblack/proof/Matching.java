package lampblack.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Finds the texts of a document in what was printed. Both come in the order of reading, so each text stands where the
 * last one ended; where it does not, the nearest place is looked for from which on the two agree again.
 */
final class Matching {

    /** How far ahead the two are compared where they differ. */
    private static final int WINDOW = 60;

    private final List<Wanted> texts = new ArrayList<>();
    private final List<Run> runs = new ArrayList<>();
    /** What is read by nobody, or belongs to no text where it stands. */
    private final List<Run> others = new ArrayList<>();
    private final Found[] found;

    private Matching(List<Laid.Text> laid, Print print) {
        List<Run> all = Run.of(print);
        Set<Character> printed = Wanted.letters(all);
        laid.forEach(each -> texts.add(new Wanted(each.words(), printed)));
        all.forEach(each -> (each.place() == ReadingOrder.NONE ? others : runs).add(each));
        found = new Found[texts.size()];
    }

    /** Every text with its runs, in the order of reading. */
    static List<Found> of(List<Laid.Text> laid, Print print) {
        Matching matching = new Matching(laid, print);
        matching.follow();
        matching.seekOthers();
        return List.of(matching.found);
    }

    private void follow() {
        int text = 0;
        int run = 0;
        while (text < found.length) {
            int length = texts.get(text).standsAt(runs, run);
            if (length > 0 || texts.get(text).isEmpty()) {
                found[text] = new Found(text, runs.subList(run, run + length), List.of());
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
        int length = texts.get(text).standsAt(runs, run);
        return length > 0 && (texts.get(text).isTelling() || text + 1 < texts.size()
                && texts.get(text + 1).standsAt(runs, run + length) > 0);
    }

    /** What did not stand in its place is looked for among what no text has taken: whole, then in parts. */
    private void seekOthers() {
        for (int i = 0; i < found.length; i++) {
            for (int place = 0; found[i] == null && place < others.size(); place++) {
                int length = texts.get(i).standsAt(others, place);
                if (length > 0) {
                    List<Run> own = others.subList(place, place + length);
                    found[i] = new Found(i, own, List.of());
                    own.clear();
                }
            }
        }
        for (int i = 0; i < found.length; i++) {
            if (found[i] == null) {
                List<Run> shown = new ArrayList<>();
                List<String> lost = texts.get(i).partly(others, shown);
                found[i] = new Found(i, shown, lost);
            }
        }
    }
}
