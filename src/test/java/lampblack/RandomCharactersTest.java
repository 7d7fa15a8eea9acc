package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.character.CharacterYamlWriter;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferReplay;
import lampblack.random.RandomCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Payment;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.Todo;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What holds of every character that a shipped ruleset allows, tried with some that are drawn. {@code
 * -Dlampblack.characters=100000} makes up more of them than a build does.
 */
@Tag("slow")
@Order(Integer.MAX_VALUE)
class RandomCharactersTest {

    private static final int CHARACTERS = Integer.getInteger("lampblack.characters", Sampling.count(200, 4_000));
    private static final int MAX_ADVANCES = 12;
    /** What there is in a game of which a hundred characters or so have everything between them. */
    private static final int FEW_THINGS = 160;
    private static final Path PLACE = Path.of("random.yaml");
    private static final RulesetLoader RULESETS = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    private static final CharacterLoader LOADER = new CharacterLoader(RULESETS);
    private static final CharacterEditor EDITOR = new CharacterEditor(LOADER);

    record Game(Ruleset ruleset, SheetRules sheet) {

        EvaluatedCharacter character(long seed) {
            int advances = (int) (seed % (MAX_ADVANCES + 1));
            return new RandomCharacter(ruleset, sheet, advances).of(seed)
                    .orElseThrow(() -> new AssertionError("no character of " + this + " for seed " + seed));
        }

        /** One that has what it belongs to as well. */
        EvaluatedCharacter member(long seed) {
            return new RandomCharacter(ruleset, sheet, (int) (seed % (MAX_ADVANCES + 1))).belonging().of(seed)
                    .orElseThrow(() -> new AssertionError("no member of " + this + " for seed " + seed));
        }

        Occurring nothingYet() {
            return new Occurring(sheet, !payingMembers().isEmpty());
        }

        /** Those that belong to it and have it pay for something, each with the link by which they do. */
        Map<Game, String> payingMembers() {
            Map<Game, String> members = new LinkedHashMap<>();
            for (SheetRules other : ruleset.sheets().values()) {
                other.advances().values().stream().flatMap(advance -> advance.cost().elsewhere().keySet().stream())
                        .map(OtherTrack::link).filter(link -> !link.isEmpty()
                        && other.linked().links().get(link).to().equals(sheet.id()))
                        .forEach(link -> members.put(new Game(ruleset, other), link));
            }
            return members;
        }

        @Override
        public String toString() {
            return ruleset.id() + " " + sheet.id();
        }
    }

    private static final List<Game> GAMES = RULESETS.ids().stream()
            .map(id -> RULESETS.load(id).value().orElseThrow().ruleset())
            .flatMap(game -> game.sheets().values().stream().map(sheet -> new Game(game, sheet))).toList();

    static Stream<Game> games() {
        return GAMES.stream();
    }

    /**
     * A small game, or all of them: the more there is in a game, the more characters it takes until all has occurred.
     */
    static Stream<Game> someGames() {
        List<Game> games = Sampling.EXHAUSTIVE ? GAMES
                : GAMES.stream().filter(game -> game.nothingYet().never().size() <= FEW_THINGS).toList();
        return Sampling.of("games in which everything occurs").some(games, 1).stream();
    }

    /** So many seeds, from one that is drawn. */
    private static IntStream seeds(String test, Game game, int count) {
        int first = Sampling.of(test + " " + game).seed(0);
        return IntStream.range(first, first + count);
    }

    /** How many characters of each game a test takes that needs so many times as long for each. */
    private static int share(int parts) {
        return Math.max(1, CHARACTERS / GAMES.size() / parts);
    }

    @ParameterizedTest
    @MethodSource("someGames")
    void everythingThatAGameHasOccurs(Game game) {
        Occurring occurring = game.nothingYet();
        for (int seed = 0; seed < 3_000 && !occurring.never().isEmpty(); seed++) {
            boolean alone = game.sheet().linked().links().isEmpty() || seed % 2 == 0;
            occurring.see(alone ? game.character(seed) : game.member(seed));
            if (occurring.never().contains("entry pays")) {
                long other = seed;
                game.payingMembers().forEach((members, link) -> occurring.see(members.member(other).links().owners()
                        .get(link).made().orElseThrow()));
            }
        }
        assertEquals(Set.of(), occurring.never(), "never occurred");
    }

    @ParameterizedTest
    @MethodSource("games")
    void membersAreCleanAsTheirOwnersAre(Game game) {
        int share = game.sheet().linked().links().isEmpty() ? 0 : share(10);
        for (int seed : seeds("members", game, share).toArray()) {
            EvaluatedCharacter made = game.member(seed);
            String text = text(made.file().root());
            assertFalse(made.links().owners().isEmpty(), text);
            made.links().owners().forEach((link, owner) -> assertEquals(
                    bought(Payment.ofMember(made.file().ledger(), link, "")),
                    bought(owner.purse().paid()), text));
            assertClean(made.diagnostics(), text);
            assertEquals(List.of(), made.todo(), text);
        }
    }

    private static List<String> bought(List<Payment> halves) {
        return halves.stream().map(half -> half.bought() + " " + half.amounts()).sorted().toList();
    }

    /** Seeds of which nobody was found once, by a dead end in creation or in what came to a part. */
    @ParameterizedTest
    @CsvSource({"black-sword, character, false, 6440", "black-sword, character, false, 9464",
        "blades-in-the-dark, crew, false, 1567", "blades-in-the-dark, character, true, 494",
        "blades-in-the-dark, character, true, 715", "blades-by-the-sum, character, true, 1300",
        "blades-by-the-sum, character, true, 2627"})
    void thereIsSomebodyForSeedsThatOnceHadNobody(String ruleset, String sheet, boolean member, long seed) {
        Game game = GAMES.stream().filter(one -> one.toString().equals(ruleset + " " + sheet)).findFirst()
                .orElseThrow();
        EvaluatedCharacter made = member ? game.member(seed) : game.character(seed);
        assertClean(made.diagnostics(), text(made.file().root()));
        assertEquals(List.of(), made.todo());
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameSeedMakesTheSame(Game game) {
        for (int seed : seeds("the same", game, Sampling.count(2, 20)).toArray()) {
            assertEquals(text(game.character(seed).file().root()), text(game.character(seed).file().root()));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theyAreCleanAndTheSameAfterLoading(Game game) {
        int share = share(1);
        for (int seed : seeds("clean", game, share).toArray()) {
            EvaluatedCharacter made = game.character(seed);
            assertClean(made.diagnostics(), text(made.file().root()));
            assertEquals(List.of(), made.todo());
            if (seed % 2 == 0) {
                String text = text(made.file().root());
                LoadedCharacter loaded = judge(text).value().orElseThrow(() -> new AssertionError(text));
                assertClean(loaded.evaluated().diagnostics(), text);
                assertEquals(text, text(loaded.file().root()));
                if (seed % 8 == 0) {
                    assertEquals(new StateDump(made).print(), new StateDump(loaded.evaluated()).print(), text);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatAPlayerWroteBesideThemSurvivesAChange(Game game) {
        int share = share(20);
        for (int seed : seeds("changed", game, share).toArray()) {
            String text = text(game.character(seed).file().root());
            String marked = text.replace("creation:\n", "creation:   # made by hand\n")
                    + "house-notes: {kept: as it is}   # whatever it means\n";
            LoadedCharacter loaded = judge(marked).value().orElseThrow(() -> new AssertionError(marked));
            assertEquals(List.of(Code.CHARACTER__UNKNOWN_KEY),
                    judge(marked).diagnostics().stream().filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
                            .map(Diagnostic::code).toList(), marked);
            ProposedChange attempt = EDITOR.add(loaded, List.of(NewValue.map("note", NewValue.of("Later."))));
            attempt = EDITOR.put(attempt.after().orElseThrow(), List.of("fields", "notes"), NewValue.of("other"));
            assertTrue(attempt.isProblemFree(), marked);
            List<String> after = attempt.text().lines().toList();
            List<String> lost = marked.lines()
                    .filter(line -> !line.startsWith("  notes:") && !after.contains(line)).toList();
            assertEquals(List.of(), lost, marked);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyBreakOfARuleIsReportedWhereItIs(Game game) {
        Map<String, Integer> done = new LinkedHashMap<>();
        List<Break> breaks = Breaks.all().toList();
        int budget = share(1);
        for (int seed = Sampling.of("broken " + game).seed(0); budget > 0; seed++) {
            EvaluatedCharacter legal = game.character(seed);
            for (int i = seed % 7; i < breaks.size(); i += 7) {
                Map<String, Object> file = Loose.copy(legal.file().root());
                Optional<Break.Broken> broken = breaks.get(i).way().in(legal, file);
                if (broken.isPresent()) {
                    assertFound(breaks.get(i), broken.get(), text(Loose.map(file)), seed);
                    done.merge(breaks.get(i).name(), 1, Integer::sum);
                    budget--;
                }
            }
        }
        System.getLogger("random").log(System.Logger.Level.DEBUG, game + ": " + done);
    }

    private static void assertFound(Break way, Break.Broken broken, String text, int seed) {
        MapNode root = YamlReader.read(new Source(PLACE.toString(), text)).value().orElseThrow();
        List<Diagnostic> problems = judge(text).diagnostics();
        boolean there = problems.stream().anyMatch(diagnostic -> diagnostic.code() == broken.code()
                && diagnostic.span().start() == broken.place(root).start() && diagnostic.span()
                .end() == broken.place(root).end());
        assertTrue(there, () -> way.name() + " (seed " + seed + ") is not reported as " + broken.code().id() + " at "
                + broken.place(root) + " but:\n"
                + new DiagnosticPrinter(MessageBundle.messages(), false).print(problems)
                + text);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatCreationLeavesIsDueAndCanBeTaken(Game game) {
        for (int seed : seeds("due", game, share(4)).toArray()) {
            EvaluatedCharacter whole = game.character(seed);
            Map<String, Object> file = Loose.copy(whole.file().root());
            whole.sheet().creation().values().stream().filter(step -> file.containsKey("ledger")
                    && step.asSpend().isPresent() && whole.file().creation().has(step.id())
                    && step.least(whole.derived()) > 0).findFirst().ifPresent(step -> {
                        Object left = Loose.map(file.get("creation")).get(step.id()).map(Loose::of).orElseThrow();
                        ((Map<?, ?>) file.get("creation")).remove(step.id());
                        String text = text(Loose.map(file));
                        Checked<LoadedCharacter> without = judge(text);
                        assertTrue(without.diagnostics().stream().noneMatch(problem -> problem.code()
                                == Code.CREATION__UNFINISHED), text);
                        assertTrue(without.value().orElseThrow().evaluated().todo().stream().anyMatch(todo ->
                                todo.where().equals(Todo.DUE + step.id())), text);
                        List<Object> ledger = new ArrayList<>(List.of(Map.of("due", step.id(), "points", left)));
                        ledger.addAll((List<?>) file.put("ledger", ledger));
                        Checked<LoadedCharacter> taken = judge(text(Loose.map(file)));
                        assertTrue(taken.diagnostics().stream().noneMatch(problem -> problem.code()
                                == Code.LEDGER__NOT_DUE), text(Loose.map(file)));
                        assertEquals(List.of(), taken.value().orElseThrow().evaluated().todo());
                    });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void offersAndReplayAgree(Game game) {
        OfferReplay replay = new OfferReplay(EDITOR);
        Sampling sampling = Sampling.of("offers " + game);
        int share = share(200);
        for (int seed : seeds("offered", game, share).toArray()) {
            String text = text(game.character(seed).file().root());
            LoadedCharacter loaded = judge(text).value().orElseThrow();
            for (Offer offer : OfferFinder.of(loaded.evaluated()).offers()) {
                if (sampling.oneIn(4)) {
                    replay.assertAgrees(loaded, offer);
                }
            }
        }
    }

    private static void assertClean(List<Diagnostic> problems, String text) {
        assertTrue(problems.stream().allMatch(diagnostic -> diagnostic.severity() == Severity.NOTE),
                () -> new DiagnosticPrinter(MessageBundle.messages(), false).print(problems) + text);
    }

    private static String text(MapNode root) {
        return CharacterYamlWriter.of(root, "character.schema.json", "made up");
    }

    private static Checked<LoadedCharacter> judge(String text) {
        return LOADER.judge(PLACE, TextFile.of(PLACE.toString(), text));
    }
}
