package lampblack.server.presses;

import java.util.List;
import java.util.Random;

/** What somebody does in a scenario. */
enum Kind {
    SAME_TICK("presses, and clicks something else in the very tick in which the answer is put into the page"),
    ONE("presses one control seven times"),
    SEVEN("presses seven controls"),
    HELD("presses, and holds another control while the answer comes"),
    LIVE("holds a control while another program changes the file"),
    BESIDE("takes a friend, and presses what cannot be taken beside it"),
    RANDOM("presses Random character twice"),
    CREATE("presses Create twice"),
    TABS("presses in two tabs by turns"),
    BACK("presses, leaves the page, comes back and goes forward"),
    RELOAD("presses and reloads the page"),
    REST("presses once, and waits");

    private static final List<Integer> LATE = List.of(0, 50, 250, 1000);
    /** What needs more than the published page of one tab, or more than one tab. */
    private static final List<Kind> SERVED = List.of(LIVE, TABS);

    final String words;

    Kind(String words) {
        this.words = words;
    }

    boolean fits(boolean served, boolean tabs) {
        return (served || !SERVED.contains(this)) && (tabs || this != TABS);
    }

    /** How late answers come. A finger that rests for long is no press any more. */
    int late(Random chance) {
        int late = LATE.get(chance.nextInt(LATE.size()));
        return this == REST ? 0 : this == HELD || this == LIVE ? Math.min(late, 250) : late;
    }
}
