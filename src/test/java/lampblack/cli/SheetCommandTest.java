package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Sheets to print")
class SheetCommandTest {

    @TempDir
    private Path folder;

    private Shell shell;
    private String agnes;
    private String bartram;
    private String lanterns;

    @BeforeEach
    void begin() throws IOException {
        shell = new Shell(folder).withRulesets();
        agnes = shell.example("blades-in-the-dark", "agnes-ludlow");
        bartram = shell.example("blades-in-the-dark", "bartram-hook");
        lanterns = shell.example("blades-in-the-dark", "the-salt-lanterns");
        shell.example("blades-in-the-dark", "the-quiet-trade");
    }

    @Test
    @DisplayName("stand together in one document, the crew first")
    void together() throws IOException {
        Shell.Ran ran = shell.run("sheet", agnes, bartram, lanterns, "--together");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals("group.html\nagnes-ludlow.yaml: Legal.\nbartram-hook.yaml: Legal.\n"
                + "the-salt-lanterns.yaml: Legal.\n", ran.out());
        assertEquals(List.of("The Salt Lanterns", "Agnes Ludlow", "Bartram Hook"),
                page("group.html").select(".page .field.name dd").eachText());
    }

    @Test
    @DisplayName("are not written together when one cannot be read")
    void oneIsMissing() {
        assertEquals(1, shell.run("sheet", agnes, "nobody.yaml", "--together", "-o", "all.html").exit());
        assertFalse(Files.exists(folder.resolve("all.html")));
    }

    @Test
    @DisplayName("lie on their long edge, and begin on the front of a leaf, where that is asked for")
    void landscapeAndTwoSided() throws IOException {
        assertEquals(0, shell.run("sheet", agnes, bartram, lanterns, "--together", "--landscape", "--two-sided")
                .exit());
        String style = page("group.html").select("style").html();
        assertTrue(style.contains("@page { size: A4 landscape; }"));
        assertTrue(style.contains(".page:nth-of-type(2)::after"), "an empty page behind the first of one side");
        assertFalse(style.contains(".page:nth-of-type(1)::after"), "none behind two sides");
        assertFalse(style.contains(".page:nth-of-type(3)::after"), "none at the end");
    }

    @Test
    @DisplayName("leave out the marks of play, and have the reference behind them, where that is asked for")
    void withoutMarks() throws IOException {
        assertEquals(0, shell.run("sheet", bartram, "--without-marks", "--with-reference").exit());
        Document page = page("bartram-hook.html");
        assertEquals(2, page.select(".page").size());
        assertFalse(page.text().contains("Cracked rib"));
        assertTrue(page.select(".block.boxes").first().select(".box.filled").isEmpty());
        assertEquals(0, shell.run("sheet", bartram).exit());
        assertTrue(page("bartram-hook.html").text().contains("Cracked rib"));
    }

    @Test
    @DisplayName("of nobody cannot stand together or lose their marks")
    void ofNobody() {
        Shell.Ran ran = shell.run("sheet", "--blank", "blades-in-the-dark", "--together");
        assertEquals(2, ran.exit());
        assertTrue(ran.err().startsWith("`--together` is for the sheets of characters"), ran.err());
        assertEquals(2, shell.run("sheet", "--reference", "blades-in-the-dark", "--without-marks").exit());
    }

    @Test
    @DisplayName("are plain text to the terminal, in lines of 72 letters, where that is asked for")
    void text() throws IOException {
        Shell.Ran ran = shell.run("sheet", bartram, "--text");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().startsWith("Bartram Hook\nCutter, Blades in the Dark\n"), ran.out());
        assertTrue(ran.out().contains("\nStress\n  2 of 9\n"), ran.out());
        assertTrue(ran.out().contains("  - Lesser (Less effect): Cracked rib; empty\n"), ran.out());
        assertTrue(ran.out().contains("    - Skirmish 4 of 4\n"), ran.out());
        assertTrue(ran.out().contains("  - Mule (taken): You carry two more"), ran.out());
        assertTrue(ran.out().contains("\nLegal.\n"), ran.out());
        assertTrue(ran.out().lines().allMatch(line -> line.length() <= 72), ran.out());
        assertEquals("all.txt\nagnes-ludlow.yaml: Legal.\nthe-salt-lanterns.yaml: Legal.\n",
                shell.run("sheet", agnes, lanterns, "--together", "--text", "-o", "all.txt").out());
        assertTrue(shell.read("all.txt").contains("\n---\n\nAgnes Ludlow\n"));
        assertEquals(2, shell.run("sheet", bartram, "--text", "-o", "x.html").exit());
    }

    @Test
    @DisplayName("have large letters where that is asked for")
    void largePrint() throws IOException {
        assertEquals(0, shell.run("sheet", bartram, "--large-print").exit());
        assertTrue(page("bartram-hook.html").select("style").html().contains("font-size: 14pt"));
    }

    private Document page(String name) throws IOException {
        return Jsoup.parse(shell.read(name));
    }
}
