package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What takes its time shows that it does, and is done once however often it is pressed. */
@Tag("full")
class BusyFlowTest extends Flow {

    private static final int LATE = 1000;
    private static final String BUSY = "document.body.classList.contains('busy') "
            + "&& document.getElementById('main').getAttribute('aria-busy') === 'true' "
            + "&& getComputedStyle(document.body, '::before').position === 'fixed'";

    @Test
    void aRequestThatIsUnderWayIsSeen() {
        site.example("blades-in-the-dark", "isolde-crake");
        try (Player player = opens("isolde-crake/play")) {
            player.sees("Isolde");
            assertFalse(player.asks(BUSY).asBoolean());
            player.waits(LATE).presses("Stress 3");
            Sight.await(() -> player.asks(BUSY).asBoolean(), () -> "is not told to wait");
            player.waits(0);
            Sight.await(() -> !player.asks(BUSY).asBoolean(), () -> "is told to wait for ever");
        }
    }

    @Test
    void twoPressesMakeOneCharacter() throws IOException {
        try (Player player = Player.at(site)) {
            player.goes("/games/black-sword").sees("Ready-made characters");
            player.asks("(() => { const make = document.querySelector('button[name=random]'); make.click(); "
                    + "make.click(); })()");
            player.sees("Valid");
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

    @Test
    void whatIsLookedForInAListIsNoPageThatIsAwaited() {
        site.with("vex", "format: 1\nruleset: black-sword\n");
        try (Player player = opens("vex")) {
            player.sees("Build").asks("document.querySelector('form.find').requestSubmit()");
            assertFalse(player.asks(BUSY).asBoolean());
        }
    }

    @Test
    void aFormWhosePageNeverComesCanBeSentAgain() {
        try (Player player = Player.at(site)) {
            player.goes("/games/black-sword").sees("Ready-made characters").waits(LATE * 20)
                    .asks("(() => { const real = setTimeout; window.setTimeout = (done, ms) => real(done, ms / 20); "
                            + "const late = AbortSignal.timeout; AbortSignal.timeout = ms => late.call(AbortSignal, ms / 20); "
                            + "document.querySelector('button[name=random]').click(); "
                            + "real(() => { window.was = " + BUSY + "; window.stop(); }, 100); })()");
            Sight.await(() -> player.asks("window.was === true").asBoolean(), () -> "is not told to wait");
            Sight.await(() -> !player.asks(BUSY).asBoolean(), () -> "is told to wait for ever");
            player.waits(0).asks("document.querySelector('button[name=random]').click()");
            player.sees("Valid");
        }
    }
}
