package lampblack.cli.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.UsesBrowser;
import lampblack.cli.Shell;
import lampblack.cli.Main;
import lampblack.print.export.Chromium;
import lampblack.print.export.Installed;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The command pdf")
@UsesBrowser
class PdfCommandTest {

    @TempDir
    private Path folder;

    private Shell shell;

    @BeforeEach
    void begin() throws IOException {
        shell = new Shell(folder).withRulesets();
    }

    /** The title, the number of pages and the first bookmarks of a PDF. */
    private String about(String file) throws IOException {
        try (PDDocument document = Loader.loadPDF(folder.resolve(file).toFile())) {
            List<String> roots = new ArrayList<>();
            for (PDOutlineItem item : document.getDocumentCatalog().getDocumentOutline().children()) {
                roots.add(item.getTitle());
            }
            return document.getDocumentInformation().getTitle() + " | " + document.getNumberOfPages() + " | " + roots;
        }
    }

    @Test
    @Tag("full")
    @DisplayName("warns of letters that no font of the sheet has, as sheet does")
    void letters() throws IOException {
        Installed.required();
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        shell.write(sib, shell.read(sib).replace("Sib Aldersea", "Sib \u6f22 Aldersea"));
        Shell.Ran ran = shell.run("pdf", sib);
        assertEquals(0, ran.exit(), ran::all);
        assertTrue(ran.err().contains("None of the fonts of this sheet has `\u6f22`"), ran::all);
        assertEquals(ran.err().replace(".pdf", ".html"), shell.run("sheet", sib).err());
    }

    @Test
    @Tag("full")
    @DisplayName("writes a character beside its file, and several into one file or a folder")
    void characters() throws IOException {
        Installed.required();
        shell.example("lanterns-of-the-fen", "sib-aldersea");
        shell.write("sib.yaml", shell.read("sib-aldersea.yaml"));
        String edda = shell.example("lanterns-of-the-fen", "edda-marl");
        Shell.Ran one = shell.run("pdf", "sib.yaml");
        assertEquals(0, one.exit(), one.all());
        assertTrue(one.out().startsWith("sib.pdf\nValid, 1 ruling"), one.out());
        assertEquals("Sib Aldersea, Lanterns of the Fen | 1 | [Sib Aldersea]", about("sib.pdf"));
        Shell.Ran both = shell.run("pdf", "sib.yaml", edda, "-o", "both.pdf", "--paper", "letter");
        assertEquals(0, both.exit(), both.all());
        assertEquals("Sib Aldersea, Edda Marl | 2 | [Sib Aldersea, Edda Marl]", about("both.pdf"));
        assertTrue(both.out().contains("sib.yaml: Valid, 1 ruling"), both.out());
        assertEquals(0, shell.run("pdf", "sib.yaml", edda, "-o", "each").exit());
        assertEquals("Edda Marl, Lanterns of the Fen | 1 | [Edda Marl]", about("each/edda-marl.pdf"));
        assertTrue(Files.exists(folder.resolve("each/sib.pdf")));
        assertEquals(0, shell.run("pdf", "sib.yaml", edda, "--together").exit());
        assertTrue(Files.exists(folder.resolve("group.pdf")));
    }

    @Test
    @DisplayName("writes blank sheets of several playbooks into one file, the reference and cards")
    void ofGames() throws IOException {
        Installed.required();
        assertEquals(0, shell.run("pdf", "--blank", "lanterns-of-the-fen").exit());
        assertTrue(Files.exists(folder.resolve("lanterns-of-the-fen.pdf")));
        Shell.Ran blanks = shell.run("pdf", "--blank", "blades-in-the-dark/cutter", "--blank",
                "blades-in-the-dark/hound", "-o", "two.PDF");
        assertEquals(0, blanks.exit(), blanks.all());
        assertEquals("Cutter, Hound | 2 | [Cutter, Hound]", about("two.PDF"));
        assertEquals(0, shell.run("pdf", "--reference", "lanterns-of-the-fen", "-o", "r.pdf").exit());
        assertEquals(0, shell.run("pdf", "--blank", "blades-in-the-dark", "--playbook", "cutter", "--cards").exit());
        assertTrue(Files.exists(folder.resolve("blades-in-the-dark-cutter-cards.pdf")));
    }

    @Test
    @DisplayName("writes over nothing but PDF, and writes nothing where a character cannot be read")
    void refused() throws IOException {
        Installed.required();
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        assertTrue(shell.run("pdf", sib, "-o", "x.html").err().startsWith("`x.html` does not end in `.pdf`"));
        assertEquals(2, shell.run("pdf").exit());
        assertEquals(2, shell.run("pdf", sib, "--text").exit());
        assertTrue(shell.run("pdf", "--blank", "blades-in-the-dark/cuter").err().contains("Did you mean `cutter`?"));
        shell.write("broken.yaml", "ruleset: [");
        assertEquals(1, shell.run("pdf", sib, "broken.yaml", "-o", "all.pdf").exit());
        assertFalse(Files.exists(folder.resolve("all.pdf")));
        shell.write("old.pdf", "old");
        assertEquals(0, shell.run("pdf", sib, "-o", "old.pdf").exit());
        assertTrue(about("old.pdf").startsWith("Sib Aldersea"));
    }

    @Test
    @DisplayName("says what to install where there is no browser, and ends with a code of its own")
    void noBrowser() {
        for (String named : List.of("", "/no/such/browser")) {
            StringWriter said = new StringWriter();
            PdfCommand command = new PdfCommand(Map.of("PATH", folder.toString(), Chromium.VARIABLE, named));
            PrintWriter err = new PrintWriter(said, true);
            assertEquals(3, Main.run(List.of("elsewhere", "x.yaml"), err, err, folder,
                    Map.of("elsewhere", () -> command)));
            assertTrue(said.toString().contains(named.isEmpty() ? "Install the package `chromium`"
                    : "is `/no/such/browser`, which"), said.toString());
        }
    }
}
