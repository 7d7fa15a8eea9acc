package lampblack.migration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.difference.Change;
import lampblack.difference.RulesetComparison;
import lampblack.difference.RulesetDifference;
import lampblack.difference.SaidNames;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.SheetPaths;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is renamed in shipped games is found out from the two games alone. */
@Tag("full")
class ProposedRenamesTest {

    private static final int WORDS = Sampling.count(25, 60);
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));

    @TempDir
    Path folder;

    static Stream<String> games() {
        return SHIPPED.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void idsWithSomethingAddedAreFound(String id) {
        Found found = found(id, word -> word + RenamedGame.SUFFIX);
        assertTrue(100 * (found.missing().size() + found.wrong().size()) <= 10 * found.expected(), found::toString);
    }

    /** Where the new id says nothing, other things have to; what has only an id and a place is not enough. */
    @ParameterizedTest
    @MethodSource("games")
    void idsThatAreNothingAlikeAreFoundByWhatIsSaidOfThem(String id) {
        Found found = found(id, word -> "q" + Integer.toHexString(word.hashCode()));
        assertEquals(Set.of(), found.wrong());
        assertTrue(100 * found.missing().size() <= 35 * found.expected(), found::toString);
    }

    /** @param expected how many ids were renamed, in all places where they are ids */
    private record Found(int expected, Set<String> missing, Set<String> wrong) {}

    private Found found(String id, UnaryOperator<String> today) {
        LoadedRuleset game = SHIPPED.load(id).value().orElseThrow();
        Sampling drawn = Sampling.of("proposed " + id + today.apply(""));
        Set<String> words = words(RenamedGame.candidates(game.ruleset()), drawn);
        RenamedGame.of(game.ruleset(), words, folder);
        renameAgain(folder, today);
        Checked<LoadedRuleset> loaded = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder))).load(id);
        LoadedRuleset later = loaded.value().orElseThrow(() -> new AssertionError(words + "\n"
                + new DiagnosticPrinter(MessageBundle.messages(), false).print(loaded.diagnostics())));
        Map<String, String> expected = expected(game.ruleset(), words, today);
        RulesetDifference difference = RulesetComparison.of(game.tree(), later.tree(), SaidNames.NOTHING);
        Map<String, String> proposed = proposed(difference);
        expected.keySet().removeAll(unsaid(difference));
        Set<String> wrong = new TreeSet<>();
        proposed.forEach((path, to) -> {
            if (!to.equals(today.apply(BlockPath.of(path).id()))) {
                wrong.add(path + ": " + to);
            }
        });
        Set<String> missing = new TreeSet<>(expected.keySet());
        missing.removeAll(proposed.keySet());
        return new Found(expected.size(), missing, wrong);
    }

    /** Never all of them: where nothing is called as it was, there is nothing to go by. */
    private static Set<String> words(List<String> candidates, Sampling drawn) {
        Set<String> words = new LinkedHashSet<>();
        int most = Math.min(WORDS, candidates.size() / 4);
        while (words.size() < most) {
            words.add(drawn.one(candidates));
        }
        return words;
    }

    private static Map<String, String> expected(Ruleset game, Set<String> words, UnaryOperator<String> today) {
        Map<String, String> expected = new TreeMap<>();
        game.sheets().forEach((sheet, rules) -> SheetPaths.of(rules).all().stream().map(BlockPath::of)
                .filter(path -> words.contains(path.id()))
                .forEach(path -> expected.put(sheet + ": " + path, today.apply(path.id()))));
        return expected;
    }

    /** What is gone and has nothing but an id and a place. */
    private static Set<String> unsaid(RulesetDifference difference) {
        return difference.changes().stream().filter(Change.Vanished.class::isInstance).map(Change.Vanished.class::cast)
                .map(Change.Vanished::thing).filter(thing -> thing.facts().isEmpty() && thing.blocks().isEmpty())
                .map(thing -> thing.sheet() + ": " + thing.path()).collect(Collectors.toSet());
    }

    private static Map<String, String> proposed(RulesetDifference difference) {
        Map<String, String> proposed = new TreeMap<>();
        for (Change change : difference.changes()) {
            if (change instanceof Change.NewId renamed) {
                proposed.put(renamed.was().sheet() + ": " + renamed.was().path(), renamed.thing().id());
            }
        }
        return proposed;
    }

    private static void renameAgain(Path folder, UnaryOperator<String> today) {
        Pattern old = Pattern.compile("(?<![\\w-])([a-z][a-z0-9-]*)" + RenamedGame.SUFFIX + "(?![\\w-])");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".yaml")).toList()) {
                Files.writeString(file, old.matcher(Files.readString(file))
                        .replaceAll(word -> today.apply(word.group(1))));
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Test
    void aGameHeldAgainstItselfIsTheSame() {
        for (String id : SHIPPED.ids()) {
            LoadedRuleset game = SHIPPED.load(id).value().orElseThrow();
            LoadedRuleset again = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))))
                    .load(id).value().orElseThrow();
            assertEquals(List.of(), RulesetComparison.of(game.tree(), again.tree(), SaidNames.NOTHING).changes(), id);
        }
    }
}
