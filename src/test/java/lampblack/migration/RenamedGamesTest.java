package lampblack.migration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.character.CharacterFile;
import lampblack.character.CharacterYamlWriter;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.TakeoverText;
import lampblack.json.CharacterJson;
import lampblack.json.HistoryJson;
import lampblack.json.JsonPrinter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.random.RandomCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Shipped games in which things are renamed: characters made before come to the same afterwards, by their old files.
 */
@Tag("slow")
class RenamedGamesTest {

    private static final int WORDS = Sampling.count(25, 60);
    private static final int CHARACTERS = Sampling.count(6, 60);
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));

    @TempDir
    Path folder;

    static Stream<String> games() {
        return SHIPPED.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void charactersOfTheVersionBeforeComeToTheSame(String id) throws IOException {
        Ruleset game = SHIPPED.load(id).value().orElseThrow().ruleset();
        Sampling drawn = Sampling.of("renamed " + id);
        Set<String> words = new LinkedHashSet<>(drawn.some(RenamedGame.candidates(game), WORDS));
        RenamedGame renamed = RenamedGame.of(game, words, folder);
        var after = renamed.loader().load(id);
        assertTrue(after.value().isPresent(), () -> words + "\n" + new DiagnosticPrinter(MessageBundle.messages(),
                false)
                .print(after.diagnostics()));
        for (SheetRules sheet : game.sheets().values()) {
            for (int i = 0; i < CHARACTERS; i++) {
                long seed = drawn.seed(i);
                EvaluatedCharacter made = new RandomCharacter(game, sheet, i % 12).of(seed).orElse(null);
                if (made != null) {
                    String text = CharacterYamlWriter.of(made.file().root(), "", "");
                    staysTheSame(renamed, Path.of("made.yaml"), Path.of("made.yaml"), text,
                            sheet.id() + " " + seed + " " + words);
                }
            }
        }
        for (Path file : shippedCharacters(id)) {
            staysTheSame(renamed, file, folder.resolve(Path.of("rulesets").relativize(file).toString()),
                    Files.readString(file), file + " " + words);
        }
    }

    private static List<Path> shippedCharacters(String id) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("rulesets").resolve(id).resolve("characters"))) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
        } catch (NoSuchFileException none) {
            return List.of();
        }
    }

    /** By its old text, and by the text that is written when it is taken over. */
    private static void staysTheSame(RenamedGame renamed, Path before, Path after, String text, String which) {
        String expected = state(loaded(new CharacterLoader(SHIPPED), before, text));
        CharacterLoader loader = new CharacterLoader(renamed.loader());
        LoadedCharacter read = loaded(loader, after, text);
        assertEquals(expected, renamed.inOldWords(state(read)), () -> which + "\n" + text);
        CharacterFile written = CharacterFile.decode(YamlReader.read(new Source("made.yaml", text)).value()
                .orElseThrow()).value().orElseThrow();
        Ruleset game = read.ruleset().ruleset();
        String takenOver = new TakeoverText(written, Takeover.of(written, game), game).text().orElseThrow();
        LoadedCharacter again = loaded(loader, after, takenOver);
        assertEquals(expected, renamed.inOldWords(state(again)), () -> which + "\n" + takenOver);
        Takeover nothing = Takeover.of(again.file(), game);
        assertEquals(List.of(), nothing.renamed(), () -> which + "\n" + takenOver);
        assertFalse(nothing.isOlder(), () -> which + "\n" + takenOver);
    }

    private static LoadedCharacter loaded(CharacterLoader loader, Path place, String text) {
        var checked = loader.judge(place, TextFile.of("made.yaml", text));
        return checked.value().orElseThrow(() -> new AssertionError(checked.diagnostics() + "\n" + text));
    }

    private static String state(LoadedCharacter loaded) {
        var json = CharacterJson.values(loaded, MessageBundle.messages());
        json.remove("diagnostics");
        json.remove("legal");
        return json + "\n" + new JsonPrinter(MessageBundle.messages()).print(HistoryJson.of(loaded))
                + loaded.evaluated().violations().stream().map(violation -> violation.found().message()).toList();
    }
}
