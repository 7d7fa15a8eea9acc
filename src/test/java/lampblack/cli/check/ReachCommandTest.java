package lampblack.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lampblack.InventedGame;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
final class ReachCommandTest {

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        InventedGame.of("pond", "Pond", """
                sheets:
                  character:
                    fields: {name: {required: true}}
                    traits: {dots: {rating: {max: 3}, entries: {swim: {}, dive: {}}}}
                    lists:
                      gifts:
                        entries:
                          gills: {requires: {dive: 4}}
                          fins: {requires: {milestone: drowned}}
                          gift: {}
                    tracks: {xp: {pool: true}}
                    milestones: {drowned: {}}
                    creation:
                      dots: {spend: 3, on: dots}
                      gift: {choose: 0..1, from: gifts}
                    earning: {splash: {into: xp, gives: 1, per: roll}}
                    advances: {practice: {cost: {xp: 2}, raise: dots}, gift: {cost: {xp: 1}, choose: 1, from: gifts}}
                """).writeTo(folder.resolve("rulesets"));
    }

    private void example() throws IOException {
        shell.write("rulesets/pond/characters/newt.yaml", """
                ruleset: pond
                fields: {name: Newt}
                creation: {dots: {dive: 3}}
                ledger:
                - {session: 1, earn: {splash: 7}, note: Cold.}
                - {milestone: drowned}
                - {session: 2, advance: gift, choose: fins}
                - {advance: practice, raise: swim}
                """);
    }

    @Test
    void whatHasNoPathIsProvenAndEndsInAnError() {
        Shell.Ran ran = shell.run("reach", "pond");
        assertEquals("""
                Options: 2 of 3 have a path. 1 is out of reach.
                Creation steps: 2 of 2 have a path.
                Ways to earn: 1 of 1 have a path.
                Advances: 2 of 2 have a path.
                Milestones: 1 of 1 have a path.

                Nobody can ever take the option `gifts.gills` (pond/ruleset.yaml:14)
                └─ `dive` must be at least 4, but it is never more than 3 (pond/ruleset.yaml:14)
                   └─ the limit of `dive` is set here (pond/ruleset.yaml:10)
                """, ran.out());
        assertEquals(1, ran.exit());
    }

    @Test
    void aPathThatIsGivenIsMadeShorter() throws IOException {
        example();
        Shell.Ran ran = shell.run("reach", "pond", "fins");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals("""
                A path to the option `gifts.fins`, from `characters/newt.yaml`:

                  fields:
                    name: Newt
                  creation:
                    dots: {dive: 3}
                  ledger:
                    - {earn: {splash: 1}}
                    - {milestone: drowned}
                    - {advance: gift, choose: fins}
                """, ran.out());
    }

    @Test
    void aNameMayStandForSeveralThings() {
        Shell.Ran all = shell.run("reach", "pond", "gift");
        assertTrue(all.out().contains("A path to the option `gifts.gift`:"), all.out());
        assertTrue(all.out().contains("A path to the creation step `gift`:"), all.out());
        assertTrue(all.out().contains("A path to the advance `gift`:"), all.out());
        Shell.Ran one = shell.run("reach", "pond", "advances.gift");
        assertTrue(one.out().startsWith("A path to the advance `gift`:"), one.out());
        assertTrue(!one.out().contains("creation step"), one.out());
        assertEquals(one.out(), shell.run("reach", "pond", "advances.gift").out());
    }

    @Test
    void aFolderStandsForItsId() throws IOException {
        shell.write("elsewhere/mill/ruleset.yaml", shell.read("rulesets/pond/ruleset.yaml").replace("id: pond",
                "id: mill"));
        String expected = shell.run("reach", "pond", "gifts.fins").out();
        assertEquals(expected, shell.run("reach", "elsewhere/mill", "gifts.fins").out());
        assertEquals(expected, shell.run("reach", "elsewhere/mill/ruleset.yaml", "gifts.fins").out());
        for (String command : List.of("resolve", "schema --ruleset", "sheet --text --blank", "sheet --text --reference",
                "odds")) {
            List<String> words = new ArrayList<>(List.of(command.split(" ")));
            words.add("elsewhere/mill");
            assertEquals(0, shell.run(words.toArray(String[]::new)).exit(), command);
        }
        assertEquals(1, shell.run("reach", "elsewhere").exit());
    }

    @Test
    void aNameThatIsUnknownIsSuggested() {
        Shell.Ran ran = shell.run("reach", "pond", "gils");
        assertEquals(2, ran.exit());
        assertTrue(ran.err().startsWith("There is nothing called `gils` to reach. Did you mean `gills`?"), ran.err());
        assertEquals(1, shell.run("reach", "pnd").exit());
        assertEquals(2, shell.run("reach").exit());
    }

    @Test
    void aPathCanBeSavedAndIsAWholeCharacter() throws IOException {
        Shell.Ran ran = shell.run("reach", "pond", "fins", "-o", "fins.yaml");
        assertEquals("fins.yaml\n", ran.out());
        assertEquals(0, ran.exit(), ran.all());
        String head = "# A path to the option `gifts.fins` in Pond, the shortest one found.";
        assertTrue(shell.read("fins.yaml").contains(head));
        assertEquals("1 character: no problems.\n", shell.run("check", "fins.yaml").out());
        assertTrue(shell.run("show", "fins.yaml").out().contains("Fins"));
        assertEquals(2, shell.run("reach", "pond", "-o", "all.yaml").exit());
        assertEquals(2, shell.run("reach", "pond", "fins", "-o", "all.txt").exit());
        Shell.Ran none = shell.run("reach", "pond", "gills", "-o", "gills.yaml");
        assertEquals(1, none.exit());
        assertTrue(none.err().startsWith("Nobody can ever take the option `gifts.gills`"), none.err());
    }

    @Test
    void whatAnOwnerPaysForIsSavedInBothFiles() throws IOException {
        shell.write("rulesets/boat/ruleset.yaml", """
                format: 1
                id: boat
                version: 1.0.0
                title: Boat
                licence: CC0-1.0
                credits: Written for a test.
                sheets:
                  character:
                    fields: {name: {required: true}}
                    links: {crew: {to: crew}}
                    tracks: {xp: {pool: true}}
                    advances: {rest: {cost: {crew.rep: 2}, gain: {xp: 1}}}
                  crew:
                    fields: {name: {required: true}}
                    tracks: {rep: {pool: true}}
                    earning: {score: {into: rep, gives: 1, per: session}}
                """);
        assertEquals("boat.yaml\ncrew.yaml\n", shell.run("reach", "boat", "rest", "-o", "boat.yaml").out());
        assertTrue(shell.read("boat.yaml").contains("advance: rest, paid: {crew.rep: 2}"), shell.read("boat.yaml"));
        assertTrue(shell.read("crew.yaml").contains("pays: {rep: 2}, by: boat.yaml, for: rest"),
                shell.read("crew.yaml"));
        Shell.Ran check = shell.run("check", "boat.yaml", "crew.yaml");
        assertEquals("2 characters: no problems.\n", check.out(), check.all());
    }

    @Test
    void programsGetPathsAndProofs() throws IOException {
        example();
        Shell.Ran ran = shell.run("reach", "pond", "--format", "json");
        assertEquals(1, ran.exit());
        JsonNode json = JsonMapper.builder().build().readTree(ran.out());
        assertEquals("pond", json.get("ruleset").asText());
        assertEquals(9, json.get("items").size());
        JsonNode gills = json.get("items").get(0);
        assertEquals("[option, gifts.gills, proof]", List.of(gills.get("kind").asText(),
                gills.get("name").asText(), gills.get("found").asText()).toString());
        assertEquals(14, gills.at("/proof/places/0/line").asInt());
        assertTrue(gills.at("/proof/parts/0/words").asText().startsWith("`dive` must be at least 4"));
        JsonNode fins = json.get("items").get(1);
        assertEquals("characters/newt.yaml", fins.get("from").asText());
        assertTrue(fins.get("path").asText().contains("choose: fins"));
    }
}
