package lampblack.ruleset.migration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.character.CharacterYamlWriter;
import lampblack.character.Name;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.random.RandomCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.Todo;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.HeirTitles;
import lampblack.rules.option.Option;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games with six versions each: characters made under the first are judged as they were by every later one, whatever
 * was
 * renamed, retired, split, merged, moved, made dearer or cut, and whatever of that its owner chose.
 */
@Tag("slow")
class GameHistoriesTest {

    private static final int VERSIONS = 6;
    private static final int CHANGES = 3;
    private static final int CHARACTERS = Sampling.count(12, 250);
    private static final int GAMES = Sampling.count(2, 8);
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));

    @TempDir
    Path folder;

    static Stream<String> games() {
        return Sampling.of("games with a history").some(SHIPPED.ids(), GAMES).stream()
                .filter(id -> !id.equals("forged-in-the-dark"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatWasMadeUnderTheFirstVersionStandsUnderAll(String id) {
        Sampling drawn = Sampling.of("history of " + id);
        LoadedRuleset shipped = SHIPPED.load(id).value().orElseThrow();
        GameHistory history = GameHistory.of(shipped, folder, new Random(drawn.seed(id.hashCode())));
        for (int i = 1; i < VERSIONS; i++) {
            history.next(CHANGES);
        }
        for (SheetRules sheet : shipped.ruleset().sheets().values()) {
            for (int i = 0; i < CHARACTERS; i++) {
                long seed = drawn.seed(i);
                new RandomCharacter(history.version(0).ruleset(), sheet(history, sheet), i % 12).of(seed)
                        .ifPresent(made -> stands(history, made, seed));
            }
        }
    }

    private static SheetRules sheet(GameHistory history, SheetRules shipped) {
        return history.version(0).ruleset().sheets().get(shipped.id());
    }

    private static void stands(GameHistory history, EvaluatedCharacter made, long seed) {
        String text = CharacterYamlWriter.of(made.file().root(), "", "");
        String taken = text;
        for (int version = 1; version < history.count(); version++) {
            String which = made.sheet().id() + " " + seed + ", version " + (version + 1) + "\n" + history + "\n" + text;
            CharacterLoader loader = new CharacterLoader(history.loader(version));
            Checked<LoadedCharacter> judged = loader.judge(Path.of("made.yaml"), TextFile.of("made.yaml", text));
            LoadedCharacter read = judged.value().orElseThrow();
            sameAs(made, read, which);
            isTold(Code.CHARACTER__MERGED, made, history.gone(version, made.sheet().id(), "merged"), judged, which);
            isTold(Code.CHARACTER__MOVED, made, history.gone(version, made.sheet().id(), "moved"), judged, which);
            LoadedCharacter over = new CharacterEditor(loader).takenOver(read);
            assertTrue(over != read, () -> which);
            sameAs(made, over, which + "\n" + over.text().source().text());
            LoadedCharacter chosen = chosen(over, new CharacterEditor(loader), new Random(seed));
            sameAs(made, chosen, which + "\n" + chosen.text().source().text());
            LoadedCharacter again = loader.judge(Path.of("made.yaml"), TextFile.of("made.yaml", taken)).value()
                    .orElseThrow();
            sameAs(made, again, which + "\n" + taken);
            taken = new CharacterEditor(loader).takenOver(again).text().source().text();
        }
    }

    /** The same once its owner has said of everything that was split which of its heirs it is. */
    private static LoadedCharacter chosen(LoadedCharacter read, CharacterEditor editor, Random random) {
        LoadedCharacter chosen = read;
        Optional<Todo> next = split(chosen);
        while (next.isPresent()) {
            Todo todo = next.get();
            SheetRules rules = sheet(chosen, todo);
            Option asks = options(chosen.evaluated()).filter(taken -> taken.pick().span().equals(todo.span()))
                    .flatMap(taken -> rules.option(taken.list(), taken.id()).stream())
                    .filter(option -> option.asks().containsKey("became")).findFirst()
                    .orElseThrow(() -> new AssertionError(todo));
            List<String> heirs = new HeirTitles(asks, within(chosen, todo)).free();
            int left = chosen.evaluated().todo().size();
            chosen = editor.answer(chosen, asks.key().toString(), "became",
                    heirs.get(random.nextInt(heirs.size()))).orElseThrow().after().orElseThrow();
            assertTrue(chosen.evaluated().todo().size() < left, () -> todo.toString());
            next = split(chosen);
        }
        return chosen;
    }

    private static Optional<Todo> split(LoadedCharacter character) {
        return character.evaluated().todo().stream().filter(Todo::isSplit).findFirst();
    }

    private static Stream<TakenOption> options(EvaluatedCharacter character) {
        return Stream.concat(Stream.of(character), character.parts().values().stream()
                .flatMap(parts -> parts.values().stream())).flatMap(part -> part.derived().choices().options()
                .values().stream()).flatMap(List::stream);
    }

    /** The character, or the part of it in which something is to be done. */
    private static DerivedSheet within(LoadedCharacter character, Todo todo) {
        String[] way = todo.where().split("[.]");
        DerivedSheet whole = character.evaluated().derived();
        return !way[0].equals("parts") ? whole : whole.part(way[1], Name.of(way[2]).key()).orElseThrow();
    }

    private static SheetRules sheet(LoadedCharacter character, Todo todo) {
        SheetRules whole = character.evaluated().sheet();
        return !todo.where().startsWith("parts.") ? whole : whole.parts().get(todo.where().split("[.]")[1]).sheet();
    }

    /** Whoever took something that was merged or moved since is told so. @param gone the ways to it */
    private static void isTold(Code code, EvaluatedCharacter made, Set<String> gone, Checked<LoadedCharacter> judged,
            String which) {
        boolean had = made.derived().choices().options().values().stream().flatMap(List::stream)
                .anyMatch(taken -> !taken.made() && gone.contains("lists." + taken.list() + "." + taken.id()));
        boolean told = judged.diagnostics().stream().anyMatch(diagnostic -> diagnostic.id().equals(code.id()));
        assertTrue(told || !had, () -> code + " " + gone + "\n" + which);
    }

    private static void sameAs(EvaluatedCharacter made, LoadedCharacter read, String which) {
        assertEquals(messages(made), messages(read.evaluated()), () -> which);
        assertEquals(balances(made), balances(read.evaluated()), () -> which);
        assertEquals(counts(made), counts(read.evaluated()), () -> which);
        assertEquals(points(made), points(read.evaluated()), () -> which);
    }

    private static List<String> messages(EvaluatedCharacter character) {
        return character.violations().stream().map(violation -> String.valueOf(violation.found()
                .message())).toList();
    }

    private static List<Long> balances(EvaluatedCharacter character) {
        return character.sheet().currencies().stream().map(character.derived().choices()::balance).toList();
    }

    /** How many options it has: of each list, some of which may have moved to another. */
    private static int counts(EvaluatedCharacter character) {
        return character.sheet().lists().keySet().stream().mapToInt(list -> character.derived().choices().list(list)
                .size()).sum();
    }

    /** The points put into traits, in no order of their names. */
    private static List<Long> points(EvaluatedCharacter character) {
        return character.derived().choices().ratings().values().stream().flatMap(set -> set.values().stream())
                .map(rating -> rating.points()).sorted().toList();
    }
}
