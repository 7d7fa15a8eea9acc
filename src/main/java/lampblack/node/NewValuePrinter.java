package lampblack.node;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import lampblack.diagnostic.Hexadecimal;
import lampblack.diagnostic.SafeText;
import lampblack.node.NewValue.BooleanValue;
import lampblack.node.NewValue.IntegerValue;
import lampblack.node.NewValue.LinesValue;
import lampblack.node.NewValue.ListValue;
import lampblack.node.NewValue.MapValue;
import lampblack.node.NewValue.NullValue;
import lampblack.node.NewValue.TextValue;

/**
 * Prints values as YAML that reads back as the same values.
 *
 * @param step by how many columns a map inside a map is indented
 * @param listStep by how many columns the items of a list stand to the right of its key
 */
public record NewValuePrinter(int step, int listStep) {

    private static final int WIDEST = 120;

    /** A value in one line: {@code {session: 3, advance: practice}}. */
    public static String flow(NewValue value) {
        return switch (value) {
            case TextValue text -> text(text.text());
            case LinesValue lines -> quoted(lines.text());
            case IntegerValue whole -> String.valueOf(whole.number());
            case BooleanValue truth -> String.valueOf(truth.truth());
            case NullValue nothing -> "null";
            case ListValue list -> list.items().stream().map(NewValuePrinter::flow)
                    .collect(Collectors.joining(", ", "[", "]"));
            case MapValue map -> map.entries().entrySet().stream()
                    .map(entry -> key(entry.getKey()) + ": " + flow(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        };
    }

    /** A text as a value, with quotes only where it would mean something else without. */
    public static String text(String text) {
        return PlainScalar.readsBack(text) ? text : quoted(text);
    }

    /** A text as a key. A number needs no quotes there: keys are always text. */
    public static String key(String text) {
        return PlainScalar.type(text) == Scalar.ScalarType.INTEGER && !text.startsWith("-") ? text : text(text);
    }

    /** A text in double quotes. */
    public static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                case '\r' -> out.append("\\r");
                default -> out.append(SafeText.isDangerous(c) || c >= 0xfffe ? escaped(c) : String.valueOf(c));
            }
        }
        return out.append('"').toString();
    }

    private static String escaped(char c) {
        return "\\u" + Hexadecimal.of(c, 4);
    }

    /** Whether an entry's value goes on the line of its key, which ends at a column. */
    public boolean inline(NewValue value, int column) {
        return value.isLeaf() || (!value.listsCollections() && column + 1 + flow(value).length() <= WIDEST);
    }

    /** The lines of an entry of a block map. */
    public List<String> entry(int column, String key, NewValue value) {
        String head = " ".repeat(column) + key(key) + ":";
        if (inline(value, head.length())) {
            return List.of(head + " " + flow(value));
        }
        List<String> lines = new ArrayList<>(List.of(head + opening(value)));
        lines.addAll(below(column, value));
        return lines;
    }

    /** What stands behind the colon of a key whose value goes below it. */
    public static String opening(NewValue value) {
        return switch (value) {
            case LinesValue lines -> " |";
            default -> "";
        };
    }

    /** The lines of a collection below its key, which stands at a column. */
    public List<String> below(int column, NewValue value) {
        return block(value, column + listStep, column + step);
    }

    /** The lines of an item of a block list: one where it fits. */
    public List<String> item(int column, NewValue value) {
        String head = " ".repeat(column) + "- ";
        String flow = flow(value);
        if (value.isLeaf() || head.length() + flow.length() <= WIDEST && !hasLines(value)) {
            return List.of(head + flow);
        }
        List<String> lines = new ArrayList<>(block(value, column + 2, column + 2));
        lines.set(0, head + lines.get(0).substring(head.length()));
        return lines;
    }

    /** Whether a text of lines stands in it, which is to be read as such. */
    private static boolean hasLines(NewValue value) {
        return switch (value) {
            case LinesValue lines -> true;
            case ListValue list -> list.items().stream().anyMatch(NewValuePrinter::hasLines);
            case MapValue map -> map.entries().values().stream().anyMatch(NewValuePrinter::hasLines);
            default -> false;
        };
    }

    /** The lines of a value by itself; where it is a list or a map, which of the columns its parts stand at. */
    private List<String> block(NewValue value, int listColumn, int mapColumn) {
        return switch (value) {
            case ListValue list -> items(listColumn, list);
            case MapValue map -> entries(mapColumn, map);
            case TextValue text -> List.of(" ".repeat(mapColumn) + flow(text));
            case LinesValue lines -> Arrays.stream(lines.text().split("\n")).map(line -> line.isEmpty() ? line
                    : " ".repeat(mapColumn) + line).toList();
            case IntegerValue whole -> List.of(" ".repeat(mapColumn) + flow(whole));
            case BooleanValue truth -> List.of(" ".repeat(mapColumn) + flow(truth));
            case NullValue nothing -> List.of(" ".repeat(mapColumn) + flow(nothing));
        };
    }

    private List<String> items(int column, ListValue list) {
        List<String> lines = new ArrayList<>();
        list.items().forEach(item -> lines.addAll(item(column, item)));
        return lines;
    }

    private List<String> entries(int column, MapValue map) {
        List<String> lines = new ArrayList<>();
        map.entries().forEach((key, value) -> lines.addAll(entry(column, key, value)));
        return lines;
    }
}
