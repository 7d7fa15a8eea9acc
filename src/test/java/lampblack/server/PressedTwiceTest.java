package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import lampblack.page.AddressedRequest;
import lampblack.page.FormAnswers;
import lampblack.page.MemorySite;
import lampblack.page.RenderedReply;
import lampblack.server.Site.Answer;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a press comes to where it is made twice before its answer, or too late, in a browser without scripts. */
class PressedTwiceTest {

    private static final String PLAY = "/characters/hob-tallow/play";

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", "hob-tallow");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private long sheets() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".yaml")).count();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private String seen() {
        return site.get(PLAY).header("ETag").replace("\"", "");
    }

    private Answer mark(String seen, String where, String mark) {
        return site.post(PLAY + "/mark", Map.of("seen", seen, "where", where, "mark", mark));
    }

    @ParameterizedTest
    @CsvSource({"/, [name=random]", "/games/blades-in-the-dark, form[action=/characters] .first",
            "/games/blades-in-the-dark, [name=random]", "/games/blades-in-the-dark, [id^=take.]",
            "/characters/hob-tallow/file, form[action$=/copy] button"})
    void makesOneCharacterForEachPageThatWasShown(String path, String button) {
        Answer page = site.get(path);
        Answer first = site.press(page, button);
        assertEquals(303, first.status(), first.body());
        long made = sheets();
        assertEquals(first.header("Location"), site.press(page, button).header("Location"));
        assertEquals(made, sheets());
        site.press(site.get(path), button);
        assertTrue(sheets() > made, "a page that is shown anew makes another");
    }

    @Test
    void makesOneCharacterWherePressesOverlap() {
        Answer page = site.get("/");
        List<CompletableFuture<Answer>> presses = Stream.of(1, 2, 3).map(one -> CompletableFuture.supplyAsync(() ->
                site.press(page, "[name=random]"))).toList();
        presses.forEach(CompletableFuture::join);
        assertEquals(2, sheets());
    }

    @Test
    void makesOneWithoutAServer() {
        MemorySite memory = MemorySite.of(Site.RULESETS, "blades-in-the-dark");
        Map<String, List<String>> form = Map.of("game", List.of("blades-in-the-dark"), "random", List.of("yes"),
                "shelf", List.of(Jsoup.parse(MemorySite.body(memory.get("/"))).selectFirst("[name=shelf]").val()));
        for (int i = 0; i < 2; i++) {
            assertEquals(303, memory.published().answer(AddressedRequest.post("/characters", form,
                    Optional.empty(), false)).status());
        }
        assertEquals(1, memory.shelf().keys().size());
    }

    @Test
    void countsWhatRepeatsAndSetsALevelOnce() {
        String seen = seen();
        mark(seen, "stress", "3");
        String once = site.text("hob-tallow");
        assertTrue(once.contains("stress: 3"), once);
        assertEquals(303, mark(seen, "stress", "3").status());
        assertEquals(once, site.text("hob-tallow"));
        String next = seen();
        assertEquals(303, mark(next, "stress", "+1").status());
        assertEquals(303, mark(next, "stress", "+1").status());
        assertTrue(site.text("hob-tallow").contains("stress: 5"), site.text("hob-tallow"));
    }

    @Test
    void setsALevelOnceWhereTwoPagesSayTheSame() {
        String seen = seen();
        String[] script = {"Lampblack-Part", "true", "Lampblack-Press", "page-one.1"};
        String[] other = {"Lampblack-Part", "true", "Lampblack-Press", "page-two.1"};
        Map<String, String> form = Map.of("seen", seen, "where", "stress", "mark", "3");
        assertEquals(200, site.post(PLAY + "/mark", form, script).status());
        String once = site.text("hob-tallow");
        assertEquals(200, site.post(PLAY + "/mark", form, other).status());
        assertEquals(once, site.text("hob-tallow"));
    }

    @Test
    void makesAChangeToANewerFileThatItDoesNotMeet() {
        String seen = seen();
        mark(seen, "stress", "3");
        assertEquals(303, site.post("/characters/hob-tallow/build/fill", Map.of("seen", seen, "field", "look", "value",
                "A wet coat")).status());
        assertTrue(site.text("hob-tallow").contains("A wet coat"), site.text("hob-tallow"));
        assertTrue(site.text("hob-tallow").contains("stress: 3"), site.text("hob-tallow"));
    }

    @Test
    void asksWhereTheVeryThingHasChanged() {
        String seen = seen();
        mark(seen, "stress", "3");
        Answer conflict = mark(seen, "stress", "5");
        assertEquals(412, conflict.status());
        assertTrue(site.text("hob-tallow").contains("stress: 3"), site.text("hob-tallow"));
        assertEquals(303, site.press(conflict, ".notice.conflict [type=submit]").status());
        assertTrue(site.text("hob-tallow").contains("stress: 5"), site.text("hob-tallow"));
    }

    @Test
    void addsAnEntryOnceForEachPage() {
        Map<String, String> entry = new LinkedHashMap<>(Map.of("do", "begin", "begins", "session", "note", "Wet.",
                "seen", seen()));
        entry.put("do", "retire");
        entry.put("words", "Left the city.");
        Answer first = site.post("/characters/hob-tallow/advance/entry", entry);
        String once = site.text("hob-tallow");
        assertEquals(first.status(), site.post("/characters/hob-tallow/advance/entry", entry).status());
        assertEquals(once, site.text("hob-tallow"));
        assertTrue(once.contains("Left the city."), first.body());
    }

    @Test
    void takesBackNoOtherEntryThanWasShown() {
        String seen = seen();
        Map<String, String> form = Map.of("seen", seen, "entry", "1");
        assertEquals(303, site.post("/characters/hob-tallow/history/take-back", form).status());
        String once = site.text("hob-tallow");
        assertEquals(303, site.post("/characters/hob-tallow/history/take-back", form).status());
        assertEquals(200, site.post("/characters/hob-tallow/history/take-back", form, "Lampblack-Part", "true").status());
        assertEquals(once, site.text("hob-tallow"));
    }

    @Test
    void undoesOnce() {
        mark(seen(), "stress", "5");
        mark(seen(), "stress", "6");
        Map<String, String> form = Map.of("seen", seen());
        assertEquals(303, site.post("/characters/hob-tallow/history/undo", form).status());
        assertEquals(303, site.post("/characters/hob-tallow/history/undo", form).status());
        assertTrue(site.text("hob-tallow").contains("stress: 5"), site.text("hob-tallow"));
    }

    @Test
    void deletesAndBringsBackOnce() {
        Answer file = site.get("/characters/hob-tallow/file");
        Answer gone = site.press(file, "form[action$=/delete] button");
        assertEquals(gone.header("Location"), site.press(file, "form[action$=/delete] button").header("Location"));
        Answer trash = site.get("/trash");
        Answer back = site.press(trash, "form[action=/trash] button");
        assertEquals(303, back.status());
        assertEquals(back.header("Location"), site.press(trash, "form[action=/trash] button").header("Location"));
        assertEquals(1, sheets());
    }

    @Test
    void restoresAVersionOnce() {
        mark(seen(), "stress", "3");
        Answer file = site.get("/characters/hob-tallow/file");
        assertEquals(303, site.press(file, ".versions button").status());
        String once = site.text("hob-tallow");
        assertEquals(303, site.press(file, ".versions button").status());
        assertEquals(once, site.text("hob-tallow"));
    }

    @Test
    void comesBackToItsPageWhichSaysWhatHappenedOnce() {
        Answer led = site.sent(site.form(PLAY + "/mark", Map.of("where", List.of("stress"), "mark", List.of("3"))));
        assertEquals(303, led.status());
        assertEquals("428", led.header(FormAnswers.STATUS));
        assertTrue(led.header("Location").startsWith(PLAY + "?"), led.header("Location"));
        Answer page = site.follow(led);
        assertEquals(200, page.status());
        assertEquals(1, page.page().select("main > .notice.refused, main .notice.refused").size(), page.body());
        assertTrue(site.follow(led).page().select("main .notice.refused").isEmpty(), "a reload says it no more");
        assertEquals(200, site.follow(led).status());
    }

    @ParameterizedTest
    @CsvSource({"/characters, /", "/characters/hob-tallow/play/mark, /characters/hob-tallow/play",
            "/characters/hob-tallow/build/take, /characters/hob-tallow", "/characters/hob-tallow/copy, /",
            "/characters/hob-tallow/text, /characters/hob-tallow/file", "/import, /", "/moved/take-over, /moved",
            "/group/hob-tallow/clocks, /group/hob-tallow", "/group/x/sheets/hob-tallow/mark, /group/x"})
    void opensThePageOfAFormWhereOnlyAFormCanBeSent(String address, String page) {
        assertEquals(page, site.get(address).header("Location"));
        RenderedReply memory = MemorySite.of(Site.RULESETS, "blades-in-the-dark").get(address);
        assertEquals(page, memory.headers().get("Location"));
        assertFalse(site.get(page).status() == 405);
    }

    @Test
    void joinsATableOnceByOneForm(@TempDir Path shelf) {
        try (TableSite table = TableSite.of(shelf)) {
            Answer page = table.stranger().get("/join");
            Map<String, String> form = Map.of("code", table.table.desk().code(), "name", "Mara", "form",
                    page.page().selectFirst("[name=form]").val());
            Answer first = table.stranger().post("/join", form);
            Answer second = table.stranger().post("/join", form);
            assertEquals(List.of(303, 303), List.of(first.status(), second.status()), second.body());
            assertEquals(first.header("set-cookie"), second.header("set-cookie"));
            Map<String, String> another = Map.of("code", table.table.desk().code(), "name", "Mara", "form",
                    table.stranger().get("/join").page().selectFirst("[name=form]").val());
            assertEquals(422, table.stranger().post("/join", another).status(), "the name is taken");
        }
    }
}
