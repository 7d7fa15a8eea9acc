package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The builder opens a character whose game is not there by the rules that it carries. */
@Tag("slow")
class SealedPagesTest {

    private static final Path ASH = Path.of("src/test/cases/sealed/the-game-is-not-there/character.yaml");
    private static final String STANDING = "Valid, by its own sealed rules of Night Watch 1.2.0.";

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;
    private String text;

    @BeforeEach
    void read() throws IOException {
        text = Files.readString(ASH);
    }

    private Site site() throws IOException {
        return Site.of(folder, rulesets).with("ash", text);
    }

    private static Answer send(Site site, String tab, String change, Map<String, String> fields) {
        Map<String, String> all = new LinkedHashMap<>(fields);
        all.put("seen", site.get(tab).page().selectFirst("input[name=seen]").val());
        return site.post(tab + "/" + change, all);
    }

    @Test
    void everyTabSaysByWhatItIsJudged() throws IOException {
        try (Site site = site()) {
            Answer shelf = site.get("/");
            assertEquals(List.of(STANDING), shelf.words(".card .standing"));
            assertTrue(shelf.body().contains("night-watch is missing or has errors; these carry rules of their own"));
            for (String tab : List.of("", "/play", "/roll", "/advance", "/history", "/problems", "/file")) {
                Answer page = site.get("/characters/ash" + tab);
                assertEquals(STANDING, page.page().select(".standing").first().text(), tab);
                assertEquals("This sheet goes by its own sealed rules of Night Watch "
                        + "1.2.0: marks of play and notes can be changed, nothing else.",
                        page.page().select(".notice.sealed h2").text(), tab);
            }
            assertTrue(site.get("/characters/ash/print").body().contains(STANDING));
        }
    }

    @Test
    void nothingIsShownToPressThatIsRefused() throws IOException {
        try (Site site = site()) {
            assertEquals(List.of(), site.get("/characters/ash").page().select(".paper form, .begun").eachText());
            assertEquals(List.of("Save session Update total"), site.get("/characters/ash/advance").page()
                    .select("form:not([action$=portrait])").eachText().stream()
                    .map(said -> said.replaceFirst(".*(?=Save)", "")).toList());
            assertTrue(site.get("/characters/ash/advance").page().select("[name^=earn], [name^=move]").isEmpty());
            assertTrue(site.get("/characters/ash/problems").page().select("form:not([action$=portrait])").isEmpty());
            assertTrue(site.get("/characters/ash/history?entry=0").page().select(".panel form").isEmpty());
        }
    }

    @Test
    void itSaysWhyTheGameIsNotThereAndWhatThen() throws IOException {
        try (Site site = site()) {
            assertEquals("The game night-watch is missing or has errors; Problems says which. Once it is back, "
                    + "everything can be changed again.", site.get("/characters/ash").page()
                    .select(".notice.sealed li").text());
            assertTrue(site.get("/characters/ash/problems").body().contains("There is no ruleset `night-watch`."));
        }
    }

    @Test
    void aNoteIsSaved() throws IOException {
        try (Site site = site()) {
            Answer pressed = send(site, "/characters/ash/advance", "session", Map.of("session", "2", "note",
                    "Nobody came."));
            assertEquals(303, pressed.status(), pressed.body());
            assertTrue(site.text("ash").contains("Nobody came."), site.text("ash"));
        }
    }

    @Test
    void marksAreSaved() throws IOException {
        try (Site site = site()) {
            Answer pressed = send(site, "/characters/ash/play", "mark", Map.of("where", "stress", "mark", "2"));
            assertEquals(303, pressed.status(), pressed.body());
            assertEquals(text.replace("now: {stress: 1}", "now: {stress: 2}"), site.text("ash"));
        }
    }

    @Test
    void nothingElseIs() throws IOException {
        try (Site site = site()) {
            Answer pressed = send(site, "/characters/ash/advance", "session", Map.of("session", "2", "earn.trial",
                    "1"));
            assertTrue(pressed.page().select(".notice.refused").text().contains(
                    "this character takes only marks of play and notes"), pressed.body());
            assertEquals(text, site.text("ash"));
        }
    }
}
