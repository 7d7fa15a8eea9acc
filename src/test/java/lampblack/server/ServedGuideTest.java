package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every page leads to the guide, which is made for the policy of all pages. */
@Tag("slow")
class ServedGuideTest {

    @Test
    void theGuideIsServedWithItsStyles(@TempDir Path folder) {
        try (Site site = Site.of(folder)) {
            String guide = site.get("/").page().select(".top nav a").attr("href");
            Site.Answer answer = site.get(guide);
            assertEquals(200, answer.status());
            assertTrue(answer.page().select("main > section").size() > 20);
            assertFalse(answer.body().contains("<style"));
            answer.page().select("link[rel=stylesheet]").eachAttr("href")
                    .forEach(style -> assertEquals(200, site.get(style).status(), style));
            assertEquals(2, answer.page().select("link[rel=stylesheet]").size());
        }
    }
}
