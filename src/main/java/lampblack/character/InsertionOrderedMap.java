package lampblack.character;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A map from names, in the order in which they came, that never changes. */
public final class InsertionOrderedMap<V> extends AbstractMap<String, V> {

    private static final InsertionOrderedMap<?> NONE = new InsertionOrderedMap<>(KeyedList.by(Map.Entry::getKey));

    private final KeyedList<Map.Entry<String, V>> entries;

    private InsertionOrderedMap(KeyedList<Map.Entry<String, V>> entries) {
        this.entries = entries;
    }

    @SuppressWarnings("unchecked")
    public static <V> InsertionOrderedMap<V> none() {
        return (InsertionOrderedMap<V>) NONE;
    }

    private Optional<Map.Entry<String, V>> entry(Object name) {
        return name instanceof String text ? entries.first(text) : Optional.empty();
    }

    private int number(String name) {
        return entry(name).flatMap(old -> entries.number(old, false)).orElse(entries.next());
    }

    /** The map with a value, which stands where the name stood, or last. */
    public InsertionOrderedMap<V> with(String name, V value) {
        return new InsertionOrderedMap<>(entries.with(number(name), Map.entry(name, value)));
    }

    /** The map without a name. */
    public InsertionOrderedMap<V> without(String name) {
        return entries.first(name).isPresent() ? new InsertionOrderedMap<>(entries.without(number(name))) : this;
    }

    /** The map in which a name that is there is another; of two alike the later value counts, at the earlier place. */
    public InsertionOrderedMap<V> renamed(String old, String name, V value) {
        int from = number(old);
        int there = entries.first(name).isPresent() ? number(name) : from;
        Map.Entry<String, V> entry = there > from ? entry(name).orElseThrow() : Map.entry(name, value);
        return new InsertionOrderedMap<>(entries.without(from).without(there).with(Math.min(from, there), entry));
    }

    @Override
    public V get(Object name) {
        return entry(name).map(Map.Entry::getValue).orElse(null);
    }

    @Override
    public boolean containsKey(Object name) {
        return entry(name).isPresent();
    }

    @Override
    public Set<Map.Entry<String, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<String, V>> iterator() {
                return entries.iterator();
            }

            @Override
            public int size() {
                return entries.size();
            }
        };
    }
}
