package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.InventedGame;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an advance takes out of a row, and the clock that it ticks, are chosen before it is written. */
@Tag("slow")
class NamedMarksPageTest {

    private static final String PAGE = "/characters/ann/advance";

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;
    private Site site;

    @BeforeEach
    void serve() throws IOException {
        InventedGame.ofCase("cove", "when-taken/named-in-play").writeTo(rulesets);
        site = Site.of(folder, rulesets).with("ann", """
                format: 1
                ruleset: cove
                version: 1.0.0
                now: {harm: {light: [Bruised ribs, Soaked]}, healing: 3, clocks: {The Weir: 1/4}}
                """);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private Answer send(Map<String, String> fields) {
        Map<String, String> all = new HashMap<>(fields);
        all.put("do", "buy");
        all.put("seen", site.get(PAGE).page().selectFirst("input[name=seen]").val());
        return site.post(PAGE + "/entry", all);
    }

    @Test
    void theSlotIsChosen() {
        Answer asked = site.get(PAGE + "?do=buy&advance=mend");
        assertEquals(List.of("Choose", "Bruised ribs", "Soaked"), asked.words("select[name='clears.harm.light'] option"));
        assertEquals(303, send(Map.of("advance", "mend", "clears.harm.light", "Soaked")).status());
        assertTrue(site.text("ann").contains("light: [Bruised ribs]"), site.text("ann"));
        assertTrue(site.text("ann").contains("marked: {healing: -3, harm.light: Soaked}"), site.text("ann"));
    }

    @Test
    void theClockIsChosen() {
        Answer asked = site.get(PAGE + "?do=buy&advance=rest");
        assertEquals(List.of("Choose", "Healing", "The Weir"), asked.words("select[name=ticks] option"));
        assertEquals(303, send(Map.of("advance", "rest", "ticks", "clocks.The Weir")).status());
        assertTrue(site.text("ann").contains("The Weir: 2/4"), site.text("ann"));
    }

    @Test
    void whatIsNotSaidIsAskedFor() {
        String before = site.text("ann");
        Answer refused = send(Map.of("advance", "mend"));
        assertEquals(422, refused.status());
        assertTrue(refused.body().contains("Say which of these is meant: Bruised ribs, Soaked."), refused.body());
        assertEquals(before, site.text("ann"));
    }
}
