package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MainTest {

    @TempDir
    private Path folder;

    @Test
    void everyCommandHasHelp() {
        Shell shell = new Shell(folder);
        String commands = shell.run().out();
        for (String name : Commands.ALL.keySet()) {
            assertTrue(commands.contains("  " + name + " "), name);
            Shell.Ran help = shell.run(name, "--help");
            assertEquals(0, help.exit(), name);
            assertTrue(help.out().startsWith("Usage: lampblack " + name), help.out());
        }
        assertTrue(shell.run("completion").out().contains("complete -F"));
    }

    @Test
    void misuseIsSaidInPlainWords() {
        Shell shell = new Shell(folder);
        Shell.Ran command = shell.run("chekc");
        assertEquals(2, command.exit());
        assertEquals("There is no command `chekc`.\nDid you mean `check`?\nTry `lampblack --help`.\n", command.err());
        assertTrue(shell.run("check", "--formt", "json").err().contains("Did you mean `--format`?"));
        assertTrue(shell.run("check", "--format", "xml").err().contains("`text` and `json`"));
        assertTrue(shell.run("undo", "x.yaml", "last").err().contains("a number was expected"));
        assertTrue(shell.run("buy").err().contains("`FILE`"));
        assertEquals("`WORDS` is missing.\nWords that begin with a hyphen stand behind `--`, or they are taken for an "
                + "option: `-- \"- x\"`.\nTry `lampblack note --help`.\n", shell.run("note", "a.yaml", "- x").err());
        assertTrue(shell.run("show", "a.yaml", "b.yaml").err().contains("The argument `b.yaml` was not expected."));
    }

    @Test
    void whatIsGoneSaysWhatToDoInstead() {
        Shell shell = new Shell(folder);
        Shell.Ran release = shell.run("release", "night-watch", "--dry-run");
        assertEquals(2, release.exit());
        assertTrue(release.err().startsWith("There is no command `release`.\nRaise `version`"), release.err());
        Shell.Ran propose = shell.run("diff", "old/night-watch", "night-watch", "--propose");
        assertEquals(2, propose.exit());
        assertTrue(propose.err().startsWith("There is no option `--propose`.\n`diff` says"), propose.err());
        Shell.Ran filled = shell.run("import", "ash.pdf", "ash.yaml");
        assertEquals(2, filled.exit());
        assertTrue(filled.err().startsWith("There is no command `import`.\nFields that were filled in"), filled.err());
        Shell.Ran sealed = shell.run("check", "ash.yaml", "--sealed");
        assertEquals(2, sealed.exit());
        assertTrue(sealed.err().startsWith("There is no option `--sealed`.\nCharacters are judged"), sealed.err());
    }

    @Test
    void aFileWhoseNameBeginsWithAHyphenIsAFile() {
        assertEquals(1, new Shell(folder).run("check", "--", "-x.yaml").exit());
    }

    @Test
    void outputThatCannotBeWrittenIsNoSuccess() {
        PrintWriter full = new PrintWriter(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("full");
            }
        });
        StringWriter err = new StringWriter();
        assertEquals(1, Main.run(List.of("explain"), full, new PrintWriter(err), folder));
        assertEquals("The output could not be written.\n", err.toString());
    }

    @Test
    void everyCodeIsListedAndExplained() {
        Shell shell = new Shell(folder);
        String list = shell.run("explain").out();
        for (Code code : Code.values()) {
            assertTrue(list.contains(code.id()), code.id());
            assertEquals(0, shell.run("explain", code.id()).exit(), code.id());
        }
        assertEquals(2, shell.run("explain", "advance.overcap").exit());
        assertTrue(shell.run("explain", "rule.carry-a-light").out().contains("written by an author"));
    }

    @Test
    void theMergedTreeNamesItsLayers() throws IOException {
        Shell.Ran ran = new Shell(folder).withRulesets().run("resolve", "lanterns-of-the-fen");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("suggestions: [she/her, he/him, they/them]  # worlds-in-the-dark"), ran.out());
        assertTrue(ran.out().contains("licence: CC-BY-4.0  # lanterns-of-the-fen"), ran.out());
        assertEquals(1, new Shell(folder).run("resolve", "lanterns").exit());
    }

    @Test
    void sheetsAreWrittenBesideAndNeverOverACharacter() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        String wen = shell.example("lanterns-of-the-fen", "wen-tarrow");
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        Shell.Ran ran = shell.run("sheet", sib);
        assertEquals("sib-aldersea.html\nValid, 1 ruling, 1 gain not bought, 1 price of one's own.\n", ran.out(),
                ran.all());
        assertEquals(0, shell.run("sheet", wen, sib, "-o", "out").exit());
        assertTrue(Files.exists(folder.resolve("out/wen-tarrow.html")));
        assertEquals(2, shell.run("sheet", sib, "-o", sib).exit());
        assertEquals(2, shell.run("sheet", sib, wen, "-o", "x.html").exit());
        assertEquals(2, shell.run("sheet").exit());
        assertEquals(0, shell.run("sheet", "--blank", "lanterns-of-the-fen", "--playbook", "poler").exit());
        assertTrue(shell.read("lanterns-of-the-fen-poler.html").startsWith("<!DOCTYPE html>"));
        assertEquals(0, shell.run("sheet", "--reference", "worlds-in-the-dark", "--paper", "letter").exit());
    }

    @Test
    void theSheetOfAnIllegalCharacterIsWrittenButNotFine() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        String wen = shell.example("lanterns-of-the-fen", "wen-tarrow");
        shell.write(wen, shell.read(wen).replace("Haggling: {points: 1", "Haggling: {points: 5"));
        Shell.Ran ran = shell.run("sheet", wen);
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("error[creation.over-budget]"), ran.err());
        assertTrue(Files.exists(folder.resolve("wen-tarrow.html")));
    }

    @Test
    void schemasArePrintedOrWritten() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        assertTrue(shell.run("schema").out().contains("\"ruleset.schema.json\""));
        assertTrue(shell.run("schema", "--ruleset", "lanterns-of-the-fen").out().contains("long-wick"));
        assertEquals(0, shell.run("schema", "character", "-o", "c.json").exit());
        assertTrue(shell.read("c.json").contains("draft-07"));
        assertEquals(2, shell.run("schema", "chracter").exit());
        assertFalse(shell.run("schema", "ruleset", "--ruleset", "lanterns-of-the-fen").exit() == 0);
    }
}
