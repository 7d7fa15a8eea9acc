package lampblack.rules;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** What was worked out of one standing, so that it is done once. */
final class Memory {

    private final Map<String, Long> known = new HashMap<>();
    private final Set<String> asking = new HashSet<>();
    private final Map<Requirement, Boolean> conditions = new IdentityHashMap<>(4);

    /** A quantity, worked out when it is first asked for; within itself it is 0. */
    long once(String quantity, LongSupplier work) {
        Long before = known.get(quantity);
        if (before != null) {
            return before;
        }
        if (!asking.add(quantity)) {
            return 0;
        }
        try {
            long value = work.getAsLong();
            known.put(quantity, value);
            return value;
        } finally {
            asking.remove(quantity);
        }
    }

    boolean holds(Requirement requirement, BooleanSupplier work) {
        Boolean before = conditions.get(requirement);
        if (before == null) {
            before = work.getAsBoolean();
            conditions.put(requirement, before);
        }
        return before;
    }
}
