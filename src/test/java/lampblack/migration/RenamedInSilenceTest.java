package lampblack.migration;

import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.character.CharacterYamlWriter;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.random.RandomCharacter;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Shipped games in which one thing is renamed and nobody says so: characters that name it are told once. */
@Tag("slow")
class RenamedInSilenceTest {

    private static final int WORDS = Sampling.count(6, 60);
    private static final int CHARACTERS = Sampling.count(6, 12);
    private static final int IN_HUNDRED = 95;
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));

    @TempDir
    Path folder;

    static Stream<String> games() {
        return SHIPPED.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void oneNameIsOneProblem(String id) throws IOException {
        Ruleset game = SHIPPED.load(id).value().orElseThrow().ruleset();
        Sampling drawn = Sampling.of("renamed in silence " + id);
        List<String> characters = characters(game, drawn);
        Map<Integer, Integer> counts = new TreeMap<>();
        List<String> several = new ArrayList<>();
        int number = 0;
        List<String> words = RenamedGame.candidates(game).stream()
                .filter(word -> characters.stream().anyMatch(text -> named(word).matcher(text).find())).toList();
        for (String word : drawn.some(words, WORDS)) {
            RenamedGame renamed = RenamedGame.inSilence(game, Set.of(word), folder.resolve("g" + number++));
            CharacterLoader loader = new CharacterLoader(renamed.loader());
            for (String text : characters) {
                List<String> said = problems(loader, text);
                if (named(word).matcher(text).find()) {
                    counts.merge(said.size(), 1, Integer::sum);
                    if (said.size() > 1) {
                        several.add(id + " " + word + " " + said);
                    }
                } else {
                    assertTrue(said.isEmpty(), () -> id + " " + word + " " + said + "\n" + text);
                }
            }
        }
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        assertTrue(several.size() * 100 <= all * (100 - IN_HUNDRED), () -> id + " " + counts + "\n"
                + String.join("\n", several));
    }

    /** Legal characters of every sheet of a game, about whom there is nothing to say. */
    private static List<String> characters(Ruleset game, Sampling drawn) {
        List<String> all = new ArrayList<>();
        CharacterLoader loader = new CharacterLoader(SHIPPED);
        for (SheetRules sheet : game.sheets().values()) {
            for (int i = 0; i < CHARACTERS; i++) {
                new RandomCharacter(game, sheet, i % 12).of(drawn.seed(i)).map(made ->
                        CharacterYamlWriter.of(made.file().root(), "", ""))
                        .filter(text -> problems(loader, text).isEmpty()).ifPresent(all::add);
            }
        }
        return all;
    }

    private static List<String> problems(CharacterLoader loader, String text) {
        return loader.judge(Path.of("made.yaml"), TextFile.of("made.yaml", text)).diagnostics().stream()
                .filter(problem -> problem.severity() != Severity.NOTE).map(RenamedInSilenceTest::words).toList();
    }

    private static Pattern named(String word) {
        return Pattern.compile("(?<![\\w-])" + word + "(?![\\w-])");
    }

    private static String words(Diagnostic problem) {
        return problem.id() + "@" + problem.span().line() + " " + problem.message().values();
    }
}
