package lampblack.web;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** What has been said and rolled with a character since the program was started. */
final class Sitting {

    private static final int MOST_ROLLS = 12;

    private final Deque<Thrown> rolls = new ArrayDeque<>();
    private List<String> said = List.of();

    /** Keeps what is to be said on the next page that is shown. */
    synchronized void say(List<String> words) {
        said = List.copyOf(words);
    }

    /** What is to be said now; it is said once. */
    synchronized List<String> take() {
        List<String> now = said;
        said = List.of();
        return now;
    }

    synchronized void add(Thrown thrown) {
        rolls.addFirst(thrown);
        while (rolls.size() > MOST_ROLLS) {
            rolls.removeLast();
        }
    }

    /** The last rolls, the newest first. */
    synchronized List<Thrown> rolls() {
        return new ArrayList<>(rolls);
    }
}
