package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ShowCommandTest {

    @TempDir
    private Path folder;
    private Shell shell;
    private String edda;

    @BeforeEach
    void copy() throws IOException {
        shell = new Shell(folder).withRulesets();
        edda = shell.example("lanterns-of-the-fen", "edda-marl");
    }

    @Test
    void theWholeStateIsThereForPrograms() throws IOException {
        Shell.Ran ran = shell.run("show", edda, "--format", "json", "--history");
        assertEquals(0, ran.exit(), ran.all());
        JsonNode shown = JsonMapper.builder().build().readTree(ran.out());
        for (String key : List.of("ruleset", "version", "sheet", "name", "legal", "fields", "ratings", "under",
                "options", "tracks", "xp", "rulings", "todo", "diagnostics")) {
            assertTrue(shown.has(key), key);
        }
        assertEquals("lanterns-of-the-fen", shown.get("ruleset").asText());
        assertEquals("Edda Marl", shown.get("name").asText());
        assertTrue(shown.get("legal").asBoolean());
        assertEquals(3, shown.at("/ratings/specialties/River Songs").asInt());
        assertEquals(3, shown.at("/ratings/attributes/insight").asInt());
        assertEquals("insight", shown.at("/under/specialties/Turf Cutting").asText());
        assertEquals("turfreader", shown.at("/options/playbooks/0").asText());
        assertEquals(11, shown.at("/tracks/stress/size").asInt());
        assertEquals(10, shown.at("/tracks/stress/marked").asInt());
        assertEquals(3, shown.at("/tracks/harm/rows/harm/size").asInt());
        assertEquals(37, shown.at("/xp/xp/earned").asInt());
        assertEquals(36, shown.at("/xp/xp/spent").asInt());
        assertEquals(1, shown.at("/xp/xp/left").asInt());
        assertEquals(14, shown.get("history").size());
        assertEquals(1, shown.at("/history/13/balances/xp").asInt());
    }

    @Test
    void theTextOfTheSheetIsFollowedByWhatCameAndWent() {
        Shell.Ran ran = shell.run("show", edda);
        assertEquals(0, ran.exit(), ran.all());
        String text = shell.run("sheet", "--text", edda).out();
        assertTrue(ran.out().startsWith(text.substring(0, text.indexOf("\nWorlds in the Dark is"))), ran.out());
        assertTrue(ran.out().contains("\nSpecialties (up to 4)\nInsight 3 of 4:  Smuggling 2, River Songs 3,"), ran.out());
        assertTrue(ran.out().contains("""

                Ledger
                XP:"""), ran.out());
        assertTrue(ran.out().contains("1 left (37 earned, 36 spent)\n"), ran.out());
    }

    @Test
    void whatIsLeftIsSaidAsFarAsItIsKnown() throws IOException {
        shell.write("x.yaml", shell.read(edda).replace("{desperate: 3, challenge: 2", "{desperate: 3, chalenge: 2"));
        String out = shell.run("show", "x.yaml").out();
        assertTrue(out.contains("\nLedger\nXP:      at least -1 left (35 earned, 36 spent; more is not known)\n"), out);
    }

    @Test
    void theHistoryHasEachBalance() {
        String out = shell.run("show", "--history", edda).out();
        assertTrue(out.contains("  4   session 2             XP -8, 3 left"), out);
        assertTrue(out.contains("New Talent: Home Current"), out);
    }

    @Test
    void anIllegalCharacterIsShownAllTheSame() throws IOException {
        shell.write("x.yaml", shell.read(edda).replace("Fen Pilotage: {points: 2", "Fen Pilotage: {points: 9"));
        Shell.Ran ran = shell.run("show", "x.yaml");
        assertEquals(1, ran.exit());
        assertTrue(ran.out().contains("\nStill open\n- Problem (line "), ran.out());
        assertEquals(1, shell.run("show", "missing.yaml", "--format", "json").exit());
    }

    @Test
    void theEndOfACareerIsSaidAtItsHead() throws IOException {
        assertEquals(0, shell.run("retire", edda, "Keeps the light at the weir.").exit());
        assertTrue(shell.run("show", edda).out().contains("Retired: Keeps the light at the weir.\n"));
        JsonNode state = JsonMapper.builder().build().readTree(shell.run("show", edda, "--format", "json").out());
        assertEquals("Keeps the light at the weir.", state.at("/retired").asText());
        assertEquals(0, shell.run("sheet", edda, "-o", "edda.html").exit());
        assertTrue(shell.read("edda.html").contains("Retired: Keeps the light at the weir."));
    }

    @Test
    void whatIsNotedForTheShelfIsSaidWhereItIsThere() throws IOException {
        JsonNode plain = JsonMapper.builder().build().readTree(shell.run("show", edda, "--format", "json").out());
        assertEquals("[] false null", plain.get("tags") + " " + plain.get("archived") + " " + plain.get("portrait"));
        shell.write("edda.yaml", shell.read(edda).replace("\nsheet:",
                "\ntags: [one-shot, tuesday]\narchived: true\nsheet:"));
        shell.write(".portraits/edda.png", "a picture");
        assertTrue(shell.run("show", "edda.yaml").out().contains("""

                Valid, 1 change of playbook or crew.
                Archived.
                Tags: one-shot and tuesday
                Picture: .portraits/edda.png
                """));
        JsonNode kept = JsonMapper.builder().build()
                .readTree(shell.run("show", "edda.yaml", "--format", "json").out());
        assertEquals("[\"one-shot\",\"tuesday\"] true \".portraits/edda.png\"",
                kept.get("tags") + " " + kept.get("archived") + " " + kept.get("portrait"));
    }

    @Test
    void offersSayTheirCostAndTheirReason() throws IOException {
        Shell.Ran ran = shell.run("options", edda);
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("Practice (advance `practice`)"), ran.out());
        assertTrue(ran.out().contains("10 XP"), ran.out());
        JsonNode offers = JsonMapper.builder().build().readTree(shell.run("options", edda, "--format", "json").out());
        assertEquals("advance refocus", offers.at("/0/where").asText());
        assertTrue(offers.at("/0/objections").size() > 0);
    }

    @Test
    void offersSayWhichAnswersAreLeft() throws IOException {
        Files.createDirectories(folder.resolve("rulesets/cat-stair"));
        Files.copy(Path.of("src/test/cases/judged/an-answer-has-room/ruleset.yaml"),
                folder.resolve("rulesets/cat-stair/ruleset.yaml"));
        shell.write("tom.yaml", """
                format: 1
                ruleset: cat-stair
                ledger:
                  - {advance: level, choose: {third: {boon: cat-eyes}}}
                """);
        Shell.Ran ran = shell.run("options", "tom.yaml");
        assertTrue(ran.out().contains("Second (boon? Dog Ears)"), ran.all());
        JsonNode offers = JsonMapper.builder().build().readTree(shell.run("options", "tom.yaml", "--format", "json")
                .out());
        assertEquals("[\"dog-ears\"]", offers.at("/0/answers/boon").toString());
    }
}
