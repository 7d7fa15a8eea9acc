package lampblack.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import org.json.JSONArray;
import org.json.JSONObject;

/** Converts a tree to the values that the JSON Schema library validates, and back. */
public final class OrgJsonConverter {

    private OrgJsonConverter() {}

    /** An object, array, number, truth value or text as org.json knows them; nothing is {@code JSONObject.NULL}. */
    public static Object of(Node node) {
        return switch (node) {
            case MapNode map -> {
                JSONObject object = new JSONObject();
                map.all().forEach(entry -> object.put(entry.key().text(), of(entry.value())));
                yield object;
            }
            case ListNode list -> {
                JSONArray array = new JSONArray();
                list.items().forEach(item -> array.put(of(item)));
                yield array;
            }
            case Scalar scalar -> of(scalar);
        };
    }

    private static Object of(Scalar scalar) {
        return switch (scalar.type()) {
            case NULL -> JSONObject.NULL;
            case BOOLEAN -> scalar.text().equals("true");
            case INTEGER -> number(Long.parseLong(scalar.text()));
            case TEXT -> scalar.text();
        };
    }

    private static Object number(long value) {
        if (value == (int) value) {
            return (int) value;
        }
        return value;
    }

    /** A tree that stands nowhere; the keys of its maps are in any order. */
    static MapNode tree(JSONObject object) {
        return tree(object, new Source("", "").start());
    }

    private static MapNode tree(JSONObject object, Span nowhere) {
        Map<String, MapNode.Entry> entries = new HashMap<>();
        object.keySet().forEach(key -> entries.put(key,
                new MapNode.Entry(Scalar.text(key, nowhere), node(object.get(key), nowhere))));
        return new MapNode(entries, nowhere);
    }

    private static Node node(Object value, Span nowhere) {
        if (value instanceof JSONObject object) {
            return tree(object, nowhere);
        }
        if (value instanceof JSONArray array) {
            List<Node> items = new ArrayList<>();
            array.forEach(item -> items.add(node(item, nowhere)));
            return new ListNode(items, nowhere);
        }
        return value instanceof String text ? Scalar.text(text, nowhere)
                : value instanceof Number number ? Scalar.integer(number.longValue(), nowhere)
                : new Scalar(value instanceof Boolean ? Scalar.ScalarType.BOOLEAN : Scalar.ScalarType.NULL,
                        value instanceof Boolean ? value.toString() : "", nowhere, 0, null);
    }
}
