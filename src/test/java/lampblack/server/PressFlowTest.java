package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.Sampling;
import org.junit.jupiter.api.Test;

/** A press does what it says, whatever was typed before it, however slow the answers are and whatever it fills. */
class PressFlowTest extends Flow {

    private static final int LATE = 600;
    private static final String FRESH = "format: 1\nruleset: blades-in-the-dark\ncreation: {playbook: cutter}\n";
    /** The last box of every row of boxes, as long as the page has it. */
    private static final String ROWS = "[...document.querySelectorAll('.mark .taps')].map(row => "
            + "row.lastElementChild?.getAttribute('aria-label') ?? '').filter(name => name !== '')";
    private static final String SHOWN = "[...document.querySelectorAll('section.mark')].filter(mark => "
            + "mark.getBoundingClientRect().height > 20).map(mark => mark.getAttribute('aria-label') ?? '')";

    @Test
    void whatIsPressedAfterTypingIsDone() {
        site.with("vex", FRESH);
        try (Player player = opens("vex")) {
            player.writes("Alias", "The Knife").presses("Hunt 1").saved("vex", "The Knife").saved("vex", "hunt: 1");
            player.writes("Look", "Tall").presses("Study 1").saved("vex", "Tall").saved("vex", "study: 1");
        }
    }

    @Test
    void particularsAreAskedForOnceThereIsAChoiceAndWaitForIt() {
        site.with("vex", FRESH);
        try (Player player = opens("vex").waits(600)) {
            player.chooses("Heritage", "Knife Islands").fills("Which family, and what became of it?", "The Marls")
                    .saved("vex", "knife-islands: The Marls");
        }
    }

    @Test
    void pressesWaitForTheirTurnAndNoneIsLost() {
        site.with("vex", FRESH);
        try (Player player = opens("vex")) {
            player.sees("Skirmish").waits(LATE);
            for (String action : List.of("hunt", "prowl", "attune")) {
                presses(player, "actions." + action + ".1");
            }
            player.saved("vex", "hunt: 1").saved("vex", "prowl: 1").saved("vex", "attune: 1").misses("has changed since");
        }
    }

    /** Presses what has an id as it stands there now, without waiting for anything. */
    private static void presses(Player player, String id) {
        JsonNode at = player.asks("(() => { const at = document.getElementById('" + id + "'); "
                + "if (at.getBoundingClientRect().bottom > innerHeight) at.scrollIntoView({block: 'center'}); "
                + "const box = at.getBoundingClientRect(); return {x: box.left + box.width / 2, "
                + "y: box.top + box.height / 2}; })()");
        player.pressesAt(at.path("x").asDouble(), at.path("y").asDouble());
    }

    @Test
    void aRefusalStaysBesideWhatWasPressedAndGoesWhenItWasRead() {
        site.with("vex", FRESH);
        try (Player player = opens("vex")) {
            presses(player.sees("Skirmish"), "actions.skirmish.3");
            player.sees("You can't do that yet.");
            assertEquals("", player.asks("(() => { const at = document.getElementById('actions.skirmish.3')"
                    + ".getBoundingClientRect(), said = document.querySelector('.notice').getBoundingClientRect(); "
                    + "return at.top > 0 && at.bottom < innerHeight && said.top > 0 && said.bottom <= innerHeight "
                    + "&& Math.min(Math.abs(said.top - at.bottom), Math.abs(at.top - said.bottom)) < 40 ? '' "
                    + ": JSON.stringify([at, said]); })()").asText());
            player.in("").presses("OK").misses("You can't do that yet.");
            assertEquals("actions.skirmish.3", player.asks("document.activeElement.id").asText());
        }
    }

    @Test
    void aTrackThatIsFullIsStillThereAndCanBeEmptied() {
        List<String> gone = new ArrayList<>();
        for (Path example : Sampling.of("full tracks").some(examples(), 6)) {
            String stem = example.getFileName().toString().replace(".yaml", "");
            site.example(example.getName(0).toString(), stem);
            try (Player player = opens(stem + "/play")) {
                List<String> shown = words(player.sees("Play").asks(SHOWN));
                for (String row : words(player.asks(ROWS))) {
                    player.presses(row);
                    Sight.await(() -> player.asks("!document.body.classList.contains('busy')").asBoolean(),
                            () -> "gets no answer to " + row);
                    List<String> left = new ArrayList<>(shown);
                    left.removeAll(words(player.asks(SHOWN)));
                    left.forEach(mark -> gone.add(stem + ": " + mark + " is gone after " + row));
                }
            }
        }
        assertEquals("", String.join("\n", gone));
    }

    private static List<String> words(JsonNode all) {
        List<String> words = new ArrayList<>();
        all.forEach(word -> words.add(word.asText()));
        return words;
    }

    private static List<Path> examples() {
        try (Stream<Path> files = Files.walk(Site.RULESETS)) {
            return files.filter(file -> file.toString().endsWith(".yaml") && file.getParent().endsWith("characters"))
                    .sorted().map(Site.RULESETS::relativize).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
