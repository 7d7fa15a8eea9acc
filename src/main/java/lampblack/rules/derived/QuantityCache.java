package lampblack.rules.derived;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import lampblack.rules.Quantity;
import lampblack.rules.requirement.Requirement;

/** The quantities and conditions of one derived sheet that are already worked out; that sheet is its one owner. */
final class QuantityCache {

    private final Map<Quantity, CachedNumber> known = new TreeMap<>();
    private Map<Requirement, Boolean> conditions = Map.of();

    private static final class CachedNumber {
        private boolean known;
        private boolean underway;
        private long number;
    }

    /** A quantity, worked out when it is first asked for; within itself it is 0. */
    long computeOnce(Quantity quantity, LongSupplier work) {
        CachedNumber cached = known.computeIfAbsent(quantity, key -> new CachedNumber());
        if (!cached.known && !cached.underway) {
            cached.underway = true;
            try {
                cached.number = work.getAsLong();
                cached.known = true;
            } finally {
                cached.underway = false;
            }
        }
        return cached.number;
    }

    boolean holds(Requirement requirement, BooleanSupplier work) {
        Boolean before = conditions.get(requirement);
        if (before == null) {
            before = work.getAsBoolean();
            conditions = conditions.isEmpty() ? new IdentityHashMap<>(4) : conditions;
            conditions.put(requirement, before);
        }
        return before;
    }
}
