package lampblack.rules.derived;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import lampblack.rules.requirement.Requirement;

/** What was worked out of one standing, so that it is done once. */
final class QuantityCache {

    private final Map<String, Long> known = new HashMap<>();
    private Map<Requirement, Boolean> conditions = Map.of();

    /** A quantity, worked out when it is first asked for; within itself it is 0. */
    long computeOnce(String quantity, LongSupplier work) {
        Long before = known.get(quantity);
        if (before != null) {
            return before;
        }
        if (known.containsKey(quantity)) {
            return 0;
        }
        known.put(quantity, null);
        try {
            long value = work.getAsLong();
            known.put(quantity, value);
            return value;
        } finally {
            known.remove(quantity, null);
        }
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
