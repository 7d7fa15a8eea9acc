package lampblack.rules.derived;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import lampblack.rules.Quantity;
import lampblack.rules.requirement.Requirement;

/** The quantities and conditions of one derived sheet that are already worked out; that sheet is its one owner. */
final class QuantityCache {

    private final Map<Quantity, CachedNumber> known = new TreeMap<>();
    private Map<Requirement, Boolean> conditions = Map.of();
    private Map<Quantity, List<Contribution>> contributions = Map.of();

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

    /** What effects contribute to a quantity, kept for whoever explains it. */
    List<Contribution> contributions(Quantity quantity, Supplier<List<Contribution>> work) {
        List<Contribution> before = contributions.get(quantity);
        if (before != null) {
            return before;
        }
        List<Contribution> found = work.get();
        contributions = contributions.isEmpty() ? new TreeMap<>() : contributions;
        // What was found on the way, while the quantity itself was worked out, is what it was judged by.
        contributions.putIfAbsent(quantity, found);
        return contributions.get(quantity);
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
