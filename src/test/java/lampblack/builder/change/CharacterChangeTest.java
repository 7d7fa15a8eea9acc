package lampblack.builder.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.server.Site;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A form changes a character, or says why not; nobody overwrites what another has written. */
@Tag("slow")
class CharacterChangeTest {

    private static final String FRESH = """
            format: 1
            ruleset: blades-in-the-dark
            version: 1.0.0
            sheet: character
            fields:
              name: Fresh
            creation:
              playbook: cutter
            """;
    private static final String DOT = "#actions\\.hunt\\.";

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).with("fresh", FRESH);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void writesWhatAFormAsksAndShowsTheSamePageAgain() {
        Answer answer = site.press(site.get("/characters/fresh"), DOT + "1");
        assertEquals(303, answer.status());
        assertEquals("/characters/fresh", answer.header("Location").replaceFirst("#.*", ""));
        assertTrue(site.text("fresh").contains("heritage-dot: {hunt: 1}"), site.text("fresh"));
        assertEquals(1, site.follow(answer).page().select("[id^=actions.hunt.1] .filled").size());
    }

    @Test
    void answersAScriptWithThePartThatHasChanged() {
        Answer answer = site.press(site.get("/characters/fresh"), DOT + "1", "Lampblack-Part", "true");
        assertEquals(200, answer.status());
        assertFalse(answer.body().contains("<html"), answer.body());
        assertEquals(1, answer.page().select("[id^=actions.hunt.1] .filled").size());
        assertEquals("\"" + answer.page().selectFirst("input[name=seen]").val() + "\"", answer.header("ETag"));
    }

    @Test
    void refusesWhatBreaksARuleAndSaysWhy() {
        Answer answer = site.press(site.get("/characters/fresh"), "#actions\\.hunt\\.3");
        assertEquals(422, answer.status());
        assertFalse(answer.words(".notice.refused li").isEmpty(), answer.body());
        assertEquals(FRESH, site.text("fresh"));
    }

    @Test
    void writesNothingOverWhatAnotherHasWritten() {
        Answer page = site.get("/characters/fresh");
        site.with("fresh", FRESH.replace("Fresh", "Fresher") + "  dots: {hunt: 1}\n");
        Answer answer = site.press(page, DOT + "2");
        assertEquals(412, answer.status());
        assertEquals(List.of("Fresher"), answer.words("h1"));
        assertFalse(site.text("fresh").contains("heritage"));
        assertEquals(303, site.press(answer, ".notice.conflict form button").status());
        assertTrue(site.text("fresh").contains("Fresher"), site.text("fresh"));
        assertTrue(site.text("fresh").contains("heritage-dot: {hunt: 1}"), site.text("fresh"));
    }

    @Test
    void changesNothingTwiceWhenAFormIsSentTwice() {
        Answer page = site.get("/characters/fresh");
        site.press(page, DOT + "1");
        String once = site.text("fresh");
        assertEquals(412, site.press(page, DOT + "2").status());
        assertEquals(once, site.text("fresh"));
    }

    @Test
    void savesNothingOfAPageThatDoesNotSayWhatItShowed() {
        Answer answer = site.post("/characters/fresh/build/rate",
                Map.of("step", "dots", "trait", "hunt", "points", "1"));
        assertEquals(428, answer.status());
        assertEquals(FRESH, site.text("fresh"));
    }

    @Test
    void takesOnlyFieldsOfItsForms() {
        String seen = site.get("/characters/fresh").page().selectFirst("input[name=seen]").val();
        assertEquals(400, site.post("/characters/fresh/build/rate", Map.of("seen", seen)).status());
        assertEquals(422, site.post("/characters/fresh/build/rate",
                Map.of("seen", seen, "step", "dots", "trait", "hunt", "points", "many")).status());
        assertEquals(404, site.post("/characters/fresh/build/nothing", Map.of("seen", seen)).status());
        assertEquals(404, site.post("/characters/nobody/build/rate", Map.of("seen", seen)).status());
    }
}
