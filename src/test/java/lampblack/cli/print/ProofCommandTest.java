package lampblack.cli.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.UsesBrowser;
import lampblack.cli.Shell;
import lampblack.cli.Main;
import lampblack.print.export.Chromium;
import lampblack.print.export.Installed;
import lampblack.template.check.TemplateFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The command proof")
@UsesBrowser
class ProofCommandTest {

    private static final String GAME = """
            format: 1
            id: tight
            version: 1.0.0
            title: Tight
            licence: CC0-1.0
            credits: Nobody.
            sheets:
              character:
                fields: {name: {}, look: {}}
                lists: {talents: {entries: {%s}}}
            layout:
              character:
                sides: {front: [{columns: [talents]}]}
            """;
    private static final String HOSTILE =
            "</style></title><script>x</script> [a](javascript:x) <main class=page> ]]> <!--";

    @TempDir
    private Path folder;

    private Shell shell;

    @BeforeEach
    void begin() throws IOException {
        shell = new Shell(folder).withRulesets();
    }

    private static String talents(int count) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < count; i++) {
            all.append(i == 0 ? "" : ", ").append("talent-").append(i)
                    .append(": {text: What it does is said in words here - ")
                    .append("and they are many more than anybody would ever read. ".repeat(4)).append('}');
        }
        return all.toString();
    }

    @Test
    @DisplayName("says the pages of a character and that nothing is lost, in words and as JSON")
    void character() throws IOException {
        Installed.required();
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        Shell.Ran ran = shell.run("proof", sib);
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("sib-aldersea.yaml  1 page A4  1 page letter"), ran.out());
        assertTrue(ran.out().matches("(?s).*2 documents, 2 pages, [0-9]+ words: no problems.\n"), ran.out());
        Shell.Ran json = shell.run("proof", sib, "--paper", "letter", "--format", "json");
        JsonNode only = JsonMapper.builder().build().readTree(json.out()).get("documents");
        assertEquals(1, only.size());
        assertEquals("letter", only.get(0).get("paper").asText());
        assertEquals("character", only.get(0).get("kind").asText());
        assertEquals(1, only.get(0).get("pages").asInt());
        assertTrue(only.get(0).get("words").asInt() > 300);
        assertEquals(0, only.get(0).get("problems").size());
    }

    @Test
    @Tag("full")
    @DisplayName("takes HTML that `sheet` wrote, and no other")
    void html() throws IOException {
        Installed.required();
        shell.run("sheet", shell.example("lanterns-of-the-fen", "sib-aldersea"), "-o", "sib.html");
        assertEquals(0, shell.run("proof", "sib.html").exit());
        shell.write("cut.html", shell.read("sib.html")
                .replaceFirst("</style>", ".says { height: 1mm; overflow: hidden; }$0"));
        Shell.Ran cut = shell.run("proof", "cut.html");
        assertEquals(1, cut.exit(), cut.all());
        assertTrue(cut.out().contains("cut.html:1:") && cut.out().contains("error[proof.clipped]"), cut.out());
        for (String other : List.of("", "<p>Hello", "<main class=page>Hello", "<script>for (;;);</script>")) {
            shell.write("other.html", other);
            Shell.Ran ran = shell.run("proof", "other.html");
            assertEquals(1, ran.exit(), ran.all());
            assertTrue(ran.out().contains("error[proof.not-a-sheet]"), ran.out());
        }
    }

    @Test
    @DisplayName("holds templates of somebody's own to the character")
    void templates() throws IOException {
        Installed.required();
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        String own = new String(TemplateFolder.packed("parts/options.html"), StandardCharsets.UTF_8);
        shell.write("own/parts/options.html", own.replace("th:text=\"${option.title}\"", ""));
        Shell.Ran ran = shell.run("proof", sib, "--paper", "a4", "--templates", "own");
        assertEquals(1, ran.exit(), ran.all());
        assertTrue(ran.out().contains("error[proof.lost-words]"), ran.out());
        assertTrue(ran.out().contains("warning[proof.foreign-words]"), ran.out());
        assertEquals(1, shell.run("proof", sib, "--templates", "none").exit());
    }

    @Test
    @Tag("full")
    @DisplayName("prints a character in every way that sheets can be printed")
    void everyWay() throws IOException {
        Installed.required();
        Shell.Ran ran = shell.run("proof", shell.example("lanterns-of-the-fen", "sib-aldersea"), "--every-way",
                "--paper", "letter");
        for (String way : List.of("play", "without marks", "landscape", "large print, two-sided", "cards landscape",
                "landscape, large print, two-sided, with reference")) {
            assertTrue(ran.out().contains("sib-aldersea.yaml " + way + " "), ran.out());
        }
    }

    @Test
    @DisplayName("says what cannot be printed, and why")
    void unreadable() throws IOException {
        Installed.required();
        for (String missing : List.of("none.yaml", "none.html")) {
            Shell.Ran ran = shell.run("proof", missing);
            assertEquals(1, ran.exit());
            assertTrue(ran.out().startsWith(missing + ":1:1: error[file.not-found]"), ran.all());
        }
        assertTrue(shell.run("proof", "bootleg-rian").out().contains("Did you mean `bootleg-rain`?"));
        shell.write("rulesets/tight/ruleset.yaml", GAME.formatted("a: {tetx: b}"));
        Shell.Ran broken = shell.run("proof", "rulesets/tight");
        assertEquals(1, broken.exit());
        assertTrue(broken.out().contains("error[schema.unknown-key]"), broken.all());
        assertEquals(2, shell.run("proof").exit());
        assertEquals(2, shell.run("proof", "x.yaml", "--paper", "a3").exit());
    }

    @Test
    @Tag("full")
    @DisplayName("warns of a blank sheet that takes more pages than its layout has sides")
    void tooManyPages() throws IOException {
        Installed.required();
        shell.write("rulesets/tight/ruleset.yaml", GAME.formatted(talents(40)));
        Shell.Ran ran = shell.run("proof", "tight", "--paper", "a4");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("tight blank (A4):2:1: warning[proof.too-many-pages]"), ran.out());
        assertFalse(ran.out().contains("error"), ran.out());
        shell.write("rulesets/tight/ruleset.yaml", GAME.formatted(talents(4)));
        Shell.Ran roomy = shell.run("proof", "rulesets/tight", "--paper", "a4");
        assertFalse(roomy.out().contains("too-many-pages"), roomy.out());
    }

    @Test
    @Tag("full")
    @DisplayName("names the block that begins a page while much of the page before it is empty")
    void earlyBreak() throws IOException {
        Installed.required();
        StringBuilder rows = new StringBuilder("row-0: {slots: 2}");
        for (int i = 1; i < 17; i++) {
            rows.append(", row-").append(i).append(": {slots: 2}");
        }
        String game = GAME.formatted(talents(12)).replace("    lists:",
                "    tracks: {wounds: {rows: {" + rows + "}}}\n    lists:");
        shell.write("rulesets/tight/ruleset.yaml", game.replace("{columns: [talents]}",
                "{columns: [wounds]}, {columns: [talents]}"));
        Shell.Ran below = shell.run("proof", "tight", "--paper", "a4");
        assertEquals(0, below.exit(), below.all());
        for (String kind : List.of("blank")) {
            assertTrue(below.out().contains("tight " + kind + " (A4):2:1: warning[proof.early-break]: `Talents` begins "
                    + "on page 2, but 6 cm of page 1 stay empty below `Wounds`."), below.out());
        }
        assertEquals(1, below.out().split("proof.early-break", -1).length - 1, below.out());
        shell.write("rulesets/tight/ruleset.yaml", game.replace("{columns: [talents]}",
                "{columns: [wounds, talents]}"));
        Shell.Ran beside = shell.run("proof", "tight");
        assertFalse(beside.out().contains("early-break"), beside.out());
        shell.write("rulesets/tight/ruleset.yaml", game.replace("    lists:",
                "    traits: {skills: {rating: {max: 4}, entries: {hide: {}, hunt: {}}}}\n    lists:")
                .replace("{columns: [talents]}",
                "{columns: [wounds, skills], widths: [1, 2]}, {columns: [talents]}"));
        Shell.Ran column = shell.run("proof", "tight", "--paper", "letter");
        assertTrue(column.out().contains("warning[proof.early-break]: `Talents` begins on page 2, but 22 cm of page 1 "
                + "stay empty below `Skills`."), column.out());
        shell.write("rulesets/tight/ruleset.yaml", game.replace("{columns: [talents]}]",
                "{columns: [wounds]}], back: [{columns: [talents]}]"));
        assertFalse(shell.run("proof", "tight").out().contains("early-break"));
    }

    @Test
    @Tag("full")
    @DisplayName("prints hostile words as words")
    void hostile() throws IOException {
        Installed.required();
        String quoted = "'" + HOSTILE + "'";
        shell.write("rulesets/tight/ruleset.yaml", GAME.formatted("a: {title: " + quoted + ", text: " + quoted + "}")
                .replace("title: Tight", "title: '<b>'"));
        shell.write("c.yaml", "ruleset: tight\nfields: {name: " + quoted + ", look: " + quoted + "}\n");
        Shell.Ran ran = shell.run("proof", "c.yaml", "tight");
        assertEquals(0, ran.exit(), ran.all());
        assertFalse(ran.out().contains("error"), ran.out());
    }

    @Test
    @DisplayName("says so where there is no browser, and ends with a code of its own")
    void noBrowser() {
        for (String named : List.of("", "/no/such/browser")) {
            StringWriter said = new StringWriter();
            ProofCommand command = new ProofCommand(Map.of("PATH", folder.toString(), Chromium.VARIABLE, named));
            PrintWriter err = new PrintWriter(said, true);
            assertEquals(3, Main.run(List.of("elsewhere", "x.yaml"), err, err, folder,
                    Map.of("elsewhere", () -> command)));
            String expected = named.isEmpty() ? "There is no Chromium here to print with."
                    : "is `/no/such/browser`, which";
            assertTrue(said.toString().contains(expected), said.toString());
        }
    }
}
