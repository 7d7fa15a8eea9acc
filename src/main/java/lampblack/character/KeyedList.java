package lampblack.character;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A list that never changes and whose items are also found by a key, which several may share. Each item has a number;
 * they stand in the order of their numbers.
 */
public final class KeyedList<T> extends AbstractList<T> {

    private final Function<T, String> key;
    private final PersistentTreeMap<Integer, T> items;
    private final PersistentTreeMap<String, PersistentTreeMap<Integer, T>> byKey;

    private KeyedList(Function<T, String> key, PersistentTreeMap<Integer, T> items,
            PersistentTreeMap<String, PersistentTreeMap<Integer, T>> byKey) {
        this.key = key;
        this.items = items;
        this.byKey = byKey;
    }

    public static <T> KeyedList<T> by(Function<T, String> key) {
        return new KeyedList<>(key, PersistentTreeMap.empty(), PersistentTreeMap.empty());
    }

    private PersistentTreeMap<Integer, T> alike(String wanted) {
        return byKey.get(wanted).orElse(PersistentTreeMap.empty());
    }

    /** All of one key. */
    public List<T> all(String wanted) {
        return alike(wanted).values();
    }

    public int count(String wanted) {
        return alike(wanted).size();
    }

    Optional<T> first(String wanted) {
        PersistentTreeMap<Integer, T> alike = alike(wanted);
        return alike.isEmpty() ? Optional.empty() : Optional.of(alike.at(0));
    }

    /** The number of the first or last item that equals one. */
    public Optional<Integer> number(T item, boolean last) {
        Optional<Integer> found = Optional.empty();
        PersistentTreeMap<Integer, T> alike = alike(key.apply(item));
        for (int i = last ? alike.size() - 1 : 0; found.isEmpty() && i >= 0 && i < alike.size(); i += last ? -1 : 1) {
            found = alike.at(i).equals(item) ? Optional.of(alike.keyAt(i)) : found;
        }
        return found;
    }

    /** How many stand before the first item that equals one. */
    public int before(T item) {
        return number(item, false).map(items::before).orElse(items.size());
    }

    /** How many of the same key stand before the first item that equals one. */
    public int alikeBefore(T item) {
        PersistentTreeMap<Integer, T> alike = alike(key.apply(item));
        return number(item, false).map(alike::before).orElse(alike.size());
    }

    /** A number behind all others. */
    int next() {
        return items.isEmpty() ? 0 : items.keyAt(items.size() - 1) + 1;
    }

    /** The series with an item at a number, in the place of what stood there. */
    public KeyedList<T> with(int number, T item) {
        KeyedList<T> rest = without(number);
        String where = key.apply(item);
        return new KeyedList<>(key, rest.items.with(number, item),
                rest.byKey.with(where, rest.alike(where).with(number, item)));
    }

    public KeyedList<T> without(int number) {
        Optional<T> gone = items.get(number);
        if (gone.isEmpty()) {
            return this;
        }
        String where = key.apply(gone.get());
        PersistentTreeMap<Integer, T> alike = alike(where).without(number);
        return new KeyedList<>(key, items.without(number),
                alike.isEmpty() ? byKey.without(where) : byKey.with(where, alike));
    }

    /** Tells the numbers and items that another lacks of this one, and what it has besides. */
    public void compare(KeyedList<T> other, BiConsumer<Integer, T> gone, BiConsumer<Integer, T> come) {
        items.compare(other.items, gone, come);
    }

    @Override
    public T get(int index) {
        if (index < 0 || index >= items.size()) {
            throw new IndexOutOfBoundsException(index);
        }
        return items.at(index);
    }

    @Override
    public int size() {
        return items.size();
    }

    @Override
    public Iterator<T> iterator() {
        return items.values().iterator();
    }
}
