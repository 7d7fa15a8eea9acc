package lampblack.builder;

import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A press on the play page begins a period: its entry and the marks that it refills are written together. */
class BeginPeriodTest {

    @TempDir
    Path folder;

    @Test
    void theButtonOfThePlayPageRefills() throws IOException {
        Path game = Files.createDirectories(folder.resolve("gale")).resolve(RulesetLocation.ROOT_FILE);
        Files.copy(Path.of("src/test/cases/refills").resolve(RulesetLocation.ROOT_FILE), game);
        LoadedRuleset gale = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder))).load("gale").value()
                .orElseThrow();
        MemoryShelf shelf = new MemoryShelf(gale);
        Visitor visitor = new Visitor(shelf, new MemoryGames(gale, Map.of()));
        String address = ((Reply.Redirect) visitor.post("/characters", Map.of("game", "gale", "name", "Ash"))).path()
                .replaceFirst("[?].*", "");
        visitor.post(address + "/play/entry", Map.of("do", "begin", "begins", "score", "period.score", "1"));
        String text = shelf.text(address.replaceFirst(".*/", ""));
        assertTrue(text.contains("begin: score") && text.contains("strain: 1"), text);
    }
}
