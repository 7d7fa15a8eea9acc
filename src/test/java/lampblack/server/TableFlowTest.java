package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import lampblack.UsesBrowser;
import lampblack.server.table.LocalAddress;
import lampblack.server.table.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A phone joins a table by its address, and what is done on it is seen on the host's page. */
@UsesBrowser
class TableFlowTest {

    private static final String SHEET = "wen-tarrow";

    private static final String PLACES = "JSON.stringify([scrollY, ...document.querySelectorAll('#main :is(h2, button)')]"
            + ".map((each) => Math.round(each.getBoundingClientRect?.().top ?? each)))";
    private static final String OUT_OF_SIGHT = """
            (() => {
              const box = document.querySelector('#table .pause').getBoundingClientRect();
              const at = document.elementFromPoint(innerWidth / 2, box.top + box.height / 2);
              return box.top >= 0 && box.bottom <= innerHeight && at.closest('[role=alert]') ? '' : JSON.stringify(box);
            })()""";
    private static final String UNDER_IT = """
            [...document.querySelectorAll('#main :is(a, button, input, textarea, summary)')].filter((each) => {
              each.focus();
              const box = each.getBoundingClientRect();
              return document.activeElement === each && box.height > 0
                  && (box.top + box.bottom) / 2 < document.getElementById('table').getBoundingClientRect().bottom;
            }).map((each) => each.outerHTML.slice(0, 80)).join('\\n')""";

    @TempDir
    Path folder;
    private Table table;
    private Site site;

    @BeforeEach
    void serve() {
        List<LocalAddress> all = LocalAddress.all();
        if (all.isEmpty()) {
            System.err.println("TABLE TESTS SKIPPED: this machine has no address in a network.");
        }
        Assumptions.assumeFalse(all.isEmpty());
        table = new Table(folder, all.get(0).address());
        site = Site.of(folder, table).example("lanterns-of-the-fen", SHEET);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    /** A phone that has just read the QR code, and has given a name. */
    private Player phone(Player.With with) {
        return Player.at(site).with(with).wide(390, 844)
                .goesTo(table.link(site.port()) + "join?code=" + table.desk().code()).sees("not encrypted")
                .writes("Your name", "Mara").presses("Join").sees("Who do you play, Mara?");
    }

    @Test
    void joinsAndIsSeen() {
        Player host = Player.at(site).goes("/table").sees(table.link(site.port())).sees(table.desk().code());
        Player phone = phone(Player.With.MOUSE);
        host.sees("1 person has joined").sees("Mara");
        phone.presses("Play Wen Tarrow").sees("of 9");
        host.goes("/characters/" + SHEET + "/play").sees("of 9");
        phone.presses("Stress 7").saved(SHEET, "stress: 7").sees("7 of 9");
        host.sees("7 of 9").presses("Stress 2").saved(SHEET, "stress: 2");
        phone.sees("2 of 9").presses("Ask for a pause").sees("Someone asks for a pause.");
        host.sees("Someone asks for a pause.").presses("Go on").misses("Someone asks for a pause.");
        phone.misses("Someone asks for a pause.").quiet();
        host.goes("/table").presses("Remove Mara from the table").misses("Wen Tarrow away");
        phone.sees("Join the table first");
        host.quiet();
    }

    @Test
    void seesAPauseWhereverOneHasScrolledAndLosesNothingByIt() {
        Player host = Player.at(site).goes("/characters/" + SHEET + "/play").sees("of 9");
        Player phone = phone(Player.With.MOUSE).presses("Play Wen Tarrow").sees("of 9").writes("New note", "half a w");
        String places = phone.asks(PLACES).asText();
        host.presses("Pause the game").sees("The game is paused.").asks("scrollTo(0, 1200)");
        phone.sees("The game is paused.").sees("The GM lets the game go on.");
        assertEquals(places, phone.asks(PLACES).asText(), "something moved under the finger");
        phone.types("ord").presses("Save note").saved(SHEET, "note: half a word").sees("The game is paused.");
        for (Player player : List.of(host, phone)) {
            player.asks("scrollTo(0, 1200)");
            String who = player == host ? "gm" : "player";
            assertEquals("", player.asks(OUT_OF_SIGHT).asText());
            player.pictured("pause-" + who + "-light").reads().pictured("pause-" + who + "-dark");
            player.asks("scrollTo(0, 0)");
            player.pictured("pause-" + who + "-top");
            assertEquals("", player.asks(UNDER_IT).asText(), "what has the focus is covered");
        }
        host.presses("Go on").misses("The game is paused.");
        phone.misses("The game is paused.").quiet();
        host.quiet();
    }

    @Test
    void followsTheLastOfTwoChangesWhoseAnswersAreSlow() {
        Player host = Player.at(site).goes("/table").sees(table.desk().code());
        Player phone = phone(Player.With.MOUSE).presses("Play Wen Tarrow").sees("of 9").waits(2000);
        host.goes("/characters/" + SHEET + "/play").sees("of 9");
        host.presses("Pause the game").sees("The game is paused.").presses("Go on");
        phone.asks("""
                // Both may be heard of in one, which is then followed once.
                ((begun) => new Promise((done) => setInterval(() => {
                  const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/play')).length;
                  if (asked > 1 || performance.now() - begun > 6000) {
                    done(true);
                  }
                }, 50)))(performance.now())""");
        phone.misses("The game is paused.").quiet();
        host.quiet();
    }

    @Test
    void joinsWithoutScripts() {
        Player phone = phone(Player.With.NO_SCRIPTS);
        phone.presses("Play Wen Tarrow").sees("of 9").presses("Stress 6").saved(SHEET, "stress: 6").sees("6 of 9");
        phone.presses("Ask for a pause").sees("Someone asks for a pause.").sees("6 of 9");
        assertEquals("/characters/" + SHEET + "/play", phone.address());
        phone.quiet();
    }
}
