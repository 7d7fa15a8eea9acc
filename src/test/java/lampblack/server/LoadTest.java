package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player names may weigh something. */
@Tag("slow")
class LoadTest {

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).with("ilse", """
                format: 1
                ruleset: worlds-in-the-dark
                sheet: character
                creation: {assets: [Lockpicks]}
                """);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void whatAPlayerNamesHasALoadToSay() {
        Answer made = site.get("/characters/ilse");
        assertEquals(List.of("Lockpicks Load"), made.words("label[for='assets.lockpicks.load']"));
        site.post("/characters/ilse/build/answer", Map.of("seen", seen(made), "option", "lockpicks",
                "question", "load", "answer", "2"));
        assertEquals("creation: {assets: [{Lockpicks: {load: 2}}]}", site.text("ilse").lines().skip(3).findFirst()
                .orElse(""));
    }

    private static String seen(Answer page) {
        return page.page().selectFirst("input[name=seen]").val();
    }
}
