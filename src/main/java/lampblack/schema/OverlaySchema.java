package lampblack.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns the schema of a whole ruleset into that of a part or an overlay: nothing is required, {@code null} removes,
 * {@code replace}, {@code before}, {@code after} and {@code add} say how it joins what it extends.
 */
final class OverlaySchema {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    /** What a layer says of its earlier versions, which is never laid over what its base says of its own. */
    private static final Set<String> OWN_DEFINITIONS = Set.of("edition", "sheet-edition", "renamed",
            "retired");

    void relax(ObjectNode schema) {
        schema.get("definitions").properties().forEach(definition -> relax(OWN_DEFINITIONS, definition));
        schema.remove(List.of("required", "anyOf", "not", "dependencies"));
        schema.get("properties").properties().forEach(property -> relax(Set.of("migrations"), property));
    }

    /** @param own what no layer joins to what another says */
    private void relax(Set<String> own, Map.Entry<String, JsonNode> named) {
        if (!own.contains(named.getKey())) {
            value((ObjectNode) named.getValue());
        }
    }

    /** A schema of a value, which may also be removed or joined to another. */
    private void value(ObjectNode schema) {
        boolean alternatives = schema.has("anyOf") && !schema.has("type");
        schema.remove(List.of("required", "not", "dependencies"));
        if (!alternatives) {
            schema.remove("anyOf");
        }
        for (String key : List.of("properties", "anyOf")) {
            if (schema.has(key)) {
                schema.get(key).forEach(node -> value((ObjectNode) node));
            }
        }
        for (String key : List.of("additionalProperties", "items")) {
            if (schema.get(key) instanceof ObjectNode inner) {
                value(inner);
            }
        }
        joins(schema);
        removable(schema);
    }

    private static void joins(ObjectNode schema) {
        String type = schema.path("type").asText();
        if (type.equals("object")) {
            ObjectNode properties = schema.withObjectProperty("properties");
            properties.putObject("replace")
                    .put("description", "Starts this map afresh; nothing of it comes from the game extended: `true`.")
                    .put("type", "boolean");
            if (!schema.has("propertyNames")) {
                properties.putObject("after")
                        .put("description", "Puts this entry behind another of the same map, by id: `after: hunt`.")
                        .put("$ref", "#/definitions/id");
                properties.putObject("before")
                        .put("description", "Puts this entry ahead of another of the same map, by id: `before: hunt`.")
                        .put("$ref", "#/definitions/id");
            }
        } else if (type.equals("array")) {
            ObjectNode list = schema.deepCopy();
            list.remove("description");
            ObjectNode more = NODES.objectNode().put("type", "object");
            more.putObject("properties").set("add", list.deepCopy().put("description",
                    "Appends to the list of the game that this one extends: `{add: [veteran]}`."));
            more.put("additionalProperties", false);
            JsonNode description = schema.get("description");
            schema.removeAll();
            schema.set("description", description);
            schema.putArray("anyOf").add(list).add(more);
        }
    }

    private static void removable(ObjectNode schema) {
        JsonNode type = schema.path("type");
        if (type.isTextual()) {
            schema.putArray("type").add(type).add("null");
        } else if (type instanceof ArrayNode several) {
            several.add("null");
        } else if (schema.has("anyOf")) {
            ((ArrayNode) schema.get("anyOf")).addObject().put("type", "null");
        }
        if (schema.get("enum") instanceof ArrayNode values) {
            values.addNull();
        }
    }
}
