package lampblack.builder.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import lampblack.store.MessageBundle;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.EvaluatedCharacter;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Before a playbook is changed it is said what of it stays, and what ends. */
class KeptGiftsTest {

    private static final Path GAME =
            Path.of("src/test/cases/judged/change-of-playbook/what-stays-is-said-gift-by-gift/ruleset.yaml");
    private static final String SOLDIER = """
            format: 1
            ruleset: veil
            creation: {playbook: soldier, deeds: {hide: 1}}
            """;

    @TempDir
    private Path folder;

    private EvaluatedCharacter judged(String text) throws IOException {
        Path games = Files.createDirectories(folder.resolve("veil"));
        Files.copy(GAME, games.resolve(RulesetLocation.ROOT_FILE), StandardCopyOption.REPLACE_EXISTING);
        return new CharacterLoader(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder))))
                .judge(folder.resolve("x.yaml"), TextFile.of("x.yaml", text)).value().orElseThrow().evaluated();
    }

    private List<String> said(String before, String after) throws IOException {
        return new CharacterDiff(judged(before), judged(after)).all().stream()
                .map(MessageBundle.messages()::render).toList();
    }

    @Test
    void saysWhatStaysAndWhatEnds() throws IOException {
        assertEquals(List.of("Kept from Soldier: Fight, Sabre, Grit, Charged and Fame", "+ Spy (Playbook)",
                "− Soldier (Playbook)", "− Uniform (Gear)", "Hide: 2 → 1", "Rank: 5 → 3 boxes",
                "New way to earn: You watched."),
                said(SOLDIER, SOLDIER + "ledger: [{change: {playbook: spy}}]\n"));
    }

    @Test
    void ofOneThatIsNotLeftItSaysNothing() throws IOException {
        assertEquals(List.of(), said(SOLDIER, SOLDIER + "ledger: [{note: Rain.}]\n"));
    }
}
