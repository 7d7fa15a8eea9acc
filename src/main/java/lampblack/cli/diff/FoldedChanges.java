package lampblack.cli.diff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import lampblack.diagnostic.Message;
import lampblack.difference.Change;
import lampblack.difference.ChangeSort;

/**
 * Changes of things of one block that are told in one line: of which the same is to be said, or of which many are new.
 *
 * @param all one, where it is told by itself
 */
record FoldedChanges(List<Change> all) {

    /** More than so many that are new or gone stand in one line. */
    private static final int MANY = 6;
    /** Of more than so many the same is said once. */
    private static final int ALIKE = 2;

    /** @param words what is said of a change beside what it is of */
    static List<FoldedChanges> of(List<Change> changes, Function<Change, String> words) {
        Map<Change, List<Object>> keys = new IdentityHashMap<>();
        Map<List<Object>, List<Change>> alike = new HashMap<>();
        for (Change change : changes) {
            List<Object> key = List.of(ChangeSort.of(change), isCounted(change), change.thing().sheet(),
                    change.thing().path().block(), isCounted(change) ? "" : words.apply(change));
            keys.put(change, key);
            alike.computeIfAbsent(key, first -> new ArrayList<>()).add(change);
        }
        List<FoldedChanges> folded = new ArrayList<>();
        Set<List<Object>> told = new HashSet<>();
        for (Change change : changes) {
            List<Change> those = alike.get(keys.get(change));
            boolean together = those.size() > (isCounted(change) ? MANY : ALIKE);
            if (!together || told.add(keys.get(change))) {
                folded.add(new FoldedChanges(together ? List.copyOf(those) : List.of(change)));
            }
        }
        return folded;
    }

    private static boolean isCounted(Change change) {
        return switch (change) {
            case Change.Appeared appeared -> true;
            case Change.Vanished vanished -> vanished.because().isEmpty();
            default -> false;
        };
    }

    boolean isOne() {
        return all.size() == 1;
    }

    Change first() {
        return all.get(0);
    }

    /** Whether nothing is to be said of them but that they are new or gone. */
    boolean isCounted() {
        return isCounted(first());
    }

    /** How many are new, and the first of them; all titles of others. */
    Message shortTitles() {
        List<String> titles = all.stream().map(change -> change.thing().title()).toList();
        return ChangeSort.of(first()) != ChangeSort.NEW ? titles() : Message.of("diff.many", "count", titles.size(),
                "titles", String.join(", ", titles.subList(0, MANY - 1)), "more", titles.size() - MANY + 1);
    }

    /** What they are of, by title. */
    Message titles() {
        List<String> titles = all.stream().map(change -> change.thing().title()).toList();
        return Message.of("what.and", "first", String.join(", ", titles.subList(0, titles.size() - 1)), "last",
                        titles.get(titles.size() - 1));
    }
}
