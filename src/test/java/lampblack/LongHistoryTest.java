package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lampblack.character.CharacterFile;
import lampblack.character.CharacterYamlWriter;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.TakeoverText;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.migration.Takeover;
import lampblack.random.RandomCharacter;
import lampblack.ruleset.Ruleset;
import lampblack.store.TextFile;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Characters of every version of a long history come to what they do where each name is replaced by hand. */
class LongHistoryTest {

    private static final int HISTORIES = Sampling.count(4, 60);
    private static final int VERSIONS = 6;
    private static final int CHARACTERS = Sampling.count(4, 12);

    @TempDir
    Path folder;

    @Test
    void namesFollowThroughAllVersions() throws IOException {
        for (int number = 0; number < HISTORIES; number++) {
            history(Sampling.of("long history " + number), folder.resolve("h" + number));
        }
    }

    private static void history(Sampling drawn, Path folder) throws IOException {
        List<LongHistory> versions = new ArrayList<>(List.of(LongHistory.begun()));
        List<RulesetLoader> games = new ArrayList<>(List.of(versions.get(0).game(folder)));
        while (versions.size() < VERSIONS) {
            versions.add(versions.get(versions.size() - 1).next(drawn));
            games.add(versions.get(versions.size() - 1).game(folder));
        }
        LongHistory last = versions.get(VERSIONS - 1);
        RulesetLoader naive = last.naive(folder);
        for (int made = 0; made < VERSIONS; made++) {
            Ruleset game = game(games.get(made));
            for (int i = 0; i < CHARACTERS; i++) {
                String text = new RandomCharacter(game, game.sheets().get("character"), 2 + i % 5).of(drawn.seed(i))
                        .map(random -> CharacterYamlWriter.of(random.file().root(), "", "")).orElseThrow();
                String expected = state(naive, versions.get(made).inWordsOf(last, text));
                assertEquals(expected, state(games.get(VERSIONS - 1), text), text);
                for (int between = made + 1; between < VERSIONS; between++) {
                    text = takenOver(games.get(between), text);
                    assertEquals(expected, state(games.get(VERSIONS - 1), text), text);
                }
            }
        }
    }

    private static Ruleset game(RulesetLoader games) {
        var loaded = games.load("long-watch");
        assertEquals(List.of(), loaded.diagnostics().stream().map(Object::toString).toList());
        return loaded.value().orElseThrow().ruleset();
    }

    private static String takenOver(RulesetLoader games, String text) {
        CharacterFile written = CharacterFile.decode(YamlReader.read(new Source("made.yaml", text)).value()
                .orElseThrow()).value().orElseThrow();
        Ruleset game = game(games);
        return new TakeoverText(written, Takeover.of(written, game), game).text().orElseThrow();
    }

    private static String state(RulesetLoader games, String text) {
        var judged = new CharacterLoader(games).judge(Path.of("made.yaml"), TextFile.of("made.yaml", text));
        LoadedCharacter loaded = judged.value().orElseThrow(() -> new AssertionError(judged.diagnostics() + text));
        return new StateDump(loaded.evaluated()).print();
    }
}
