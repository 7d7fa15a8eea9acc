package lampblack.guide;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import lampblack.schema.SchemaAssembler;

/** The page that lists every key of every block, from the schemas, so that it says what editors say. */
final class ReferencePage {

    private static final String HEAD = """
            # All keys

            Every key of every block, with what it takes and what it means, in the words that an editor shows. Look here once
            you know what you want to write; the other pages say what it is good for. A linked word in the second column is
            a section of this page. Only keys marked as needed have to be there; the third column says what holds without one, where
            that can be said in a word.

            <!-- Written by GuidePagesTest from the JSON Schemas. -->
            """;

    /** What is said of a title and a text wherever nothing more particular is. */
    private static final List<String> COMMON = SchemaAssembler.ruleset().get("definitions").properties().stream()
            .filter(entry -> List.of("title", "text").contains(entry.getKey()))
            .map(entry -> entry.getValue().path("description").asText()).toList();

    private final StringBuilder out = new StringBuilder(HEAD);
    private final Map<String, String> anchors = new LinkedHashMap<>();

    private ReferencePage() {}

    static String text() {
        ReferencePage page = new ReferencePage();
        page.file("A game", "ruleset.yaml", "game", SchemaAssembler.ruleset());
        page.file("A character", "character", "character", SchemaAssembler.character());
        page.file("A file of tests", "tests", "tests", SchemaAssembler.tests());
        return page.out.toString();
    }

    /** Everything about one kind of file: the file itself, then the blocks in it, as they are first mentioned. */
    private void file(String title, String words, String family, ObjectNode schema) {
        List<String> names = new ArrayList<>();
        schema.get("definitions").fieldNames().forEachRemaining(names::add);
        names.removeIf(name -> anchors.containsKey(name) || name.startsWith("names-"));
        names.forEach(name -> anchors.put(name, words(name)));
        out.append("\n## ").append(title).append("\n\n").append(sentence(schema)).append('\n');
        keys(schema, "");
        names.stream().sorted().forEach(name -> {
            out.append("\n### ").append(words(name)).append("\n\n");
            describe((ObjectNode) schema.get("definitions").get(name));
        });
    }

    private void describe(ObjectNode schema) {
        out.append(sentence(schema)).append('\n');
        if (schema.has("properties")) {
            keys(schema, "");
        } else if (!takes(schema).isEmpty()) {
            out.append("\nIt is ").append(takes(schema)).append(".\n");
        }
    }

    private void keys(ObjectNode schema, String above) {
        List<String> needed = strings(schema.path("required"));
        Map<String, JsonNode> rows = new LinkedHashMap<>();
        rows(schema, above, rows);
        List<String> common = rows.entrySet().stream().filter(entry -> isCommon(entry.getKey(), entry.getValue()))
                .map(Map.Entry::getKey).toList();
        common.forEach(rows::remove);
        if (!common.isEmpty()) {
            out.append("\nIt may have ").append(common.stream().map(key -> "a [`" + key + "`](#" + key + ")")
                    .collect(Collectors.joining(" and "))).append(".\n");
        }
        if (rows.isEmpty()) {
            return;
        }
        out.append("\n| key | takes | if left out | meaning |\n|---|---|---|---|\n");
        rows.forEach((key, value) -> out.append("| `").append(key).append("` | ").append(cell(takes(value)))
                .append(needed.contains(key) ? "; needed" : "").append(" | ").append(usual(value)).append(" | ")
                .append(cell(sentence(value)))
                .append(" |\n"));
        together(schema);
    }

    /** What holds where a key is left out, as far as one word or number says it; what is a yes or no is then a no. */
    private static String usual(JsonNode value) {
        boolean isYesOrNo = value.path("type").asText().equals("boolean")
                && !value.path("description").asText().contains("If left out");
        return value.has("default") ? "`" + value.get("default").asText() + "`" : isYesOrNo ? "`false`" : "";
    }

    /** Whether a key is one that nearly every block has, and means no more than in any other. */
    private static boolean isCommon(String key, JsonNode value) {
        return List.of("title", "text").contains(key) && value.path("$ref").asText().equals("#/definitions/" + key)
                && COMMON.contains(value.path("description").asText());
    }

    private void rows(JsonNode schema, String above, Map<String, JsonNode> rows) {
        schema.path("properties").properties().forEach(entry -> {
            rows.put(above + entry.getKey(), entry.getValue());
            if (entry.getValue().has("properties")) {
                rows(entry.getValue(), above + entry.getKey() + ".", rows);
            }
        });
    }

    /** Of which keys exactly one is said, and which go with another. */
    private void together(ObjectNode schema) {
        List<String> kinds = stream(schema.path("anyOf")).filter(kind -> kind.has("required"))
                .map(kind -> kind.get("required").get(0).asText()).distinct().toList();
        if (kinds.size() > 1) {
            out.append("\nIt has exactly one of ").append(quoted(kinds)).append(".\n");
        }
        Map<String, List<String>> goesWith = new LinkedHashMap<>();
        schema.path("dependencies").properties().forEach(entry -> {
            if (!kinds.contains(entry.getKey())) {
                goesWith.computeIfAbsent(entry.getValue().get(0).asText(), key -> new ArrayList<>())
                        .add(entry.getKey());
            }
        });
        goesWith.forEach((key, others) -> out.append("\nOnly with `").append(key).append("`: ").append(quoted(others))
                .append(".\n"));
    }

    private String takes(JsonNode schema) {
        if (schema.has("$ref")) {
            String name = schema.get("$ref").asText().replace("#/definitions/", "");
            String words = words(name).toLowerCase(Locale.ROOT);
            return name.startsWith("names-") ? "an id" : "[" + words + "](#" + words.replace(' ', '-') + ")";
        }
        if (schema.has("enum")) {
            return stream(schema.get("enum")).map(value -> "`" + value.asText() + "`")
                    .collect(Collectors.joining(", "));
        }
        if (schema.has("const")) {
            return "`" + schema.get("const").asText() + "`";
        }
        List<String> kinds = stream(schema.path("anyOf")).filter(kind -> !kind.has("required") || kind.has("type"))
                .map(this::takes).filter(words -> !words.isEmpty()).distinct().toList();
        if (!kinds.isEmpty()) {
            return String.join(", or ", kinds);
        }
        return Stream.concat(stream(schema.path("type")), schema.path("type").isTextual()
                ? Stream.of(schema.get("type")) : Stream.<JsonNode>empty()).map(type -> type(type.asText(), schema))
                .filter(words -> !words.isEmpty()).collect(Collectors.joining(" or "));
    }

    private String type(String type, JsonNode schema) {
        return switch (type) {
            case "integer" -> "a whole number" + bounds(schema);
            case "boolean" -> "`true` or `false`";
            case "string" -> schema.has("pattern") ? "a word" : "text";
            case "array" -> "a list of " + takes(schema.path("items"));
            case "object" -> schema.path("additionalProperties").isObject()
                    ? "a map by " + key(schema) + ", each " + takes(schema.get("additionalProperties")) : "a map";
            default -> "";
        };
    }

    /** What the keys of a map are. */
    private static String key(JsonNode map) {
        return switch (map.path("propertyNames").path("$ref").asText()) {
            case "#/definitions/names-code" -> "code";
            case "#/definitions/names-rating" -> "rating";
            case "#/definitions/names-results" -> "result";
            case "#/definitions/names-ref" -> "reference";
            default -> "id";
        };
    }

    private static String bounds(JsonNode schema) {
        boolean open = Math.abs(schema.path("maximum").asLong()) >= 1_000_000;
        if (open || !schema.has("maximum")) {
            return schema.path("minimum").asLong() > -1_000_000 && schema.has("minimum")
                    ? " from " + schema.get("minimum").asText() + " up" : "";
        }
        return " from " + schema.path("minimum").asText() + " to " + schema.get("maximum").asText();
    }

    private static String words(String name) {
        String words = name.equals("ref") ? "reference" : name.replace("rules-", "").replace('-', ' ');
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static String sentence(JsonNode schema) {
        return schema.path("description").asText();
    }

    /** In a table a bar ends a cell, even in code. */
    private static String cell(String words) {
        return words.replace("|", "\\|");
    }

    private static String quoted(List<String> words) {
        return words.stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
    }

    private static List<String> strings(JsonNode list) {
        return stream(list).map(JsonNode::asText).toList();
    }

    private static Stream<JsonNode> stream(JsonNode list) {
        return list.isArray() ? StreamSupport.stream(list.spliterator(), false) : Stream.empty();
    }
}
