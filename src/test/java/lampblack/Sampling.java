package lampblack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * What a build tries where trying everything takes too long: drawn by a seed, which is printed. {@code -Dseed=N} draws
 * the same again, {@code -Pfull} draws several times as much, {@code -Pexhaustive} tries everything. What is drawn for
 * one name depends on nothing but the seed and that name, so that a single test draws what it drew in the whole build.
 */
public final class Sampling {

    public static final boolean EXHAUSTIVE = Boolean.getBoolean("exhaustive");

    /** A full build draws so many times as much as this one. */
    private static final int FEWER = Integer.getInteger("fewer", 1);

    private static final long SEED = Long.getLong("seed", System.nanoTime() % 1_000_000_000);

    static {
        System.out.println(EXHAUSTIVE ? "Nothing is sampled."
                : "Sampled by seed " + SEED + ": -Dseed=" + SEED
                        + " draws the same again, " + (FEWER > 1 ? "-Pfull draws " + FEWER + " times as much, " : "")
                        + "-Pexhaustive tries everything.");
    }

    private final Random random;

    private Sampling(Random random) {
        this.random = random;
    }

    /** A source of chance of its own for whatever is called so. */
    public static Sampling of(String name) {
        return new Sampling(new Random(SEED * 31 + name.hashCode()));
    }

    /** How many to try: as many as a full build tries, or an exhaustive one. */
    public static int count(int full, int exhaustive) {
        return EXHAUSTIVE ? exhaustive : fewer(full);
    }

    private static int fewer(int full) {
        return Math.ceilDiv(full, FEWER);
    }

    /** True once in so many times of a full build; always in an exhaustive one. */
    public boolean oneIn(int times) {
        return EXHAUSTIVE || random.nextInt(times * FEWER) == 0;
    }

    /** At most so many of a list in a full build, in its order; all of it in an exhaustive one. */
    public <T> List<T> some(List<T> all, int full) {
        int most = fewer(full);
        if (EXHAUSTIVE || all.size() <= most) {
            return all;
        }
        List<Integer> places = new ArrayList<>(IntStream.range(0, all.size()).boxed().toList());
        Collections.shuffle(places, random);
        return places.subList(0, most).stream().sorted().map(all::get).toList();
    }

    /** One of a list. */
    public <T> T one(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    /**
     * A seed for a source of chance of the test's own, or where a run of seeds begins; the one given if nothing is
     * sampled.
     */
    public int seed(int exhaustive) {
        return EXHAUSTIVE ? exhaustive : random.nextInt(1_000_000);
    }
}
