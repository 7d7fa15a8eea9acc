package lampblack.builder.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.server.Site;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The history tells a life entry by entry, says where its numbers come from, and takes back what is asked. */
@Tag("slow")
class HistoryTest {

    private static final String LEAF = "/characters/josef-marrow/history";

    @TempDir
    static Path folder;
    private static Site site;

    @BeforeAll
    static void serve() {
        site = Site.of(folder);
    }

    @BeforeEach
    void lay() {
        site.example("blades-in-the-dark", "josef-marrow")
                .example("blades-in-the-dark", "lamp-street-regulars");
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @Test
    void tellsCreationAndEverySession() {
        Answer page = site.get(LEAF);
        assertEquals(List.of("Cutter"), page.words("#creation dd").subList(0, 1));
        assertEquals(48, page.page().select(".entry").size());
        assertEquals(List.of("Prowess XP −6, 0 left"), page.words("#entry-4 .changes li"));
        assertEquals(List.of("He had been doing it all along."), page.words("#entry-20 .note"));
    }

    @Test
    void showsWhatBreaksBeforeAnEntryIsTakenBack() {
        Answer page = site.get(LEAF + "?entry=3");
        assertTrue(page.words("#entry-3 .brings li").contains("Prowess XP: 0 → −3"), page.body());
        assertFalse(page.words("#entry-3 .against li").isEmpty());
        Answer answer = site.press(page, "[id$=.take-back]");
        assertEquals(303, answer.status(), answer.body());
        assertFalse(site.text("josef-marrow").contains("date: 2024-01-26"));
        assertTrue(site.get(LEAF).words(".standing").get(0).contains("problem"));
    }

    @Test
    void takesBackWhatNothingDependsOnAndBringsItBack() {
        String before = site.text("josef-marrow");
        Answer page = site.get(LEAF + "?entry=48");
        assertEquals(List.of("Nothing else depends on it."), page.words("#entry-48 .take-back .hint"));
        site.press(page, "[id$=.take-back]");
        assertEquals(47, site.get(LEAF).page().select(".entry").size());
        site.press(site.get(LEAF), "#undo");
        assertEquals(before, site.text("josef-marrow"));
        site.press(site.get(LEAF), "#redo");
        assertEquals(47, site.get(LEAF).page().select(".entry").size());
    }

    @Test
    void writesAnotherDateAndNote() {
        Answer page = site.get(LEAF + "?entry=4");
        site.press(page, "[id$=.redate]");
        String same = site.text("josef-marrow");
        assertTrue(same.contains("  - {session: 2, advance: prowess, raise: skirmish}\n"), same);
        String seen = page.page().selectFirst("input[name=seen]").val();
        assertEquals(303, site.post(LEAF + "/redate", Map.of("seen", seen, "entry", "4", "session", "2", "date",
                "2024-01-27", "note", "In the yard.")).status());
        assertTrue(site.text("josef-marrow").contains(
                "  - {session: 2, advance: prowess, raise: skirmish, date: 2024-01-27, note: In the yard.}\n"),
                site.text("josef-marrow"));
        seen = site.get(LEAF).page().selectFirst("input[name=seen]").val();
        assertEquals(303, site.post(LEAF + "/redate", Map.of("seen", seen, "entry", "3", "session", "", "date",
                "", "note", "Rain.")).status());
        assertTrue(site.text("josef-marrow").contains(
                "  - earn: {desperate: {prowess-xp: 1}, by-force: {playbook-xp: 2}, struggle: {prowess-xp: 2}}\n    note: Rain.\n"),
                site.text("josef-marrow"));
        for (String wrong : List.of("0", "49", "x")) {
            int status = wrong.equals("x") ? 422 : 400;
            seen = site.get(LEAF).page().selectFirst("input[name=seen]").val();
            assertEquals(status, site.post(LEAF + "/redate", Map.of("seen", seen, "entry", wrong)).status());
            assertEquals(status, site.post(LEAF + "/take-back", Map.of("seen", seen, "entry", wrong)).status());
        }
    }

    @Test
    void saysWhereANumberComesFrom() {
        Answer page = site.get(LEAF + "?why=ratings.actions.skirmish");
        assertTrue(page.words(".reasons li").size() > 2, page.body());
        assertEquals(1, page.page().select(".reasons a[href*=entry=4]").size(), page.body());
        assertEquals(0, site.get(LEAF + "?why=nothing.at.all").page().select(".reasons").size());
        Answer all = site.get(LEAF);
        all.page().select("select[name=why] option[value]").stream().map(element -> element.attr("value"))
                .filter(name -> name.matches(".*(xp|prowess|hunt|stress|harm).*")).forEach(name -> assertEquals(1,
                        site.get(LEAF + "?why=" + Urls.encoded(name)).page().select(".reasons").size(), name));
    }
}
