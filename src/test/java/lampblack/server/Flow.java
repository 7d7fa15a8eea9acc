package lampblack.server;

import java.nio.file.Path;
import lampblack.UsesBrowser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** What players do in a real browser with a real server; every page they come by breaks no policy and logs no error. */
@UsesBrowser
abstract class Flow {

    @TempDir
    Path folder;
    protected Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    /** A user on a tab of a character. */
    protected Player opens(String path) {
        return Player.at(site).goes("/characters/" + path);
    }
}
