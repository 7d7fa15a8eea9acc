package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The builder says of characters that their game has moved on, and takes them over with one press. */
@Tag("slow")
class TakeoverTest {

    private static final String MARKER = "{version: 2.0.0}";
    private static final String MOVED = "Night Watch has moved on: 2.0.0, this is of 1.0.0";

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;

    private Site watch() throws IOException {
        return Watch.serve(folder, rulesets);
    }

    private static void untouched(Site site) {
        assertEquals(List.of(Watch.ASH, Watch.BELL, Watch.GULLS), Stream.of("ash", "bell", "gulls").map(site::text)
                .toList());
    }

    private static void taken(Site site, String... stems) {
        Stream.of(stems).forEach(stem -> assertEquals(2, site.text(stem).split("2[.]0[.]0", -1).length - 1,
                site.text(stem)));
    }

    @Test
    void theShelfSaysItOnEachCardAndHowManyThereAre() throws IOException {
        try (Site site = watch().with("new", Watch.BELL.replace("1.0.0", "2.0.0"))) {
            Answer shelf = site.get("/");
            assertEquals(List.of(MOVED, MOVED, MOVED), shelf.words(".card .version"));
            assertEquals("3 characters are of an earlier version of their game. What changes",
                    shelf.page().select("p.moved").text());
            Answer moved = site.get(shelf.page().selectFirst("p.moved a").attr("href"));
            assertEquals(List.of("Ash", "Bell", "The Gulls"), moved.words("#moved summary b"));
            assertEquals("/characters/ash", moved.page().selectFirst("#moved details a").attr("href"));
            untouched(site);
        }
    }

    @Test
    void thePageOfAllTakesThemOverFiftyAtATime() throws IOException {
        try (Site site = watch()) {
            for (int i = 0; i < 48; i++) {
                site.with("rook-" + i, Watch.BELL);
            }
            Answer page = site.get("/moved");
            assertEquals("1 more is shown once these are taken over.", page.page().select("#moved .stuck").text());
            Answer pressed = site.press(page, "#take-over");
            Answer done = site.follow(pressed);
            assertEquals("Taken over into today's version of their game: 50 characters. The files of before are kept.",
                    done.page().select("main .notice h2").text());
            assertEquals(List.of("Bell"), done.words("#moved summary b"));
            assertEquals(303, site.press(done, "main .notice form button").status());
            untouched(site);
        }
    }

    @Test
    void aPeriodThatBeginsForAllSaysWhomItTakesOver() throws IOException {
        try (Site site = watch().with("new", Watch.BELL.replace("1.0.0", "2.0.0").replace("Bell", "Newt"))) {
            Watch.write(rulesets, "stress: {boxes: 6}", "stress: {boxes: 6, refill: {per: watch, to: 0}}");
            Answer begun = site.press(site.get("/group/gulls"), "[id^=begin-for-all.watch.]");
            List<String> over = begun.words("#said span").stream().filter(said -> said.contains("taken over")).toList();
            assertEquals(List.of("Ash is taken over into Night Watch 2.0.0. The file of before is kept.",
                    "Bell is taken over into Night Watch 2.0.0. The file of before is kept."), over, begun.body());
            taken(site, "ash", "bell");
            assertEquals(Watch.GULLS, site.text("gulls"));
        }
    }

    @Test
    void oneAloneIsNotCounted() throws IOException {
        Watch.write(rulesets, "", "");
        try (Site site = Site.of(folder, rulesets)) {
            assertFalse(site.get("/").body().contains("moved"));
            site.with("bell", Watch.BELL.replace("gulls", "nobody"));
            assertTrue(site.get("/").words("p.moved").isEmpty());
            assertEquals(List.of(MOVED), site.get("/").words(".card .version"));
            site.edited("bell", Watch.BELL.replace("1.0.0", "2.0.0"));
            assertEquals("Every character is of today's version of its game.",
                    site.get("/moved").page().select("p.lead").text());
        }
    }

    @Test
    void everyTabSaysWhatChangesForThisCharacterAndWritesNothing() throws IOException {
        try (Site site = watch()) {
            for (String tab : List.of("", "/play", "/roll", "/advance", "/history", "/problems", "/file")) {
                Answer page = site.get("/characters/ash" + tab);
                assertEquals(MOVED, page.page().select("#moved h2").text(), tab);
                assertEquals(List.of("2 names are new:", "1 thing that this character has is no longer in the game."),
                        page.words("#moved .lines > li > p"), tab);
                assertEquals(List.of("Deep Wick, which was called Long Wick", "Trial, which was called Challenge",
                        "“Banked Coals”: It made everybody a lampwright. What comes back: 8 XP"),
                        page.words("#moved .lines li li"), tab);
            }
            assertEquals("Gang, which was called Crew", site.get("/characters/gulls").page()
                    .select("#moved .lines li li").text());
            untouched(site);
        }
    }

    @Test
    void onePressTakesItOverAndAnotherTakesItBack() throws IOException {
        try (Site site = watch()) {
            Answer pressed = site.press(site.get("/characters/ash/play"), "#take-over");
            assertEquals("/characters/ash/play?taken=ash", pressed.header("Location"), pressed.body());
            assertEquals(Watch.ASH.replace("version: 1.0.0", "version: 2.0.0").replace("long-wick", "deep-wick")
                    .replace("challenge", "trial") + "  - " + MARKER + "\n", site.text("ash"));
            Answer page = site.follow(pressed);
            assertEquals("Ash is taken over into Night Watch 2.0.0. The file of before is kept.",
                    page.page().select("main .notice.done h2").text());
            assertTrue(page.page().select("#moved").isEmpty());
            Answer back = site.press(page, "main .notice form button");
            assertEquals("/characters/ash/play?back=ash", back.header("Location"), back.body());
            untouched(site);
            assertEquals("Taken back: Ash is as it was before.", site.follow(back).page().select("main .notice h2").text());
            assertEquals(MOVED, site.follow(back).page().select("#moved h2").text());
        }
    }

    @Test
    void thePageOfAGroupTakesAllOverTogetherAndBack() throws IOException {
        try (Site site = watch()) {
            Answer page = site.get("/group/gulls");
            assertEquals(List.of("The Gulls", "Ash", "Bell"), page.words("#moved summary b"));
            assertEquals("Take 3 over", page.page().select("#take-over").text());
            Answer pressed = site.press(page, "#take-over");
            assertEquals(303, pressed.status(), pressed.body());
            taken(site, "ash", "bell", "gulls");
            Answer done = site.follow(pressed);
            assertEquals("Taken over into today's version of their game: Ash, Bell and The Gulls. "
                    + "The files of before are kept.", done.page().select("main .notice h2").text());
            Answer back = site.press(done, "main .notice form button");
            assertEquals(303, back.status(), back.body());
            untouched(site);
            assertEquals("Taken back, each as it was before: Ash, Bell and The Gulls.",
                    site.follow(back).page().select("main .notice h2").text());
        }
    }

    @Test
    void whoChangedSinceKeepsAllFromBeingTakenBack() throws IOException {
        try (Site site = watch()) {
            Answer done = site.follow(site.press(site.get("/group/gulls"), "#take-over"));
            site.edited("bell", site.text("bell") + "now: {stress: 1}\n");
            String ash = site.text("ash");
            Answer refused = site.press(done, "main .notice form button");
            assertEquals(412, refused.status());
            assertEquals("Nothing was taken back.", refused.page().select("main .notice h2").text());
            String since = "Bell has changed since it was taken over. Its earlier versions are on its File page.";
            assertEquals(List.of(since), refused.words("main .notice li p"));
            assertEquals(ash, site.text("ash"));
            Answer again = site.get("/group/gulls?taken=ash&taken=bell&taken=gulls");
            assertEquals(List.of(since), again.words("main .notice.done li p"));
            assertTrue(again.page().select("main .notice form button").isEmpty());
        }
    }

    @Test
    void aFileThatChangedMeanwhileIsNotTakenOverUnseen() throws IOException {
        try (Site site = watch()) {
            Answer own = site.get("/characters/ash");
            Answer group = site.get("/group/gulls");
            site.edited("ash", Watch.ASH.replace("hunt: 4", "hunt: 3"));
            for (Answer page : List.of(own, group)) {
                Answer refused = site.press(page, "#take-over");
                assertEquals(412, refused.status());
                assertTrue(refused.page().select("main .notice.conflict h2").text().startsWith("Nothing was taken over"));
                assertFalse(site.text("ash").contains("2.0.0"));
                assertEquals(Watch.BELL, site.text("bell"));
                assertEquals(303, site.press(refused, "#put-off").status());
            }
        }
    }

    @Test
    void aGameThatChangedMeanwhileIsShownAnewFirst() throws IOException {
        try (Site site = watch().served()) {
            Answer page = site.get("/characters/ash");
            Watch.write(rulesets, "because: It made everybody a lampwright.", "because: It was too warm.");
            Answer refused = awaitChange(site, page);
            assertEquals(412, refused.status());
            assertEquals(Watch.ASH, site.text("ash"));
            assertTrue(refused.words("#moved .lines li li").contains(
                    "“Banked Coals”: It was too warm. What comes back: 8 XP"));
            assertEquals(303, site.press(refused, "#take-over").status());
        }
    }

    /** Sends the press once the server has seen that the game is another. */
    private static Answer awaitChange(Site site, Answer page) {
        Sight.await(() -> site.get("/characters/ash").body().contains("too warm"), () -> "the game stays as it was");
        return site.press(page, "#take-over");
    }

    @Test
    void twoPressesAtOnceTakeItOverOnce() throws IOException {
        try (Site site = watch()) {
            Answer page = site.get("/group/gulls");
            List<CompletableFuture<Answer>> presses = Stream.of(1, 2, 3)
                    .map(press -> CompletableFuture.supplyAsync(() -> site.press(page, "#take-over"))).toList();
            presses.forEach(press -> assertEquals(303, press.join().status(), press.join().body()));
            taken(site, "ash", "bell", "gulls");
            Answer done = site.follow(presses.get(0).join());
            List<CompletableFuture<Answer>> backs = Stream.of(1, 2, 3)
                    .map(press -> CompletableFuture.supplyAsync(() -> site.press(done, "main .notice form button"))).toList();
            backs.forEach(press -> assertEquals(303, press.join().status(), press.join().body()));
            untouched(site);
        }
    }

    @Test
    void whatIsPutOffIsOneLineUntilSomethingIsOtherwise() throws IOException {
        try (Site site = watch()) {
            assertEquals(303, site.press(site.get("/characters/ash/play"), "#put-off").status());
            Answer page = site.get("/characters/ash");
            assertEquals(MOVED + " What changes", page.page().select("#moved").text());
            assertEquals(MOVED, site.follow(new Answer(303, Map.of("location", List.of(page.page()
                    .selectFirst("#moved a").attr("href"))), "")).page().select("#moved h2").text());
            assertEquals(MOVED, site.get("/characters/bell").page().select("#moved h2").text());
            untouched(site);
            site.edited("ash", Watch.ASH.replace("hunt: 4", "hunt: 3"));
            assertEquals(MOVED, site.get("/characters/ash").page().select("#moved h2").text());
        }
    }

    @Test
    void anyOtherChangeTakesItOverAsWellAndSaysSo() throws IOException {
        try (Site site = watch()) {
            String seen = site.get("/characters/ash/play").page().selectFirst("input[name=seen]").val();
            Answer marked = site.post("/characters/ash/play/mark", Map.of("where", "stress", "mark", "1", "seen", seen),
                    "Lampblack-Part", "true");
            assertEquals(200, marked.status(), marked.body());
            assertEquals("", marked.page().selectFirst("main").attr("data-part"));
            assertTrue(marked.words("#said span").contains("Taken over into version 2.0.0 with this change."),
                    marked.page().select("#said").text());
            taken(site, "ash");
            assertTrue(marked.page().select("#moved").isEmpty());
            // What came with it cannot be taken back by itself.
            assertTrue(site.get("/characters/ash/history").page().select(".marker button").isEmpty());
        }
    }

    @Test
    void historyTellsItInWordsWhereItStands() throws IOException {
        try (Site site = watch()) {
            site.press(site.get("/characters/ash"), "#take-over");
            Answer history = site.get("/characters/ash/history");
            assertEquals(List.of("From here on with version 2.0.0"), history.words(".marker .what"));
            assertEquals(2, history.page().select(".entry").size());
            site.edited("ash", site.text("ash") + "  - {session: 2, earn: {trial: 1}}\n");
            Answer later = site.get("/characters/ash/history");
            assertEquals(List.of("marker-3", "entry-4"),
                    later.page().select(".entries").last().children().eachAttr("id"));
            assertTrue(later.page().select(".marker button").isEmpty());
        }
    }

    @Test
    void historyTakesItBack() throws IOException {
        try (Site site = watch()) {
            site.press(site.get("/characters/ash"), "#take-over");
            Answer back = site.press(site.get("/characters/ash/history"), ".marker button");
            assertEquals("/characters/ash/history?back=ash", back.header("Location"), back.body());
            untouched(site);
        }
    }

    @Test
    void aLaterVersionThanIsHereIsSaidAndLeftAlone() throws IOException {
        try (Site site = watch()) {
            String later = Watch.BELL.replace("1.0.0", "3.0.0");
            site.edited("bell", later);
            Answer page = site.get("/characters/bell");
            assertEquals("This is of Night Watch 3.0.0, which is later than 2.0.0, the version here",
                    page.page().select("#moved h2").text());
            assertTrue(page.page().select("#take-over").isEmpty());
            assertEquals(303, site.press(site.get("/group/gulls"), "#take-over").status());
            assertEquals(later, site.text("bell"));
            taken(site, "ash", "gulls");
            site.press(page, "#put-off");
            assertTrue(site.get("/characters/bell").page().select("#moved").isEmpty());
        }
    }

    @Test
    void aDamagedFileIsNamedAndStays() throws IOException {
        try (Site site = watch()) {
            String damaged = Watch.BELL + "ledger: {}\n";
            site.edited("bell", damaged);
            Answer page = site.get("/group/gulls");
            assertEquals("bell.yaml can't be read, and stays as it is.", page.page().select("#moved .stuck").text());
            assertEquals(303, site.press(page, "#take-over").status());
            taken(site, "ash", "gulls");
            assertEquals(damaged, site.text("bell"));
        }
    }

    @Test
    void aFileThatWasDamagedMeanwhileIsShownAsSuch() throws IOException {
        try (Site site = watch()) {
            Answer page = site.get("/characters/ash");
            site.edited("ash", "format: 1\nruleset: nowhere\n");
            Answer refused = site.press(page, "#take-over");
            assertEquals(412, refused.status());
            assertEquals("format: 1\nruleset: nowhere\n", site.text("ash"));
            assertEquals(404, site.post("/characters/nobody/take-over", Map.of("shown", "1", "tab", "build")).status());
            assertEquals(400, site.post("/characters/bell/take-over", Map.of("shown", "1")).status());
            assertEquals(404, site.post("/group/nobody/take-over", Map.of("shown", "1")).status());
        }
    }

    @Test
    void whereOneFileCannotBeWrittenNoneIs() throws IOException {
        try (Site site = watch()) {
            Path inTheWay = Files.createDirectories(folder.resolve(".~journal.tmp/in/the/way"));
            Answer failed = site.press(site.get("/group/gulls"), "#take-over");
            assertEquals(500, failed.status(), failed.body());
            assertEquals("Nothing was taken over.", failed.page().select("main .notice.refused h2").text());
            assertTrue(failed.words("main .notice li p").get(0).contains("is not saved"), failed.body());
            assertEquals("None of the others was written, either.", failed.words("main .notice li > p:not(.note)").get(1));
            assertEquals("Take 3 over", failed.page().select("#take-over").text());
            untouched(site);
            Files.delete(inTheWay);
            Files.createDirectories(folder.resolve(".history"));
            Files.writeString(folder.resolve(".history/bell"), "in the way of its versions");
            Answer alone = site.press(site.get("/characters/bell"), "#take-over");
            assertEquals(500, alone.status());
            assertEquals(1, alone.words("main .notice li > p:not(.note)").size());
            untouched(site);
        }
    }

    @Test
    void aPeriodThatBeginsForAGroupTakesItsFilesOverFirst() throws IOException {
        Watch.write(rulesets, "tracks: {coin: {boxes: 4}}",
                "periods: {watch: {}}\n    tracks: {coin: {boxes: 4, refill: {per: watch, to: 1}}}");
        try (Site site = Site.of(folder, rulesets).with("ash", Watch.ASH).with("bell", Watch.BELL)
                .with("gulls", Watch.GULLS)) {
            assertEquals(200, site.post("/group/gulls/begin", Map.of("begins", "watch", "number", "1")).status());
            assertTrue(site.text("gulls").contains("  - " + MARKER + "\n  - {watch: 1, begin: watch"),
                    site.text("gulls"));
        }
    }
}
