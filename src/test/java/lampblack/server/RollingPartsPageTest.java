package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import lampblack.server.Site.Answer;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each part that can make a roll has a link of its own, and a press marks it or its whole. */
@Tag("slow")
class RollingPartsPageTest {

    private static final String ASH = """
            format: 1
            ruleset: walkers
            fields: {}
            creation: {piloting: {steady: 1, bold: 1}}
            parts:
              walkers:
                Old Rhino: {creation: {engines: {legs: 2, arms: 1}, fittings: hammer}}
                Stork: {creation: {engines: {legs: 1, arms: 2}}}
            """;
    private static final String PAGE = "/characters/ash/roll";

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;

    private Site walkers() throws IOException {
        Files.createDirectories(rulesets.resolve("walkers"));
        Files.copy(Path.of("src/test/cases/rolls/made-by-parts/ruleset.yaml"),
                rulesets.resolve("walkers/ruleset.yaml"));
        return Site.of(folder, rulesets).with("ash", ASH);
    }

    @Test
    void aLinkForEachPart() throws IOException {
        try (Site site = walkers()) {
            assertEquals(List.of("Act", "Strike: Old Rhino", "Strike: Stork", "Brawl: Old Rhino", "Brawl: Stork"),
                    site.get(PAGE).words(".roll-list a"));
            Answer stork = site.get(PAGE + "?roll=strike&part=walkers.Stork&on=engines.arms");
            assertEquals(List.of("Strike: Stork"), stork.words(".roll-list a[aria-current=page]"));
            assertEquals(List.of("2d6, read the highest"), stork.words(".thrown-dice"));
        }
    }

    @Test
    void aPressMarksThePartAndItsWhole() throws IOException {
        try (Site site = walkers()) {
            Map<String, String> form = Map.of("roll", "strike", "part", "walkers.Old Rhino", "on", "engines.legs",
                    "x.push", "1", "x.brace", "1", "shown", "1 2 3 3 1");
            assertEquals(303, site.post(PAGE, form).status());
            Answer fallen = site.get(PAGE);
            assertEquals(List.of("Mark 1 Heat", "Mark 2 Stress", "Spend 1 Armour"), fallen.words(".dues button")
                    .stream().filter(label -> label.matches(".*(Heat|Stress|Armour)")).toList());
            for (String label : List.of("Heat", "Stress", "Armour")) {
                assertEquals(303, press(site, label).status());
            }
            assertEquals(ASH + "now: {walkers: {Old Rhino: {heat: 1, armour: 1}}, stress: 2}\n", site.text("ash"));
        }
    }

    @Test
    void aPressPaysFromTheLedgerOfTheWholeOnceHoweverOftenItIsMade() throws IOException {
        try (Site site = walkers()) {
            Map<String, String> form = Map.of("roll", "strike", "part", "walkers.Old Rhino", "on", "engines.legs",
                    "x.bribe", "1", "shown", "1 2 3 3");
            assertEquals(303, site.post(PAGE, form).status());
            Element button = site.get(PAGE).page().selectFirst(".dues button:contains(Coin)");
            List<CompletableFuture<Answer>> presses = Stream.of(1, 2)
                    .map(one -> CompletableFuture.supplyAsync(() -> site.post(button.parent().attr("action"),
                            sent(button))))
                    .toList();
            assertEquals(List.of(303, 303), presses.stream().map(press -> press.join().status()).sorted().toList());
            assertEquals(ASH + "ledger:\n  - {part: Old Rhino, roll: strike, paid: {coin: 1}}\n", site.text("ash"));
            assertFalse(site.get(PAGE).words(".dues button").contains("Spend 1 Coin"));
            assertTrue(site.get("/characters/ash/history").body().contains("Old Rhino: Rolled Strike"));
        }
    }

    private static Answer press(Site site, String label) throws IOException {
        Element button = site.get(PAGE).page().selectFirst(".dues button:contains(" + label + ")");
        return site.post(button.parent().attr("action"), sent(button));
    }

    /** What a button sends. */
    private static Map<String, String> sent(Element button) {
        Map<String, String> form = new LinkedHashMap<>();
        button.parent().select("input[type=hidden]").forEach(field -> form.put(field.attr("name"), field.val()));
        form.put(button.attr("name"), button.val());
        return form;
    }
}
