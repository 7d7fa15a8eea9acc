package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What has become two things or more is settled with one press for each, also in parts and once play has begun. */
@Tag("slow")
class SplitTest {

    private static final Path CASE = Path.of("src/test/cases/migrations/what-was-split");
    private static final String HEIRS = ".heirs form";

    @TempDir
    Path folder;
    @TempDir
    Path games;
    private Site site;

    @BeforeEach
    void serve() throws IOException {
        Files.createDirectories(games.resolve("ember"));
        Files.copy(CASE.resolve("ruleset.yaml"), games.resolve("ember").resolve("ruleset.yaml"));
        site = Site.of(folder, games);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void onePressForEachSettlesThem() throws IOException {
        site.with("ash", Files.readString(CASE.resolve("nobody-has-chosen-yet").resolve("character.yaml")));
        assertEquals(List.of("Archivist", "Surveyor", "Deep Wick", "Short Wick", "Twin Wick", "Deep Wick", "Short Wick",
                "Twin Wick", "Sworn", "Bought"), site.get("/characters/ash").words(HEIRS));
        press("Archivist: what Scholar is now");
        press("Short Wick: what The Long Wick is now");
        press("Twin Wick: what The Long Wick is now");
        press("Sworn: what Loyal is now");
        assertEquals(List.of(), site.get("/characters/ash").words(HEIRS));
        assertEquals("""
                creation:
                  playbook: {scholar: {became: archivist}}
                  dots: {prowl: 2, hunt: 1}
                  talent: {long-wick: {became: short-wick}}
                parts: {bands: {The Rafts: {creation: {edge: {loyal: {became: sworn}}}}}}
                ledger:
                  - {session: 1, earn: {trial: 9}}
                  - {session: 1, advance: learn, choose: iron-grip}
                  - {session: 1, advance: learn, choose: {all-eyes: {whose: Bell}}}
                  - {session: 1, advance: learn, choose: old-books}
                  - {session: 2, advance: learn, choose: {long-wick: {became: twin-wick}}}
                  - {version: 3.0.0, was: 1.0.0}
                """, site.text("ash").lines().skip(4).map(line -> line + "\n").reduce("", String::concat));
    }

    @Test
    void beforePlayItIsAskedForBesideItAsWell() throws IOException {
        site.with("ash", Files.readString(CASE.resolve("before-play-begins").resolve("character.yaml")));
        Answer page = site.get("/characters/ash");
        assertEquals(List.of("Deep Wick", "Short Wick", "Twin Wick"), page.words(HEIRS));
        press("Short Wick: what The Long Wick is now");
        assertEquals(List.of(), site.get("/characters/ash").words(HEIRS));
        page = site.get("/characters/ash");
        assertEquals(List.of("Short Wick"), page.words(".option.taken .option-title"));
        assertEquals(List.of("talent=long-wick"), page.page().select("button[name=drop]").eachAttr("value"));
        assertEquals("", page.page().selectFirst("#talent\\.owl-eyes\\.0").attr("data-why"));
    }

    private void press(String label) {
        Element button = site.get("/characters/ash").page().select(HEIRS + " button").stream()
                .filter(found -> found.attr("aria-label").equals(label)).findFirst().orElseThrow();
        Map<String, String> form = new LinkedHashMap<>();
        button.closest("form").select("input").forEach(input -> form.put(input.attr("name"), input.val()));
        site.post(button.closest("form").attr("action"), form);
    }
}
