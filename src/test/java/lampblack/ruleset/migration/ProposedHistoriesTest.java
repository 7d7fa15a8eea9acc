package lampblack.ruleset.migration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.character.CharacterYamlWriter;
import lampblack.cli.Shell;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.node.MapNode;
import lampblack.node.NodePrinter;
import lampblack.random.RandomCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is proposed of a game whose author said nothing, pasted into it as it stands: characters of before are judged as
 * they were.
 */
@Tag("slow")
class ProposedHistoriesTest {

    private static final int CHANGES = 6;
    private static final int CHARACTERS = Sampling.count(8, 60);
    /** Of those that are drawn, this many are looked at closely: those in which all that was renamed is found out. */
    private static final int FOUND_OUT = Sampling.count(2, 6);
    private static final int DRAWN = 40;
    private static final int GAMES = Sampling.count(2, 8);
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));

    @TempDir
    Path folder;

    static Stream<String> games() {
        return Sampling.of("games of which nothing is said").some(SHIPPED.ids(), GAMES).stream()
                .filter(id -> !id.equals("forged-in-the-dark"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsProposedKeepsCharactersOfBefore(String id) throws IOException {
        Sampling drawn = Sampling.of("proposals for " + id);
        int foundOut = 0;
        for (int i = 0; i < DRAWN && foundOut < FOUND_OUT; i++) {
            GameHistory history = GameHistory.plain(SHIPPED.load(id).value().orElseThrow(), folder.resolve("made" + i),
                    new Random(drawn.seed(i)));
            history.next(CHANGES);
            // A small game may have nothing that the drawn changes could be made to.
            boolean isChanged = history.count() > 1;
            foundOut += isChanged && isFoundOut(history, folder.resolve("tried" + i), drawn) ? 1 : 0;
        }
        assertEquals(FOUND_OUT, foundOut, "histories in which all that was renamed was found out");
    }

    private boolean isFoundOut(GameHistory history, Path place, Sampling drawn) throws IOException {
        String id = history.version(0).ruleset().id();
        write(place.resolve("old"), id, NodePrinter.print(history.version(0).tree()));
        String later = NodePrinter.print(history.version(1).tree().without("migrations"));
        write(place.resolve("new"), id, later);
        String proposed = new Shell(place).run("diff", "old/" + id, "new/" + id, "--propose").out();
        write(place.resolve("new"), id, later + proposed);
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(place.resolve("new"))));
        LoadedRuleset pasted = loader.load(id).value().orElseThrow(() -> new AssertionError(proposed
                + loader.problems(id)));
        assertEquals(history.loader(1).problems(id).size(), loader.problems(id).size(),
                () -> proposed + loader.problems(id));
        // An answer of a question that got another id, and is like no other by anything else, is not found.
        // A step that is retired and another that is new have to be filled in again.
        Set<String> known = said(pasted.tree(), "renamed");
        said(pasted.tree(), "retired").stream().filter(line -> !line.contains(": creation.")).forEach(known::add);
        if (!known.containsAll(said(history.version(1).tree(), "renamed"))) {
            return false;
        }
        history.version(0).ruleset().sheets().values().forEach(sheet -> {
            for (int i = 0; i < CHARACTERS; i++) {
                new RandomCharacter(history.version(0).ruleset(), sheet, i % 12).of(drawn.seed(i))
                        .ifPresent(made -> stands(made, loader, history + "\n" + proposed));
            }
        });
        return true;
    }

    private static void write(Path shelf, String id, String text) throws IOException {
        Files.createDirectories(shelf.resolve(id));
        Files.writeString(shelf.resolve(id).resolve("ruleset.yaml"), text);
    }

    /** What a game says of its earlier versions, of one kind. */
    private static Set<String> said(MapNode tree, String kind) {
        Set<String> said = new TreeSet<>();
        tree.map("migrations").ifPresent(editions -> editions.all().forEach(edition -> edition.value().all()
                .forEach(sheet -> sheet.value().get(kind).ifPresent(lines -> lines.all().forEach(line ->
                        said.add(sheet.key().text() + ": " + line.key().text()))))));
        return said;
    }

    private static void stands(EvaluatedCharacter made, RulesetLoader loader, String which) {
        String text = CharacterYamlWriter.of(made.file().root(), "", "");
        EvaluatedCharacter read = new CharacterLoader(loader).judge(Path.of("made.yaml"), TextFile.of("made.yaml",
                text)).value().orElseThrow().evaluated();
        assertEquals(messages(made), messages(read), () -> which + "\n" + text);
    }

    private static List<String> messages(EvaluatedCharacter character) {
        return character.violations().stream().map(violation -> String.valueOf(violation.found().message()))
                .toList();
    }
}
