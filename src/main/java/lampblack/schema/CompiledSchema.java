package lampblack.schema;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.ruleset.Ruleset;

/** A compiled subschema: its keywords are read once, then many values are validated against it. */
final class CompiledSchema {

    private static final CompiledSchema ANYTHING = new CompiledSchema();
    private static final CompiledSchema NOTHING = new CompiledSchema();
    /** The pattern of most keys, which is matched faster letter by letter. */
    private static final String ID = "^[a-z0-9][a-z0-9-]{0,63}$";

    private SchemaPrecheck whole;
    private String reference;
    private Set<JsonType> types = JsonType.ALL;
    private List<Node> values = List.of();
    private List<CompiledSchema> any = List.of();
    private CompiledSchema not;
    private Map<String, CompiledSchema> properties = Map.of();
    private Map<String, List<String>> dependencies = Map.of();
    private List<String> required = List.of();
    private CompiledSchema others;
    private CompiledSchema names;
    private CompiledSchema items;
    private boolean ids;
    private Pattern pattern;
    private long fewest;
    private long most = Long.MAX_VALUE;
    private long fewestItems;
    private long mostItems = Long.MAX_VALUE;
    private long shortest;
    private long longest = Long.MAX_VALUE;
    private long least = Long.MIN_VALUE;
    private long greatest = Long.MAX_VALUE;

    /** What may stand beside a reference, as it narrows nothing. */
    private static final Set<String> BESIDE = Set.of("$ref", "description", "default");

    private CompiledSchema() {}

    CompiledSchema(SchemaPrecheck whole, MapNode written) {
        this.whole = whole;
        written.all().forEach(entry -> read(entry.key().text(), entry.value()));
        if (reference != null && written.all().stream().anyMatch(entry -> !BESIDE.contains(entry.key().text()))) {
            throw new SchemaPrecheck.UnknownKeyword("$ref");
        }
    }

    private void read(String word, Node value) {
        switch (word) {
            case "$ref" -> reference = text(value);
            case "type" -> types = kinds(texts(value));
            case "enum" -> values = value.items();
            case "anyOf" -> any = value.items().stream().map(this::shape).toList();
            case "not" -> not = shape(value);
            case "properties" -> properties = byKey(value, this::shape);
            case "dependencies" -> dependencies = byKey(value, CompiledSchema::texts);
            case "required" -> required = texts(value);
            case "additionalProperties" -> others = shape(value);
            case "propertyNames" -> names = shape(value);
            case "items" -> items = shape(value);
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
            default -> throw new SchemaPrecheck.UnknownKeyword(word);
        }
    }

    private void pattern(String written) {
        ids = written.equals(ID);
        pattern = ids ? null : Pattern.compile(written);
    }

    private CompiledSchema shape(Node written) {
        return written.bool().map(anything -> anything ? ANYTHING : NOTHING).orElseGet(() -> new CompiledSchema(whole,
                written.asMap().orElseThrow(() -> new SchemaPrecheck.UnknownKeyword(written.kind()))));
    }

    private static <T> Map<String, T> byKey(Node value, Function<Node, T> read) {
        Map<String, T> all = new HashMap<>();
        value.all().forEach(entry -> all.put(entry.key().text(), read.apply(entry.value())));
        return all;
    }

    private static Set<JsonType> kinds(List<String> words) {
        Set<JsonType> kinds = EnumSet.noneOf(JsonType.class);
        words.forEach(word -> kinds.add(JsonType.of(word)));
        return kinds;
    }

    private static String text(Node value) {
        return value.asScalar().orElseThrow().text();
    }

    private static List<String> texts(Node value) {
        return value.items().stream().map(CompiledSchema::text).toList();
    }

    private static long number(Node value) {
        return value.integer().orElseThrow(() -> new SchemaPrecheck.UnknownKeyword(text(value)));
    }

    boolean fits(Node node) {
        if (reference != null) {
            return whole.named(reference).fits(node);
        }
        return this != NOTHING && types.contains(JsonType.of(node)) && fitsChoice(node) && switch (node) {
            case MapNode map -> fitsMap(map);
            case ListNode list -> fitsList(list);
            case Scalar scalar -> fitsScalar(scalar);
        };
    }

    /** What JSON calls the kinds of values. */
    private enum JsonType {
        OBJECT,
        ARRAY,
        STRING,
        INTEGER,
        BOOLEAN,
        NULL;

        private static final Set<JsonType> ALL = EnumSet.allOf(JsonType.class);

        static JsonType of(String word) {
            return switch (word) {
                case "object" -> OBJECT;
                case "array" -> ARRAY;
                case "string" -> STRING;
                case "integer" -> INTEGER;
                case "boolean" -> BOOLEAN;
                case "null" -> NULL;
                default -> throw new SchemaPrecheck.UnknownKeyword(word);
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

    private boolean fitsChoice(Node node) {
        return (values.isEmpty() || isOneOf(node)) && (any.isEmpty() || fitsAny(node))
                && (not == null || !not.fits(node));
    }

    private boolean isOneOf(Node node) {
        for (Node value : values) {
            if (same(value, node)) {
                return true;
            }
        }
        return false;
    }

    private boolean fitsAny(Node node) {
        for (CompiledSchema alternative : any) {
            if (alternative.fits(node)) {
                return true;
            }
        }
        return false;
    }

    private static boolean same(Node one, Node other) {
        return one.asScalar().flatMap(first -> other.asScalar().filter(second ->
                first.type() == second.type() && first.text().equals(second.text()))).isPresent();
    }

    private boolean fitsMap(MapNode map) {
        int size = map.all().size();
        if (size < fewest || size > most || !map.keys().containsAll(required)) {
            return false;
        }
        for (Map.Entry<String, List<String>> entry : dependencies.entrySet()) {
            if (map.has(entry.getKey()) && !map.keys().containsAll(entry.getValue())) {
                return false;
            }
        }
        for (MapNode.Entry entry : map.all()) {
            if (names != null && !names.fits(Scalar.text(entry.key().text(), entry.key().span()))
                    || !property(entry.key().text()).fits(entry.value())) {
                return false;
            }
        }
        return true;
    }

    private CompiledSchema property(String key) {
        CompiledSchema own = properties.get(key);
        return own != null ? own : others != null ? others : ANYTHING;
    }

    private boolean fitsList(ListNode list) {
        int size = list.items().size();
        if (size < fewestItems || size > mostItems) {
            return false;
        }
        if (items != null) {
            for (Node node : list.items()) {
                if (!items.fits(node)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean fitsScalar(Scalar scalar) {
        return switch (scalar.type()) {
            case TEXT -> fitsText(scalar.text());
            case INTEGER -> fitsNumber(Long.parseLong(scalar.text()));
            case BOOLEAN, NULL -> true;
        };
    }

    private boolean fitsText(String text) {
        if (shortest > 0 || longest < text.length()) {
            int length = text.codePointCount(0, text.length());
            if (length < shortest || length > longest) {
                return false;
            }
        }
        return ids ? Ruleset.isId(text) : pattern == null || pattern.matcher(text).find();
    }

    private boolean fitsNumber(long number) {
        return number >= least && number <= greatest;
    }
}
