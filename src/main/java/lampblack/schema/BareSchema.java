package lampblack.schema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;
import lampblack.form.SchemaForm;

/** A JSON Schema without what only editors show: of each description there stays what is said of mistakes. */
public final class BareSchema {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String DESCRIPTION = "description";
    private static final Set<String> FOR_EDITORS = Set.of("$schema", "$id", "default");
    /** What holds schemas by names that are not keywords. */
    private static final Set<String> NAMED = Set.of("properties", "definitions", "dependencies");

    private BareSchema() {}

    public static String of(String schema) {
        try {
            JsonNode tree = JSON.readTree(schema);
            strip(tree);
            return tree.toString();
        } catch (JsonProcessingException broken) {
            throw new IllegalArgumentException(broken);
        }
    }

    private static void strip(JsonNode schema) {
        if (schema instanceof ObjectNode keywords) {
            String example = SchemaForm.example(keywords.path(DESCRIPTION).asText());
            keywords.remove(FOR_EDITORS);
            keywords.remove(DESCRIPTION);
            if (!example.isEmpty()) {
                keywords.put(DESCRIPTION, example);
            }
            for (Map.Entry<String, JsonNode> one : keywords.properties()) {
                if (NAMED.contains(one.getKey())) {
                    one.getValue().forEach(BareSchema::strip);
                } else {
                    strip(one.getValue());
                }
            }
        } else {
            schema.forEach(BareSchema::strip);
        }
    }
}
