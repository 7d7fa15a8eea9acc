package lampblack.form;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.ruleset.Ruleset;

/** The keywords of a schema, read: those that our schemas are made of, and no others. */
final class SchemaKeywords {

    /** The pattern of most keys, which is matched faster letter by letter. */
    private static final String ID = "^[a-z0-9][a-z0-9-]{0,63}$";
    /** What may stand beside a reference, as it narrows nothing. */
    private static final Set<String> BESIDE = Set.of("$ref", "description", "default");
    /** The keywords that say something about values of one type alone. */
    private static final Map<String, JsonType> ABOUT = Map.ofEntries(
            Map.entry("properties", JsonType.OBJECT), Map.entry("dependencies", JsonType.OBJECT),
            Map.entry("required", JsonType.OBJECT), Map.entry("additionalProperties", JsonType.OBJECT),
            Map.entry("propertyNames", JsonType.OBJECT), Map.entry("minProperties", JsonType.OBJECT),
            Map.entry("maxProperties", JsonType.OBJECT), Map.entry("items", JsonType.ARRAY),
            Map.entry("minItems", JsonType.ARRAY), Map.entry("maxItems", JsonType.ARRAY),
            Map.entry("pattern", JsonType.STRING), Map.entry("minLength", JsonType.STRING),
            Map.entry("maxLength", JsonType.STRING), Map.entry("minimum", JsonType.INTEGER),
            Map.entry("maximum", JsonType.INTEGER));

    /** Null where it refers to no other. */
    String reference;
    Set<JsonType> types = JsonType.ALL;
    boolean severalTypes;
    List<Node> values = List.of();
    List<CompiledSchema> any = List.of();
    /** Null where nothing is said, as with the other keywords that hold one schema. */
    CompiledSchema not;
    Map<String, CompiledSchema> properties = Map.of();
    Map<String, List<String>> dependencies = Map.of();
    List<String> required = List.of();
    CompiledSchema others;
    CompiledSchema names;
    CompiledSchema items;
    private boolean ids;
    private Pattern pattern;
    long fewest;
    long most = Long.MAX_VALUE;
    long fewestItems;
    long mostItems = Long.MAX_VALUE;
    long shortest;
    long longest = Long.MAX_VALUE;
    long least = Long.MIN_VALUE;
    long greatest = Long.MAX_VALUE;
    private final MapNode written;
    private final BiFunction<String, Node, CompiledSchema> inner;
    private final Set<JsonType> beside;

    /** @param inner compiles a schema within this one, by how it is reached */
    SchemaKeywords(MapNode written, BiFunction<String, Node, CompiledSchema> inner) {
        this.written = written;
        this.inner = inner;
        written.all().forEach(entry -> read(entry.key().text(), entry.value()));
        if (reference != null && written.all().stream().anyMatch(entry -> !BESIDE.contains(entry.key().text()))) {
            throw new SchemaForm.UnknownKeyword("$ref");
        }
        this.beside = beside(written, hasType() ? types : Set.of());
    }

    private void read(String word, Node value) {
        switch (word) {
            case "$ref" -> reference = text(value);
            case "type" -> types(value);
            case "enum" -> values = value.items();
            case "anyOf" -> any = numbered(value);
            case "not" -> not = inner.apply(word, value);
            case "properties" -> properties = byKey(value, (key, part) -> inner.apply(word + "/" + key, part));
            case "dependencies" -> dependencies = byKey(value, (key, part) -> texts(part));
            case "required" -> required = texts(value);
            case "additionalProperties" -> others = inner.apply(word, value);
            case "propertyNames" -> names = inner.apply(word, value);
            case "items" -> items = inner.apply(word, value);
            case "pattern" -> pattern(text(value));
            case "minProperties" -> fewest = number(value);
            case "maxProperties" -> most = number(value);
            case "minItems" -> fewestItems = number(value);
            case "maxItems" -> mostItems = number(value);
            case "minLength" -> shortest = number(value);
            case "maxLength" -> longest = number(value);
            case "minimum" -> least = number(value);
            case "maximum" -> greatest = number(value);
            case "$schema", "$id", "description", "default", "definitions", "x-expects" -> { }
            default -> throw new SchemaForm.UnknownKeyword(word);
        }
    }

    private void types(Node value) {
        types = EnumSet.noneOf(JsonType.class);
        texts(value).forEach(word -> types.add(JsonType.of(word)));
        severalTypes = value.asList().isPresent();
    }

    private void pattern(String expression) {
        ids = expression.equals(ID);
        pattern = ids ? null : Pattern.compile(expression);
    }

    private List<CompiledSchema> numbered(Node value) {
        List<CompiledSchema> all = new ArrayList<>();
        value.items().forEach(part -> all.add(inner.apply("anyOf/" + all.size(), part)));
        return all;
    }

    private static <T> Map<String, T> byKey(Node value, BiFunction<String, Node, T> read) {
        Map<String, T> all = new HashMap<>();
        value.all().forEach(entry -> all.put(entry.key().text(), read.apply(entry.key().text(), entry.value())));
        return all;
    }

    private static String text(Node value) {
        return value.asScalar().orElseThrow().text();
    }

    private static List<String> texts(Node value) {
        return value.items().stream().map(SchemaKeywords::text).toList();
    }

    private static long number(Node value) {
        return value.integer().orElseThrow(() -> new SchemaForm.UnknownKeyword(text(value)));
    }

    boolean hasType() {
        return written.has("type");
    }

    /** The types of values that something is said about although the type is not asked for. */
    Set<JsonType> describedBeside() {
        return beside;
    }

    private static Set<JsonType> beside(MapNode written, Set<JsonType> types) {
        Set<JsonType> beside = EnumSet.noneOf(JsonType.class);
        for (MapNode.Entry entry : written.all()) {
            JsonType type = ABOUT.get(entry.key().text());
            if (type != null && !types.contains(type)) {
                beside.add(type);
            }
        }
        return beside;
    }

    boolean hasPattern(String text) {
        return ids ? Ruleset.isId(text) : pattern == null || pattern.matcher(text).find();
    }
}
