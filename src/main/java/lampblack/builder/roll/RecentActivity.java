package lampblack.builder.roll;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What has been said and rolled with a character since the program was started. */
public final class RecentActivity {

    private static final int MOST_ROLLS = 12;

    private final Deque<RollRecord> rolls = new ArrayDeque<>();
    private final Set<String> done = new HashSet<>();
    private String of = "";
    private List<String> said = List.of();
    /** What the last save has marked. */
    private List<String> marked = List.of();
    private long last;

    /**
     * Keeps what is to be said of a file as it was saved, and what of the rolls is marked by it.
     *
     * @param version of the file
     */
    public synchronized void saved(String version, List<String> words, List<String> dues) {
        of = version;
        said = List.copyOf(words);
        marked = dues.stream().filter(due -> rolls.stream().anyMatch(
                rollRecord -> due.startsWith(rollRecord.number() + ".")))
                .filter(done::add).toList();
    }

    /** Takes back what was kept of a version that is not saved after all. */
    public synchronized void forget(String version) {
        if (version.equals(of)) {
            marked.forEach(done::remove);
            said = List.of();
        }
    }

    /** What is to be said of a file, as long as nothing else is saved. */
    public synchronized List<String> said(String version) {
        return version.equals(of) ? said : List.of();
    }

    /** The number of the next roll. */
    synchronized long next() {
        return ++last;
    }

    public synchronized void add(RollRecord thrown) {
        rolls.addFirst(thrown);
        while (rolls.size() > MOST_ROLLS) {
            String gone = rolls.removeLast().number() + ".";
            done.removeIf(name -> name.startsWith(gone));
        }
    }

    /** Puts a roll in the place of the same one as it stood before. */
    public synchronized void replace(RollRecord thrown) {
        List<RollRecord> all = rolls.stream().map(rollRecord -> rollRecord.number() == thrown.number() ? thrown
                : rollRecord).toList();
        rolls.clear();
        rolls.addAll(all);
    }

    /** Whether nothing of a roll is marked yet. */
    public synchronized boolean isFresh(RollRecord thrown) {
        return done.stream().noneMatch(name -> name.startsWith(thrown.number() + "."));
    }

    /** The last rolls, the newest first, each with what is still to be marked. */
    public synchronized List<RollRecord> rolls() {
        return rolls.stream().map(rollRecord -> rollRecord.without(done)).toList();
    }
}
