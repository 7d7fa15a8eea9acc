package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
        MemorySite site = MemorySite.of(folder, "gale");
        String address = site.post("/characters", Map.of("game", "gale", "name", "Ash")).headers().get("Location")
                .replaceFirst("[?].*", "");
        site.post(address + "/play/entry", Map.of("do", "begin", "begins", "score", "period.score", "1"));
        String text = site.text(address.replaceFirst(".*/", ""));
        assertTrue(text.contains("begin: score") && text.contains("strain: 1"), text);
    }
}
