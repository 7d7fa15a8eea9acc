package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.builder.shelf.CardVerdict;
import lampblack.builder.shelf.Keys;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was said of a character is said again without judging it, as long as nothing that it was made of has changed. */
@Tag("slow")
class JudgedCardsTest {

    private static final Path GAMES = Path.of("rulesets");

    @TempDir
    Path folder;
    @TempDir
    Path games;
    private CurrentRulesets rulesets;
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
        rulesets = started();
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

    private CurrentRulesets started() {
        return new CurrentRulesets(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(games))));
    }

    private List<String> opened() {
        return opened(rulesets);
    }

    private List<String> opened(CurrentRulesets by) {
        judged.clear();
        FolderStorage shelf = new FolderStorage(folder);
        List<String> said = new ArrayList<>();
        for (String name : shelf.names("").stream().filter(file -> file.endsWith(".yaml")).toList()) {
            String key = Keys.of(name).orElse("");
            by.now().card(key, shelf.path(name), character -> {
                judged.add(key);
                return CardVerdict.of(character, MessageBundle.messages());
            }).ifPresent(card -> said.add(key + ": " + card.verdict()));
        }
        return said;
    }

    @Test
    void nothingIsJudgedTwice() {
        List<String> said = opened();
        assertEquals(List.of("bartram-hook", "oswin-reed", "the-quiet-trade"), judged);
        assertEquals(said, opened());
        assertEquals(List.of(), judged);
    }

    @Test
    void aChangedTextIsJudged() throws IOException {
        opened();
        Files.writeString(file("bartram-hook"),
                Files.readString(file("bartram-hook")).replace("Bartram Hook", "Bartram Hake"));
        assertTrue(opened().get(0).contains("Bartram Hake"));
        assertEquals(List.of("bartram-hook"), judged);
    }

    @Test
    void whatItBelongsToCounts() throws IOException {
        opened();
        Files.writeString(file("the-quiet-trade"), Files.readString(file("the-quiet-trade")) + "# Another.\n");
        opened();
        assertEquals(List.of("bartram-hook", "the-quiet-trade"), judged);
        Files.move(file("the-quiet-trade"), folder.resolve("away"));
        opened();
        assertEquals(List.of("bartram-hook"), judged);
        opened();
        assertEquals(List.of(), judged, "that it is not there is known");
        Files.move(folder.resolve("away"), file("the-quiet-trade"));
        opened();
        assertEquals(List.of("bartram-hook"), judged);
    }

    /** Where a game is changed, from what, to what, and whether somebody is seen otherwise then. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "black-sword/ruleset.yaml | title: Black Sword | title: White Sword | false",
        "black-sword/origins/barbarian.yaml | shaman: | seer: | true",
        "forged-in-the-dark/ruleset.yaml | version: 1.0.0 | version: 1.2.0 | false"})
    void aChangedGameIsSaidAsItIsJudged(String file, String from, String to, boolean isSeen) throws IOException {
        List<String> before = opened();
        Path changed = games.resolve(file);
        String text = Files.readString(changed);
        assertTrue(text.contains(from), from);
        Files.writeString(changed, text.replace(from, to));
        rulesets.reload(List.of(file.substring(0, file.indexOf('/'))));
        List<String> said = opened();
        assertEquals(opened(started()), said);
        assertEquals(isSeen, !said.equals(before));
    }
}
