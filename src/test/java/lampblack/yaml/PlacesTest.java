package lampblack.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.Yaml;

/** Every character of every value knows where it was written, in whatever style it was written. */
@Tag("slow")
class PlacesTest {

    private static final String[] PIECES = {
        "a", "word", " ", "  ", "\n", "\n\n", "'", "\"", "\\", ": ", "#", " #", "é", "😀", "\t", "- ", "x y z", "{", "}",
        "long words "
    };
    private static final String[] BREAKS = {"\n", "\r\n", "\r"};

    private static String words(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(14); i >= 0; i--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }

    @Test
    void inEveryStyleThatADumperKnows() {
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            DumperOptions options = new DumperOptions();
            options.setDefaultScalarStyle(ScalarStyle.values()[random.nextInt(ScalarStyle.values().length)]);
            options.setWidth(5 + random.nextInt(30));
            options.setIndent(2 + random.nextInt(3));
            options.setSplitLines(random.nextBoolean());
            options.setAllowUnicode(random.nextBoolean());
            String text = new Yaml(options).dump(Map.of("key", words(random)));
            String read = String.valueOf(((Map<?, ?>) new Yaml().load(text)).get("key"));
            MapNode tree = tree(text.replace("\n", BREAKS[random.nextInt(3)]), seed);
            assertEquals(read, ((Scalar) tree.get("key").orElseThrow()).text(), () -> "\n" + text);
        }
    }

    @Test
    void inBlocksOfAllShapes() {
        int blocks = 0;
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            String text = block(random).replace("\n", BREAKS[random.nextInt(3)]);
            Checked<MapNode> read = YamlReader.read(new Source("f.yaml", text));
            if (read.value().isPresent()) {
                check(read.value().get(), "seed " + seed + "\n" + text);
                blocks++;
            }
        }
        assertTrue(blocks > 10_000, "too few of them are YAML: " + blocks);
    }

    private static String block(Random random) {
        int base = random.nextInt(3) * 2;
        int indent = 1 + random.nextInt(4);
        StringBuilder text = new StringBuilder(List.of("k: ", "m:\n  k: ", "m:\n  - - k\n  -\n    n: ").get(base / 2));
        text.append(random.nextBoolean() ? '|' : '>');
        boolean told = random.nextInt(3) == 0;
        text.append(told ? String.valueOf(indent) : "").append(new String[] {"", "-", "+"}[random.nextInt(3)]);
        text.append(random.nextInt(4) == 0 ? "  # why" : "").append('\n');
        for (int line = random.nextInt(6); line >= 0; line--) {
            switch (random.nextInt(5)) {
                case 0 -> text.append(" ".repeat(random.nextInt(base + indent + 1)));
                case 1 -> text.append(" ".repeat(base + indent + random.nextInt(3))).append("more");
                case 2 -> text.append(" ".repeat(base + indent)).append("\tin");
                default -> text.append(" ".repeat(base + indent))
                        .append(random.nextBoolean() ? "some words" : "words ");
            }
            text.append(line > 0 || random.nextBoolean() ? "\n" : "");
        }
        String end = random.nextBoolean() ? "\n".repeat(random.nextInt(3)) : "\n" + " ".repeat(base) + "z: 1\n";
        return text.append(end).toString();
    }

    @Test
    void inFoldedLines() {
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            String quote = new String[] {"", "'", "\""}[random.nextInt(3)];
            StringBuilder text = new StringBuilder("k:\n  v: " + quote + "first");
            for (int i = random.nextInt(6); i > 0; i--) {
                text.append(folded(random, quote));
            }
            text.append(quote).append("\n  w: 1\n");
            tree(text.toString().replace("\n", BREAKS[random.nextInt(3)]), seed);
        }
    }

    private static String folded(Random random, String quote) {
        return switch (random.nextInt(8)) {
            case 0 -> "\n     next";
            case 1 -> "  \n  \n    next";
            case 2 -> " \n\n\n   next";
            case 3 -> "  two";
            case 4 -> quote.isEmpty() ? "-#" : quote.equals("'") ? "''" : "\\\"";
            case 5 -> quote.equals("\"") ? " \\\n    \\ next" : " é";
            case 6 -> quote.equals("\"") ? "\\U0001F600\\u00e9\\x41\\t\\_" : " 😀";
            default -> quote.equals("\"") ? "\\\n\n   next" : "\n   x:y";
        };
    }

    private static MapNode tree(String text, int seed) {
        Checked<MapNode> read = YamlReader.read(new Source("f.yaml", text));
        assertTrue(read.value().isPresent(), () -> "seed " + seed + " " + read.diagnostics() + "\n" + text);
        check(read.value().get(), "seed " + seed + "\n" + text);
        return read.value().get();
    }

    private static void check(Node node, String about) {
        if (node instanceof MapNode map) {
            Span last = null;
            for (MapNode.Entry entry : map.all()) {
                check(entry.key(), about);
                check(entry.value(), about);
                last = entry.value().span();
            }
            assertTrue(last == null || map.span().text().startsWith("{") || map.span().end() == last.end(), about);
        } else if (node instanceof ListNode list) {
            list.items().forEach(item -> check(item, about));
        } else {
            check((Scalar) node, about);
        }
    }

    private static void check(Scalar scalar, String about) {
        String raw = scalar.span().source().text();
        for (int i = 0; i < scalar.text().length(); i++) {
            char c = scalar.text().charAt(i);
            int place = scalar.place(i, i + 1).start();
            char written = place < raw.length() ? raw.charAt(place) : 0;
            boolean folded = (c == ' ' || c == '\n') && (written == '\n' || written == '\r');
            boolean escaped = written == '\\' && raw.charAt(scalar.span().start()) == '"';
            int at = i;
            assertTrue(written == c || folded || escaped, () -> "character " + at + " at " + place + ", " + about);
        }
        char last = raw.charAt(Math.max(scalar.span().end() - 1, 0));
        boolean kept = scalar.text().endsWith("\n\n") || scalar.text().equals("\n");
        assertTrue(scalar.text().isEmpty() || kept || last != '\n' && last != '\r', about);
    }
}
