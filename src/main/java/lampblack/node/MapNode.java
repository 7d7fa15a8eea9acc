package lampblack.node;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Span;

/** A map whose keys are texts, in the order they were written. */
public record MapNode(Map<String, Entry> entries, Span span) implements Node {

    /** A key with the place it stands at, and its value. */
    public record Entry(Scalar key, Node value) {}

    public MapNode {
        entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    public boolean has(String key) {
        return entries.containsKey(key);
    }

    @Override
    public Optional<Node> get(String key) {
        return Optional.ofNullable(value(key));
    }

    private Node value(String key) {
        Entry entry = entries.get(key);
        return entry == null ? null : entry.value();
    }

    /** The place of a key, or of the map itself where the key is not written. */
    public Span keySpan(String key) {
        Entry entry = entries.get(key);
        return entry == null ? span : entry.key().span();
    }

    public Set<String> keys() {
        return entries.keySet();
    }

    @Override
    public Collection<Entry> all() {
        return entries.values();
    }

    /** The value of a key as text, where it is a scalar that is not null. */
    public Optional<String> text(String key) {
        return scalar(key).map(Scalar::text);
    }

    /** The value of a key, where it is a scalar that is not null. */
    public Optional<Scalar> scalar(String key) {
        Node value = value(key);
        return value == null ? Optional.empty() : value.asValue();
    }

    public Optional<Long> integer(String key) {
        Node value = value(key);
        return value == null ? Optional.empty() : value.integer();
    }

    /** Whether a key is written and true. */
    public boolean isTrue(String key) {
        Node value = value(key);
        return value != null && value.bool().orElse(false);
    }

    public Optional<MapNode> map(String key) {
        Node value = value(key);
        return value == null ? Optional.empty() : value.asMap();
    }

    /** The items of a list, or the one value that stands in place of a list; empty where there is none. */
    public List<Node> items(String key) {
        Node value = value(key);
        return value == null ? List.of() : value.items();
    }

    /** The scalars among {@link #items}. */
    public List<Scalar> scalars(String key) {
        List<Node> items = items(key);
        if (items.isEmpty()) {
            return List.of();
        }
        List<Scalar> scalars = new ArrayList<>();
        for (Node item : items) {
            item.asScalar().ifPresent(scalars::add);
        }
        return scalars;
    }

    /** The same map without a key. */
    public MapNode without(String key) {
        Map<String, Entry> left = new LinkedHashMap<>(entries);
        left.remove(key);
        return new MapNode(left, span);
    }

    /** The same map with another value for a key; a new key comes last, at the place of the map. */
    public MapNode with(String key, Node value) {
        Map<String, Entry> changed = new LinkedHashMap<>(entries);
        Entry old = changed.get(key);
        changed.put(key, new Entry(old == null ? Scalar.text(key, span) : old.key(), value));
        return new MapNode(changed, span);
    }

    @Override
    public String kind() {
        return "kind.map";
    }

    @Override
    public Optional<MapNode> asMap() {
        return Optional.of(this);
    }

    @Override
    public Optional<ListNode> asList() {
        return Optional.empty();
    }

    @Override
    public Optional<Scalar> asScalar() {
        return Optional.empty();
    }

    @Override
    public Optional<Scalar> asValue() {
        return Optional.empty();
    }

    @Override
    public boolean isNull() {
        return false;
    }

    @Override
    public boolean isEmpty() {
        return entries.isEmpty();
    }

    @Override
    public Optional<Long> integer() {
        return Optional.empty();
    }

    @Override
    public Optional<Boolean> bool() {
        return Optional.empty();
    }

    @Override
    public List<Node> items() {
        return List.of(this);
    }

    @Override
    public List<Node> children() {
        return entries.values().stream().map(Entry::value).toList();
    }
}
