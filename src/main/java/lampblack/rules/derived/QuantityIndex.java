package lampblack.rules.derived;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.PersistentTreeMap;
import lampblack.rules.Quantity;

/**
 * What acts on quantities, by the kind of quantity, then by the quantity, then by the number of the option.
 * It never changes. Most kinds are acted on by nothing, so that most questions end at the kind.
 */
final class QuantityIndex<T> {

    private final Map<Class<? extends Quantity>, PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>>>
            kinds;

    private QuantityIndex(
            Map<Class<? extends Quantity>, PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>>> kinds) {
        this.kinds = kinds;
    }

    static <T> QuantityIndex<T> empty() {
        return new QuantityIndex<>(Map.of());
    }

    /** What acts on a quantity, by the numbers of the options. */
    PersistentTreeMap<Integer, List<T>> of(Quantity quantity) {
        PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>> kind = kinds.get(quantity.getClass());
        return kind == null ? PersistentTreeMap.empty() : kind.get(quantity).orElse(PersistentTreeMap.empty());
    }

    /** Whether anything acts on any quantity of a kind. */
    boolean knows(Class<? extends Quantity> kind) {
        return kinds.containsKey(kind);
    }

    Update<T> update() {
        return new Update<>(new HashMap<>(kinds));
    }

    /** An index that is being made of another. */
    record Update<T>(
            Map<Class<? extends Quantity>, PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>>> kinds) {

        void put(Quantity quantity, int number, List<T> more) {
            PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>> kind =
                    kinds.getOrDefault(quantity.getClass(), PersistentTreeMap.empty());
            kinds.put(quantity.getClass(), kind.with(quantity,
                    kind.get(quantity).orElse(PersistentTreeMap.empty()).with(number, more)));
        }

        void take(Quantity quantity, int number) {
            PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>> kind =
                    kinds.getOrDefault(quantity.getClass(), PersistentTreeMap.empty());
            PersistentTreeMap<Integer, List<T>> rest =
                    kind.get(quantity).orElse(PersistentTreeMap.empty()).without(number);
            kind = rest.isEmpty() ? kind.without(quantity) : kind.with(quantity, rest);
            if (kind.isEmpty()) {
                kinds.remove(quantity.getClass());
            } else {
                kinds.put(quantity.getClass(), kind);
            }
        }

        QuantityIndex<T> index() {
            return new QuantityIndex<>(kinds);
        }
    }
}
