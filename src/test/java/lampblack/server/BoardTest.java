package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A group is played from its board, with or without scripts. */
@Tag("slow")
class BoardTest {

    private static final String BOARD = "/group/the-quiet-trade";
    private static final String HOOK = "#sheet-bartram-hook";

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", "the-quiet-trade")
                .example("blades-in-the-dark", "bartram-hook").example("blades-in-the-dark", "maud-sallow");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private String kept() {
        try {
            return Files.readString(folder.resolve(".table/crews/the-quiet-trade.yaml"));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    @Test
    void everySheetStandsWithItsRatingsTracksAndConditions() {
        Answer board = site.get(BOARD);
        assertEquals(List.of("Bartram Hook", "Maud Sallow", "The Quiet Trade"), board.words(".sheet > header h2"));
        assertEquals(List.of("Skirmish 4"), board.words("#sheet-bartram-hook-actions\\.skirmish"));
        assertEquals(9, board.page().select(HOOK + "-stress .taps button").size());
        assertEquals(List.of("Trauma Conditions Cold"), board.words("#sheet-maud-sallow .had"));
        assertTrue(board.words("#sheet-the-quiet-trade .kept dt").containsAll(List.of("Rep", "Coin")), board.body());
        assertEquals(2, board.page().select("#sheet-the-quiet-trade .small-map").size());
    }

    @Test
    void aBoxIsPressedAndTakenBackOnTheBoard() {
        String before = site.text("bartram-hook");
        Answer marked = site.press(site.get(BOARD), HOOK + "-stress\\.4");
        assertEquals(BOARD + HOOK, marked.header("Location"));
        assertTrue(site.text("bartram-hook").contains("stress: 4"), site.text("bartram-hook"));
        Answer board = site.get(BOARD);
        assertEquals(List.of("Stress: 2 → 4 of 9."), board.words(HOOK + " .said"));
        site.press(board, HOOK + "\\.undo");
        assertEquals(before, site.text("bartram-hook"));
        site.press(site.get(BOARD), HOOK + "\\.redo");
        assertTrue(site.text("bartram-hook").contains("stress: 4"), site.text("bartram-hook"));
    }

    @Test
    void withScriptsTheAnswerIsTheSheetAlone() {
        Answer part = site.press(site.get(BOARD), HOOK + "-stress\\.4", "Lampblack-Part", "true");
        assertEquals(200, part.status());
        assertEquals(List.of("Bartram Hook"), part.words(".sheet > header h2"));
        assertEquals("yes", part.page().selectFirst("main").attr("data-part"));
    }

    @Test
    void aSheetThatHasChangedMeanwhileIsShownAndNotWrittenOver() {
        Answer board = site.get(BOARD);
        site.edited("bartram-hook", site.text("bartram-hook").replace("stress: 2", "stress: 7"));
        String before = site.text("bartram-hook");
        Answer late = site.press(board, HOOK + "-stress\\.4", "Lampblack-Part", "true");
        assertEquals(412, late.status());
        assertEquals("", late.page().selectFirst("main").attr("data-part"));
        assertTrue(late.words(".notice h2").get(0).startsWith("Bartram Hook has changed"), late.body());
        assertEquals(before, site.text("bartram-hook"));
        site.press(late, ".notice.conflict form button");
        assertTrue(site.text("bartram-hook").contains("stress: 4"), site.text("bartram-hook"));
    }

    @Test
    void aPressOnAnOlderBoardIsMadeUnlessItsVeryThingHasChanged() {
        Answer board = site.get(BOARD);
        site.press(site.get("/characters/bartram-hook/play"), "#m-coin\\.4");
        assertEquals(200, site.press(board, HOOK + "-stress\\.4", "Lampblack-Part", "true").status());
        assertTrue(site.text("bartram-hook").contains("stress: 4") && site.text("bartram-hook").contains("coin: 4"),
                site.text("bartram-hook"));
        Answer late = site.press(board, HOOK + "-stress\\.6", "Lampblack-Part", "true");
        assertEquals(412, late.status());
        assertEquals(1, late.page().select(".notice").size());
        assertEquals(List.of("4 of 9"), late.words(HOOK + "-stress .reading"));
        site.press(site.get("/characters/bartram-hook/play"), "#m-coin\\.2");
        site.press(late, ".notice.conflict form button");
        assertTrue(site.text("bartram-hook").contains("stress: 6") && site.text("bartram-hook").contains("coin: 2"),
                site.text("bartram-hook"));
    }

    @Test
    void aClockThatWasMarkedMeanwhileIsNotRemoved() {
        site.post(BOARD + "/clocks", Map.of("begin", "Doom", "size", "6"));
        Answer board = site.get(BOARD);
        site.press(site.get(BOARD), "#clock-Doom\\.more");
        Answer late = site.press(board, "#clock-Doom\\.away");
        assertEquals(422, late.status());
        assertEquals("Doom has been marked meanwhile: it stands at 1 of 6.", late.words(".notice.refused h2").get(0));
        site.press(site.get(BOARD), "#clock-Doom\\.away");
        assertTrue(!kept().contains("Doom"), kept());
    }

    @Test
    void ticksOfTwoPagesAddUp() {
        site.post(BOARD + "/clocks", Map.of("begin", "The watch", "size", "12"));
        Answer one = site.get(BOARD);
        site.press(one, "#clock-The_20watch\\.more");
        site.press(one, "#clock-The_20watch\\.more");
        assertTrue(kept().contains("The watch: 2/12"), kept());
        site.post(BOARD + "/clocks", Map.of("clock", "the watch", "rename", "The Night Watch"));
        assertTrue(kept().contains("The Night Watch: 2/12"), kept());
        Answer board = site.get(BOARD);
        site.press(board, "#clocks\\.undo");
        assertTrue(kept().contains("The watch: 2/12"), kept());
        site.post(BOARD + "/clocks", Map.of("clock", "The watch", "remove", "yes"));
        assertTrue(!kept().contains("watch"), kept());
    }

    @Test
    void aClockThatCannotBeIsRefusedWithItsName() {
        for (Map<String, String> form : List.of(Map.of("begin", "Doom", "size", "25"), Map.of("begin", " ", "size",
                "4"), Map.of("clock", "Nobody's", "mark", "+1"), Map.of("begin", "Doom", "size", "x"))) {
            assertEquals(422, site.post(BOARD + "/clocks", form).status(), form.toString());
        }
        assertEquals(false, Files.exists(folder.resolve(".table/crews")));
    }

    @Test
    void notesAreKeptWithWhatSomebodyWroteBesides() throws IOException {
        Answer early = site.get(BOARD);
        Path file = Files.createDirectories(folder.resolve(".table/crews")).resolve("the-quiet-trade.yaml");
        Files.writeString(file, "# ours\nformat: 1\nsecret: [a, b]   # stays\n");
        String seen = early.page().selectFirst("#notes input[name=seen]").val();
        assertEquals(303, site.post(BOARD + "/notes", Map.of("seen", seen, "words", "One\nTwo")).status());
        assertTrue(kept().startsWith("# ours\nformat: 1\nsecret: [a, b]   # stays\n"), kept());
        assertEquals("One\nTwo", site.get(BOARD).page().selectFirst("#notes\\.words").wholeText());
        Answer late = site.post(BOARD + "/notes", Map.of("seen", seen, "words", "Mine"), "Lampblack-Part", "true");
        assertEquals(422, late.status());
        assertEquals("Mine", late.page().selectFirst("#notes\\.words").wholeText());
        Files.writeString(file, "{");
        assertTrue(site.get(BOARD).words("#notes .why").get(0).startsWith("The file of this group can't be read."));
        site.post(BOARD + "/clocks", Map.of("begin", "Doom", "size", "4"));
        assertEquals("{", Files.readString(file));
    }

    @Test
    void aRollIsKeptAndCanBeFilteredByWhoMadeIt() {
        site.press(site.get(BOARD), "#sheet-bartram-hook-actions\\.skirmish");
        site.press(site.get(BOARD), "#sheet-maud-sallow-actions\\.hunt");
        assertEquals(List.of("Maud Sallow", "Bartram Hook"), site.get(BOARD).words(".dice-log .what > b:first-child"));
        assertEquals(List.of("Bartram Hook"), site.get(BOARD + "?who=bartram-hook").words(
                ".dice-log .what > b:first-child"));
        assertEquals(1, site.get("/characters/bartram-hook/roll").page().select(".dice-log li").size());
        assertEquals(1, site.get(BOARD + "?rolls=1").page().select(".dice-log li").size());
    }

    @Test
    void thoseWithoutACrewHaveABoardToo() {
        site.example("black-sword", "casimir-vane").example("black-sword", "morwen-sleet");
        Answer board = site.get("/group/game%3Ablack-sword");
        assertEquals(List.of("Casimir Vane", "Morwen Sleet"), board.words(".sheet > header h2"));
        assertTrue(board.words("#clocks .whence").get(0).startsWith("There is no crew"), board.body());
        assertEquals(303, site.post("/group/game%3Ablack-sword/clocks", Map.of("begin", "Doom", "size", "6")).status());
        assertEquals(200, site.get("/group/game%3Ablades-in-the-dark").status());
        assertEquals(404, site.get("/group/game%3Anowhere").status());
    }

    @Test
    void aClaimIsTakenFromTheBoard() {
        Answer board = site.get(BOARD);
        String path = board.page().selectFirst(".small-map a.spot.open").attr("href");
        Answer taken = site.press(site.get(path), "#c-take");
        assertEquals(BOARD + "#sheet-the-quiet-trade", taken.header("Location"));
        assertTrue(site.follow(taken).words("#sheet-the-quiet-trade .said").get(0).endsWith("is yours."));
    }

    @Test
    void aFullTrackOffersWhatItAsksForOnTheBoard() {
        String stress = HOOK + "-stress";
        site.press(site.get(BOARD), stress + "\\.9");
        Answer board = site.get(BOARD);
        assertEquals(List.of("A Trauma"), board.words(stress + "\\.ask\\.trauma > summary"));
        assertEquals(0, board.page().select("#sheet-maud-sallow .request").size());
        Answer taken = site.press(board, stress + "\\.ask\\.trauma\\.choose\\.cold");
        assertEquals(BOARD + HOOK, taken.header("Location"));
        assertTrue(site.text("bartram-hook").contains("stress: 0"), site.text("bartram-hook"));
        Answer after = site.get(BOARD);
        assertEquals(List.of("Trauma Conditions Cold"), after.words(HOOK + " .had"));
        assertEquals(0, after.page().select(HOOK + " .request").size());
        site.press(after, HOOK + "\\.undo");
        assertEquals(1, site.get(BOARD).page().select(stress + "\\.ask\\.trauma").size());
    }

    @Test
    void aRollThatAFullTrackAsksForFallsOnTheBoard() {
        site.example("black-sword", "oswin-reed");
        String sheet = "#sheet-oswin-reed";
        String path = "/group/game%3Ablack-sword";
        site.press(site.get(path), sheet + "-hit-points .taps button:last-child");
        Answer board = site.get(path);
        assertEquals(List.of("Helpless"), board.words(sheet + " .request > summary"));
        Answer part = site.press(board, sheet + " .request button", "Lampblack-Part", "true");
        assertEquals(200, part.status());
        assertEquals(List.of("Oswin Reed"), part.words(".dice-log .what > b:first-child"));
    }
}
