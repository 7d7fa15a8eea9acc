package lampblack.server.presses;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import lampblack.UsesBrowser;
import lampblack.print.export.Firefox;
import lampblack.server.PublishedGames;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same as on pages that are served, where a game's engine answers in the page. */
@Tag("packaged")
@Tag("full")
@UsesBrowser
@DisplayName("In a published game, every press counts")
class PublishedPressesIT {

    @TempDir
    static Path folder;

    private static URI file;

    @BeforeAll
    static void publish() {
        file = PublishedGames.file("blades-in-the-dark", folder).toUri();
    }

    @Test
    @DisplayName("with a finger")
    void touch() {
        new Run("published touch", false, false).plays(16, () -> new PublishedPlace(file), at -> ChromiumGlass.of(true, Run.eyes()));
    }

    @Test
    @DisplayName("with a mouse")
    void mouse() {
        new Run("published mouse", false, false).plays(16, () -> new PublishedPlace(file), at -> ChromiumGlass.of(false, Run.eyes()));
    }

    @Test
    @DisplayName("in Firefox")
    void firefox() throws IOException {
        try (Firefox firefox = Firefox.start(folder.resolve("profile"))) {
            firefox.prepare(Run.eyes());
            firefox.window(1280, 800);
            new Run("published Firefox", false, false).plays(8, () -> new PublishedPlace(file), at -> new FirefoxGlass(firefox));
        }
    }
}
