package lampblack.schema;

import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.load.RulesetLoader;
import lampblack.node.MapNode;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the compiled schemas find is just what the JSON Schema library finds, and is told in the same words. */
@Tag("slow")
class SchemaFormTest {

    private static final int CHANGES = Sampling.count(240, 2_000);
    private static final Path GAMES = Path.of("rulesets");

    @Test
    void agreesWithTheLibraryOnEveryFileOfOurs() throws IOException {
        for (TwoJudges judges : TwoJudges.ALL) {
            int fitting = 0;
            for (Path folder : List.of(GAMES, Path.of("src/test/cases"), Path.of("src/test/slips"),
                    Path.of("src/test/broken"))) {
                for (MapNode tree : TwoJudges.trees(folder)) {
                    fitting += judges.agree(tree) ? 1 : 0;
                }
            }
            assertTrue(fitting > 2, judges.name() + " fits " + fitting);
        }
    }

    @Test
    void agreesWithTheLibraryOnChangedCharacters() throws IOException {
        change(TwoJudges.CHARACTER, shipped("characters"));
    }

    @Test
    void agreesWithTheLibraryOnChangedTests() throws IOException {
        change(TwoJudges.TESTS, shipped("tests"));
    }

    @Test
    void agreesWithTheLibraryOnChangedLayers() throws IOException {
        List<MapNode> layers = new ArrayList<>();
        try (Stream<Path> files = Files.walk(GAMES)) {
            for (Path file : (Iterable<Path>) files.filter(path -> path.toString().endsWith(".yaml")
                    && !path.toString().matches(".*[/\\\\](characters|tests)[/\\\\].*")).sorted()::iterator) {
                layers.addAll(TwoJudges.trees(file));
            }
        }
        change(TwoJudges.LAYER, layers);
    }

    @Test
    void agreesWithTheLibraryOnChangedGames() {
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(GAMES)));
        change(TwoJudges.RULESET, loader.ids().stream().map(id -> loader.load(id).value().orElseThrow().tree())
                .toList());
    }

    private static List<MapNode> shipped(String kind) throws IOException {
        List<MapNode> trees = new ArrayList<>();
        try (Stream<Path> games = Files.list(GAMES)) {
            for (Path folder : games.map(game -> game.resolve(kind)).filter(Files::isDirectory).sorted().toList()) {
                trees.addAll(TwoJudges.trees(folder));
            }
        }
        return trees;
    }

    private static void change(TwoJudges judges, List<MapNode> trees) {
        int fitting = 0;
        Random random = new Random(Sampling.of("changed " + judges.name()).seed(20_261_121));
        for (int i = 0; i < CHANGES; i++) {
            MapNode tree = trees.get(random.nextInt(trees.size()));
            ChangedTree changed = new ChangedTree(random, trees.get(random.nextInt(trees.size())));
            fitting += judges.agree(changed.of(tree)) ? 1 : 0;
        }
        assertTrue(fitting >= CHANGES / 50 && fitting <= CHANGES * 49 / 50, judges.name() + " fits " + fitting);
    }
}
