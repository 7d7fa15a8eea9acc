package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

/** What a member's presses bring to its ship is written in both files, and taken back from both. */
@Tag("slow")
class WhatGoesUpPageTest {

    private static final String GULL = """
            format: 1
            ruleset: gull
            version: 1.0.0
            sheet: ship
            now: {heat: 1}
            """;

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;
    private Site site;

    @BeforeEach
    void serve() throws IOException {
        InventedGame.ofCase("gull", "links/what-goes-up").writeTo(rulesets);
        site = Site.of(folder, rulesets).with("ann", """
                format: 1
                ruleset: gull
                version: 1.0.0
                links: {ship: gull.yaml}
                creation: {dots: {row: 2}}
                """).with("gull", GULL);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private Answer press(String page, String change, Map<String, String> fields) {
        Map<String, String> form = new HashMap<>(fields);
        form.put("seen", site.get("/characters/ann/" + page).page().selectFirst("input[name=seen]").val());
        return site.post("/characters/ann/" + change, form);
    }

    @Test
    void whatIsTakenMarksTheShip() {
        Answer taken = press("advance", "advance/entry", Map.of("do", "buy", "advance", "talent", "choose",
                "storyteller"));
        assertEquals(303, taken.status(), taken.body());
        assertTrue(site.text("gull").contains("now: {heat: 3, gambits: 1}"), site.text("gull"));
        assertTrue(site.text("ann").contains("marked: {ship.gambits: 1, ship.heat: 2}"), site.text("ann"));
        assertEquals(303, press("history", "history/undo", Map.of()).status());
        assertTrue(site.text("gull").contains("now: {heat: 1}\n"), site.text("gull"));
        assertFalse(site.text("ann").contains("storyteller"), site.text("ann"));
        assertEquals(303, press("history", "history/redo", Map.of()).status());
        assertTrue(site.text("gull").contains("now: {heat: 3, gambits: 1}"), site.text("gull"));
        assertTrue(site.text("ann").contains("storyteller"), site.text("ann"));
    }

    @Test
    void whatIsTakenComesIntoTheShipsLedger() {
        assertEquals(303, press("advance", "advance/entry", Map.of("do", "buy", "advance", "tithe")).status());
        assertTrue(site.text("gull").contains("{pays: {coin: -1}, by: ann.yaml, for: tithe}"), site.text("gull"));
    }

    @Test
    void whatARollBringsIsOnePress() {
        String page = "/characters/ann/roll";
        assertEquals(303, site.post(page, Map.of("roll", "action", "on", "skills.row", "shown", "6,6")).status());
        Answer thrown = site.get(page);
        assertEquals(List.of("Gain 1 Gambits (Ship)"), thrown.words(".dues button"));
        assertEquals(303, site.press(thrown, ".dues button").status());
        assertTrue(site.text("gull").contains("gambits: 1"), site.text("gull"));
        assertEquals(303, site.post(page, Map.of("roll", "action", "on", "skills.row", "shown", "4,5")).status());
        Answer good = site.get(page);
        assertTrue(good.words(".dues button").contains("Gain 1 Coin (Ship)"), good.body());
        assertEquals(303, site.press(good, ".dues button").status());
        assertTrue(site.text("gull").contains("pays: {coin: -1}"), site.text("gull"));
    }
}
