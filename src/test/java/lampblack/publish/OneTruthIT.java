package lampblack.publish;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.character.CharacterYamlWriter;
import lampblack.load.RulesetLoader;
import lampblack.page.AddressedRequest;
import lampblack.page.MemorySite;
import lampblack.page.PublishedGame;
import lampblack.page.RenderedReply;
import lampblack.random.RandomCharacter;
import lampblack.rules.SheetRules;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A published game answers in a browser's engine as in Java, byte for byte: its examples and random characters on every
 * page, their sheets, whatever is pressed on them and on their groups, and all that is kept by that. Which games, and how
 * many characters of each, is sampled.
 */
@Tag("packaged")
@DisplayName("A published game in a browser's engine")
class OneTruthIT {

    private static final Path RULESETS = Path.of("rulesets");
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(RULESETS)));
    private static final int FULL = 200;
    private static final int EXHAUSTIVE = 2_000;
    private static final int MOST_ADVANCES = 30;
    /** Some are looked at on all of these; all are looked at on the first. */
    private static final List<String> ALWAYS = List.of("/problems", "/advance", "/download");
    private static final List<String> SOMETIMES = List.of("", "/play", "/roll", "/history", "/print?papers=A4",
            "/print?papers=Letter&large=yes", "/print?kind=cards", "/print?kind=blank", "/text");

    @TempDir
    Path folder;
    private BothEngines both;
    private Random chance;

    static List<String> games() {
        return Sampling.of("one truth").some(all(), 7);
    }

    private static List<String> all() {
        return SHIPPED.ids().stream().filter(id -> !SHIPPED.load(id).value().orElseThrow().ruleset().frame()).toList();
    }

    @ParameterizedTest(name = "answers as in Java: {0}")
    @MethodSource("games")
    void answersTheSame(String id) throws IOException, EngineFailure {
        int seed = Sampling.of("one truth " + id).seed(20_261);
        chance = new Random(seed);
        PublishedGame game = MemorySite.game(RULESETS, id);
        try (BothEngines engines = new BothEngines(game, folder, seed)) {
            both = engines;
            compare(game, characters());
        } catch (AssertionError different) {
            throw new AssertionError(id + " by seed " + seed + ":\n" + String.join("\n", both.did()), different);
        }
    }

    /** How many random characters of a game are compared. */
    private static int characters() {
        int most = Integer.getInteger("lampblack.compared", Sampling.count(FULL, EXHAUSTIVE));
        return Math.ceilDiv(most, all().size());
    }

    private void compare(PublishedGame game, int most) {
        looks("/");
        looks("/games/" + game.loaded().ruleset().id());
        game.examples().forEach((stem, text) -> takes(stem, text).ifPresent(key ->
                looksAt(key, Sampling.of("one truth " + key).some(SOMETIMES, 3))));
        List<SheetRules> sheets = List.copyOf(game.loaded().ruleset().sheets().values());
        Map<String, String> left = Map.of();
        for (int i = 0; i < most; i++) {
            SheetRules sheet = sheets.get(i % sheets.size());
            String text = new RandomCharacter(game.loaded().ruleset(), sheet, chance.nextInt(MOST_ADVANCES))
                    .of(chance.nextLong()).map(made -> CharacterYamlWriter.of(made.file().root(),
                            "character.schema.json", "made up")).orElseThrow();
            Optional<String> key = takes("random", text);
            assertTrue(key.isPresent(), text);
            looksAt(key.get(), List.of(SOMETIMES.get(chance.nextInt(SOMETIMES.size()))));
            presses(key.get(), game.loaded().ruleset().id());
            left = both.kept();
            both.answer(new AddressedRequest(true, "/characters/" + key.get() + "/delete", Map.of(),
                    both.shelf().find(key.get()).flatMap(stored -> stored.version()), false, List.of()));
        }
        looks("/");
        looks("/trash");
        looks("/shelf.zip");
        both.take(left);
        looks("/");
        both.kept();
    }

    private void presses(String key, String game) {
        RandomPress press = new RandomPress(both, chance);
        press.ofCharacter(key);
        switch (chance.nextInt(4)) {
            case 0 -> press.picture(key);
            case 1 -> press.ofGroup(key);
            case 2 -> press.ofGroup("game:" + game);
            default -> press.ofCharacter(key);
        }
    }

    /** Takes a character from a file: its key, where that can be read. */
    private Optional<String> takes(String stem, String text) {
        List<String> before = both.shelf().keys();
        both.did().clear();
        both.answer(new AddressedRequest(true, "/import", Map.of(), Optional.empty(), false, List.of(
                new AddressedRequest.SentFile(stem + ".yaml", text.getBytes(StandardCharsets.UTF_8)))));
        return both.shelf().keys().stream().filter(key -> !before.contains(key)).findFirst();
    }

    private void looksAt(String key, List<String> more) {
        Stream.concat(ALWAYS.stream(), more.stream()).forEach(tab -> looks("/characters/" + key + tab));
    }

    private RenderedReply looks(String address) {
        return both.answer(AddressedRequest.get(address, chance.nextInt(4) == 0));
    }
}
