package lampblack.schema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.rules.effect.EffectKey;

/**
 * Assembles the schemas from their fragments: a {@code $ref} to a file becomes one to a definition, {@code oneOf} over
 * kinds becomes one closed object that asks for exactly one of them, {@code allOf} over kinds one that allows them all.
 */
public final class SchemaAssembler {

    private static final String DRAFT = "http://json-schema.org/draft-07/schema#";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** Stands in a fragment for those of all effects. */
    private static final String EFFECTS = "effects";

    private final SchemaFragments fragments = new SchemaFragments();
    private final Set<String> reached = new LinkedHashSet<>();
    private final Deque<String> waiting = new ArrayDeque<>();

    /** The schema of a whole ruleset, after all layers and parts are merged. */
    public static ObjectNode ruleset() {
        return new SchemaAssembler().schema("ruleset", "ruleset-resolved.schema.json");
    }

    /** The schema of a ruleset as written: a part or an overlay, where little is required and {@code null} removes. */
    public static ObjectNode rulesetAsWritten() {
        ObjectNode whole = new SchemaAssembler().schema("ruleset", "ruleset.schema.json");
        new OverlaySchema().relax(whole);
        return whole;
    }

    /** The schema of a character of any game. */
    public static ObjectNode character() {
        return new SchemaAssembler().schema("character", "character.schema.json");
    }

    /** The schema of a file of tests of any ruleset. */
    public static ObjectNode tests() {
        return new SchemaAssembler().schema("tests", "tests.schema.json");
    }

    /** Which fragments the schemas use. */
    static Set<String> fragmentsInUse() {
        SchemaAssembler writer = new SchemaAssembler();
        writer.schema("ruleset", "");
        writer.schema("character", "");
        writer.schema("tests", "");
        return writer.fragments.used();
    }

    /** The text of a schema as it stands in its file. */
    public static String print(ObjectNode schema) {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter(Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER));
        printer.indentObjectsWith(indenter);
        try {
            return JsonMapper.builder().build().writer(printer).writeValueAsString(schema) + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ObjectNode schema(String root, String id) {
        ObjectNode schema = NODES.objectNode().put("$schema", DRAFT).put("$id", id);
        schema.setAll(assembled(root));
        ObjectNode definitions = NODES.objectNode();
        while (!waiting.isEmpty()) {
            String name = waiting.remove();
            definitions.set(definition(name), assembled(name));
        }
        schema.set("definitions", definitions);
        return schema;
    }

    private ObjectNode assembled(String name) {
        ObjectNode fragment = fragments.fragment(name);
        mergeAll(fragment);
        mergeKinds(fragment);
        resolve(fragment);
        return fragment;
    }

    /** Kinds that may stand together: their keys become keys of the whole. */
    private void mergeAll(ObjectNode whole) {
        JsonNode kinds = whole.remove("allOf");
        for (String name : kinds == null ? List.<String>of() : names(kinds)) {
            ObjectNode kind = fragments.fragment(name);
            kind.remove(List.of("description", "type"));
            whole.withObjectProperty("properties").setAll(take(kind));
            kind.properties().forEach(rest -> whole.set(rest.getKey(), rest.getValue()));
        }
    }

    /** The fragments that are named, or those of all effects, or of all that an owner may give to members. */
    private static List<String> names(JsonNode kinds) {
        if (kinds.isTextual()) {
            return Stream.of(EffectKey.values()).filter(key -> kinds.asText().equals(EFFECTS) || key.isForMembers())
                    .map(key -> "rules/" + key.word()).toList();
        }
        List<String> names = new ArrayList<>();
        kinds.forEach(node -> names.add(SchemaFragments.name(node)));
        return names;
    }

    private static ObjectNode take(ObjectNode kind) {
        JsonNode properties = kind.remove("properties");
        return properties == null ? NODES.objectNode() : (ObjectNode) properties;
    }

    /**
     * Kinds of which one is to be said: the first required key of each tells it, its other keys go with that one. What
     * is a
     * key of several kinds goes with any, and whoever reads it says where it means nothing.
     */
    private void mergeKinds(ObjectNode whole) {
        JsonNode kinds = whole.remove("oneOf");
        if (kinds == null) {
            return;
        }
        List<String> keys = new ArrayList<>();
        ObjectNode together = NODES.objectNode();
        Set<String> shared = new HashSet<>();
        for (JsonNode node : kinds) {
            ObjectNode kind = fragments.fragment(SchemaFragments.name(node));
            String key = kind.get("required").get(0).asText();
            keys.add(key);
            ObjectNode properties = take(kind);
            properties.fieldNames().forEachRemaining(other -> {
                if (together.has(other)) {
                    shared.add(other);
                } else if (!other.equals(key)) {
                    together.set(other, NODES.arrayNode().add(key));
                }
            });
            ArrayNode needed = (ArrayNode) kind.get("required");
            needed.remove(0);
            if (!needed.isEmpty()) {
                together.set(key, needed);
            }
            whole.withObjectProperty("properties").setAll(properties);
        }
        together.remove(shared);
        exactlyOne(whole, keys);
        if (!together.isEmpty()) {
            whole.set("dependencies", together);
        }
    }

    private static void exactlyOne(ObjectNode whole, List<String> keys) {
        ArrayNode some = whole.putArray("anyOf");
        ArrayNode pairs = NODES.arrayNode();
        for (int i = 0; i < keys.size(); i++) {
            some.addObject().putArray("required").add(keys.get(i));
            for (String other : keys.subList(i + 1, keys.size())) {
                pairs.addObject().putArray("required").add(keys.get(i)).add(other);
            }
        }
        whole.putObject("not").set("anyOf", pairs);
    }

    private void resolve(JsonNode node) {
        if (node instanceof ObjectNode object && object.has("$ref")) {
            refer(object);
        } else if (node instanceof ObjectNode object) {
            for (Map.Entry<String, JsonNode> entry : object.properties()) {
                if (entry.getKey().equals("properties")) {
                    entry.getValue().forEach(this::describe);
                }
                resolve(entry.getValue());
            }
        } else if (node instanceof ArrayNode array) {
            array.forEach(this::resolve);
        }
    }

    /** A key that says nothing of its own is explained by what it refers to. */
    private void describe(JsonNode property) {
        if (property.has("$ref") && !property.has("description")) {
            ObjectNode meant = fragments.fragment(SchemaFragments.name(property));
            ((ObjectNode) property).set("description", meant.get("description"));
        }
    }

    private void refer(ObjectNode reference) {
        String name = SchemaFragments.name(reference);
        if (reached.add(name)) {
            waiting.add(name);
        }
        reference.put("$ref", "#/definitions/" + definition(name));
    }

    private static String definition(String name) {
        return name.replace('/', '-');
    }
}
