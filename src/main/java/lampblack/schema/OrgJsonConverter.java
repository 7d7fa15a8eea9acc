package lampblack.schema;

import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import org.json.JSONArray;
import org.json.JSONObject;

/** Converts a tree to the values that the JSON Schema library validates. */
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
}
