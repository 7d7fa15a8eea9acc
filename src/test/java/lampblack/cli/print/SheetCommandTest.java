package lampblack.cli.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.cli.Shell;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Sheets to print")
@Tag("slow")
class SheetCommandTest {

    private static final String PICTURE = "data:image/svg+xml;base64";

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
        assertEquals("group.html\nagnes-ludlow.yaml: Valid.\nbartram-hook.yaml: Valid.\n"
                + "the-salt-lanterns.yaml: Valid.\n", ran.out());
        assertEquals(List.of("The Salt Lanterns", "Agnes Ludlow", "Bartram Hook"),
                page("group.html").select(".page .field.name dd").eachText());
    }

    @Test
    @DisplayName("say what a pack that is chosen as a whole brings to carry")
    void packs() throws IOException {
        shell.write("rulesets/trek/ruleset.yaml", """
                format: 1
                id: trek
                version: 1.0.0
                title: Trek
                licence: CC0-1.0
                credits: Written for a test.
                sheets:
                  character:
                    tracks: {load: {bands: {light: 3, heavy: 6}, counts: load}}
                    lists:
                      packs:
                        at-most: 1
                        entries:
                          light-pack: {gives: {options: [knife, canteen, calm]}}
                          heavy-pack: {gives: {options: [knife, canteen, tent]}}
                      gear: {load: 1, entries: {knife: {}, canteen: {}, tent: {load: 2}}}
                      moods: {entries: {calm: {}}}
                    creation: {pack: {choose: 1, from: packs}}
                """);
        String text = shell.run("sheet", "--text", "--blank", "trek").out().replaceAll("\\s+", " ");
        assertTrue(text.contains("with Knife and Canteen"), text);
        assertTrue(text.contains("with Knife, Canteen and Tent"), text);
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
        assertTrue(style.contains("@page :left"), "backs differ from fronts");
        assertEquals(3, page("group.html").select(".turn + .page.landscape").size());
        assertEquals(0, shell.run("sheet", agnes, bartram, "--together").exit());
        assertFalse(page("group.html").select("style").html().contains("@page :left"));
    }

    @Test
    @DisplayName("leave out pictures and tinted ground, and keep frames, faces and colours, where that is asked for")
    void plain() throws IOException {
        String casimir = shell.example("black-sword", "casimir-vane");
        for (String cards : List.of("", "--cards")) {
            String[] usual = Stream.of("sheet", casimir, cards).filter(word -> !word.isEmpty()).toArray(String[]::new);
            String[] bare = Stream.of("sheet", casimir, cards, "--plain").filter(word -> !word.isEmpty())
                    .toArray(String[]::new);
            String file = cards.isEmpty() ? "casimir-vane.html" : "casimir-vane-cards.html";
            assertEquals(0, shell.run(usual).exit());
            String shown = page(file).select("style").html();
            assertTrue(shown.contains(PICTURE), shown);
            assertEquals(0, shell.run(bare).exit());
            Document page = page(file);
            String style = page.select("style").html();
            assertFalse(style.contains(PICTURE), style);
            assertTrue(page.select(".illustrated, .background").isEmpty() && !style.contains("--fill: "), style);
            assertTrue(style.contains("--accent"), style);
        }
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
    @DisplayName("to play on keep with open boxes what may still be taken, and a filled one does not")
    void play() throws IOException {
        assertEquals(0, shell.run("sheet", bartram).exit());
        int had = page("bartram-hook.html").select(".option").size();
        assertEquals(0, shell.run("sheet", bartram, "--play").exit());
        assertTrue(page("bartram-hook.html").select(".option").size() > had + 5, had + " options");
        assertEquals(2, shell.run("sheet", bartram, "--play", "--cards").exit());
        assertEquals(2, shell.run("sheet", "--blank", "blades-in-the-dark", "--play").exit());
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
    @DisplayName("are plain text to the terminal, in lines of 80 letters, where that is asked for")
    void text() throws IOException {
        Shell.Ran ran = shell.run("sheet", bartram, "--text");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().startsWith("Bartram Hook\nCutter, Blades in the Dark\n"), ran.out());
        assertTrue(ran.out().contains("\nStress:  2 of 9\n"), ran.out());
        assertTrue(ran.out().contains("- Moderate 0 of 2 (−1d)\n- Lesser 1 of 2 (Less effect): Cracked rib\n"), ran.out());
        assertTrue(ran.out().contains("\nProwess 4:  Finesse 1, Prowl 3, Skirmish 4, Wreck 3\n"), ran.out());
        assertTrue(ran.out().contains("\n- Mule: You carry two more"), ran.out());
        assertTrue(ran.out().contains("\nValid.\n"), ran.out());
        assertTrue(ran.out().contains("\nHeritage:    Knife Islands. He was born aboard"), ran.out());
        assertTrue(ran.out().contains("\nCarried: Armour (2 load), Lantern,"), ran.out());
        assertFalse(ran.out().contains("Savage"), "what nobody took: " + ran.out());
        assertTrue(ran.out().lines().allMatch(line -> line.length() <= 80), ran.out());
        assertEquals("all.txt\nagnes-ludlow.yaml: Valid.\nthe-salt-lanterns.yaml: Valid.\n",
                shell.run("sheet", agnes, lanterns, "--together", "--text", "-o", "all.txt").out());
        assertTrue(shell.read("all.txt").contains("\n---\n\nAgnes Ludlow\n"));
        assertEquals(2, shell.run("sheet", bartram, "--text", "-o", "x.html").exit());
    }

    @Test
    @DisplayName("have large letters where that is asked for")
    void largePrint() throws IOException {
        assertEquals(0, shell.run("sheet", bartram, "--large-print").exit());
        assertTrue(page("bartram-hook.html").select("style").html().contains("font-size: 16pt"));
    }

    @Test
    @DisplayName("of nobody tell all there is in plain text, and how much room")
    void blankText() {
        String out = shell.run("sheet", "--blank", "blades-in-the-dark", "--playbook", "cutter", "--text").out();
        assertTrue(out.contains("\nStress:             9 boxes. Take a trauma."), out);
        assertFalse(out.contains("dotted"), out);
        assertTrue(out.contains("\nAbilities (Choose 1)\n- Bodyguard: +1d to"), out);
        assertTrue(out.contains("\n- Moderate (−1d): 2 lines to write on\n"), out);
        String crew = shell.run("sheet", "--blank", "blades-in-the-dark", "--sheet", "crew", "--text").out();
        assertTrue(crew.contains("\nCohorts (room for 3)\n"), crew);
        String reference = shell.run("sheet", "--reference", "blades-in-the-dark", "--text").out();
        assertTrue(reference.contains("\n- Full success: 1d: 17 %; 2d: 28 %; 3d: 35 %; 4d: 39 %\n"),
                reference);
        assertTrue(reference.contains("\nPlans (Detail)\n"), reference);
    }

    @Test
    @DisplayName("are cards where that is asked for, of what is had and carried, or of all that a playbook lists")
    void cards() throws IOException {
        assertEquals("bartram-hook-cards.html\nValid.\n", shell.run("sheet", bartram, "--cards").out());
        Document page = page("bartram-hook-cards.html");
        assertEquals("Bartram Hook: cards, Blades in the Dark", page.title());
        assertEquals(List.of("Bodyguard", "Battleborn", "Mule", "Brannoch", "Wilhelmina", "Armour", "Lantern",
                "Great Weapon", "Irons and Chain"), page.select("article.card > .head h2").eachText().subList(0, 9));
        assertTrue(page.select("article.card:contains(Credits)").text().contains("One Seven Design"));
        assertEquals("Load 2 of 2", page.select("article.card:contains(Great Weapon) .boxes").attr("aria-label"));
        assertEquals(0, shell.run("sheet", "--blank", "blades-in-the-dark", "--playbook", "cutter", "--cards", "--list",
                "abilities,contacts").exit());
        assertEquals(13, page("blades-in-the-dark-cutter-cards.html").select("article.card:not(:contains(Credits))")
                .size());
        String text = shell.run("sheet", bartram, lanterns, "--cards", "--together", "--text", "--list", "abilities")
                .out();
        assertTrue(text.contains("\nOne of Us\nAbilities, Smugglers\nOne of your vehicles"), text);
        assertTrue(text.contains("\nMule\nAbilities, Cutter\nYou carry two more"), text);
    }

    @Test
    @DisplayName("are no cards of a list that there is not, of nothing, or with what says nothing of cards")
    void noCards() {
        Shell.Ran ran = shell.run("sheet", bartram, "--cards", "--list", "abilites");
        assertEquals(2, ran.exit());
        assertTrue(ran.err().startsWith("There is no list `abilites`. Did you mean `abilities`?"), ran.err());
        assertEquals(1, shell.run("sheet", bartram, "--cards", "--list", "traumas").exit());
        assertEquals(2, shell.run("sheet", bartram, "--list", "abilities").exit());
        assertEquals(2, shell.run("sheet", bartram, "--cards", "--two-sided").exit());
        assertEquals(2, shell.run("sheet", bartram, "--cards", "--with-reference").exit());
        assertEquals(2, shell.run("sheet", "--reference", "blades-in-the-dark", "--cards").exit());
    }

    private Document page(String name) throws IOException {
        return Jsoup.parse(shell.read(name));
    }

    @Test
    void aBlankSheetSaysWhatItHasNoRoomFor() throws IOException {
        Shell.Ran ran = shell.run("sheet", "--blank", "unified-theory", "-o", "u.html");
        assertEquals(0, ran.exit(), ran.all());
        boolean printed = Files.readString(folder.resolve("u.html")).contains(">At the Table<");
        assertEquals(!printed, ran.err().contains("At the Table"), ran.err());
    }
}
