package lampblack.form;

import java.util.List;
import java.util.Map;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** A compiled subschema: its keywords are read once, then many values are validated against it. */
final class CompiledSchema {

    /** The schema that allows nothing. */
    static final CompiledSchema NOTHING = new CompiledSchema();
    private static final CompiledSchema ANYTHING = new CompiledSchema();

    private final SchemaForm whole;
    private final String location;
    private final SchemaKeywords says;

    private CompiledSchema() {
        this.whole = null;
        this.location = "";
        this.says = new SchemaKeywords(SchemaForm.EMPTY, (reached, schema) -> this);
    }

    /**
     * @param around the schema that this stands in; null for the whole and for what is referred to
     * @param step how it is reached from there: a keyword, perhaps with a name
     */
    CompiledSchema(SchemaForm whole, CompiledSchema around, String step, MapNode written) {
        this.whole = whole;
        this.location = around == null ? step : around.location + "/" + step;
        this.says = new SchemaKeywords(written, this::inner);
    }

    private CompiledSchema inner(String reached, Node written) {
        return written.bool().map(anything -> anything ? ANYTHING : NOTHING)
                .orElseGet(() -> new CompiledSchema(whole, this, reached,
                        written.asMap().orElseThrow(() -> new SchemaForm.UnknownKeyword(written.kind()))));
    }

    /** Where in the schema this is, such as {@code #/definitions/track}; empty where it allows anything or nothing. */
    String location() {
        return location;
    }

    SchemaKeywords says() {
        return says;
    }

    /** What this refers to, or itself. */
    CompiledSchema resolved() {
        return says.reference == null ? this : whole.named(says.reference).resolved();
    }

    boolean fits(Node node) {
        if (says.reference != null) {
            return whole.named(says.reference).fits(node);
        }
        return this != NOTHING && says.types.contains(JsonType.of(node)) && isOneOf(node) && fitsAny(node)
                && (says.not == null || !says.not.fits(node)) && switch (node) {
                    case MapNode map -> fitsMap(map);
                    case ListNode list -> fitsList(list);
                    case Scalar scalar -> fitsScalar(scalar);
                };
    }

    /** Whether a value is one of those there may be. */
    boolean isOneOf(Node node) {
        for (Node value : says.values) {
            if (same(value, node)) {
                return true;
            }
        }
        return says.values.isEmpty();
    }

    private static boolean same(Node one, Node other) {
        return one.asScalar().flatMap(first -> other.asScalar().filter(second ->
                first.type() == second.type() && first.text().equals(second.text()))).isPresent();
    }

    private boolean fitsAny(Node node) {
        for (CompiledSchema alternative : says.any) {
            if (alternative.fits(node)) {
                return true;
            }
        }
        return says.any.isEmpty();
    }

    private boolean fitsMap(MapNode map) {
        int size = map.all().size();
        if (size < says.fewest || size > says.most || !map.keys().containsAll(says.required)) {
            return false;
        }
        for (Map.Entry<String, List<String>> entry : says.dependencies.entrySet()) {
            if (map.has(entry.getKey()) && !map.keys().containsAll(entry.getValue())) {
                return false;
            }
        }
        for (MapNode.Entry entry : map.all()) {
            if (says.names != null && !says.names.fits(Scalar.text(entry.key().text(), entry.key().span()))
                    || !property(entry.key().text()).fits(entry.value())) {
                return false;
            }
        }
        return true;
    }

    /** What is said about the value of a key. */
    CompiledSchema property(String key) {
        CompiledSchema own = says.properties.get(key);
        return own != null ? own : says.others != null ? says.others : ANYTHING;
    }

    private boolean fitsList(ListNode list) {
        int size = list.items().size();
        if (size < says.fewestItems || size > says.mostItems) {
            return false;
        }
        if (says.items != null) {
            for (Node node : list.items()) {
                if (!says.items.fits(node)) {
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
        if (says.shortest > 0 || says.longest < text.length()) {
            int length = text.codePointCount(0, text.length());
            if (length < says.shortest || length > says.longest) {
                return false;
            }
        }
        return says.hasPattern(text);
    }

    private boolean fitsNumber(long number) {
        return number >= says.least && number <= says.greatest;
    }
}
