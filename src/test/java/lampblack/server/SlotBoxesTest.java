package lampblack.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.server.Site.Answer;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The boxes that each slot has of its own are pressed on the play page, even where two slots say the same. */
@Tag("slow")
class SlotBoxesTest {

    private static final Path GAME = Path.of("src/test/cases/judged/slots-with-boxes/ruleset.yaml");
    private static final String ASH = """
            format: 1
            ruleset: ember
            now:
              harm:
                light: [Winded]
                serious:
                  - Cut # the first
                  - Cut
            """;

    @TempDir
    private Path folder;
    private Site site;

    @BeforeEach
    void serve() throws IOException {
        Path game = Files.createDirectories(folder.resolve("games/ember"));
        Files.copy(GAME, game.resolve(RulesetLocation.ROOT_FILE));
        site = Site.of(Files.createDirectories(folder.resolve("shelf")), folder.resolve("games")).with("ash", ASH);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private Answer page() {
        return site.get("/characters/ash/play");
    }

    private void press(String button) {
        Answer answer = site.press(page(), button);
        assertEquals(303, answer.status(), answer.body());
    }

    @Test
    void eachSlotIsMarkedByItself() {
        press("#m-harm\\.serious\\.2\\.Cut\\.3");
        assertTrue(site.text("ash").contains("- Cut # the first\n      - {Cut: 3}\n"), site.text("ash"));
        press("#m-harm\\.serious\\.1\\.Cut\\.1");
        assertTrue(site.text("ash").contains("- {Cut: 1} # the first\n      - {Cut: 3}\n"), site.text("ash"));
        press("#m-harm\\.serious\\.2\\.Cut\\.3\\.back");
        assertTrue(site.text("ash").contains("- {Cut: 2}\n"), site.text("ash"));
        assertEquals(3, page().page().select("#m-harm\\.serious .box.filled").size());
    }

    @Test
    void slotsWithoutBoxesHaveNone() {
        assertEquals(List.of("Winded"), page().words("#m-harm\\.light .words"));
        assertEquals(0, page().page().select("#m-harm\\.light .box").size());
        assertEquals(8, page().page().select("#m-harm\\.serious .box").size());
    }
}
