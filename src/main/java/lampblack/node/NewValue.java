package lampblack.node;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value that is to be written and stands in no document yet. */
public sealed interface NewValue {

    /** Whether a node already has this value, regardless of style and key order. */
    boolean matches(Node node);

    /** Whether nothing stands inside it: a single value, or an empty list or map. */
    boolean isLeaf();

    /** Whether it is a list of anything but leaves, or a map with such a list somewhere in it. */
    boolean listsCollections();

    /** A text. */
    record TextValue(String text) implements NewValue {
        @Override
        public boolean matches(Node node) {
            return node.asScalar().filter(scalar -> scalar.isText() && scalar.text().equals(text)).isPresent();
        }

        @Override
        public boolean isLeaf() {
            return true;
        }

        @Override
        public boolean listsCollections() {
            return false;
        }
    }

    /** A text of whole lines, which stands as such below its key: each ends in a line break, none in a blank. */
    record LinesValue(String text) implements NewValue {
        @Override
        public boolean matches(Node node) {
            return new TextValue(text).matches(node);
        }

        @Override
        public boolean isLeaf() {
            return false;
        }

        @Override
        public boolean listsCollections() {
            return true;
        }
    }

    /** A whole number. */
    record IntegerValue(long number) implements NewValue {
        @Override
        public boolean matches(Node node) {
            return node.integer().filter(written -> written == number).isPresent();
        }

        @Override
        public boolean isLeaf() {
            return true;
        }

        @Override
        public boolean listsCollections() {
            return false;
        }
    }

    /** True or false. */
    record BooleanValue(boolean truth) implements NewValue {
        @Override
        public boolean matches(Node node) {
            return node.bool().filter(written -> written == truth).isPresent();
        }

        @Override
        public boolean isLeaf() {
            return true;
        }

        @Override
        public boolean listsCollections() {
            return false;
        }
    }

    /** Nothing at all. */
    record NullValue() implements NewValue {
        @Override
        public boolean matches(Node node) {
            return node.isNull();
        }

        @Override
        public boolean isLeaf() {
            return true;
        }

        @Override
        public boolean listsCollections() {
            return false;
        }
    }

    /** A list. */
    record ListValue(List<NewValue> items) implements NewValue {

        public ListValue {
            items = List.copyOf(items);
        }

        @Override
        public boolean matches(Node node) {
            return node.asList().filter(list -> matches(list.items())).isPresent();
        }

        private boolean matches(List<Node> written) {
            if (written.size() != items.size()) {
                return false;
            }
            for (int i = 0; i < items.size(); i++) {
                if (!items.get(i).matches(written.get(i))) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean isLeaf() {
            return items.isEmpty();
        }

        @Override
        public boolean listsCollections() {
            return items.stream().anyMatch(item -> !item.isLeaf());
        }
    }

    /** A map, in the order it is to be written. */
    record MapValue(Map<String, NewValue> entries) implements NewValue {

        public MapValue {
            entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
        }

        @Override
        public boolean matches(Node node) {
            return node.asMap().filter(map -> map.keys().equals(entries.keySet())
                    && map.all().stream().allMatch(entry -> entries.get(entry.key().text()).matches(entry.value())))
                    .isPresent();
        }

        @Override
        public boolean isLeaf() {
            return entries.isEmpty();
        }

        @Override
        public boolean listsCollections() {
            return entries.values().stream().anyMatch(NewValue::listsCollections);
        }
    }

    static NewValue of(String text) {
        return new TextValue(text);
    }

    static NewValue of(long number) {
        return new IntegerValue(number);
    }

    static NewValue of(boolean truth) {
        return new BooleanValue(truth);
    }

    static NewValue list(NewValue... items) {
        return new ListValue(List.of(items));
    }

    static NewValue map(Map<String, NewValue> entries) {
        return new MapValue(entries);
    }

    /** A map of one entry. */
    static NewValue map(String key, NewValue value) {
        return new MapValue(Map.of(key, value));
    }
}
