package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** After a session, on a phone: stress is full, a trauma is taken, an action is rolled and a slip is undone. */
@Tag("full")
class PlayHomeFlowTest extends Flow {

    private static final int LATE = 500;

    @Test
    void stressIsFilledATraumaTakenAnActionRolledAndASlipUndoneWithoutLeavingThePage() {
        site.example("blades-in-the-dark", "isolde-crake");
        try (Player player = opens("isolde-crake/play").wide(390, 844)) {
            presses(player.sees("Stress").waits(LATE), "m-stress.9");
            player.sees("Cold").saved("isolde-crake", "stress: 9");
            assertEquals("", covered(player, "m-stress.9.back"));
            presses(rested(player), "m-stress.ask.trauma.choose.cold");
            player.saved("isolde-crake", "advance: trauma, choose: cold").saved("isolde-crake", "stress: 0");
            await(player, "heard", "Stress: 9 → 0");
            presses(rested(player), "q-action.actions.hunt");
            await(player, "heard", "Action roll: Hunt");
            assertTrue(player.asks("(() => { const box = document.querySelector('.last-roll .thrown h3')"
                    + ".getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight; })()").asBoolean());
            presses(rested(player), "m-stress.4");
            player.saved("isolde-crake", "stress: 4");
            double y = top(player, "m-stress");
            presses(rested(player), "take-back");
            player.saved("isolde-crake", "stress: 0");
            await(player, "heard", "Undone.");
            assertEquals(y, top(player, "m-stress"));
            assertEquals("Redo", player.asks("document.getElementById('redo').textContent").asText());
        }
    }

    /** Somebody looks at what has come before they press it. */
    private static Player rested(Player player) {
        player.asks("new Promise(done => setTimeout(() => done(true), 400))");
        return player;
    }

    @Test
    void twoPressesAtOnceAreBothDoneAndBothUndone() {
        site.example("blades-in-the-dark", "isolde-crake");
        String before = site.text("isolde-crake");
        try (Player player = opens("isolde-crake/play").wide(390, 844)) {
            player.sees("Stress").waits(LATE);
            presses(player, "m-stress.more");
            presses(player, "m-stress.more");
            player.saved("isolde-crake", "stress: 4");
            await(player, "heard", "Stress: 3 → 4");
            presses(rested(player), "take-back");
            player.saved("isolde-crake", "stress: 3");
        }
        assertTrue(before.contains("stress: 2"));
    }

    private static double top(Player player, String id) {
        return player.asks("document.getElementById('" + id + "').getBoundingClientRect().top").asDouble();
    }

    /** What lies over something, or nothing. */
    private static String covered(Player player, String id) {
        return player.asks("(() => { const at = document.getElementById('" + id + "'), box = "
                + "at.getBoundingClientRect(); const hit = document.elementFromPoint(box.left + box.width / 2, box.top + "
                + "box.height / 2); return at.contains(hit) ? '' : hit.outerHTML.slice(0, 80); })()").asText();
    }

    private static void await(Player player, String id, String words) {
        String read = "document.getElementById('" + id + "').textContent";
        Sight.await(() -> player.asks(read).asText().contains(words),
                () -> words + " is not in " + player.asks(read).asText());
    }

    private static void presses(Player player, String id) {
        String there = "Boolean(document.getElementById('" + id + "'))";
        Sight.await(() -> player.asks(there).asBoolean(), () -> "there is no " + id);
        JsonNode at = player.asks("(() => { const at = document.getElementById('" + id + "'); const far = "
                + "at.getBoundingClientRect(); if (far.top < 0 || far.bottom > innerHeight - 140) "
                + "if (!at.closest('.changed')) at.scrollIntoView({block: 'center'}); "
                + "const box = at.getBoundingClientRect(); return {x: box.left + box.width / 2, "
                + "y: box.top + box.height / 2}; })()");
        player.pressesAt(at.path("x").asDouble(), at.path("y").asDouble());
    }
}
