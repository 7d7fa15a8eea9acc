package lampblack.server.presses;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Something that is done to a page, all of which follows from its kind and its seed. */
record Scenario(Kind kind, int seed) {

    /** So many of them, spread over the kinds that fit. @param seed of the first, which each further one adds one to */
    static List<Scenario> drawn(int count, int seed, boolean served, boolean tabs) {
        List<Kind> kinds = Stream.of(Kind.values()).filter(kind -> kind.fits(served, tabs)).toList();
        List<Scenario> drawn = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            drawn.add(new Scenario(kinds.get((seed + i) % kinds.size()), seed + i));
        }
        return drawn;
    }

    Random chance() {
        return new Random(seed * 7919L + 17);
    }

    @Override
    public String toString() {
        return "-Dpress=" + kind + ":" + seed + ": somebody " + kind.words;
    }
}
