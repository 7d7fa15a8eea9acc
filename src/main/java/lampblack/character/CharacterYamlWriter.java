package lampblack.character;

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
        CharacterYamlWriter writer = new CharacterYamlWriter();
        writer.line("# yaml-language-server: $schema=" + schema);
        writer.line("#");
        writer.line("# " + words);
        writer.parts(root);
        return writer.out.toString();
    }

    /**
     * The choices of a character by themselves, as they stand in its file; of which sheet, where it is not the usual.
     */
    public static String choices(MapNode root) {
        CharacterYamlWriter writer = new CharacterYamlWriter();
        root.all().stream().filter(entry -> isChoice(entry) && !isEmptyCollection(entry.value()))
                .forEach(entry -> writer.part(entry.key().text(), entry.value()));
        return writer.out.toString();
    }

    private static boolean isChoice(MapNode.Entry entry) {
        return CHOICES.contains(entry.key().text())
                && entry.value().asScalar().map(Scalar::text).filter(CharacterFile.USUAL_SHEET::equals).isEmpty();
    }

    private void parts(MapNode root) {
        root.all().forEach(entry -> part(entry.key().text(), entry.value()));
    }

    private void part(String key, Node value) {
        NewValue whole = value(value);
        if (whole.isLeaf()) {
            line(NewValuePrinter.key(key) + ": " + NewValuePrinter.flow(whole));
            return;
        }
        line(NewValuePrinter.key(key) + ":");
        value.asList().ifPresent(list -> list.items().forEach(item -> lines(PRINTER.item(2, value(item)))));
        value.all().forEach(entry -> choice(entry.key().text(), entry.value()));
    }

    /** A field, a mark of play, or what was chosen in a step. */
    private void choice(String key, Node value) {
        if (value.children().stream().allMatch(child -> child.asMap().isEmpty())) {
            lines(PRINTER.entry(2, key, value(value)));
            return;
        }
        line("  " + NewValuePrinter.key(key) + ":");
        value.asList().ifPresent(list -> list.items().forEach(item -> line("    - " + pick(item))));
        value.all().forEach(entry -> line("    " + entry(entry)));
    }

    /** One pick with its details, without the braces that a map in one line has. */
    private static String pick(Node node) {
        return node.all().size() == 1
                ? entry(node.all().iterator().next())
                : NewValuePrinter.flow(value(node));
    }

    private static String entry(MapNode.Entry entry) {
        return NewValuePrinter.key(entry.key().text()) + ": " + NewValuePrinter.flow(value(entry.value()));
    }

    private static boolean isEmptyCollection(Node value) {
        return value.isEmpty() && !value.isNull();
    }

    /** A node as a value that is to be written. */
    private static NewValue value(Node node) {
        return switch (node) {
            case MapNode map -> {
                Map<String, NewValue> entries = new LinkedHashMap<>();
                map.all().forEach(entry -> entries.put(entry.key().text(), value(entry.value())));
                yield NewValue.map(entries);
            }
            case ListNode list -> new NewValue.ListValue(list.items().stream().map(CharacterYamlWriter::value)
                    .toList());
            case Scalar scalar -> scalar.integer().map(NewValue::of).or(() -> scalar.bool().map(NewValue::of))
                    .orElseGet(() -> NewValue.of(scalar.text()));
        };
    }

    private void lines(List<String> lines) {
        lines.forEach(this::line);
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
