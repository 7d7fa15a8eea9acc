package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.page.MemorySite;
import lampblack.page.RenderedReply;
import lampblack.server.Site.Answer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A character of earlier rules stands as it stands with one press, which says first what it would write. */
@Tag("slow")
class StandTest {

    private static final Path CASE = Path.of("src/test/cases/migrations/what-stands-as-it-stands");
    private static final String PROBLEMS = "/characters/ash/problems";
    private static final String PLACE = "  - {gain: {xp: 2}, note: Dearer since 1.0.0}\n  - {version: 2.0.0}\n";
    private static final List<String> WRITTEN = List.of("Allowed until now: Prowl is 4, and 3 is the maximum at creation.",
            "Allowed until now: 4 points spent on Dots, 3 allowed.", "Allowed until now: Far Sight needs Hunt 2 (it is 0).",
            "Made up for: 2 XP", "From here on with version 2.0.0");

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;
    private String ash;

    @BeforeEach
    void game() throws IOException {
        Files.createDirectories(rulesets.resolve("ember"));
        Files.copy(CASE.resolve("ruleset.yaml"), rulesets.resolve("ember/ruleset.yaml"));
        ash = Files.readString(CASE.resolve("told-where-nobody-let-it-stand/character.yaml"));
    }

    @Test
    void allOfItIsListedAndOnePressWritesItWhichUndoTakesBack() {
        try (Site site = Site.of(folder, rulesets).with("ash", ash)) {
            Answer page = site.get(PROBLEMS);
            assertEquals("Let it stand as it stands (last checked with 1.0.0)", page.page().select("#stand h2").text());
            assertEquals(WRITTEN, page.words("#stand li"));
            assertEquals(ash, site.text("ash"));
            Answer pressed = site.press(page, "#let-stand");
            assertEquals(PROBLEMS + "#rulings", pressed.header("Location"), pressed.body());
            assertTrue(site.text("ash").contains(PLACE), site.text("ash"));
            Answer stood = site.get(PROBLEMS);
            assertTrue(stood.page().select("#stand, .problem.error").isEmpty(), stood.body());
            assertEquals(3, stood.page().select(".ruling").size());
            assertEquals(303, site.press(site.get("/characters/ash"), "#undo").status());
            assertEquals(ash, site.text("ash"));
        }
    }

    @Test
    void aFileThatChangedMeanwhileIsShownFirst() {
        try (Site site = Site.of(folder, rulesets).with("ash", ash)) {
            Answer page = site.get(PROBLEMS);
            String other = ash.replace("prowl: 4", "prowl: 3");
            site.edited("ash", other);
            Answer refused = site.press(page, "#let-stand");
            assertEquals(412, refused.status());
            assertEquals(WRITTEN.subList(2, 5), refused.words("#stand li"));
            assertEquals(other, site.text("ash"));
            assertEquals(303, site.press(refused, "main .notice.conflict form button").status());
            assertTrue(site.text("ash").contains(PLACE), site.text("ash"));
            assertFalse(site.text("ash").contains("over-cap"), site.text("ash"));
        }
    }

    @Test
    void isNotOfferedBeforePlayOrWhereNothingIsBroken() {
        try (Site site = Site.of(folder, rulesets).with("ash", ash.replaceFirst("(?s)ledger:.*", ""))) {
            assertFalse(site.get(PROBLEMS).page().select(".problem.error").isEmpty());
            assertTrue(site.get(PROBLEMS).page().select("#stand").isEmpty());
        }
    }

    @Test
    void aPublishedPageDoesTheSame() {
        MemorySite site = MemorySite.of(rulesets, "ember").put("ash", ash);
        Document page = Jsoup.parse(MemorySite.body(site.get(PROBLEMS)));
        assertEquals(WRITTEN, page.select("#stand li").eachText());
        RenderedReply pressed = site.post(page.selectFirst("#stand form").attr("action"), Map.of(
                "reason", page.selectFirst("#stand [name=reason]").val(), "said", page.selectFirst("#stand [name=said]").val()));
        assertEquals(200, pressed.status(), MemorySite.body(pressed));
        assertTrue(Jsoup.parse(MemorySite.body(pressed)).select("#stand").isEmpty(), MemorySite.body(pressed));
        assertTrue(site.text("ash").contains(PLACE), site.text("ash"));
    }

    @Test
    void atATableTheGameMasterPresses() {
        TableSite.examples(folder, "blades-in-the-dark", "hob-tallow");
        try (TableSite site = TableSite.of(folder)) {
            Path file = folder.resolve("hob-tallow.yaml");
            String hob = Site.text(file).replaceFirst("(?m)^ledger:\n", "ledger:\n  - {session: 1, advance: ability, choose: savage}\n");
            Files.writeString(file, hob);
            String page = "/characters/hob-tallow/problems";
            TableSite.Guest player = site.player("Mara", "hob-tallow");
            assertEquals(1, player.get(page).page().select("#stand").size());
            assertTrue(player.get(page).page().select("#let-stand").isEmpty());
            for (String last : List.of("stand", "st%61nd", "STAND")) {
                assertTrue(player.post(page + "/" + last, Map.of("reason", "So.", "said", "So.", "seen",
                        player.get(page).page().selectFirst("[name=seen]").val())).status() >= 400, last);
            }
            assertEquals(hob, Site.text(file));
            assertEquals(1, site.gm("Jun").get(page).page().select("#let-stand").size());
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }
}
