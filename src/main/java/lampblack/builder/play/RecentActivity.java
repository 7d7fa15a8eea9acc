package lampblack.builder.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What has been said and rolled with a character since the program was started.
 *
 * @param records the last rolls, the newest first
 * @param done what is marked of them already
 * @param version of the character that was saved last
 * @param says what is to be said of that version
 * @param marked what the last save has marked
 * @param last the number of the last roll
 * @param putOff the news that were put off for now
 */
public record RecentActivity(List<RollRecord> records, Set<String> done, String version, List<String> says,
        Set<String> marked, long last, Set<String> putOff) {

    public static final RecentActivity NONE = new RecentActivity(List.of(), Set.of(), "", List.of(), Set.of(), 0,
            Set.of());

    private static final int MAX_ROLLS = 12;

    public RecentActivity {
        records = List.copyOf(records);
        done = Set.copyOf(done);
        says = List.copyOf(says);
        marked = Set.copyOf(marked);
        putOff = Set.copyOf(putOff);
    }

    /** A copy with the messages about a saved version and the marks of rolls made by it. */
    public RecentActivity saved(String saved, List<String> words, List<String> dues) {
        Set<String> fresh = new HashSet<>(dues);
        fresh.removeIf(due -> done.contains(due)
                || records.stream().noneMatch(roll -> due.startsWith(roll.number() + ".")));
        Set<String> all = new HashSet<>(done);
        all.addAll(fresh);
        return new RecentActivity(records, all, saved, words, fresh, last, putOff);
    }

    /** The same without what was kept of a version that is not saved after all. */
    public RecentActivity without(String unsaved) {
        if (!unsaved.equals(version)) {
            return this;
        }
        Set<String> left = new HashSet<>(done);
        left.removeAll(marked);
        return new RecentActivity(records, left, version, List.of(), marked, last, putOff);
    }

    /** The messages about a version, until something else is saved or rolled. */
    public List<String> said(String shown) {
        return shown.equals(version) ? says : List.of();
    }

    /** The same with one more roll, which gets the next number. */
    public RecentActivity with(RollRecord roll) {
        List<RollRecord> all = new ArrayList<>(records);
        all.add(0, roll.numbered(last + 1));
        Set<String> left = new HashSet<>(done);
        while (all.size() > MAX_ROLLS) {
            String gone = all.remove(all.size() - 1).number() + ".";
            left.removeIf(name -> name.startsWith(gone));
        }
        return new RecentActivity(all, left, version, List.of(), marked, last + 1, putOff);
    }

    /** The same with a roll in the place of the same one as it stood before. */
    public RecentActivity replacing(RollRecord roll) {
        return new RecentActivity(records.stream().map(previous -> previous.number() == roll.number() ? roll : previous)
                .toList(),
                done, version, says, marked, last, putOff);
    }

    /** The same without news that are put off. */
    public RecentActivity puttingOff(String news) {
        Set<String> all = putOff.size() < MAX_ROLLS ? new HashSet<>(putOff) : new HashSet<>();
        all.add(news);
        return new RecentActivity(records, done, version, says, marked, last, all);
    }

    /** Whether all of these are marked already; false for none. */
    public boolean isMarked(List<String> dues) {
        return !dues.isEmpty() && done.containsAll(dues);
    }

    /** Whether nothing of a roll is marked yet. */
    public boolean isFresh(RollRecord roll) {
        return done.stream().noneMatch(name -> name.startsWith(roll.number() + "."));
    }

    /** The last rolls, the newest first, each with what is still to be marked. */
    public List<RollRecord> rolls() {
        return records.stream().map(roll -> roll.without(done)).toList();
    }
}
