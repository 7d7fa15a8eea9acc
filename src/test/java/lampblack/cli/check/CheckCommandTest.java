package lampblack.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CheckCommandTest {

    @TempDir
    private Path folder;
    private Shell shell;
    private String sib;

    @BeforeEach
    void copy() throws IOException {
        shell = new Shell(folder).withRulesets();
        sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
    }

    @Test
    void everythingHereIsCheckedWhenNothingIsNamed() {
        Shell.Ran ran = shell.run("check");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("rulesets"), ran.out());
    }

    @Test
    void aFolderWithNeitherIsSaidToHoldNothing() throws IOException {
        Files.createDirectories(folder.resolve("empty"));
        Shell.Ran ran = shell.run("check", "empty");
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("nothing to check"), ran.err());
    }

    @Test
    void aPartOfARulesetIsCheckedAsTheWhole() {
        Shell.Ran ran = shell.run("check", "rulesets/lanterns-of-the-fen/playbooks/poler.yaml");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals("1 ruleset: no problems.\n", ran.out());
    }

    @Test
    void oneBrokenFileStopsNothing() throws IOException {
        shell.write("characters/broken.yaml", "ruleset: [\n");
        shell.write("characters/empty.yaml", "");
        Files.copy(folder.resolve(sib), folder.resolve("characters/sib.yaml"));
        Shell.Ran ran = shell.run("check", "characters");
        assertEquals(1, ran.exit());
        assertTrue(ran.out().contains("characters/broken.yaml:1:10: error[yaml.syntax]"), ran.out());
        assertTrue(ran.out().contains("characters/empty.yaml:1:1: error[yaml.empty]"), ran.out());
        assertTrue(ran.out().contains("characters/sib.yaml:19:3: note[creation.over-budget]"), ran.out());
        assertTrue(ran.out().endsWith("3 characters: 2 errors and 1 note.\n"), ran.out());
    }

    @Test
    void programsGetEveryProblemWithItsPlaceNotesAndFixes() throws IOException {
        shell.write("x.yaml", shell.read(sib).replace("calling: lampwright", "calling: lampwrigt"));
        Shell.Ran ran = shell.run("check", "x.yaml", "--format", "json");
        assertEquals(1, ran.exit());
        JsonNode first = JsonMapper.builder().build().readTree(ran.out()).get(0);
        assertEquals("x.yaml", first.get("file").asText());
        assertEquals(18, first.get("line").asInt());
        assertEquals(12, first.get("column").asInt());
        assertEquals(18, first.get("endLine").asInt());
        assertEquals(21, first.get("endColumn").asInt());
        assertEquals("error", first.get("severity").asText());
        assertEquals("option.unknown", first.get("code").asText());
        assertEquals("Did you mean `lampwright`?", first.get("notes").get(0).get("message").asText());
        assertEquals("lampwright", first.get("fixes").get(0).get("edits").get(0).get("replacement").asText());
    }

    @Test
    void aFixIsCarriedOutAndTheRestCheckedAgain() throws IOException {
        String text = shell.read(sib);
        shell.write("x.yaml", text.replace("creation:", "creatoin:"));
        Shell.Ran ran = shell.run("check", "--fix", "x.yaml");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.err().contains("Write `creation` in place of `creatoin`."), ran.err());
        assertEquals(text, shell.read("x.yaml"));
    }

    @Test
    void aNameIsNeverGuessed() throws IOException {
        String text = shell.read(sib).replace("calling: lampwright", "calling: lampwrigt");
        shell.write("x.yaml", text);
        Shell.Ran ran = shell.run("check", "--fix", "x.yaml");
        assertEquals(1, ran.exit(), ran.all());
        assertTrue(ran.out().contains("Did you mean `lampwright`?"), ran.out());
        assertEquals(text, shell.read("x.yaml"));
    }

    @Test
    void aCharacterCanBeJudgedByAnotherRuleset() {
        Shell.Ran ran = shell.run("check", sib, "--ruleset", "worlds-in-the-dark");
        assertEquals(1, ran.exit());
        assertTrue(ran.out().contains("creation.unknown-step"), ran.out());
        assertEquals(1, shell.run("check", sib, "--ruleset", "no-such-game").exit());
    }

    @Test
    void whatIsUnfinishedIsListedAndNotAnError() throws IOException {
        shell.write("x.yaml", "ruleset: worlds-in-the-dark\nfields: {name: Ann}\n");
        Shell.Ran ran = shell.run("check", "x.yaml");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().startsWith("x.yaml: still to do: 7 points left to spend on Specialties."), ran.out());
    }

    @Test
    void manyCharactersAreCheckedSideBySideInOneOrder() throws IOException {
        for (int i = 0; i < 40; i++) {
            shell.write("characters/c" + i + ".yaml", shell.read(sib).replace("up-to: 8", "up-to: " + i % 10));
        }
        Shell.Ran first = shell.run("check", "characters");
        assertEquals(1, first.exit());
        assertEquals(first.out(), shell.run("check", "characters").out());
    }

    @Test
    void whatComesFromStrangersCannotSteerATerminal() throws IOException {
        shell.write("x.yaml", "ruleset: worlds-in-the-dark\nfields: {name: \"a\\e]52;c;x\\a\"}\n");
        Shell.Ran ran = shell.run("check", "x.yaml");
        assertEquals(1, ran.exit());
        assertFalse(ran.all().contains("\u001b"), ran.all());
    }

    @Test
    void nothingToCheckIsMisuse() {
        Shell.Ran ran = new Shell(folder.resolve("rulesets/lanterns-of-the-fen/playbooks")).run("check");
        assertEquals(2, ran.exit(), ran.all());
    }

    @Test
    void rulingsAreBoundedToWhatTheyExcuse() throws IOException {
        String creation = """
                format: 1
                ruleset: worlds-in-the-dark
                version: 1.0.0
                creation:
                  specialties: {Stealth: {points: 2, under: prowess}, Law: {points: 2, under: insight},
                    Lore: {points: 2, under: resolve}, Chef: {points: 2, under: insight}}
                rulings:
                """;
        String bounded = "  - {allows: creation.over-budget, on: specialties, up-to: 8, because: A gift.}\n";
        for (String written : List.of(bounded.replace("8", "12"), bounded.replace("on: specialties, ", ""),
                bounded.replace("up-to: 8, ", ""), bounded.replace("on: specialties, up-to: 8, ", ""))) {
            shell.write("x.yaml", creation + written);
            shell.run("check", "--fix", "x.yaml");
            String fixed = shell.read("x.yaml");
            assertTrue(fixed.contains("on: specialties") && fixed.contains("up-to: 8"), written + fixed);
        }
    }
}
