package lampblack.dice;

import java.util.ArrayList;
import java.util.List;

/** A source of chance that gives the same for the same seed on every machine: the generator SplitMix64. */
public final class SplitMix {

    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    public SplitMix(long seed) {
        this.state = seed;
    }

    public long next() {
        state += STEP;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** A number from 0 to one less than the bound, which is at least 1. */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    /** A number from the least to the most, both included. */
    public long between(long least, long most) {
        return least + Long.remainderUnsigned(next(), most - least + 1);
    }

    /** True once in so many times. */
    public boolean oneIn(int times) {
        return below(times) == 0;
    }

    public <T> T pick(List<T> all) {
        return all.get(below(all.size()));
    }

    /** The same things in another order. */
    public <T> List<T> shuffled(Iterable<T> all) {
        List<T> out = new ArrayList<>();
        all.forEach(out::add);
        for (int i = out.size() - 1; i > 0; i--) {
            int other = below(i + 1);
            T held = out.get(i);
            out.set(i, out.get(other));
            out.set(other, held);
        }
        return out;
    }
}
