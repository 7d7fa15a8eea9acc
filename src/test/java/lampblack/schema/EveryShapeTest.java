package lampblack.schema;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.store.MessageBundle;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** At each place of every file of ours a value of every shape, and keys of every kind, are reported in words. */
@Tag("full")
class EveryShapeTest {

    private static final Path GAMES = Path.of("rulesets");
    /** Of the places at one depth, every so many are changed together, so that what is beside them still fits. */
    private static final int STEP = 3;

    private static final List<Node> SHAPES = shapes("""
            - {}
            - {a: {b: [c]}}
            - {add: [a]}
            - []
            - [[b], {c: d}, 1, '', x]
            - null
            - 7
            - -9000000000
            - true
            - ''
            - A word, or 2!
            - 1.5
            - "two\\nlines"
            """);
    private static final List<String> KEYS = List.of("na\"me", "\\", "\\\"", "a/b", "~", "~1", "~0/", "a\nb", "\u0000",
            "", "k".repeat(5_000), "\ud83c\udf27", "\ud83c", "__proto__", "constructor", "$1", "#", "#/a", "%", "{0}",
            "a.b");

    private static List<Node> shapes(String yaml) {
        return YamlReader.read(new Source("shapes", "shapes:\n" + yaml)).value().orElseThrow().items("shapes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"character", "ruleset", "ruleset-resolved", "tests"})
    void everyShapeIsReportedInWords(String name) throws IOException {
        TwoJudges judges = TwoJudges.ALL.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
        TreeSet<String> failed = new TreeSet<>();
        int told = 0;
        for (MapNode tree : files(name)) {
            for (int depth = 1; depth <= depth(tree); depth++) {
                for (int first = 0; first < STEP; first++) {
                    Spoiling spoiling = new Spoiling(depth, first);
                    for (Node shape : SHAPES) {
                        MapNode spoilt = spoiling.values(tree, shape);
                        told += told(() -> judges.form().problems(spoilt, List::of), failed);
                    }
                }
                Spoiling spoiling = new Spoiling(depth, 0);
                for (String key : KEYS) {
                    MapNode spoilt = spoiling.keys(tree, key);
                    told += told(() -> judges.everit().check(spoilt, List::of), failed);
                }
            }
        }
        assertTrue(failed.isEmpty(), () -> String.join("\n", failed));
        assertTrue(told > 100, "" + told);
    }

    /** A definition for keys says of what does not fit it that the key is wrong. */
    @Test
    void whatIsSaidOfKeysIsSaidOfNothingElse() throws IOException {
        Pattern other = Pattern.compile("\"(?!propertyNames\")[a-zA-Z-]+\": \\{[^{}]*\"\\$ref\": \"names/[^{}]*}");
        Path fragments = Path.of("schemas/fragments");
        try (Stream<Path> files = Files.walk(fragments)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".json")).toList()) {
                assertFalse(other.matcher(Files.readString(file)).find(), file.toString());
            }
        }
    }

    /** Which files of ours are held to a schema. */
    private static List<MapNode> files(String name) throws IOException {
        String inside = name.startsWith("ruleset") ? "" : name.equals("tests") ? "tests" : "characters";
        List<MapNode> trees = new ArrayList<>();
        try (Stream<Path> all = Files.walk(GAMES)) {
            for (Path file : all.filter(path -> path.toString().endsWith(".yaml")).sorted().toList()) {
                String folder = file.getParent().getFileName().toString();
                boolean game = !folder.equals("tests") && !folder.equals("characters");
                if (inside.isEmpty() ? game : folder.equals(inside)) {
                    trees.addAll(TwoJudges.trees(file));
                }
            }
        }
        assertFalse(trees.isEmpty());
        return Sampling.of("every shape in " + name).some(trees, inside.isEmpty() ? 1 : 4);
    }

    private static int told(Supplier<List<Diagnostic>> problems, TreeSet<String> failed) {
        int told = 0;
        try {
            for (Diagnostic problem : problems.get()) {
                MessageBundle.messages().render(problem.message());
                problem.notes().forEach(note -> MessageBundle.messages().render(note.message()));
                problem.span().line();
                told++;
            }
        } catch (RuntimeException failure) {
            StackTraceElement at = failure.getStackTrace()[0];
            failed.add(failure + " at " + at);
        }
        return told;
    }

    private static int depth(Node node) {
        int deepest = 0;
        for (Node child : node.children()) {
            deepest = Math.max(deepest, 1 + depth(child));
        }
        return deepest;
    }

    /** Changes some of the places so many steps below the root. */
    private static final class Spoiling {

        private final int depth;
        private final int first;
        private int place;

        Spoiling(int depth, int first) {
            this.depth = depth;
            this.first = first;
        }

        MapNode values(MapNode tree, Node shape) {
            place = first;
            return (MapNode) values(tree, shape, depth);
        }

        private Node values(Node node, Node shape, int left) {
            if (left == 0) {
                return place++ % STEP == 0 ? shape : node;
            }
            return switch (node) {
                case MapNode map -> {
                    Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
                    map.entries().forEach((key, entry) -> entries.put(key, new MapNode.Entry(entry.key(),
                            values(entry.value(), shape, left - 1))));
                    yield new MapNode(entries, map.span());
                }
                case ListNode list -> new ListNode(list.items().stream().map(item -> values(item, shape, left - 1))
                        .toList(), list.span());
                case Scalar scalar -> scalar;
            };
        }

        MapNode keys(MapNode tree, String key) {
            place = first;
            return (MapNode) keys(tree, key, depth);
        }

        private Node keys(Node node, String written, int left) {
            return switch (node) {
                case MapNode map -> {
                    Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
                    boolean spoils = left == 1 && !map.entries().isEmpty() && place++ % STEP == 0;
                    map.entries().forEach((key, entry) -> {
                        if (spoils && entries.isEmpty()) {
                            entries.put(written, new MapNode.Entry(Scalar.text(written, entry.key().span()),
                                    entry.value()));
                        } else {
                            entries.put(key, new MapNode.Entry(entry.key(), left == 1 ? entry.value()
                                    : keys(entry.value(), written, left - 1)));
                        }
                    });
                    yield new MapNode(entries, map.span());
                }
                case ListNode list -> left == 1 ? list : new ListNode(list.items().stream().map(item ->
                        keys(item, written, left - 1)).toList(), list.span());
                case Scalar scalar -> scalar;
            };
        }
    }
}
