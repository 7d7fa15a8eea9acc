package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Periods are begun by a press, once however often it is pressed, and what they limit stands shut when it is used up.
 */
@Tag("full")
class PeriodFlowTest extends Flow {

    private static final String SHEETS = """
            sheets:
              character:
                links: {crew: {to: crew}}
                tracks: {strain: {boxes: 6, refill: {per: leave, to: 1}}, xp: {pool: true}}
                periods: {leave: {title: Shore Leave}}
                earning: {drill: {into: xp, gives: 1, per: leave}}
                advances: {rest: {gain: {}}, train: {gain: {}}, study: {cost: {xp: 9}, gain: {}}}
                limits: {ashore: {title: Shore Days, times: 1, per: leave, on: [rest, train]}}
              crew:
                tracks: {gambits: {boxes: 3, supply: true, start: full, refill: {per: leave, to: full}}}
                periods: {leave: {title: Shore Leave}}
            """;
    private static final String BUTTON = "Begin Shore Leave 1";
    private static final int LATE = 1500;
    private static final String BUSY = "document.body.classList.contains('busy') "
            + "&& document.getElementById('main').getAttribute('aria-busy') === 'true'";

    @TempDir
    Path rulesets;

    @BeforeEach
    @Override
    void serve() {
        try {
            site = Pier.serve(folder, rulesets, SHEETS);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    @Test
    void aPressOnThePlayPageBeginsItForOne() {
        try (Player player = opens("ash/play")) {
            player.presses(BUTTON).sees("Begin Shore Leave 2").saved("ash", "{leave: 1, begin: leave")
                    .saved("ash", "strain: 1");
            assertFalse(site.text("gulls").contains("begin"), site.text("gulls"));
        }
    }

    @Test
    void aPressOnThePageOfAGroupBeginsItForAll() {
        try (Player player = Player.at(site).goes("/group/gulls")) {
            player.presses(BUTTON).sees("ash: Shore Leave 1 begins.").sees("gulls: Shore Leave 1 begins.")
                    .saved("ash", "strain: 1").saved("gulls", "gambits: 3");
        }
    }

    @Test
    void aSecondPressWhileTheFirstIsUnderWayBeginsNothing() {
        try (Player player = opens("ash/play")) {
            pressesTwice(player);
            assertEquals(1, begun("ash"), site.text("ash"));
        }
    }

    @Test
    void norDoesOneOnThePageOfAGroup() {
        try (Player player = Player.at(site).goes("/group/gulls")) {
            pressesTwice(player);
            assertEquals(1, begun("ash"), site.text("ash"));
            assertEquals(1, begun("gulls"), site.text("gulls"));
        }
    }

    @Test
    void whatALimitForbidsStandsShutWithItsReason() {
        site.with("ash", Pier.MEMBER + "now: {strain: 4}\nledger:\n  - {leave: 1, begin: leave}\n"
                + "  - {leave: 1, advance: rest}\n");
        try (Player player = opens("ash/advance")) {
            player.sees("Shore Days: 0 of 1 left in Shore Leave 1.").asks("document.querySelectorAll('.closed details')"
                    + ".forEach(shut => { shut.querySelector('summary').click(); })");
            player.sees("\"Shore Days\" is used 2 times in one Shore Leave; 1 is allowed.");
            for (String title : List.of("Rest", "Train")) {
                assertTrue(player.asks("[...document.querySelectorAll('a[aria-disabled=true]')].some(way => "
                        + "way.textContent.trim() === '" + title + "')").asBoolean(), title);
            }
        }
    }

    private void pressesTwice(Player player) {
        player.sees(BUTTON);
        assertFalse(player.asks(BUSY).asBoolean());
        player.waits(LATE).asks("(() => { const begins = [...document.querySelectorAll('button')]"
                + ".find(button => button.textContent.trim() === '" + BUTTON + "'); begins.click(); "
                + "begins.click(); const eyes = setInterval(() => { window.was ||= " + BUSY + "; }, 20); })()");
        player.sees("Begin Shore Leave 2");
        assertTrue(player.asks("window.was === true").asBoolean(), "is told to wait");
        Sight.await(() -> !player.asks(BUSY).asBoolean(), () -> "is kept waiting");
    }

    private long begun(String stem) {
        return site.text(stem).lines().filter(line -> line.contains("begin: leave")).count();
    }
}
