package lampblack.offers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.Sized;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.WorkBudget;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is judged costs what there is of it: counted in steps, which are the same on every machine. */
@Tag("slow")
class LinearTest {

    private static final double MARGIN = 1.1;

    @TempDir
    private Path folder;

    private LoadedCharacter character(int options, int entries) throws IOException {
        Path game = folder.resolve("games-" + options).resolve(Sized.GAME).resolve(RulesetLocation.ROOT_FILE);
        Files.createDirectories(game.getParent());
        Files.writeString(game, Sized.game(options));
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(
                folder.resolve("games-" + options))));
        assertEquals(List.of(), loader.load(Sized.GAME).diagnostics());
        var judged = new CharacterLoader(loader).judge(Path.of("c.yaml"),
                TextFile.of("c.yaml", Sized.character(entries)));
        assertEquals(List.of(), judged.diagnostics());
        return judged.value().orElseThrow();
    }

    private static void assertLinear(Map<Integer, Long> steps) {
        int before = 0;
        for (int size : steps.keySet()) {
            assertTrue(before == 0 || steps.get(size) <= MARGIN * steps.get(before) * size / before, steps::toString);
            before = size;
        }
    }

    private static long replayed(LoadedCharacter character) {
        WorkBudget budget = new WorkBudget(Long.MAX_VALUE / 2);
        Replay.of(character.ruleset().ruleset(), character.file(), ResolvedOwners.NONE, budget);
        return budget.taken();
    }

    private static long offered(LoadedCharacter character) {
        WorkBudget budget = new WorkBudget(Long.MAX_VALUE / 2);
        OfferFinder.of(character.evaluated(), budget);
        return budget.taken();
    }

    @Test
    void aLedgerTenTimesAsLongTakesTenTimesAsManySteps() throws IOException {
        Map<Integer, Long> steps = new LinkedHashMap<>();
        for (int entries : List.of(100, 1_000, 10_000)) {
            steps.put(entries, replayed(character(50, entries)));
        }
        assertLinear(steps);
    }

    @Test
    void moreOptionsToTakeAreNoMoreWorkForWhoHasTakenTheSame() throws IOException {
        Map<Integer, Long> steps = new LinkedHashMap<>();
        for (int options : List.of(50, 500, 5_000)) {
            steps.put(options, replayed(character(options, 100)));
        }
        assertEquals(1, steps.values().stream().distinct().count(), steps::toString);
    }

    @Test
    void tenTimesAsManyOptionsAreOfferedInTenTimesAsManySteps() throws IOException {
        Map<Integer, Long> creation = new LinkedHashMap<>();
        Map<Integer, Long> play = new LinkedHashMap<>();
        for (int options : List.of(50, 500, 5_000)) {
            creation.put(options, offered(character(options, 0)));
            play.put(options, offered(character(options, 100)));
        }
        assertLinear(creation);
        assertLinear(play);
    }
}
