package lampblack.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.diagnostic.Source;
import lampblack.load.RulesetLoader;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.store.RulesetLocation;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What passes at a glance is just what the JSON Schema library has nothing to say against. */
@Tag("slow")
class SchemaPrecheckTest {

    private static final int CHANGES = Sampling.count(150, 800);
    private static final Path SCHEMAS = Path.of("schemas");

    /** A schema by both. */
    private record Judges(String name, SchemaValidator library, SchemaPrecheck glance) {

        static Judges of(String name) throws IOException {
            String text = Files.readString(SCHEMAS.resolve(name + ".schema.json"));
            return new Judges(name, SchemaValidator.by(text), new SchemaPrecheck(text));
        }

        boolean agree(MapNode tree) {
            boolean fits = glance.fits(tree);
            assertEquals(library.thorough(tree, List::of).isEmpty(), fits, () -> name + " on " + tree);
            return fits;
        }
    }

    private static List<MapNode> trees(Path folder) throws IOException {
        List<MapNode> trees = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path path : (Iterable<Path>) files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()::iterator) {
                String text = Files.readString(path, StandardCharsets.ISO_8859_1);
                YamlReader.read(new Source(path.toString(), text)).value().ifPresent(trees::add);
            }
        }
        return trees;
    }

    @Test
    void agreesWithTheLibraryOnEveryFileOfOurs() throws IOException {
        for (String name : List.of("ruleset-resolved", "character", "tests")) {
            Judges judges = Judges.of(name);
            int fitting = 0;
            for (Path folder : List.of(Path.of("rulesets"), Path.of("src/test/cases"))) {
                for (MapNode tree : trees(folder)) {
                    fitting += judges.agree(tree) ? 1 : 0;
                }
            }
            assertTrue(fitting > 2, name + " fits " + fitting);
        }
    }

    @Test
    void agreesWithTheLibraryOnWhatIsChangedByChance() throws IOException {
        Random random = new Random(Sampling.of("changed files").seed(20_261_121));
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
        change(Judges.of("ruleset-resolved"), loader.ids().stream()
                .map(id -> loader.load(id).value().orElseThrow().tree()).toList(), random);
        List<MapNode> characters = new ArrayList<>();
        List<MapNode> tests = new ArrayList<>();
        for (String id : loader.ids()) {
            Path people = Path.of("rulesets", id, "characters");
            characters.addAll(Files.isDirectory(people) ? trees(people) : List.of());
            Path own = Path.of("rulesets", id, "tests");
            tests.addAll(Files.isDirectory(own) ? trees(own) : List.of());
        }
        change(Judges.of("character"), characters, random);
        change(Judges.of("tests"), tests, random);
    }

    private static void change(Judges judges, List<MapNode> trees, Random random) {
        int fitting = 0;
        for (int i = 0; i < CHANGES; i++) {
            MapNode tree = trees.get(random.nextInt(trees.size()));
            fitting += judges.agree((MapNode) changed(tree, random, 1 + random.nextInt(9))) ? 1 : 0;
        }
        assertTrue(fitting > CHANGES / 50 && fitting < CHANGES * 49 / 50, judges.name() + " fits " + fitting);
    }

    /** A tree with one change, so many steps down or where it ends before. */
    private static Node changed(Node node, Random random, int depth) {
        if (node instanceof MapNode map && !map.all().isEmpty() && depth > 0) {
            Map<String, MapNode.Entry> entries = new LinkedHashMap<>(map.entries());
            List<String> keys = List.copyOf(entries.keySet());
            String key = keys.get(random.nextInt(keys.size()));
            MapNode.Entry entry = entries.get(key);
            int kind = depth > 1 ? 3 : random.nextInt(4);
            switch (kind) {
                case 0 -> entries.remove(key);
                case 1 -> entries.put(key + "x", new MapNode.Entry(Scalar.text(key + "x", entry.key().span()),
                        entry.value()));
                case 2 -> {
                    String other = keys.get(random.nextInt(keys.size()));
                    entries.put(other, new MapNode.Entry(entries.get(other).key(), entry.value()));
                }
                default -> entries.put(key, new MapNode.Entry(entry.key(), changed(entry.value(), random, depth - 1)));
            }
            return new MapNode(entries, map.span());
        }
        if (node instanceof ListNode list && !list.items().isEmpty() && depth > 0) {
            List<Node> items = new ArrayList<>(list.items());
            int at = random.nextInt(items.size());
            items.set(at, changed(items.get(at), random, depth - 1));
            return new ListNode(items, list.span());
        }
        return other(node, random).orElse(node);
    }

    private static Optional<Node> other(Node node, Random random) {
        return Optional.of(switch (random.nextInt(9)) {
            case 0 -> Scalar.integer(random.nextInt(400) - 100, node.span());
            case 1 -> Scalar.integer(3_000_000_000L * (random.nextInt(5) - 2), node.span());
            case 2 -> Scalar.text("", node.span());
            case 3 -> Scalar.text("a-word", node.span());
            case 4 -> Scalar.text("ä \ud83c\udf27".repeat(random.nextInt(900)), node.span());
            case 5 -> new Scalar(Scalar.ScalarType.NULL, "", node.span(), 0, null);
            case 6 -> new Scalar(Scalar.ScalarType.BOOLEAN, "true", node.span(), 0, null);
            case 7 -> new ListNode(List.of(node), node.span());
            default -> new MapNode(Map.of(), node.span());
        });
    }
}
