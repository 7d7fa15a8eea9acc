package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import lampblack.page.MemorySite;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What stands in a file is set off")
class WordsOfFilesTest {

    private static final String GAME = "lanterns-of-the-fen";
    private static final String SAID = "There is no day “2026-02-30” in the calendar.";

    @TempDir
    private Path folder;
    private Shell shell;
    private String edda;

    @BeforeEach
    void noSuchDay() throws IOException {
        shell = new Shell(folder).withRulesets();
        edda = shell.example(GAME, "edda-marl");
        shell.write(edda, shell.read(edda).replace("2026-01-09", "2026-02-30"));
    }

    @Test
    @DisplayName("by quotation marks on sheets, in their text and in what `show` says")
    void onSheets() throws IOException {
        shell.run("sheet", edda, "-o", "edda.html");
        for (String said : new String[] {shell.read("edda.html"), shell.run("sheet", edda, "--text").out(),
                shell.run("show", edda).out()}) {
            assertTrue(said.contains(SAID), said);
            assertFalse(said.contains("`"), said);
        }
    }

    @Test
    @DisplayName("by quotation marks on the pages of the builder")
    void onPages() throws IOException {
        MemorySite site = MemorySite.of(folder.resolve("rulesets"), GAME);
        site.put("edda", Files.readString(folder.resolve(edda)));
        String page = new String(site.get("/characters/edda/problems").body(), StandardCharsets.UTF_8);
        assertTrue(page.contains(SAID), page);
    }

    @Test
    @DisplayName("by backticks for those who write files")
    void inTerminals() {
        assertTrue(shell.run("check", edda).out().contains(SAID.replaceAll("[“”]", "`")));
    }
}
