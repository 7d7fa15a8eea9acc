package lampblack.secondjudge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a second judge says of a character.
 *
 * @param broken the codes of the rules that it breaks, in the order in which it does
 * @param figures what is left of each currency and how high each rating is; of use only where nothing is broken
 */
record Verdict(List<String> broken, Map<String, Long> figures) {

    Verdict() {
        this(new ArrayList<>(), new LinkedHashMap<>());
    }

    void unless(boolean holds, String code) {
        if (!holds) {
            broken.add(code);
        }
    }

    long figure(String name) {
        return figures.getOrDefault(name, 0L);
    }

    void add(String name, long amount) {
        figures.merge(name, amount, Long::sum);
    }

    /** Takes a price from what is left; there may not be less than nothing. */
    void pay(String currency, long price) {
        unless(figure(currency) >= price, "ledger.overdrawn");
        add(currency, -price);
    }
}
