package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The problems of a file are said with their lines, mended by a click, or ruled on by the table. */
@Tag("slow")
class ProblemsTest {

    private static final String LEAF = "/characters/wren/problems";
    private static final String WREN = """
            format: 1
            ruleset: blades-in-the-dark
            version: 1.0.0
            sheet: character
            # Mine.
            fields: {name: Wren}
            creation:
              playbook: cuter
              dots: {hunt: 9}
            rulings:
              - {allows: name.taken, because: "Two of them, <b>alike</b>.", by: Sam}
            """;

    @TempDir
    static Path folder;
    private static Site site;

    @BeforeAll
    static void serve() {
        site = Site.of(folder);
    }

    @BeforeEach
    void lay() {
        site.with("wren", WREN);
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @Test
    void showsTheLineThatIsMeant() {
        Answer page = site.get(LEAF);
        assertTrue(page.words(".problem mark").contains("cuter"), page.body());
        assertTrue(page.words(".problem .line").contains("8"), page.body());
    }

    @Test
    void carriesOutAFixAndLeavesTheRest() {
        assertEquals(303, site.press(site.get(LEAF), ".mend button").status());
        assertEquals(WREN.replace("cuter", "cutter"), site.text("wren"));
    }

    @Test
    void allowsWhatTheTableAllowsOnlyWithAReason() {
        Answer page = site.get(LEAF);
        String allow = ".problem:has(code:contains(over-budget)) .leave button, .problem:has(mark:contains(9)) .leave button";
        assertEquals(400, site.press(page, allow).status());
        String seen = page.page().selectFirst("input[name=seen]").val();
        assertEquals(303, site.post(LEAF + "/allow", Map.of("seen", seen, "allows", "creation.over-budget", "on",
                "dots",
                "up-to", "9", "because", "Session zero.", "by", "Sam")).status());
        assertTrue(site.text("wren").contains("creation.over-budget"), site.text("wren"));
        assertTrue(site.text("wren").contains("# Mine."));
    }

    @Test
    void saysThatARulingExcusesNothingAndWithdrawsIt() {
        Answer page = site.get(LEAF);
        assertEquals(List.of("This ruling isn't needed at the moment."), page.words(".ruling .idle"));
        assertTrue(page.body().contains("&lt;b&gt;alike"), page.body());
        Answer open = site.get(LEAF + "?ruling=1");
        assertEquals(303, site.press(open, "[id$=.withdraw.do]").status());
        assertFalse(site.text("wren").contains("alike"));
    }

    @Test
    void showsWhatIsWrongWithoutARulingBeforeItIsWithdrawn() {
        site.example("blades-in-the-dark", "josef-marrow").example("blades-in-the-dark", "lamp-street-regulars");
        String tabPath = "/characters/josef-marrow/";
        String seen = site.get(tabPath + "advance").page().selectFirst("input[name=seen]").val();
        site.post(tabPath + "advance/entry", Map.of("seen", seen, "do", "buy", "advance", "ability", "choose", "savage",
                "because", "A gift."));
        Answer page = site.get(tabPath + "problems?ruling=1");
        assertEquals(List.of("A gift."), page.words(".ruling q"));
        assertFalse(page.words(".ruling .excuses li").isEmpty());
        assertFalse(page.words(".ruling .against li").isEmpty(), page.body());
        assertEquals(303, site.press(page, "[id$=.withdraw.do]").status());
        assertTrue(site.get(tabPath + "problems").page().select(".problem.error").size() > 0);
    }

    @Test
    void takesOnlyFixesAndRulingsThatAreThere() {
        String seen = site.get(LEAF).page().selectFirst("input[name=seen]").val();
        assertEquals(400, site.post(LEAF + "/mend", Map.of("seen", seen, "problem", "99", "fix", "0")).status());
        assertEquals(400, site.post(LEAF + "/mend", Map.of("seen", seen, "problem", "0", "fix", "-1")).status());
        assertEquals(400, site.post(LEAF + "/withdraw", Map.of("seen", seen, "ruling", "2")).status());
        assertEquals(400, site.post(LEAF + "/withdraw", Map.of("seen", seen, "ruling", "0")).status());
        assertEquals(200, site.get(LEAF + "?ruling=7").status());
    }
}
