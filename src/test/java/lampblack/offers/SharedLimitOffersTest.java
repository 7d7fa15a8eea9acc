package lampblack.offers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.node.NewValue;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a shared limit no longer allows in the present period is closed with that reason, and opens in the next. */
class SharedLimitOffersTest {

    private static final Messages MESSAGES = MessageBundle.messages();

    @TempDir
    Path folder;

    private CharacterLoader loader;

    @BeforeEach
    void loader() throws IOException {
        Path game = Files.createDirectories(folder.resolve("tidewatch")).resolve(RulesetLocation.ROOT_FILE);
        Files.copy(Path.of("src/test/cases/rules/limits").resolve(RulesetLocation.ROOT_FILE), game);
        loader = new CharacterLoader(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder))));
    }

    @Test
    void usedUpInThePresentPeriod() {
        LoadedCharacter character = character("  - {leave: 4, advance: rest}\n  - {leave: 4, earn: {drill: 2}}\n");
        assertEquals(List.of("rest: \"Shore Days\" is used 3 times in one Shore Leave; 2 are allowed.",
                "work: \"Shore Days\" is used 3 times in one Shore Leave; 2 are allowed.", "sail:", "bribe:"),
                        offers(character));
        OfferReplay replay = new OfferReplay(new CharacterEditor(loader));
        OfferFinder.of(character.evaluated()).offers().forEach(offer -> replay.assertAgrees(character, offer));
    }

    @Test
    void theNextPeriodIsFreeAgain() {
        LoadedCharacter later = new CharacterEditor(loader)
                .add(character("  - {leave: 4, advance: rest}\n  - {leave: 4, earn: {drill: 2}}\n"),
                        List.of(NewValue.map(Map.of("leave", NewValue.of(5), "advance", NewValue.of("sail")))))
                .after().orElseThrow();
        assertEquals(List.of("rest:", "work:", "sail:", "bribe:"), offers(later));
    }

    private List<String> offers(LoadedCharacter character) {
        return OfferFinder.of(character.evaluated()).offers().stream().filter(offer -> offer.block().equals("advance"))
                .map(offer -> (offer.label().id() + ": " + String.join(" ", offer.violations().stream()
                        .map(violation -> MESSAGES.render(violation.found().message())).toList())).strip()).toList();
    }

    private LoadedCharacter character(String ledger) {
        String text = "format: 1\nruleset: tidewatch\nledger:\n" + ledger;
        return loader.judge(Path.of("character.yaml"), TextFile.of(text.getBytes(StandardCharsets.UTF_8),
                "character.yaml", "").value()
                .orElseThrow()).value().orElseThrow();
    }
}
