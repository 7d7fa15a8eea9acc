package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever a press is answered, nothing vanishes from the page, and why it came to nothing is said beside it. */
@Tag("full")
class AnswerFlowTest extends Flow {

    static final Path IN_PLACE_OF_THE_SERVER = Path.of("src/test/resources/lampblack/server/answers.js");
    private static final String SAYS = "<title>x</title><main id=\"main\"><h1 id=\"says\">Page not found</h1>"
            + "<p class=\"lead\">It was deleted meanwhile.</p></main>";
    private static final String IDS = "[...document.querySelectorAll('main [id]')].map(at => at.id).join(' ')";

    /** A press of each page that changes in place, and what the file says after it. */
    private enum Press {
        BUILD("vex", "characters/vex", "#actions\\.hunt\\.1", "hunt: 1"),
        FILL("vex", "characters/vex", "#field\\.alias", "The Knife"),
        PLAY("bartram-hook", "characters/bartram-hook/play", "main [aria-label='Stress 4']", "stress: 4"),
        ADVANCE("bartram-hook", "characters/bartram-hook/advance", "#session-write", "session: 13"),
        BOARD("bartram-hook", "group/the-quiet-trade", "#sheet-bartram-hook-stress\\.4", "stress: 4");

        private final String stem;
        private final String page;
        private final String at;
        private final String saves;

        Press(String stem, String page, String at, String saves) {
            this.stem = stem;
            this.page = page;
            this.at = at;
            this.saves = saves;
        }
    }

    /** What comes of an answer that has no place on the page. */
    private enum Refusal {
        MALFORMED("{status: 400, words: SAYS}", "It was deleted meanwhile."),
        GONE("{status: 404, words: SAYS}", "It was deleted meanwhile."),
        TOO_LARGE("{status: 413, type: 'text/plain', words: 'That is too large to accept.\\n'}", "That is too large"),
        BROKEN("{status: 500, words: SAYS}", "It was deleted meanwhile."),
        FOREIGN("{status: 200, words: '<p>Sign in to the hotel network</p>'}", "no answer that this page can show"),
        STALE("{status: 412, words: '<p>odd</p>'}", "no answer that this page can show");

        private final String answer;
        private final String words;

        Refusal(String answer, String words) {
            this.answer = answer;
            this.words = words;
        }
    }

    private Player on(Press press) {
        for (String stem : List.of("the-quiet-trade", "bartram-hook", "maud-sallow")) {
            site.example("blades-in-the-dark", stem);
        }
        site.with("vex", "format: 1\nruleset: blades-in-the-dark\ncreation: {playbook: cutter}\n");
        Player player = Player.at(site).wide(1280, 900).goes("/" + press.page).sees("Lampblack");
        player.asks(text(IN_PLACE_OF_THE_SERVER));
        if (press == Press.ADVANCE) {
            player.asks("document.querySelector('#session .ticks input:not([value=\"0\"])').checked = true");
        }
        return player;
    }

    static String text(Path file) {
        try {
            return Files.readString(file) + "; true";
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void answers(Player player, String answer) {
        player.asks("{ const SAYS = " + Sight.quoted(SAYS) + "; answering.push(" + answer + "); }");
    }

    private static void presses(Player player, Press press) {
        player.asks("(() => { const at = document.querySelector(" + Sight.quoted(press.at) + "); at.focus(); "
                + "if (!at.matches('input')) { at.click(); return; } at.value = 'The Knife'; "
                + "at.dispatchEvent(new Event('change', {bubbles: true})); })()");
    }

    @ParameterizedTest
    @EnumSource
    void whatHasNoPlaceIsSaidBesideWhatWasPressed(Press press) {
        try (Player player = on(press)) {
            String ids = player.asks(IDS).asText();
            for (Refusal refusal : Refusal.values()) {
                answers(player, refusal.answer);
                presses(player, press);
                player.sees(refusal.words);
                assertEquals(ids, player.asks(IDS).asText(), refusal.name());
                player.presses("OK").misses(refusal.words);
                assertEquals(press == Press.FILL, player.asks("[...document.querySelectorAll('main input')].some("
                        + "at => at.value === 'The Knife')").asBoolean(), "what was typed");
                assertTrue(player.asks("document.activeElement.matches(" + Sight.quoted(press.at) + ")").asBoolean(),
                        "the focus after " + refusal.name());
            }
            presses(player, press);
            player.saved(press.stem, press.saves);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatWasAskedTooSoonOrGotLostIsAskedAgain(Press press) {
        for (String answer : List.of("{status: 429, type: 'text/plain', words: 'Too many', after: '1'}",
                "{status: 503, after: '1'}", "{status: 0}")) {
            try (Player player = on(press)) {
                String ids = player.asks(IDS).asText();
                answers(player, answer);
                presses(player, press);
                player.sees("Trying again");
                assertEquals(ids, player.asks(IDS).asText(), answer);
                player.saved(press.stem, press.saves).misses("Trying again");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatWasDoneBeforeItsAnswerGotLostIsNotDoneTwice(Press press) {
        try (Player player = on(press)) {
            answers(player, "{status: 0, isDone: true}");
            presses(player, press);
            player.saved(press.stem, press.saves);
            String once = site.text(press.stem);
            player.sees("Trying again").misses("Trying again").misses("has changed since").misses("not saved");
            assertEquals(once, site.text(press.stem));
        }
    }

    /** A throw of dice is not known again by what it changes. */
    @Test
    void diceThatHaveFallenDoNotFallAgain() {
        try (Player player = on(Press.PLAY).goes("/characters/bartram-hook/roll").sees("Or enter real dice")) {
            player.asks(text(IN_PLACE_OF_THE_SERVER));
            answers(player, "{status: 0, isDone: true}");
            player.asks("document.querySelector('[id^=r-][id$=\".roll\"]').click()");
            player.sees("Trying again").misses("Trying again");
            assertEquals(1, player.asks("document.querySelectorAll('#log li').length").asInt());
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoeverIsNeverAnsweredMayTryAgain(Press press) {
        try (Player player = on(press)) {
            player.asks("for (let i = 0; i < 7; i += 1) answering.push({status: 429, type: 'text/plain', "
                    + "words: 'Too many requests', after: '0.05'})");
            presses(player, press);
            player.sees("Too many requests").presses("Try again").saved(press.stem, press.saves)
                    .misses("Too many requests");
        }
    }
}
