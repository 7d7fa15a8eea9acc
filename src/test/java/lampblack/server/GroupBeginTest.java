package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A press on the page of a group begins a period in every file of it, once. */
@Tag("slow")
class GroupBeginTest {

    private static final String SHEETS = """
            sheets:
              character:
                links: {crew: {to: crew}}
                tracks: {strain: {boxes: 6, refill: {per: score, to: 1}}}
                periods: {score: {}, downtime: {}}
                advances: {rest: {gain: {}}, train: {gain: {}}}
                limits: {downtime: {times: 1, per: downtime, on: [rest, train]}}
              crew:
                tracks: {gambits: {boxes: 3, supply: true, start: full, refill: {per: score, to: full}}}
                periods: {score: {}}
            """;
    private static final List<String> ALL = List.of("ash", "bell", "gulls");

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;

    private Site pier() throws IOException {
        return pier(SHEETS);
    }

    private Site pier(String sheets) throws IOException {
        return Pier.serve(folder, rulesets, sheets).with("bell", Pier.MEMBER);
    }

    private static long begun(Site site, String stem) {
        return site.text(stem).lines().filter(line -> line.contains("begin: score")).count();
    }

    @Test
    void thePageStaysWhereItCanBeOpenedAgain() throws IOException {
        try (Site site = pier()) {
            Answer page = site.get("/group/gulls");
            Answer begun = site.press(page, "[id^=begin-for-all.score.]", "Lampblack-Part", "true");
            assertEquals(List.of("200", "false"), List.of("" + begun.status(), begun.header("Lampblack-Push")));
        }
    }

    @Test
    void everyFileBeginsItAndIsRefilled() throws IOException {
        try (Site site = pier()) {
            Answer page = site.get("/group/gulls");
            Answer begun = site.press(page, "[id^=begin-for-all.score.]");
            assertEquals(200, begun.status(), begun.body());
            ALL.forEach(stem -> assertEquals(1, begun(site, stem), site.text(stem)));
            assertTrue(site.text("ash").contains("strain: 1") && site.text("gulls").contains("gambits: 3"));
            assertEquals(3, begun.page().select("#said span").size(), begun.body());
            assertEquals("Begin Score 2", begun.page().select("[id^=begin-for-all.score.]").text());
        }
    }

    @Test
    void theSamePressAgainBeginsNothingTwice() throws IOException {
        try (Site site = pier()) {
            Map<String, String> form = Map.of("begins", "score", "number", "1");
            List<CompletableFuture<Answer>> presses = Stream.of(1, 2)
                    .map(press -> CompletableFuture.supplyAsync(() -> site.post("/group/gulls/begin", form))).toList();
            presses.forEach(CompletableFuture::join);
            site.post("/group/gulls/begin", form);
            ALL.forEach(stem -> assertEquals(1, begun(site, stem), site.text(stem)));
        }
    }

    @Test
    void aNumberThatIsOverIsRefusedForEverybody() throws IOException {
        try (Site site = pier()) {
            site.post("/group/gulls/begin", Map.of("begins", "score", "number", "3"));
            site.with("cole", Pier.MEMBER);
            List<String> before = Stream.of("ash", "bell", "cole", "gulls").map(site::text).toList();
            for (String number : List.of("0", "-1", "2")) {
                Answer begun = site.post("/group/gulls/begin", Map.of("begins", "score", "number", number));
                assertEquals(422, begun.status(), number);
                assertEquals(number.equals("2") ? "Score 3 has begun already, so that Score 2 cannot begin any more."
                        : "Score " + number + " cannot begin: they are counted from 1.",
                        begun.page().select(".begins .why").text());
            }
            assertEquals(before, Stream.of("ash", "bell", "cole", "gulls").map(site::text).toList());
            assertEquals(200, site.post("/group/gulls/begin", Map.of("begins", "score", "number", "3")).status());
            assertEquals(1, begun(site, "cole"));
        }
    }

    @Test
    void whoHasRetiredIsPassedOver() throws IOException {
        try (Site site = pier()) {
            site.edited("bell", Pier.MEMBER + "ledger:\n  - {retire: Gone to the hills.}\n");
            site.post("/group/gulls/begin", Map.of("begins", "score", "number", "1"));
            assertEquals(List.of(1L, 0L, 1L), ALL.stream().map(stem -> begun(site, stem)).toList());
        }
    }

    @Test
    void aDamagedFileLeavesTheOthersToBegin() throws IOException {
        try (Site site = pier()) {
            site.edited("bell", Pier.MEMBER + "ledger: {}\n");
            Answer begun = site.post("/group/gulls/begin", Map.of("begins", "score", "number", "1"));
            assertEquals(List.of(1L, 0L, 1L), ALL.stream().map(stem -> begun(site, stem)).toList());
            assertEquals(2, begun.page().select("#said span").size(), begun.body());
            assertEquals(422, begun.status());
            String against = begun.page().select(".begins .why").text();
            assertTrue(against.startsWith("bell: not begun. "), against);
        }
    }

    @Test
    void whoMayNotBeginItIsNamedWithTheReason() throws IOException {
        String links = "links: {crew: {to: crew}}";
        try (Site site = pier(SHEETS.replace(links, links + "\n    fields: {calling: {}}"
                + "\n    creation: {who: {fill: [calling]}}"))) {
            site.edited("ash", Pier.MEMBER + "fields: {calling: Diver}\n");
            Answer begun = site.post("/group/gulls/begin", Map.of("begins", "score", "number", "1"));
            assertEquals(422, begun.status(), begun.page().select("#begins").text());
            assertEquals(List.of("bell: not begun. Play has begun, but this is still to do: Fill in Calling."),
                    begun.page().select(".begins .why").eachText());
            assertEquals(List.of(1L, 0L, 1L), ALL.stream().map(stem -> begun(site, stem)).toList());
        }
    }

    @Test
    void aPeriodOfASharedLimitHasItsButtonOnBothPages() throws IOException {
        try (Site site = pier()) {
            for (String page : List.of("/characters/ash/play", "/group/gulls")) {
                assertEquals("Begin Downtime 1", site.get(page).page().select("[id^=begin][id*=.downtime.]").text(), page);
            }
        }
    }
}
