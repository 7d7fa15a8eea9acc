package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The playbooks that parts have, and the options that every playbook offers, wherever a sheet is shown. */
final class PlaybooksOfPartsTest {

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        shell.write("rulesets/game/ruleset.yaml", """
                format: 1
                id: game
                version: 1.0.0
                title: The Iron Yard
                licence: CC0-1.0
                credits: An invented game.
                sheets:
                  character:
                    fields: {name: {}}
                    lists:
                      tricks:
                        by: playbook
                        entries:
                          crawl: {playbook: tinker, text: You go where nobody fits.}
                          brace: {playbook: driver, text: You hold.}
                          whistle: {text: They all hear it.}
                    playbooks:
                      tinker: {text: Mends.}
                      driver: {text: Drives.}
                    creation:
                      playbook: {choose: 1, from: playbooks}
                      tricks: {choose: 0..2, from: tricks}
                    tracks:
                      xp: {pool: true}
                    parts:
                      robots:
                        title: Robots
                        places: 1..2
                        playbooks:
                          titan: {title: Titan, text: Slow and strong., gives: {sizes: {hull: 2}}}
                          wasp: {title: Wasp, text: Quick., ask: {colour: {title: Colour, words: true}}}
                        tracks:
                          hull: {boxes: 3}
                        creation:
                          model: {title: Model, choose: 1, from: playbooks}
                """);
        shell.write("ada.yaml", """
                ruleset: game
                fields: {name: Ada}
                creation: {playbook: tinker, tricks: [crawl]}
                parts:
                  robots:
                    Rust: {creation: {model: titan}}
                    Buzz: {creation: {model: {wasp: {colour: Red}}}}
                """);
    }

    @Test
    void aSheetInPlainTextSaysWhatThePlaybookOfAPartDoes() {
        String said = shell.run("sheet", "--text", "ada.yaml").out();
        assertTrue(said.contains("Rust\n  Model\n    - Titan: Slow and strong.\n"), said);
        assertTrue(said.contains("Buzz\n  Model\n    - Wasp (Red): Quick.\n"), said);
    }

    @Test
    void aBlankSheetOffersThePlaybooksOfItsParts() {
        String said = shell.run("sheet", "--text", "--blank=game", "--playbook=tinker").out();
        assertTrue(said.contains("Model (Choose 1):  Titan, Wasp\n"), said);
        assertTrue(said.contains("- Titan: Slow and strong.\n"), said);
    }

    @Test
    void aSheetToPlayOnOffersWhatBelongsToNoPlaybook() throws IOException {
        assertEquals(0, shell.run("sheet", "--play", "-o", "ada.html", "ada.yaml").exit());
        String page = shell.read("ada.html");
        assertTrue(page.contains("They all hear it."), page);
        assertFalse(page.contains("You hold."), page);
        assertTrue(page.contains("Slow and strong."), page);
    }
}
