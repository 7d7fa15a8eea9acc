package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.shelf.CardVerdict;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;
import lampblack.store.bundled.MessageBundle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was said of a character is said again without judging it, as long as nothing that it was made of is another. */
@Tag("slow")
class KeptVerdictsTest {

    private static final Path GAMES = Path.of("rulesets");

    @TempDir
    Path folder;
    @TempDir
    Path games;
    @TempDir
    Path cache;
    private final List<String> judged = new ArrayList<>();

    @BeforeEach
    void shelf() throws IOException {
        for (String game : List.of("blades-in-the-dark", "forged-in-the-dark", "black-sword")) {
            copy(GAMES.resolve(game), games.resolve(game));
        }
        for (String stem : List.of("the-quiet-trade", "bartram-hook")) {
            Files.copy(GAMES.resolve("blades-in-the-dark/characters/" + stem + ".yaml"), file(stem));
        }
        Files.copy(GAMES.resolve("black-sword/characters/oswin-reed.yaml"), file("oswin-reed"));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : all.toList()) {
                Path target = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(path, target);
                }
            }
        }
    }

    private Path file(String stem) {
        return folder.resolve(stem + ".yaml");
    }

    /** Opens the shelf as a program of an edition does that has just been started. */
    private List<String> opened(String edition) {
        CurrentRulesets rulesets = new CurrentRulesets(new RulesetLoader(
                List.of(new RulesetLocation.RulesetFolder(games))), verdicts(edition));
        List<String> said = opened(rulesets);
        rulesets.saveVerdicts();
        return said;
    }

    private KeptVerdicts verdicts(String edition) {
        return new KeptVerdicts(folder, Optional.of(new VerdictFile(cache.resolve("x.shelf"), edition)));
    }

    private List<String> opened(CurrentRulesets rulesets) {
        judged.clear();
        ShelfFolder shelf = new ShelfFolder(folder);
        List<String> said = new ArrayList<>();
        for (String key : shelf.keys()) {
            rulesets.now().card(key, shelf.file(key).orElseThrow(), character -> {
                judged.add(key);
                return CardVerdict.of(character, MessageBundle.messages());
            }).ifPresent(card -> said.add(key + ": " + card.verdict()));
        }
        return said;
    }

    @Test
    void aRestartSaysTheSameWithoutJudging() {
        List<String> said = opened("one");
        assertEquals(List.of("bartram-hook", "oswin-reed", "the-quiet-trade"), judged);
        assertEquals(said, opened("one"));
        assertEquals(List.of(), judged);
    }

    @Test
    void aTextUnderAnotherNameIsKnownAndAChangedOneIsNot() throws IOException {
        opened("one");
        Files.move(file("oswin-reed"), file("oswin"));
        opened("one");
        assertEquals(List.of(), judged);
        String before = Files.readString(file("bartram-hook"));
        Files.writeString(file("bartram-hook"), before.replace("Bartram Hook", "Bartram Hake"));
        assertTrue(opened("one").get(0).contains("Bartram Hake"));
        assertEquals(List.of("bartram-hook"), judged);
        Files.writeString(file("bartram-hook"), before);
        opened("one");
        assertEquals(List.of(), judged, "it was said before");
    }

    @Test
    void whatItBelongsToCounts() throws IOException {
        opened("one");
        Files.writeString(file("the-quiet-trade"), Files.readString(file("the-quiet-trade")) + "# Another.\n");
        opened("one");
        assertEquals(List.of("bartram-hook", "the-quiet-trade"), judged);
        Files.move(file("the-quiet-trade"), folder.resolve("away"));
        opened("one");
        assertEquals(List.of("bartram-hook"), judged);
        opened("one");
        assertEquals(List.of(), judged, "that it is not there is known");
        Files.move(folder.resolve("away"), file("the-quiet-trade"));
        opened("one");
        assertEquals(List.of("bartram-hook"), judged);
    }

    @Test
    void anotherGameCountsForItsOwnCharactersAlone() throws IOException {
        KeptVerdicts verdicts = verdicts("one");
        CurrentRulesets rulesets = new CurrentRulesets(new RulesetLoader(
                List.of(new RulesetLocation.RulesetFolder(games))), verdicts);
        opened(rulesets);
        Path root = games.resolve("black-sword/ruleset.yaml");
        Files.writeString(root, Files.readString(root) + "# Another edition.\n");
        rulesets.reload(List.of("black-sword"));
        opened(rulesets);
        assertEquals(List.of("oswin-reed"), judged);
        Path base = games.resolve("forged-in-the-dark/ruleset.yaml");
        Files.writeString(base, Files.readString(base) + "# Another edition.\n");
        rulesets.reload(List.of("forged-in-the-dark"));
        opened(rulesets);
        assertEquals(List.of("bartram-hook", "the-quiet-trade"), judged, "what a game extends is a part of it");
    }

    /** Where a game is changed, from what, to what, and whether somebody is seen otherwise then. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "black-sword/ruleset.yaml | version: 1.0.0 | version: 1.1.0 | false",
        "black-sword/ruleset.yaml | version: 1.0.0 | version: 0.9.0 | true",
        "black-sword/ruleset.yaml | title: Black Sword | title: White Sword | false",
        "black-sword/ruleset.yaml | id: black-sword | id: white-sword | true",
        "black-sword/ruleset.yaml | format: 1 | form: 1 | true",
        "black-sword/origins/barbarian.yaml | shaman: | seer: | true",
        "black-sword/layout.yaml | layout: | layouts: | true",
        "blades-in-the-dark/playbooks/cutter.yaml | battleborn: | born-to-it: | true",
        "blades-in-the-dark/crews/assassins.yaml | assassins: | slayers: | true",
        "forged-in-the-dark/ruleset.yaml | version: 1.0.0 | version: 1.2.0 | false",
        "forged-in-the-dark/ruleset.yaml | id: forged-in-the-dark | id: forged | true"})
    void aChangedGameIsSaidAsItIsJudged(String file, String from, String to, boolean isSeen) throws IOException {
        List<String> before = opened("one");
        Path changed = games.resolve(file);
        String text = Files.readString(changed);
        assertTrue(text.contains(from), from);
        Files.writeString(changed, text.replace(from, to));
        List<String> said = opened("one");
        assertEquals(judgedAnew(), said);
        assertEquals(isSeen, !said.equals(before));
        assertEquals(said, opened("one"), "said again");
        Files.writeString(changed, text);
        assertEquals(before, opened("one"), "the game is what it was");
    }

    @Test
    void aRenamedThingIsSaidAsItIsJudgedOnceMigrationsSayIt() throws IOException {
        List<String> before = opened("one");
        Path origin = games.resolve("black-sword/origins/barbarian.yaml");
        Files.writeString(origin, Files.readString(origin).replace("shaman:", "seer:"));
        assertNotEquals(before, opened("one"));
        Path root = games.resolve("black-sword/ruleset.yaml");
        Files.writeString(root, Files.readString(root).replace("version: 1.0.0", "version: 1.1.0")
                + "migrations:\n  1.1.0:\n    renamed: {lists.backgrounds.shaman: seer}\n");
        assertEquals(judgedAnew(), opened("one"));
        opened("one");
        assertEquals(List.of(), judged);
    }

    @Test
    void aGameThatIsGoneAndComesBackIsSaidAsItIsJudged() throws IOException {
        List<String> before = opened("one");
        Files.move(games.resolve("black-sword"), folder.resolve("black-sword"));
        List<String> without = opened("one");
        assertEquals(judgedAnew(), without);
        assertNotEquals(before, without);
        Files.move(folder.resolve("black-sword"), games.resolve("black-sword"));
        assertEquals(before, opened("one"));
        assertEquals(List.of(), judged);
    }

    /** What is said where nothing was kept. */
    private List<String> judgedAnew() {
        return opened(new CurrentRulesets(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(games))),
                new KeptVerdicts(folder, Optional.empty())));
    }

    @Test
    void anotherProgramBelievesNothingAndNeitherDoesADamagedFile() throws IOException {
        opened("one");
        opened("two");
        assertEquals(3, judged.size());
        Path kept = cache.resolve("x.shelf");
        byte[] bytes = Files.readAllBytes(kept);
        bytes[bytes.length / 2] ^= 1;
        Files.write(kept, bytes);
        opened("two");
        assertEquals(3, judged.size());
        Files.delete(kept);
        opened("two");
        assertEquals(3, judged.size());
        opened("two");
        assertEquals(List.of(), judged);
    }
}
