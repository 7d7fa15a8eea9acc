package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What takes its time shows that it does, and is done once however often it is pressed. */
class BusyFlowTest extends Flow {

    private static final String BUSY = "document.body.classList.contains('busy') "
            + "&& document.getElementById('main').getAttribute('aria-busy') === 'true' "
            + "&& getComputedStyle(document.body, '::before').position === 'fixed'";

    private static String told(String event) {
        return "document.body.dispatchEvent(new CustomEvent('" + event + "', {bubbles: true, detail: {}}))";
    }

    @Test
    void aRequestThatIsUnderWayIsSeen() {
        try (Player player = Player.at(site)) {
            player.goes("/");
            assertFalse(player.asks(BUSY).asBoolean());
            player.asks(told("htmx:beforeSend"));
            assertTrue(player.asks(BUSY).asBoolean());
            player.asks(told("htmx:afterRequest"));
            assertFalse(player.asks(BUSY).asBoolean());
        }
    }

    @Test
    void twoPressesMakeOneCharacter() throws IOException {
        try (Player player = Player.at(site)) {
            player.goes("/games/black-sword").sees("Ready-made characters");
            player.asks("(() => { const make = document.querySelector('button[name=random]'); make.click(); "
                    + "make.click(); })()");
            player.sees("Valid.");
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.filter(path -> path.toString().endsWith(".yaml")).count());
        }
    }

    @Test
    void aPageThatIsComeBackToIsAtRest() {
        try (Player player = Player.at(site)) {
            player.goes("/games/black-sword").sees("Ready-made characters").presses("Lampblack").sees("New character");
            player.asks("history.back()");
            player.sees("Ready-made characters");
            assertFalse(player.asks(BUSY).asBoolean());
        }
    }
}
