package lampblack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Documents as maps, lists, texts, numbers and truths that can be changed at will. */
public final class Loose {

    private static final Span NOWHERE = new Source("loose", "").start();

    private Loose() {}

    public static Map<String, Object> copy(MapNode map) {
        Map<String, Object> copy = new LinkedHashMap<>();
        map.all().forEach(entry -> copy.put(entry.key().text(), of(entry.value())));
        return copy;
    }

    public static Object of(Node node) {
        if (node instanceof MapNode map) {
            return copy(map);
        }
        if (node instanceof ListNode list) {
            List<Object> items = new ArrayList<>();
            list.items().forEach(item -> items.add(of(item)));
            return items;
        }
        Scalar scalar = (Scalar) node;
        return scalar.integer().<Object>map(number -> number).or(scalar::bool).orElseGet(scalar::text);
    }

    public static MapNode map(Object value) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        ((Map<?, ?>) value).forEach((key, item) -> entries.put((String) key,
                new MapNode.Entry(Scalar.text((String) key, NOWHERE), node(item))));
        return new MapNode(entries, NOWHERE);
    }

    public static Node node(Object value) {
        if (value instanceof Map) {
            return map(value);
        }
        if (value instanceof List<?> list) {
            return new ListNode(list.stream().map(Loose::node).toList(), NOWHERE);
        }
        if (value instanceof Boolean truth) {
            return Scalar.bool(truth, NOWHERE);
        }
        return value instanceof Number number
                ? Scalar.integer(number.longValue(), NOWHERE)
                : Scalar.text((String) value, NOWHERE);
    }

    public static NewValue value(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, NewValue> entries = new LinkedHashMap<>();
            map.forEach((key, item) -> entries.put((String) key, value(item)));
            return NewValue.map(entries);
        }
        if (value instanceof List<?> list) {
            return new NewValue.ListValue(list.stream().map(Loose::value).toList());
        }
        if (value instanceof Boolean truth) {
            return NewValue.of(truth);
        }
        return value instanceof Number number ? NewValue.of(number.longValue()) : NewValue.of((String) value);
    }
}
