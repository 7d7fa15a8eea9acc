package lampblack.node;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value that is to be written and stands in no document yet. */
public sealed interface NewValue {

    /** Whether a document already says just this, in whatever style and order. */
    boolean matches(Node node);

    /** Words. */
    record TextValue(String text) implements NewValue {
        @Override
        public boolean matches(Node node) {
            return node instanceof Scalar scalar && scalar.isText() && scalar.text().equals(text);
        }
    }

    /** A whole number. */
    record IntegerValue(long number) implements NewValue {
        @Override
        public boolean matches(Node node) {
            return node instanceof Scalar scalar && scalar.integer().filter(value -> value == number).isPresent();
        }
    }

    /** True or false. */
    record BooleanValue(boolean truth) implements NewValue {
        @Override
        public boolean matches(Node node) {
            return node instanceof Scalar scalar && scalar.bool().filter(number -> number == truth).isPresent();
        }
    }

    /** A list. */
    record ListValue(List<NewValue> items) implements NewValue {

        public ListValue {
            items = List.copyOf(items);
        }

        @Override
        public boolean matches(Node node) {
            if (!(node instanceof ListNode list) || list.items().size() != items.size()) {
                return false;
            }
            for (int i = 0; i < items.size(); i++) {
                if (!items.get(i).matches(list.items().get(i))) {
                    return false;
                }
            }
            return true;
        }
    }

    /** A map, in the order it is to be written. */
    record MapValue(Map<String, NewValue> entries) implements NewValue {

        public MapValue {
            entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
        }

        @Override
        public boolean matches(Node node) {
            return node instanceof MapNode map && map.keys().equals(entries.keySet())
                    && map.keys().stream().allMatch(key -> entries.get(key).matches(map.get(key).orElseThrow()));
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
