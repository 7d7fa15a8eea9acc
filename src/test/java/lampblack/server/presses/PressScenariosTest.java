package lampblack.server.presses;

import java.io.IOException;
import java.nio.file.Path;
import lampblack.UsesBrowser;
import lampblack.print.export.Firefox;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No press is lost, doubled or put elsewhere, whenever it comes; run so many by {@code -Dpresses}, or one by {@code -Dpress}. */
@UsesBrowser
@DisplayName("On a page that is served, every press counts")
class PressScenariosTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("with a finger")
    void touch() {
        new Run("served touch", true, true).plays(40, () -> ServedPlace.in(folder), at -> ChromiumGlass.of(true, Run.eyes()));
    }

    @Test
    @DisplayName("with a mouse")
    void mouse() {
        new Run("served mouse", true, true).plays(40, () -> ServedPlace.in(folder), at -> ChromiumGlass.of(false, Run.eyes()));
    }

    @Test
    @Tag("full")
    @DisplayName("in Firefox")
    void firefox() throws IOException {
        try (Firefox firefox = Firefox.start(folder.resolve("profile"))) {
            firefox.prepare(Run.eyes());
            firefox.window(1280, 800);
            new Run("served Firefox", true, false).plays(16, () -> ServedPlace.in(folder), at -> new FirefoxGlass(firefox));
        }
    }
}
