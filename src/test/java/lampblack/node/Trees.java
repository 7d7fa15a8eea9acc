package lampblack.node;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;

/** Makes trees for tests and shows them without their places. */
public final class Trees {

    private static final String[] WORDS = {
        "a", "bond", "no", "true", "null", "~", "12", "-0", "012", "1e9", "", " lead", "trail ", "a: b", "a #b",
        "#", "- x", "-1d", "it's", "say \"hi\"", "back\\slash", "'", "two\nlines", "ends\n", "ends twice\n\n",
        "\nstarts", "a\n\n  b\n c", "tab\there", "\ttab", "a\n\tb", "é", "日本", "😀 dice", "{x}", "[y]", "x, y",
        "*bold*", "&and", "!bang", "%d", "@me", "`tick`", "|", ">", "?", "? x", ":", "x:", "::", "---", "...",
        "<<", "=", "=======", "<<<<<<< x", ".inf", "1000000000001", "0x1F", "long ".repeat(30) + "text",
        "a \nb", "\u00a0", "a\u200db", "5. a\n6. b\n", "# no\ncomment"
    };

    private Trees() {}

    /** A tree in which a key always names a map, or never does. */
    public static MapNode map(Random random, int depth, Source source) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            Node value = node(random, depth - 1, source);
            String leaf = random.nextInt(3) == 0 ? word(random) : "k" + random.nextInt(6);
            String key = value instanceof MapNode ? "m" + random.nextInt(6) : leaf;
            entries.put(key, new MapNode.Entry(Scalar.text(key, source.start()), value));
        }
        return new MapNode(entries, source.start());
    }

    private static Node node(Random random, int depth, Source source) {
        int kind = random.nextInt(depth > 0 ? 8 : 5);
        Span span = source.start();
        return switch (kind) {
            case 0 -> new Scalar(Scalar.ScalarType.INTEGER, String.valueOf(random.nextInt(200) - 100), span, 0, null);
            case 1 -> new Scalar(Scalar.ScalarType.BOOLEAN, String.valueOf(random.nextBoolean()), span, 0, null);
            case 2 -> new Scalar(Scalar.ScalarType.NULL, "", span, 0, null);
            case 5 -> {
                List<Node> items = new ArrayList<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    items.add(node(random, depth - 1, source));
                }
                yield new ListNode(items, span);
            }
            case 6, 7 -> map(random, depth, source);
            default -> Scalar.text(word(random), span);
        };
    }

    private static String word(Random random) {
        return WORDS[random.nextInt(WORDS.length)];
    }

    /** The tree in one line, with types and order, so that equal trees show alike. */
    public static String show(Node node) {
        StringBuilder out = new StringBuilder();
        if (node instanceof MapNode map) {
            map.all().forEach(entry ->
                    out.append(entry.key().text()).append('=').append(show(entry.value())).append(' '));
            return "{" + out.toString().stripTrailing() + "}";
        }
        if (node instanceof ListNode list) {
            list.items().forEach(item -> out.append(show(item)).append(' '));
            return "[" + out.toString().stripTrailing() + "]";
        }
        Scalar scalar = (Scalar) node;
        return scalar.isText() ? scalar.text() : scalar.type() + "(" + scalar.text() + ")";
    }
}
