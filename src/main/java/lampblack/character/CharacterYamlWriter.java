package lampblack.character;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.NewValuePrinter;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Writes a character the way the examples are written: a line for each choice, and for each entry of the ledger. */
public final class CharacterYamlWriter {

    private static final NewValuePrinter PRINTER = new NewValuePrinter(2, 2);
    private static final List<String> CHOICES = List.of("sheet", "links", "fields", "creation", "parts", "ledger");

    private final StringBuilder out = new StringBuilder();

    private CharacterYamlWriter() {}

    /**
     * The text of a character.
     *
     * @param schema the way to the schema, as an editor follows it from the file
     * @param words for a comment at the head
     */
    public static String of(MapNode root, String schema, String words) {
        CharacterYamlWriter page = new CharacterYamlWriter();
        page.line("# yaml-language-server: $schema=" + schema);
        page.line("#");
        page.line("# " + words);
        page.parts(root);
        return page.out.toString();
    }

    /** The choices of a character by themselves, as they stand in its file; of which sheet, where it is not the usual. */
    public static String choices(MapNode root) {
        CharacterYamlWriter page = new CharacterYamlWriter();
        root.all().stream().filter(entry -> isChoice(entry) && !isEmpty(entry.value()))
                .forEach(entry -> page.part(entry.key().text(), entry.value()));
        return page.out.toString();
    }

    private static boolean isChoice(MapNode.Entry entry) {
        return CHOICES.contains(entry.key().text())
                && !(entry.value() instanceof Scalar sheet && sheet.text().equals(CharacterFile.USUAL_SHEET));
    }

    private void parts(MapNode root) {
        root.all().forEach(entry -> part(entry.key().text(), entry.value()));
    }

    private void part(String key, Node value) {
        if (value instanceof Scalar || isEmpty(value)) {
            line(NewValuePrinter.key(key) + ": " + NewValuePrinter.flow(value(value)));
            return;
        }
        line(NewValuePrinter.key(key) + ":");
        if (value instanceof ListNode list) {
            list.items().forEach(item -> lines(PRINTER.item(2, value(item))));
        } else {
            ((MapNode) value).all().forEach(entry -> choice(entry.key().text(), entry.value()));
        }
    }

    /** A field, a mark of play, or what was chosen in a step. */
    private void choice(String key, Node value) {
        boolean ofMaps = value instanceof MapNode map
                && map.all().stream().anyMatch(entry -> entry.value() instanceof MapNode);
        boolean detailed = value instanceof ListNode list && list.items().stream().anyMatch(MapNode.class::isInstance);
        if (!ofMaps && !detailed) {
            lines(PRINTER.entry(2, key, value(value)));
            return;
        }
        line("  " + NewValuePrinter.key(key) + ":");
        if (value instanceof ListNode list) {
            list.items().forEach(item -> line("    - " + bare(value(item))));
        } else {
            ((MapNode) value).all().forEach(entry -> line("    " + NewValuePrinter.key(entry.key().text()) + ": "
                    + NewValuePrinter.flow(value(entry.value()))));
        }
    }

    /** One pick with its details, without the braces that a map in one line has. */
    private static String bare(NewValue value) {
        if (value instanceof NewValue.MapValue map && map.entries().size() == 1) {
            Map.Entry<String, NewValue> only = map.entries().entrySet().iterator().next();
            return NewValuePrinter.key(only.getKey()) + ": " + NewValuePrinter.flow(only.getValue());
        }
        return NewValuePrinter.flow(value);
    }

    private static boolean isEmpty(Node value) {
        return value instanceof ListNode list
                ? list.items().isEmpty()
                : value instanceof MapNode map && map.all().isEmpty();
    }

    /** A part of a document as what is to be written. */
    private static NewValue value(Node node) {
        if (node instanceof MapNode map) {
            Map<String, NewValue> entries = new LinkedHashMap<>();
            map.all().forEach(entry -> entries.put(entry.key().text(), value(entry.value())));
            return NewValue.map(entries);
        }
        if (node instanceof ListNode list) {
            List<NewValue> items = new ArrayList<>();
            list.items().forEach(item -> items.add(value(item)));
            return new NewValue.ListValue(items);
        }
        Scalar scalar = (Scalar) node;
        return scalar.integer().map(NewValue::of).or(() -> scalar.bool().map(NewValue::of))
                .orElseGet(() -> NewValue.of(scalar.text()));
    }

    private void lines(List<String> lines) {
        lines.forEach(this::line);
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
