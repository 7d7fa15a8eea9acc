package lampblack.difference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.rules.Label;

/**
 * How much something new is like something gone.
 *
 * @param score from 0, nothing alike, to 100
 */
record Resemblance(Features was, Features is, int score, List<Likeness> reasons) {

    /** From here on one is taken for the other. */
    static final int ENOUGH = 62;

    private static final int ALL = 100;
    private static final int NEAR = 45;
    /** As likely the same place, though what stands around it is called otherwise. */
    private static final int SEATED = 90;
    private static final int TITLE = 4;
    private static final int TEXT = 4;
    private static final int RULES = 3;
    private static final int ID = 2;
    private static final int PLACE = 2;

    /** @param rare the rules that few of the new things have */
    static Resemblance of(Features was, Features is, Set<String> rare) {
        Weighing weighing = new Weighing();
        boolean sameTitle = was.title().equals(is.title());
        if (was.written() || is.written()) {
            weighing.add(Likeness.TITLE, sameTitle ? ALL : 0, sameTitle ? TITLE : 1, ALL);
        }
        if (!was.text().isEmpty() || !is.text().isEmpty()) {
            int alike = Math.max(alike(was.text(), is.text()), alike(was.retold(), is.text()));
            weighing.add(Likeness.TEXT, alike, TEXT, ALL);
        }
        if (!was.rules().isEmpty() || !is.rules().isEmpty()) {
            boolean telling = was.rules().stream().anyMatch(rare::contains)
                    || is.rules().stream().anyMatch(rare::contains);
            weighing.add(Likeness.RULES, overlap(was.rules(), is.rules()), telling ? RULES : 1, ALL);
        }
        weighing.add(Likeness.ID, overlap(pairs(was.thing().id()), pairs(is.thing().id())), ID, NEAR);
        int place = (was.before().equals(is.before()) ? ALL / 2 : 0) + (was.after().equals(is.after()) ? ALL / 2 : 0);
        weighing.add(Likeness.PLACE, was.seat().equals(is.seat()) ? Math.max(place, SEATED) : place, PLACE, SEATED);
        int score = weighing.sum / weighing.weight;
        boolean retold = sameTitle && is.written()
                && (was.written() || is.title().equals(Label.words(was.thing().id())));
        return new Resemblance(was, is, retold ? Math.max(score, ENOUGH) : score, weighing.reasons);
    }

    /** What was found so far. */
    private static final class Weighing {

        private final List<Likeness> reasons = new ArrayList<>();
        private int sum;
        private int weight;

        private void add(Likeness reason, int alike, int weighs, int from) {
            sum += alike * weighs;
            weight += weighs;
            if (alike >= from) {
                reasons.add(reason);
            }
        }
    }

    private static int alike(String was, String is) {
        return was.equals(is) ? ALL : Math.min(ALL - 1, overlap(Features.words(was), Features.words(is)));
    }

    /** How much of both is in both, in hundredths. */
    private static int overlap(Set<String> one, Set<String> other) {
        long shared = one.stream().filter(other::contains).count();
        return one.isEmpty() && other.isEmpty() ? 0 : (int) (2 * ALL * shared / (one.size() + other.size()));
    }

    /** Every two letters of an id that stand beside each other. */
    private static Set<String> pairs(String id) {
        Set<String> pairs = new HashSet<>();
        for (int i = 0; i + 2 <= id.length(); i++) {
            pairs.add(id.substring(i, i + 2));
        }
        return pairs;
    }

    /** The rules that no more than a few of many have. */
    static Set<String> rare(Map<String, Integer> holders, int things) {
        int most = Math.max(1, things / 4);
        Set<String> rare = new HashSet<>();
        holders.forEach((rule, count) -> {
            if (count <= most) {
                rare.add(rule);
            }
        });
        return rare;
    }
}
