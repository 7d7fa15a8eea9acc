package lampblack.character;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A sorted map that never changes: with one entry more or fewer it shares all but a path with what it was. Whatever is
 * done with one entry takes time that grows with the logarithm of their number, whoever chose the keys.
 */
public final class PersistentTreeMap<K extends Comparable<? super K>, V> {

    private static final PersistentTreeMap<Integer, Object> EMPTY = new PersistentTreeMap<>(null, 0, null, null);

    private final PersistentTreeMap<K, V> left;
    private final K key;
    private final V value;
    private final PersistentTreeMap<K, V> right;
    private final int height;
    private final int size;

    private PersistentTreeMap(PersistentTreeMap<K, V> left, K key, V value, PersistentTreeMap<K, V> right) {
        this.left = left;
        this.key = key;
        this.value = value;
        this.right = right;
        this.height = left == null ? 0 : 1 + Math.max(left.height, right.height);
        this.size = left == null ? 0 : left.size + 1 + right.size;
    }

    @SuppressWarnings("unchecked")
    public static <K extends Comparable<? super K>, V> PersistentTreeMap<K, V> empty() {
        return (PersistentTreeMap<K, V>) EMPTY;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    public Optional<V> get(K wanted) {
        PersistentTreeMap<K, V> at = this;
        while (!at.isEmpty()) {
            int order = wanted.compareTo(at.key);
            if (order == 0) {
                return Optional.of(at.value);
            }
            at = order < 0 ? at.left : at.right;
        }
        return Optional.empty();
    }

    /** The value that so many others stand before. */
    V at(int index) {
        return entry(index).value;
    }

    /** The key that so many others stand before. */
    K keyAt(int index) {
        return entry(index).key;
    }

    private PersistentTreeMap<K, V> entry(int index) {
        PersistentTreeMap<K, V> at = this;
        int rest = index;
        while (rest != at.left.size) {
            boolean before = rest < at.left.size;
            rest -= before ? 0 : at.left.size + 1;
            at = before ? at.left : at.right;
        }
        return at;
    }

    /** How many keys stand before one. */
    int before(K wanted) {
        int count = 0;
        PersistentTreeMap<K, V> at = this;
        while (!at.isEmpty()) {
            boolean further = wanted.compareTo(at.key) > 0;
            count += further ? at.left.size + 1 : 0;
            at = further ? at.right : at.left;
        }
        return count;
    }

    /** The values in the order of their keys. */
    public List<V> values() {
        List<V> values = new ArrayList<>(size);
        collect(values);
        return Collections.unmodifiableList(values);
    }

    private void collect(List<V> into) {
        if (!isEmpty()) {
            left.collect(into);
            into.add(value);
            right.collect(into);
        }
    }

    /** The map with another value for a key. */
    public PersistentTreeMap<K, V> with(K other, V with) {
        if (isEmpty()) {
            return new PersistentTreeMap<>(this, other, with, this);
        }
        int order = other.compareTo(key);
        if (order == 0) {
            return new PersistentTreeMap<>(left, key, with, right);
        }
        return order < 0 ? balanced(left.with(other, with), this, right)
                : balanced(left, this, right.with(other, with));
    }

    /** The map without a key. */
    public PersistentTreeMap<K, V> without(K gone) {
        if (isEmpty()) {
            return this;
        }
        int order = gone.compareTo(key);
        if (order == 0) {
            return left.isEmpty() ? right : right.isEmpty() ? left
                    : balanced(left, right.first(), right.withoutFirst());
        }
        return order < 0 ? balanced(left.without(gone), this, right) : balanced(left, this, right.without(gone));
    }

    private PersistentTreeMap<K, V> first() {
        return left.isEmpty() ? this : left.first();
    }

    private PersistentTreeMap<K, V> withoutFirst() {
        return left.isEmpty() ? right : balanced(left.withoutFirst(), this, right);
    }

    /** A tree of two that differ in height by at most two, and what stands between them. */
    private static <K extends Comparable<? super K>, V> PersistentTreeMap<K, V> balanced(PersistentTreeMap<K, V> left,
            PersistentTreeMap<K, V> middle,
            PersistentTreeMap<K, V> right) {
        if (left.height > right.height + 1) {
            PersistentTreeMap<K, V> outer = left.left;
            return outer.height >= left.right.height
                    ? joined(outer, left, joined(left.right, middle, right))
                    : joined(joined(outer, left, left.right.left), left.right, joined(left.right.right, middle, right));
        }
        if (right.height > left.height + 1) {
            PersistentTreeMap<K, V> outer = right.right;
            return outer.height >= right.left.height
                    ? joined(joined(left, middle, right.left), right, outer)
                    : joined(joined(left, middle, right.left.left), right.left, joined(right.left.right, right, outer));
        }
        return joined(left, middle, right);
    }

    private static <K extends Comparable<? super K>, V> PersistentTreeMap<K, V> joined(PersistentTreeMap<K, V> left,
            PersistentTreeMap<K, V> middle,
            PersistentTreeMap<K, V> right) {
        return new PersistentTreeMap<>(left, middle.key, middle.value, right);
    }

    /** Tells what another map lacks of this one and what it has besides, without looking at what they share. */
    public void compare(PersistentTreeMap<K, V> other, BiConsumer<K, V> gone, BiConsumer<K, V> come) {
        Deque<PersistentTreeMap<K, V>> old = new ArrayDeque<>();
        Deque<PersistentTreeMap<K, V>> now = new ArrayDeque<>();
        push(this, old);
        push(other, now);
        while (!old.isEmpty() || !now.isEmpty()) {
            int before = old.isEmpty() ? 0 : old.peek().height;
            int after = now.isEmpty() ? 0 : now.peek().height;
            if (before > 0 && old.peek() == now.peek()) {
                old.pop();
                now.pop();
            } else if (Math.max(before, after) > 1) {
                open(before >= after ? old : now);
            } else {
                diff(old, now, gone, come);
            }
        }
    }

    private static <K extends Comparable<? super K>, V> void diff(Deque<PersistentTreeMap<K, V>> old,
            Deque<PersistentTreeMap<K, V>> now,
            BiConsumer<K, V> gone, BiConsumer<K, V> come) {
        int order = old.isEmpty() ? 1 : now.isEmpty() ? -1 : old.peek().key.compareTo(now.peek().key);
        if (order == 0 && old.peek().value == now.peek().value) {
            old.pop();
            now.pop();
            return;
        }
        if (order <= 0) {
            PersistentTreeMap<K, V> persistentTreeMap = old.pop();
            gone.accept(persistentTreeMap.key, persistentTreeMap.value);
        }
        if (order >= 0) {
            PersistentTreeMap<K, V> persistentTreeMap = now.pop();
            come.accept(persistentTreeMap.key, persistentTreeMap.value);
        }
    }

    /** Puts the parts of the topmost tree in its place. */
    private static <K extends Comparable<? super K>, V> void open(Deque<PersistentTreeMap<K, V>> stack) {
        PersistentTreeMap<K, V> top = stack.pop();
        push(top.right, stack);
        push(new PersistentTreeMap<>(empty(), top.key, top.value, empty()), stack);
        push(top.left, stack);
    }

    private static <K extends Comparable<? super K>, V> void push(PersistentTreeMap<K, V> tree,
            Deque<PersistentTreeMap<K, V>> stack) {
        if (!tree.isEmpty()) {
            stack.push(tree);
        }
    }
}
