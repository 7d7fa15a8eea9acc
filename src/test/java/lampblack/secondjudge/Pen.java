package lampblack.secondjudge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Chance, and now and then a slip, for whoever writes characters that are not all right. */
final class Pen {

    private final Random random;
    private final boolean isCareless;

    Pen(long seed) {
        random = new Random(seed);
        isCareless = seed % 3 != 0;
    }

    /** From 0 to just below the bound. */
    int below(int bound) {
        return random.nextInt(bound);
    }

    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    <T> T one(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    <T> List<T> some(List<T> all, int count) {
        List<T> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, random);
        return new ArrayList<>(shuffled.subList(0, count));
    }

    /** True where a rule is to be broken: once in so many times, and never for the careful. */
    boolean slips(int times) {
        return isCareless && random.nextInt(times) == 0;
    }

    static Map<String, Object> map(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }
}
