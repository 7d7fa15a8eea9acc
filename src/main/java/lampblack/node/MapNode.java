package lampblack.node;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
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

    public Optional<Node> get(String key) {
        return Optional.ofNullable(entries.get(key)).map(Entry::value);
    }

    /** The place of a key, or of the map itself where the key is not written. */
    public Span keySpan(String key) {
        Entry entry = entries.get(key);
        return entry == null ? span : entry.key().span();
    }

    public Set<String> keys() {
        return entries.keySet();
    }

    public Collection<Entry> all() {
        return entries.values();
    }

    @Override
    public String kind() {
        return "kind.map";
    }
}
