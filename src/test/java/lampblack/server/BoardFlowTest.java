package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whoever runs the game marks several sheets in quick succession, and none of it is lost. */
@Tag("full")
class BoardFlowTest extends Flow {

    private static final int LATE = 600;

    private void shelf() {
        for (String stem : List.of("the-quiet-trade", "bartram-hook", "maud-sallow", "lucian-fray", "ottilie-marsh")) {
            site.example("blades-in-the-dark", stem);
        }
    }

    /** Presses what has an id as it stands there now, without waiting for anything. */
    private static void presses(Player player, String id) {
        JsonNode at = spot(player, id);
        player.pressesAt(at.path("x").asDouble(), at.path("y").asDouble());
    }

    private static JsonNode spot(Player player, String id) {
        return player.asks("(() => { const at = document.getElementById('" + id + "'); "
                + "if (at.getBoundingClientRect().bottom > innerHeight || at.getBoundingClientRect().top < 0) "
                + "at.scrollIntoView({block: 'center'}); "
                + "const box = at.getBoundingClientRect(); return {x: box.left + box.width / 2, "
                + "y: box.top + box.height / 2}; })()");
    }

    @Test
    void anEveningOnTheBoard() {
        shelf();
        try (Player player = Player.at(site).wide(1400, 900).goes("/group/the-quiet-trade")) {
            player.sees("Ottilie Marsh").waits(LATE);
            presses(player, "sheet-bartram-hook-stress.4");
            presses(player, "sheet-lucian-fray-stress.7");
            presses(player, "sheet-maud-sallow-stress.6");
            presses(player, "sheet-bartram-hook-armour.1");
            player.saved("bartram-hook", "stress: 4").saved("lucian-fray", "stress: 7").saved("maud-sallow",
                    "stress: 6").saved("bartram-hook", "armour: 1").misses("has changed since").waits(0);
            player.in("Clocks").writes("New clock", "The night watch").presses("6").sees("0 of 6")
                    .presses("One more").sees("1 of 6").presses("Undo").sees("0 of 6");
            presses(player, "sheet-bartram-hook-actions.skirmish");
            player.in("Dice log").sees("Action roll: Skirmish");
            player.in("Lucian Fray").presses("Undo").saved("lucian-fray", "stress: 5").sees("Undone.");
            player.in("Notes").writes("Notes", "Who paid?").presses("Save notes").sees("Notes saved.");
            player.in("Clocks").presses("One more").sees("1 of 6");
            player.in("Notes").misses("Notes saved.");
            player.goes("/group/the-quiet-trade?who=lucian-fray");
            presses(player, "sheet-lucian-fray-stress.7");
            player.saved("lucian-fray", "stress: 7").in("Clocks").presses("One more").sees("2 of 6");
            assertEquals("Lucian Fray", player.asks("document.querySelector('.filters [aria-current]').textContent")
                    .asText());
            player.in("").fits(20).reads();
        }
    }

    @Test
    void aRefusalStandsBesideTheBoxAndTheBoardFitsAPhone() {
        shelf();
        site.edited("maud-sallow", site.text("maud-sallow").replace("now:", "now:\n  healing: 0"));
        try (Player player = Player.at(site).wide(390, 844).goes("/group/the-quiet-trade")) {
            player.sees("Maud Sallow").fits(40);
            site.edited("maud-sallow", site.text("maud-sallow").replace("stress: 3", "stress: 5"));
            presses(player, "sheet-maud-sallow-stress.6");
            player.sees("Maud Sallow has changed since");
            assertEquals("", player.asks("(() => { const at = document.getElementById('sheet-maud-sallow-stress.6')"
                    + ".getBoundingClientRect(), said = document.querySelector('.notice').getBoundingClientRect(); "
                    + "return Math.min(Math.abs(said.top - at.bottom), Math.abs(at.top - said.bottom)) < 40 ? '' "
                    + ": JSON.stringify([at, said]); })()").asText());
            player.presses("Apply anyway").saved("maud-sallow", "stress: 6");
        }
    }

    @Test
    void aFoldThatClosesLeavesTheFocusAtItsHead() {
        shelf();
        try (Player player = Player.at(site).wide(1400, 900).goes("/group/the-quiet-trade")) {
            player.in("Clocks").writes("New clock", "Rain").presses("6").sees("0 of 6");
            presses(player, "clock-Rain.unfold");
            presses(player, "clock-Rain.rename");
            Sight.await(() -> !player.asks("document.getElementById('clock-Rain.otherwise').open").asBoolean(),
                    () -> "The fold stays open.");
            assertEquals("clock-Rain.unfold", player.asks("new Promise(done => requestAnimationFrame(() => "
                    + "setTimeout(() => done(document.activeElement.id), 50)))").asText());
        }
    }

    @Test
    void whatWasPressedWhileThePageWasReplacedStaysUnderTheFinger() {
        shelf();
        String rolled = "sheet-maud-sallow-actions.skirmish";
        try (Player player = Player.at(site).wide(390, 844).goes("/group/the-quiet-trade")) {
            player.sees("Maud Sallow").waits(LATE);
            presses(player, "sheet-maud-sallow-stress.6");
            JsonNode at = spot(player, rolled);
            player.pressesAt(at.path("x").asDouble(), at.path("y").asDouble(),
                    () -> player.saved("maud-sallow", "stress: 6").in("Maud Sallow").sees("6 of 9"));
            player.in("Dice log").sees("Action roll: Skirmish");
            assertEquals(at.path("y").asDouble(), spot(player, rolled).path("y").asDouble(), 1);
        }
    }
}
