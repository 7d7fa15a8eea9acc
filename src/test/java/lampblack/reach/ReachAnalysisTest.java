package lampblack.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.character.CharacterYamlWriter;
import lampblack.cli.Shell;
import lampblack.dice.SplitMix;
import lampblack.edit.LoadedCharacter;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.load.RulesetTestRunner;
import lampblack.random.Goal;
import lampblack.random.RandomCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.ruleset.LoadedRuleset;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.TakenItems;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Paths are walked again as files, and what is proven to have none is looked for all the same: by characters by chance
 * and by a search that goes straight for it. {@code -Dlampblack.characters=100000} looks longer than a build does.
 */
@Tag("slow")
final class ReachAnalysisTest {

    /** What a character of a game that has some takes, and more. */
    private static final long WORK_PER_CHARACTER = WorkBudget.MAX / 20;
    private static final int CHARACTERS = Integer.getInteger("lampblack.characters", Sampling.count(800, 4_000));
    /** What a proof by itself never needs: of a game that was changed there may be no character to be found. */
    private static final long WORK_PER_CHANGE = ReachAnalysis.MAX / 10;
    /** Nearly every change puts something out of reach. */
    private static final int MOST_CHANGES = 100;
    private static final Path SHIPPED = Path.of("rulesets");
    private static final Path PLACE = Path.of("path.yaml");

    private static final RulesetLoader RULESETS = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(SHIPPED)));
    private static final CharacterLoader WALKER = new CharacterLoader(RULESETS);

    @TempDir
    private Path folder;

    /** Changes to a ruleset and what nobody can take from then on. */
    record Planted(String base, String change, Set<String> proven) {}

    private static final List<Planted> PLANTED = List.of(
            new Planted("bootleg-rain", "playbooks: {dowser: {gives: {sizes: {thirst: 1}, opens: null}}}",
                    Set.of("found-it")),
            new Planted("bootleg-rain", "lists: {talents: {entries: {seat-in-the-storm: {requires: [{prowess: 99}, "
                    + "{milestone: stood-in-a-storm}]}}}}", Set.of("talents.seat-in-the-storm")),
            new Planted("bootleg-rain", "lists: {talents: {entries: {six-rains: {requires: [bottler, dowser]}}}}",
                    Set.of("talents.six-rains", "talents.hundred-proof")),
            new Planted("bootleg-rain", "lists: {talents: {entries: {knows-a-buyer: {gives: null, times: 0}}}}",
                    Set.of("talents.knows-a-buyer", "barter")),
            new Planted("bootleg-rain", "lists: {talents: {entries: {house-blend: {requires: "
                    + "{if: count('hindrances') < 0}}}}}", Set.of("talents.house-blend", "regulars")),
            new Planted("bootleg-rain", "advances: {bench: {requires: {tag: dear, not: {tag: dear}}}}",
                    Set.of("bench")),
            new Planted("bootleg-rain", "traits: {welcome: {rating: {max: 1}}}\n    lists: {talents: {entries: "
                    + "{down-the-line: {requires: {dry-towns: 2}}}}}", Set.of("talents.down-the-line")),
            new Planted("lanterns-of-the-fen", "lists: {talents: {entries: {unlit-hour: {requires: "
                    + "{if: count('assets') < 0 || sum('attributes') > 12}}}}}", Set.of("talents.unlit-hour")),
            new Planted("worlds-in-the-dark", "advances: {practice: {requires: {insight: 5}}}", Set.of("practice")));

    static Stream<String> shipped() {
        return Sampling.of("rulesets to reach through").some(List.copyOf(RULESETS.ids()), 2).stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void nothingInAShippedRulesetIsOutOfReachAndPathsCanBeWalked(String id) {
        LoadedRuleset ruleset = RULESETS.load(id).value().orElseThrow();
        Map<CoverageItem, Reachability> all = new ReachAnalysis(ruleset.ruleset(), ruleset.tree(), given(ruleset))
                .all();
        assertEquals(Set.of(), names(all, Reachability.Unreachable.class));
        assertEquals(Set.of(), names(all, Reachability.Undecided.class));
        all.forEach((item, found) -> {
            if (found instanceof Reachability.Witness way && way.given().isEmpty()) {
                walk(item, way.evaluated());
            }
        });
    }

    private static Map<String, EvaluatedCharacter> given(LoadedRuleset ruleset) {
        return RulesetTestRunner.run(ruleset, RULESETS, character -> Map.of()).given();
    }

    private static void walk(CoverageItem item, EvaluatedCharacter evaluated) {
        String text = CharacterYamlWriter.of(evaluated.file().root(), "character.schema.json", "A path.");
        if (!evaluated.links().owners().isEmpty()) {
            EvaluatedCharacter again = Replay.of(evaluated.ruleset(), evaluated.file(), evaluated.links()).value()
                    .orElseThrow();
            assertTrue(CharacterSearch.isFinishedWithoutRulings(again) && TakenItems.of(again).contains(item), text);
            return;
        }
        LoadedCharacter walked = WALKER.judge(PLACE, TextFile.of(PLACE.toString(), text)).value()
                .orElseThrow(() -> new AssertionError(text));
        assertTrue(CharacterSearch.isFinishedWithoutRulings(walked.evaluated()), text);
        assertTrue(TakenItems.of(walked.evaluated()).contains(item), item + "\n" + text);
    }

    @Test
    void whoeverStandsInATestOrAnExampleIsAWitnessFinishedOrNot() throws IOException {
        Shell shell = new Shell(folder);
        shell.write("rulesets/odd/ruleset.yaml", """
                format: 1
                id: odd
                version: 1.0.0
                title: Odd
                licence: CC0-1.0
                credits: Written for a test.
                sheets:
                  character:
                    fields: {name: {required: true}}
                    traits: {dots: {rating: {max: 9}, entries: {swim: {}, dive: {}, row: {}, fish: {}}}}
                    lists:
                      talents:
                        entries:
                          even: {}
                          odd:
                            requires: {if: "(rating('swim') + rating('dive')) * 100 + rating('row') == 9"}
                    creation:
                      dots: {spend: 14, on: dots}
                      talent: {choose: 1, from: talents}
                """);
        Shell.Ran open = shell.run("reach", "odd");
        assertTrue(open.out().contains("Options: 1 of 2 have a path. 1 is open."), open.all());
        assertEquals(0, open.exit());
        shell.write("rulesets/odd/tests/odd.yaml", """
                tests:
                  the-odd-one:
                    given: {creation: {dots: {row: 9, fish: 5}, talent: odd}}
                    expect: {values: {legal: true}}
                """);
        assertEquals("Options: 2 of 2 have a path.", shell.run("reach", "odd").out().lines().findFirst().orElseThrow());
    }

    @Test
    void aPathIsShortAndStillOne() {
        LoadedRuleset ruleset = RULESETS.load("bootleg-rain").value().orElseThrow();
        for (String name : List.of("talents.hundred-proof", "barter")) {
            ReachAnalysis reach = new ReachAnalysis(ruleset.ruleset(), ruleset.tree(), Map.of());
            CoverageItem item = reach.items().keySet().stream().filter(coverageItem -> coverageItem.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            EvaluatedCharacter evaluated = ((Reachability.Witness) reach.of(item)).evaluated();
            walk(item, evaluated);
            assertTrue(evaluated.file().ledger().size() <= 6, CharacterYamlWriter.choices(evaluated.file().root()));
        }
    }

    @Test
    void aSearchHasAnEndAndWhatItDidNotComeToIsSaid() throws IOException {
        String options = IntStream.range(0, 5_000).mapToObj(i -> "o" + i + ": {}").collect(Collectors.joining(", "));
        LoadedRuleset ruleset = written("lists: {l: {entries: {" + options + "}}}\n    tracks: {xp: {pool: true}}\n"
                + "    creation: {c: {choose: 4, from: l}}\n"
                + "    advances: {p: {cost: {xp: 1}, choose: 1, from: l}}", "");
        List<Map<CoverageItem, Reachability>> twice = IntStream.range(0, 2).mapToObj(i ->
                new ReachAnalysis(ruleset.ruleset(), ruleset.tree(), Map.of(), 400_000).all()).toList();
        Set<Integer> tries = twice.get(0).values().stream().filter(Reachability.Undecided.class::isInstance)
                .map(reachability -> ((Reachability.Undecided) reachability).tries()).collect(Collectors.toSet());
        assertEquals(Set.of(0), tries);
        assertTrue(twice.get(0).values().stream().anyMatch(Reachability.Witness.class::isInstance));
        assertEquals(names(twice.get(0), Reachability.Witness.class), names(twice.get(1), Reachability.Witness.class));
    }

    static Stream<Planted> planted() {
        return Sampling.of("planted out of reach").some(PLANTED, 3).stream();
    }

    @ParameterizedTest
    @MethodSource("planted")
    void whatIsPlantedOutOfReachIsProvenSo(Planted planted) throws IOException {
        LoadedRuleset ruleset = changed(planted.base(), planted.change()).orElseThrow();
        Map<CoverageItem, Reachability> all = new ReachAnalysis(ruleset.ruleset(), ruleset.tree(), Map.of()).all();
        Set<String> proven = names(all, Reachability.Unreachable.class);
        assertTrue(proven.containsAll(planted.proven()), proven.toString());
        assertEquals(Set.of(), names(all, Reachability.Undecided.class));
        long alike = PLANTED.stream().filter(item -> item.base().equals(planted.base())).count();
        nobodyTakesWhatIsProven(ruleset, all, (int) (CHARACTERS / 8 / alike), 6);
    }

    private static Set<String> names(Map<CoverageItem, Reachability> all, Class<? extends Reachability> kind) {
        return all.entrySet().stream().filter(entry -> kind.isInstance(entry.getValue()))
                .map(entry -> entry.getKey().name()).collect(Collectors.toSet());
    }

    @Test
    void noProofIsContradictedWhateverIsChanged() throws IOException {
        int proven = 0;
        int first = Sampling.of("changes").seed(0);
        int last = first + Math.max(4, CHARACTERS / 400);
        for (int seed = first; seed < last || proven == 0 && seed < first + MOST_CHANGES; seed++) {
            RandomChanges changes = new RandomChanges(
                    RULESETS.load("bootleg-rain").value().orElseThrow().ruleset(), seed);
            Optional<LoadedRuleset> ruleset = changed("bootleg-rain", changes.text());
            if (ruleset.isPresent()) {
                Map<CoverageItem, Reachability> all = new ReachAnalysis(ruleset.get().ruleset(), ruleset.get().tree(),
                        Map.of(), WORK_PER_CHANGE).all();
                proven += nobodyTakesWhatIsProven(ruleset.get(), all, 30, 3);
            }
        }
        assertTrue(proven > 0, "nothing is out of reach");
    }

    /** How many proofs there are, each of which is tried to be refuted. */
    private static int nobodyTakesWhatIsProven(LoadedRuleset ruleset, Map<CoverageItem, Reachability> all,
            int characters, int tries) {
        List<CoverageItem> proven = all.keySet().stream().filter(coverageItem -> all.get(coverageItem)
                instanceof Reachability.Unreachable).toList();
        for (SheetRules sheet : ruleset.ruleset().sheets().values()) {
            // Of a game that was changed there may be no character, and to look for one takes long.
            WorkBudget budget = new WorkBudget(characters * WORK_PER_CHARACTER);
            WorkBudget searching = new WorkBudget(characters * WORK_PER_CHARACTER);
            IntStream.range(0, characters).forEach(seed -> new RandomCharacter(ruleset.ruleset(), sheet, seed % 13)
                    .of(seed, budget).ifPresent(character -> refute(character, proven, all)));
            CharacterSearch search = new CharacterSearch(ruleset.ruleset(), sheet, searching);
            PossibleChoices possible = PossibleChoices.of(sheet);
            for (CoverageItem item : proven) {
                for (int seed = 0; seed < tries; seed++) {
                    SplitMix random = new SplitMix(seed);
                    Goal goal = GoalPlanner.toward(List.of(item), sheet, possible, random);
                    search.attempt(goal, random, 2, evaluated -> false, ledger -> false)
                            .ifPresent(character -> refute(character, proven, all));
                }
            }
        }
        return proven.size();
    }

    private static void refute(EvaluatedCharacter evaluated, List<CoverageItem> proven,
            Map<CoverageItem, Reachability> all) {
        for (CoverageItem item : TakenItems.of(evaluated)) {
            assertFalse(proven.contains(item), () -> item + " " + all.get(item) + "\n"
                    + CharacterYamlWriter.choices(evaluated.file().root()));
        }
    }

    private Optional<LoadedRuleset> changed(String base, String sheet) throws IOException {
        return Optional.ofNullable(written(sheet, "extends: " + base + "\n"));
    }

    /** A ruleset with a sheet; null where it is not fit for use. */
    private LoadedRuleset written(String sheet, String head) throws IOException {
        Path file = folder.resolve("changed/ruleset.yaml");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "format: 1\nid: changed\nversion: 1.0.0\ntitle: Changed\nlicence: CC-BY-4.0\n"
                + "credits: Changed, an example game.\n" + head + "sheets:\n  character:\n    " + sheet + "\n");
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder),
                new RulesetLocation.RulesetFolder(SHIPPED)))
                .load("changed").value().orElse(null);
    }
}
