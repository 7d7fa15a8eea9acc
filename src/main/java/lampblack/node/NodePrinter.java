package lampblack.node;

import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.diagnostic.Hexadecimal;
import lampblack.diagnostic.SafeText;

/** Prints a tree as YAML that reads back as the same tree: two spaces a level, quotes only where they are needed. */
public final class NodePrinter {

    private static final int WIDEST_LIST = 100;
    private static final int LONGEST_KEY = 1_000;

    private final StringBuilder out = new StringBuilder();
    private final boolean layers;

    private NodePrinter(boolean layers) {
        this.layers = layers;
    }

    /** The tree as a document. */
    public static String print(MapNode tree) {
        return print(tree, false);
    }

    /** @param layers whether a comment behind each value names the layer that set it */
    public static String print(MapNode tree, boolean layers) {
        if (tree.entries().isEmpty()) {
            return "{}\n";
        }
        NodePrinter printer = new NodePrinter(layers);
        printer.map(tree, 0, false);
        return printer.out.toString();
    }

    /** A node in one line, in brackets where it is a map or list. */
    public static String line(Node node) {
        return switch (node) {
            case MapNode map -> map.all().stream()
                    .map(entry -> key(entry.key().text()) + ": " + line(entry.value()))
                    .collect(Collectors.joining(", ", "{", "}"));
            case ListNode list -> list.items().stream().map(NodePrinter::line)
                    .collect(Collectors.joining(", ", "[", "]"));
            case Scalar scalar -> line(scalar);
        };
    }

    private static String line(Scalar scalar) {
        return switch (scalar.type()) {
            case TEXT -> word(scalar.text());
            // The word `null` would take something out.
            case NULL -> "~";
            case INTEGER, BOOLEAN -> scalar.text();
        };
    }

    /** A text as a key; a number or a truth value needs no quotes there. */
    private static String key(String text) {
        Scalar.ScalarType type = PlainScalar.type(text);
        return type == Scalar.ScalarType.INTEGER || type == Scalar.ScalarType.BOOLEAN ? text : word(text);
    }

    /** A text as a value in one line: plain, or in quotes where it would read as something else. */
    private static String word(String text) {
        if (PlainScalar.readsBack(text)) {
            return text;
        }
        boolean oddly = text.chars().anyMatch(c -> odd((char) c) || c == '\n' || c == '\t');
        boolean single = !oddly && text.indexOf('\'') < 0 && (text.indexOf('"') >= 0 || text.indexOf('\\') >= 0);
        return single ? "'" + text + "'" : doubleQuoted(text);
    }

    private void map(MapNode map, int indent, boolean begun) {
        boolean first = begun;
        for (MapNode.Entry entry : map.all()) {
            String key = key(entry.key().text());
            out.append(" ".repeat(first ? 0 : indent));
            first = false;
            if (key.length() > LONGEST_KEY) {
                out.append("? ").append(key).append('\n').append(" ".repeat(indent)).append(':');
            } else {
                out.append(key).append(':');
            }
            value(entry.value(), indent);
        }
    }

    private void value(Node node, int indent) {
        switch (node) {
            case MapNode map when !map.isEmpty() -> {
                out.append('\n');
                map(map, indent + 2, false);
            }
            case ListNode list when !fitsLine(list, indent) -> {
                comment(list).append('\n');
                list.items().forEach(item -> item(item, indent + 2));
            }
            case Scalar scalar when scalar.isText() && fitsBlock(scalar.text()) -> block(scalar, indent + 2);
            case MapNode empty -> inLine(empty);
            case ListNode list -> inLine(list);
            case Scalar scalar -> inLine(scalar);
        }
    }

    private void item(Node node, int indent) {
        out.append(" ".repeat(indent)).append('-');
        Optional<MapNode> map = node.asMap().filter(whole -> !whole.isEmpty());
        if (map.isPresent()) {
            out.append(' ');
            map(map.get(), indent + 2, true);
        } else {
            value(node, indent);
        }
    }

    private void inLine(Node node) {
        out.append(' ').append(line(node));
        comment(node).append('\n');
    }

    private void block(Scalar scalar, int indent) {
        String text = scalar.text();
        boolean ends = text.endsWith("\n");
        out.append(" |").append(ends ? text.endsWith("\n\n") ? "+" : "" : "-");
        comment(scalar).append('\n');
        String body = ends ? text.substring(0, text.length() - 1) : text;
        for (String line : body.split("\n", -1)) {
            out.append(line.isEmpty() ? "" : " ".repeat(indent)).append(line).append('\n');
        }
    }

    private StringBuilder comment(Node node) {
        String layer = node.span().source().layer();
        return layers && !layer.isEmpty() ? out.append("  # ").append(SafeText.line(layer)) : out;
    }

    private static boolean fitsLine(ListNode list, int indent) {
        boolean flat = list.items().stream().allMatch(item -> item.asScalar().isPresent());
        return list.items().isEmpty() || flat && indent + line(list).length() <= WIDEST_LIST;
    }

    private static boolean fitsBlock(String text) {
        if (text.indexOf('\n') <= 0 || text.startsWith(" ") || text.contains(" \n") || text.endsWith(" ")) {
            return false;
        }
        return text.chars().noneMatch(c -> odd((char) c) || c == '\t');
    }

    private static boolean odd(char c) {
        return c != '\n' && c != '\t' && SafeText.isDangerous(c) || c >= 0xfffe;
    }

    private static String doubleQuoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> quoted.append(odd(c) ? "\\u" + Hexadecimal.of(c, 4) : String.valueOf(c));
            }
        }
        return quoted.append('"').toString();
    }
}
