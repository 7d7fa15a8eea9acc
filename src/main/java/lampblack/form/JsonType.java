package lampblack.form;

import java.util.EnumSet;
import java.util.Set;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** What JSON calls the kinds of values. */
enum JsonType {
    OBJECT,
    ARRAY,
    STRING,
    INTEGER,
    BOOLEAN,
    NULL;

    static final Set<JsonType> ALL = EnumSet.allOf(JsonType.class);

    static JsonType of(String word) {
        return switch (word) {
            case "object" -> OBJECT;
            case "array" -> ARRAY;
            case "string" -> STRING;
            case "integer" -> INTEGER;
            case "boolean" -> BOOLEAN;
            case "null" -> NULL;
            default -> throw new SchemaForm.UnknownKeyword(word);
        };
    }

    static JsonType of(Node node) {
        return switch (node) {
            case MapNode map -> OBJECT;
            case ListNode list -> ARRAY;
            case Scalar scalar -> switch (scalar.type()) {
                case NULL -> NULL;
                case BOOLEAN -> BOOLEAN;
                case INTEGER -> INTEGER;
                case TEXT -> STRING;
            };
        };
    }
}
