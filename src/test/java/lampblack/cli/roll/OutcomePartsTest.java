package lampblack.cli.roll;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import lampblack.cli.Shell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever an outcome may say is seen: where the roll is printed, and where it is made. */
final class OutcomePartsTest {

    private static final Map<String, String> PARTS = Map.of("title", "Quite Well", "says", "It works.", "costs", "{strain: 1}",
            "clears", "{strain: 1}", "ticks", "2", "tier", "level", "then", "after", "applies", "[position]", "shifts",
            "{effect: 1}", "step", "next");

    private static final String APPLIES = ", applies: [effect]";

    @TempDir
    private Path folder;

    @Test
    void everyPartIsPrintedAndRolled() throws IOException {
        Set<String> keys = new TreeSet<>();
        new ObjectMapper().readTree(Path.of("schemas/fragments/outcome.json").toFile()).path("properties").fieldNames()
                .forEachRemaining(keys::add);
        assertEquals(keys, new TreeSet<>(PARTS.keySet()));
        Map<String, String> plain = shown(APPLIES);
        PARTS.forEach((key, value) -> {
            Map<String, String> with = shown((key.equals("applies") ? "" : APPLIES) + ", " + key + ": " + value);
            plain.forEach((place, text) -> assertNotEquals(text, with.get(place), key + " in " + place));
        });
    }

    /** What is shown of a roll whose only outcome says something. */
    private Map<String, String> shown(String says) {
        try {
            Shell shell = new Shell(folder);
            shell.write("rulesets/game/ruleset.yaml", """
                    format: 1
                    id: game
                    version: 1.0.0
                    title: Game
                    licence: CC0-1.0
                    credits: An invented game.
                    sheets:
                      character:
                        tracks: {strain: {boxes: 6}, luck: {counter: {max: 2}}, hunt: {clocks: [4]}}
                    rolls:
                      try:
                        die: {chain: [6, 4], of: luck}
                        settings:
                          position: {usual: risky, one-of: {risky: {costs: {strain: 2}}, calm: {}}}
                          effect: {usual: small, one-of: {small: {ticks: 1}, large: {ticks: 2}}}
                          level: {usual: 1, number: 0..4}
                        outcomes: {good: {on: 1..6SAYS}}
                      after: {dice: 1, outcomes: {fine: {on: 1..6}}}
                    """.replace("SAYS", says));
            shell.write("ash.yaml", "format: 1\nruleset: game\nnow: {strain: 3}\n");
            assertEquals("", shell.run("check", "rulesets/game").out().lines().filter(line -> line.contains("error[")
                    && !line.contains("nothing-feels"))
                    .collect(Collectors.joining("\n")), says);
            return Map.of("sheet", shell.run("sheet", "--reference", "game", "--text").out(), "roll",
                    shell.run("roll", "ash.yaml", "try", "--dice-shown", "3").out());
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
