package lampblack.cli.print;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lampblack.UsesBrowser;
import lampblack.cli.Shell;
import lampblack.cli.shell.ExitCode;
import lampblack.font.MadeFont;
import lampblack.font.OwnFontsGame;
import lampblack.load.RulesetLoader;
import lampblack.page.GameWriter;
import lampblack.page.WrittenGame;
import lampblack.page.published.GameCredits;
import lampblack.picture.Typeface;
import lampblack.print.export.Installed;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.look.OwnFonts;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Typefaces in the folder of a game")
@UsesBrowser
class OwnFontsTest {

    private static final String FAMILY = "{regular: fonts/plain.woff2, bold: fonts/bold.ttf, italic: fonts/italic.woff2}";

    @TempDir
    private Path folder;

    private Shell shell;

    @BeforeEach
    void begin() throws IOException {
        shell = new Shell(folder).withRulesets();
        game("ember", "", "{text: " + FAMILY + ", titles: fonts/capitals.ttf}");
    }

    @Test
    @DisplayName("are what a browser sets its sheets and cards in")
    void printed() throws IOException {
        Installed.required();
        assertEquals(0, shell.run("pdf", "--blank", "ember", "-o", "sheet.pdf").exit());
        assertEquals(Set.of("MadeCapitals", "Madeplain", "Madebold", "Madeitalic", "LeagueGothic-Regular"),
                faces("sheet.pdf"));
        assertEquals(0, shell.run("pdf", "--blank", "ember", "--cards", "-o", "cards.pdf").exit());
        assertTrue(faces("cards.pdf").containsAll(Set.of("MadeCapitals", "Madeplain")), faces("cards.pdf").toString());
        game("ash", "", "{text: fonts/plain.ttf}");
        assertEquals(0, shell.run("pdf", "--blank", "ash", "-o", "alone.pdf").exit());
        assertEquals(Set.of("Madeplain", "LeagueGothic-Regular"), faces("alone.pdf"), "nothing is made up");
    }

    @Test
    @DisplayName("pass the proof")
    void proved() {
        Installed.required();
        Shell.Ran proof = shell.run("proof", "ember");
        assertEquals(0, proof.exit(), proof.all());
    }

    @Test
    @DisplayName("stand in a document once, without the packed face that they replace")
    void once() {
        assertEquals(0, shell.run("sheet", "--blank", "ember", "-o", "one.html").exit());
        String one = text("one.html");
        assertEquals(2, one.split("url\\(data:font/ttf;base64,", -1).length - 1, "bold and titles");
        assertEquals(4, one.split("@font-face \\{ font-family: 'Own T", -1).length - 1);
        assertTrue(one.contains(".page { --text: 'Own Text 0', 'Alegreya', 'Alegreya More', Georgia, serif;"), "set in");
        assertFalse(one.contains("font-family: 'Alegreya';"), "has all letters itself");
        assertTrue(one.contains("font-family: 'League Gothic';"), "for labels");
        assertTrue(one.contains("font-src data:;"), "no other fonts");
    }

    @Test
    @DisplayName("are found by the layer that names them, and give way to what a layer above says")
    void ofLayers() throws IOException {
        game("spark", "extends: ember", "{titles: fonts/plain.woff2}");
        OwnFonts own = load("spark").ruleset().theme().own().orElseThrow();
        assertEquals("Made plain", own.titles().orElseThrow().face().family());
        assertEquals("Made bold", own.text().orElseThrow().bold().orElseThrow().family());
        game("bare", "extends: ember", "{text: {regular: fonts/slanted.ttf, bold: null}}");
        assertTrue(load("bare").ruleset().theme().own().flatMap(OwnFonts::text).orElseThrow().bold().isEmpty());
        game("mixed", "extends: ember", "{text: {regular: fonts/slanted.ttf}}");
        assertTrue(shell.run("check", "rulesets/mixed").all().contains("`fonts/slanted.ttf` is set beside "
                + "`fonts/bold.ttf`, the `bold` of the game that this one builds on"), shell.run("check", "rulesets/mixed").all());
        for (String whole : List.of("fonts/slanted.ttf", "{regular: fonts/slanted.ttf, bold: null, italic: null}")) {
            game("mixed", "extends: ember", "{text: " + whole + "}");
            assertFalse(shell.run("check", "rulesets/mixed").all().contains("set beside"), whole);
        }
        game("flint", "extends: ember", "{text: alegreya-sans, titles: cinzel}");
        assertTrue(load("flint").ruleset().theme().own().isEmpty());
    }

    @Test
    @DisplayName("go with a game that is published, with what was read of them, and are credited")
    void published() {
        LoadedRuleset game = load("ember");
        LoadedRuleset again = WrittenGame.read(GameWriter.write(game)).read().value().orElseThrow();
        List<Typeface> before = game.ruleset().theme().own().orElseThrow().all();
        List<Typeface> after = again.ruleset().theme().own().orElseThrow().all();
        assertEquals(before, after);
        for (int i = 0; i < before.size(); i++) {
            assertEquals(before.get(i).letters().ems("Ember \u2014 \u00e9"), after.get(i).letters().ems("Ember \u2014 \u00e9"));
            assertEquals(before.get(i).family(), after.get(i).family());
            assertArrayEquals(before.get(i).letters().ranges(), after.get(i).letters().ranges());
        }
        assertEquals(MadeFont.LETTERS.codePoints().filter(after.get(0).letters()::has).count(), MadeFont.LETTERS.length());
        String credits = GameCredits.html(List.of(game.ruleset()), MessageBundle.messages());
        assertTrue(credits.contains("<p>Set in Made bold (Copyright of nobody; SIL Open Font License 1.1).</p>"), credits);
    }

    @Test
    @DisplayName("do not go with a published game where their maker allows them to be printed alone")
    void printedAlone() throws IOException {
        game("paper", "", "{titles: fonts/printed.ttf}");
        assertEquals(0, shell.run("sheet", "--blank", "paper", "-o", "paper.html").exit());
        assertTrue(text("paper.html").contains("'Own Titles 0'"), "on sheets");
        Shell.Ran ran = shell.run("publish", "paper");
        assertEquals(ExitCode.ERRORS, ran.exit());
        assertTrue(ran.err().contains("`Made Printed` says that it may only go into what is read or printed"), ran.all());
        game("deed", "", "{titles: {regular: fonts/printed.ttf, licence: Bought for this game.}}");
        assertFalse(load("deed").ruleset().theme().own().orElseThrow().all().get(0).printOnly(), "on other terms");
    }

    private void game(String id, String extend, String theme) throws IOException {
        OwnFontsGame.in(folder.resolve("rulesets"), id, """
                %s
                theme: %s
                sheets:
                  character:
                    fields: {name: {required: true}}
                    tracks: {heat: {boxes: 6, text: The heat rises and **burns**.}}
                    lists:
                      gear:
                        entries:
                          lamp: {text: It gives light.}
                          rope: {text: It holds *all*.}
                    creation: {gear: {choose: 0..2, from: gear}}
                """.formatted(extend.isEmpty() ? "text: A game." : extend, theme));
    }

    private RulesetLoader loader() {
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder.resolve("rulesets"))));
    }

    private LoadedRuleset load(String id) {
        return loader().load(id).value().orElseThrow(() -> new AssertionError(loader().load(id).diagnostics()));
    }

    private String text(String file) {
        try {
            return shell.read(file);
        } catch (IOException gone) {
            throw new AssertionError(gone);
        }
    }

    /** The names of the fonts that the pages of a PDF are set in. */
    private Set<String> faces(String file) throws IOException {
        Set<String> names = new TreeSet<>();
        try (PDDocument document = Loader.loadPDF(folder.resolve(file).toFile())) {
            for (PDPage page : document.getPages()) {
                for (COSName name : page.getResources().getFontNames()) {
                    names.add(page.getResources().getFont(name).getName().replaceFirst("^[A-Z]{6}\\+", ""));
                }
            }
        }
        return names;
    }
}
