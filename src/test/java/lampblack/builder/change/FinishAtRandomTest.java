package lampblack.builder.change;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import lampblack.Loose;
import lampblack.Sampling;
import lampblack.builder.page.FormData;
import lampblack.character.CharacterYamlWriter;
import lampblack.diagnostic.Severity;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.node.MapNode;
import lampblack.random.RandomCharacter;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One press finishes whatever was begun and can be finished, in every shipped game and by every seed. */
@Tag("slow")
class FinishAtRandomTest {

    private static final int SEEDS = Integer.getInteger("lampblack.finished", Sampling.count(20, 400));
    private static final Path PLACE = Path.of("begun.yaml");
    private static final RulesetLoader RULESETS = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    private static final CharacterLoader LOADER = new CharacterLoader(RULESETS);

    record Game(Ruleset ruleset, SheetRules sheet) {

        @Override
        public String toString() {
            return ruleset.id() + " " + sheet.id();
        }
    }

    static Stream<Game> games() {
        return RULESETS.ids().stream().map(id -> RULESETS.load(id).value().orElseThrow().ruleset())
                .flatMap(game -> game.sheets().values().stream().map(sheet -> new Game(game, sheet)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatWasNotEvenBegun(Game game) {
        List<String> unfinished = new ArrayList<>();
        int first = Sampling.of("begun " + game).seed(0);
        String text = "format: 1\nruleset: " + game.ruleset().id() + "\nversion: " + game.ruleset().version()
                + "\nsheet: " + game.sheet().id() + "\n";
        for (int seed = first; seed < first + SEEDS; seed++) {
            unfinished(text, seed).ifPresent(unfinished::add);
        }
        assertEquals(List.of(), unfinished.stream().limit(2).toList(), () -> unfinished.size() + " of " + SEEDS);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatSomebodyElseFinished(Game game) {
        List<String> unfinished = new ArrayList<>();
        int first = Sampling.of("half " + game).seed(0);
        for (int seed = first; seed < first + SEEDS; seed++) {
            unfinished(half(game, seed), seed).ifPresent(unfinished::add);
        }
        assertEquals(List.of(), unfinished.stream().limit(2).toList(), () -> unfinished.size() + " of " + SEEDS);
    }

    /** Somebody finished of whom some choices were taken back. */
    private static String half(Game game, int seed) {
        MapNode whole = new RandomCharacter(game.ruleset(), game.sheet(), 0).of(seed).orElseThrow().file().root();
        Random random = new Random(seed);
        for (int tries = 0; tries < 20; tries++) {
            Map<String, Object> file = Loose.copy(whole);
            cut(file, random);
            if (file.remove("parts") instanceof Map<?, ?> kinds && random.nextBoolean()) {
                file.put("parts", parts(kinds, random));
            }
            String text = CharacterYamlWriter.of(MapNode.class.cast(Loose.map(file)), "character.schema.json", "half");
            if (judge(text).filter(found -> found.evaluated().isLegal()).isPresent()) {
                return text;
            }
        }
        return CharacterYamlWriter.of(whole, "character.schema.json", "half");
    }

    private static void cut(Map<String, Object> sheet, Random random) {
        if (sheet.get("creation") instanceof Map<?, ?> creation) {
            sheet.put("creation", some(creation, random));
        }
    }

    /** Some parts of each kind, of which some choices were taken back as well. */
    private static Map<Object, Object> parts(Map<?, ?> kinds, Random random) {
        Map<Object, Object> left = new LinkedHashMap<>();
        kinds.forEach((kind, all) -> {
            Map<Object, Object> some = new LinkedHashMap<>();
            ((Map<?, ?>) all).forEach((name, part) -> {
                if (random.nextBoolean()) {
                    Map<String, Object> body = new LinkedHashMap<>();
                    ((Map<?, ?>) part).forEach((key, value) -> body.put((String) key, value));
                    cut(body, random);
                    some.put(name, body);
                }
            });
            left.put(kind, some);
        });
        return left;
    }

    private static Map<Object, Object> some(Map<?, ?> creation, Random random) {
        Map<Object, Object> all = new LinkedHashMap<>();
        creation.forEach((step, choice) -> {
            switch (random.nextInt(3)) {
                case 0 -> all.put(step, choice);
                case 1 -> {
                    if (choice instanceof List<?> picks) {
                        all.put(step, picks.stream().filter(pick -> random.nextBoolean()).toList());
                    } else if (choice instanceof Map<?, ?> points) {
                        Map<Object, Object> left = new LinkedHashMap<>(points);
                        left.keySet().removeIf(key -> random.nextBoolean());
                        all.put(step, left);
                    }
                }
                default -> { }
            }
        });
        return all;
    }

    /** What is wrong with somebody who was finished by a press, and how that one had begun. */
    private static Optional<String> unfinished(String text, int seed) {
        LoadedCharacter begun = judge(text).orElseThrow(() -> new AssertionError(text));
        ProposedChange change = new FinishAtRandom(() -> seed).attempt(new CharacterEditor(LOADER), begun,
                new FormData(Map.of()));
        LoadedCharacter after = change.after().orElseThrow(() -> new AssertionError(change.text()));
        boolean whole = after.evaluated().isLegal() && after.evaluated().isFinished()
                && after.evaluated().diagnostics().stream().allMatch(found -> found.severity() == Severity.NOTE);
        return whole ? Optional.empty() : Optional.of("seed " + seed + ": " + after.evaluated().todo() + " "
                + after.evaluated().diagnostics().stream().map(found -> found.code().id()).toList() + "\n" + text
                + "---\n" + change.text());
    }

    private static Optional<LoadedCharacter> judge(String text) {
        return LOADER.judge(PLACE, TextFile.of(PLACE.toString(), text)).value();
    }
}
