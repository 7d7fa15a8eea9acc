package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CareerTest {

    @TempDir
    private Path folder;
    private Shell shell;
    private String sib;
    private String before;

    @BeforeEach
    void copy() throws IOException {
        shell = new Shell(folder).withRulesets();
        sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        before = shell.read(sib);
    }

    @Test
    void aRenamedSpecialtyIsRenamedInEveryMention() throws IOException {
        Shell.Ran ran = shell.run("rename", sib, "Lamp Lore", "Lore: of Lamps");
        assertEquals(0, ran.exit(), ran.all());
        String renamed = before.replace("    Lamp Lore: {", "    \"Lore: of Lamps\": {")
                .replace("raise: Lamp Lore", "raise: \"Lore: of Lamps\"");
        assertEquals(renamed, shell.read(sib));
        assertTrue(shell.run("show", sib).out().contains("Valid, 1 ruling, 1 gain not bought, 1 price of one's own."));
    }

    @Test
    void anAbilityOfOnesOwnIsBought() throws IOException {
        String edda = shell.example("lanterns-of-the-fen", "edda-marl");
        assertEquals(0, shell.run("earn", edda, "desperate=7", "--session", "7").exit());
        Shell.Ran ran = shell.run("buy", edda, "talent", "--choose", "Sings to Eels", "--detail", "own=true", "--detail",
                "text=They come when called.");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(shell.read(edda).contains("{Sings to Eels: {own: true, text: They come when called.}}"), shell.read(edda));
    }

    @Test
    void aNameThatIsTakenIsRefused() throws IOException {
        Shell.Ran ran = shell.run("rename", sib, "Lamp Lore", "fen pilotage");
        assertEquals(1, ran.exit(), ran.all());
        assertTrue(ran.err().contains("error[name.taken]"), ran.err());
        assertEquals(before, shell.read(sib));
    }

    @Test
    void aNameThatNothingHasIsAMisuse() throws IOException {
        Shell.Ran ran = shell.run("rename", sib, "Lamp Lor", "Candles");
        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("Did you mean `Lamp Lore`?"), ran.err());
        assertEquals(before, shell.read(sib));
    }

    @Test
    void anotherPlaybookANoteAndAnEndAreWritten() throws IOException {
        assertEquals(0, shell.run("change", sib, "poler", "--session", "12").exit());
        assertEquals(0, shell.run("note", sib, "The weir is quiet.").exit());
        assertEquals(0, shell.run("retire", sib, "Keeps the lamp now.").exit());
        String entries = """
                  - {session: 12, change: {playbook: poler}}
                  - {note: The weir is quiet.}
                  - {retire: Keeps the lamp now.}
                rulings:
                """;
        assertEquals(before.replace("rulings:\n", entries), shell.read(sib));
        Shell.Ran ran = shell.run("earn", sib, "desperate=1");
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("error[ledger.after-retirement]"), ran.err());
    }

    @Test
    void aPlaybookThatThereIsNotIsAMisuse() {
        Shell.Ran ran = shell.run("change", sib, "polar");
        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("Did you mean `poler`?"), ran.err());
    }
}
