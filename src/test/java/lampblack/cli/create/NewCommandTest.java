package lampblack.cli.create;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.cli.Shell;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
final class NewCommandTest {

    @TempDir
    private Path folder;

    @Test
    void aNewGameIsCleanFromTheFirstSecond() throws IOException {
        Shell shell = new Shell(folder);
        Shell.Ran made = shell.run("new", "ruleset", "my-hack", "--title", "Ash: & Bone");
        assertEquals(0, made.exit(), made.all());
        Shell.Ran checked = shell.run("check", "my-hack");
        assertEquals("1 character and 1 ruleset: no problems.\n", checked.out());
        assertEquals("my-hack: 4 tests, all passed.\n", shell.run("test", "my-hack").all());
        assertEquals("1 file of tests: no problems.\n", shell.run("check", "my-hack/tests").out());
        assertTrue(shell.read("my-hack/schemas/tests.schema.json").contains("additionalProperties"));
        assertTrue(shell.read("my-hack/schemas/character.schema.json").contains("wanderer"));
        assertTrue(shell.run("show", "my-hack/characters/example.yaml").out().contains("Ash: & Bone\n"));
        assertEquals(4, shell.run("new", "ruleset", "my-hack").exit());
    }

    @Test
    void aNewGameWithoutActionsHasAHomeAndIsClean() throws IOException {
        Shell shell = new Shell(folder);
        Shell.Ran made = shell.run("new", "ruleset", "nest", "--without-actions");
        assertEquals(0, made.exit(), made.all());
        assertEquals("2 characters and 1 ruleset: no problems.\n", shell.run("check", "nest").out());
        assertEquals("nest: 5 tests, all passed.\n", shell.run("test", "nest").all());
        assertTrue(shell.run("show", "nest/characters/example.yaml").out().contains("The Example House"));
        assertEquals(2, shell.run("new", "ruleset", "nest", "--without-actions", "--playbooks", "bird").exit());
    }

    @Test
    void whatIsRenamedHasItsTitleEverywhere() throws IOException {
        Shell shell = new Shell(folder);
        Shell.Ran made = shell.run("new", "ruleset", "deep", "--base", "forged-in-the-dark", "--playbooks", "diver",
                "--rename", "insight=Wit", "--rename", "stress=Grit");
        assertEquals(0, made.exit(), made.all());
        assertEquals(0, shell.run("check", "deep").exit());
        String sheet = shell.run("sheet", "--text", "deep/characters/example.yaml").out();
        assertTrue(sheet.contains("Wit XP:") && sheet.contains("Wit 2:") && sheet.contains("Grit:"), sheet);
        assertTrue(shell.run("new", "ruleset", "low", "--rename", "insigth=Wit").err()
                .contains("nothing called `insigth`"));
        assertTrue(shell.run("new", "ruleset", "low", "--rename", "insight").err().contains("such as `insight=Wit`"));
        assertEquals(0, shell.run("new", "ruleset", "low", "--rename", "insight=W: \"it\"").exit());
    }

    @Test
    void aSheetThatIsRenamedIsCalledSoWhereALinkLeadsToIt() throws IOException {
        Shell shell = new Shell(folder);
        assertEquals(0, shell.run("new", "ruleset", "hull", "--base", "blades-in-the-dark", "--rename", "crew=Ship")
                .exit());
        String titles = Files.readString(folder.resolve("hull/titles.yaml"));
        assertTrue(titles.contains("links: {crew: {title: Ship}}") && titles.contains("crew: {title: Ship"), titles);
    }

    @Test
    void noneOfSeveralNewTitlesOverrulesAnother() throws IOException {
        Shell shell = new Shell(folder);
        assertEquals(0, shell.run("new", "ruleset", "swapped", "--base", "forged-in-the-dark", "--rename", "scars=Scar",
                "--rename", "traumas=Ghosts", "--rename", "insight=Prowess", "--rename", "prowess=Insight").exit());
        String titles = Files.readString(folder.resolve("swapped/titles.yaml"));
        assertTrue(titles.contains("scars: {title: Scar,") && titles.contains("traumas: {title: Ghosts}"), titles);
        assertTrue(titles.contains("insight: {title: Prowess") && titles.contains("prowess: {title: Insight"), titles);
        assertTrue(titles.contains("A Scar") && titles.contains("Prowess XP") && titles.contains("Insight XP"), titles);
    }

    @Test
    void aGameAndHouseRulesOverEachShippedGameAreClean() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        List<String> games = Stream.of(folder.resolve("rulesets").toFile().list()).sorted().toList();
        for (String id : Sampling.of("games to extend").some(games, 2)) {
            for (String kind : new String[] {"game", "house"}) {
                String made = kind + "-" + id;
                Shell.Ran ran = kind.equals("game")
                        ? shell.run("new", "ruleset", made, "--extends", id)
                        : shell.run("new", "ruleset", made, "--extends", id, "--house");
                assertEquals(0, ran.exit(), ran.all());
                Shell.Ran checked = shell.run("check", "rulesets/" + made);
                assertEquals(0, checked.exit(), checked.all());
                assertTrue(checked.out().contains("no problems"), checked.all());
                assertEquals(made + ": 3 tests, all passed.\n", shell.run("test", made).all());
            }
        }
    }

    @Test
    void aHackHasTheActionsPlaybooksAndCrewsThatWereNamed() throws IOException {
        Shell shell = new Shell(folder);
        Shell.Ran made = shell.run("new", "ruleset", "deep", "--actions", "insight=listen,study prowess=dive",
                "--playbooks", "diver,bellwright", "--crew", "salvors,wardens");
        assertEquals(0, made.exit(), made.all());
        assertEquals("1 character and 1 ruleset: no problems.\n", shell.run("check", "deep").all());
        assertEquals("deep: 3 tests, all passed.\n", shell.run("test", "deep").all());
        assertTrue(shell.read("deep/characters/example.yaml").contains("playbook: diver"));
        Shell.Ran carried = shell.run("mark", "deep/characters/example.yaml", "carried", "+diver-items-1");
        assertEquals(0, carried.exit(), carried.all());
        assertTrue(shell.read("deep/tests/first.yaml").contains("playbook: diver"));
        String resolved = shell.run("resolve", "deep", "--rulesets", ".").out();
        assertTrue(resolved.contains("dive:") && resolved.contains("sway:") && !resolved.contains("skirmish:"),
                resolved);
        for (String file : new String[] {"actions.yaml", "playbooks.yaml", "playbooks/diver.yaml", "crews.yaml",
                "crews/wardens.yaml", "ruleset.yaml", "tests/first.yaml", "characters/example.yaml"}) {
            String first = shell.read("deep/" + file).lines().findFirst().orElseThrow();
            String schema = first.replace("# yaml-language-server: $schema=", "");
            assertTrue(Files.exists(folder.resolve("deep/" + file).resolveSibling(schema)), file + ": " + first);
        }
    }

    @Test
    void playbooksForEachShippedGameAreClean() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        List<String> games = Stream.of(folder.resolve("rulesets").toFile().list()).sorted().toList();
        for (String id : Sampling.of("games to add playbooks to").some(games, 3)) {
            String made = "more-" + id;
            Shell.Ran ran = shell.run("new", "ruleset", made, "--extends", id, "--playbooks", "stray");
            assertEquals(0, ran.exit(), ran.all());
            assertTrue(shell.run("check", "rulesets/" + made).out().contains("no problems"), id);
            assertTrue(shell.run("test", made).all().contains("all passed"), id);
        }
    }

    @Test
    void whatTheBaseCannotHaveIsRefused() {
        Shell shell = new Shell(folder);
        Shell.Ran unknown = shell.run("new", "ruleset", "x", "--actions", "might=push");
        assertEquals(2, unknown.exit());
        assertTrue(unknown.err().contains("`forged-in-the-dark` has no attribute `might`"), unknown.err());
        assertEquals(2, shell.run("new", "ruleset", "x", "--actions", "hunt,study").exit());
        assertEquals(2, shell.run("new", "ruleset", "x", "--playbooks", "A B").exit());
        assertEquals(2, shell.run("new", "ruleset", "x", "--extends", "black-sword", "--crew", "gang").exit());
        assertEquals(2, shell.run("new", "ruleset", "x", "--extends", "black-sword", "--actions", "a=b").exit());
        assertEquals(0, folder.toFile().list().length);
    }

    @Test
    void anIdThatIsNoneIsRefused() {
        Shell shell = new Shell(folder);
        assertEquals(2, shell.run("new", "ruleset", "../x").exit());
        assertEquals(2, shell.run("new", "ruleset", "x", "--house").exit());
        assertEquals(1, shell.run("new", "ruleset", "x", "--extends", "no-such-game").exit());
        assertEquals(2, shell.run("new").exit());
        assertEquals(0, folder.toFile().list().length);
    }

    @Test
    void aNewCharacterOwesEverythingAndBreaksNothing() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        for (String id : folder.resolve("rulesets").toFile().list()) {
            Shell.Ran made = shell.run("new", "character", "--ruleset", id, "--name", "Zoë d'Arc", "-o", id + ".yaml");
            assertEquals(0, made.exit(), made.all());
            Shell.Ran checked = shell.run("check", id + ".yaml");
            assertEquals(0, checked.exit(), checked.all());
            assertFalse(checked.out().contains("error"), checked.out());
        }
    }

    @Test
    void whatNobodyBeginsWithIsNotListed() throws IOException {
        Shell shell = new Shell(folder);
        shell.write("rulesets/dusk/ruleset.yaml", """
                format: 1
                id: dusk
                version: 1.0.0
                title: Dusk
                licence: CC0-1.0
                credits: Written for a test.
                sheets:
                  character:
                    lists:
                      arts:
                        entries: {paint: {}, haunt: {requires: {if: stage == 'play'}}}
                    tracks: {xp: {pool: true}}
                    creation: {art: {choose: 1, from: arts}}
                    advances: {art: {cost: {xp: 1}, choose: 1, from: arts}}
                """);
        assertEquals(0, shell.run("new", "character", "--ruleset", "dusk", "-o", "ash.yaml").exit());
        assertTrue(shell.read("ash.yaml").contains("# - paint"), shell.read("ash.yaml"));
        assertFalse(shell.read("ash.yaml").contains("haunt"), shell.read("ash.yaml"));
    }

    @Test
    void namesAreTakenLiterallyAndNeverLeadElsewhere() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        for (String name : new String[] {"@/etc/passwd", "../x", "CON", "a:b", "Ann", "ann"}) {
            Shell.Ran made = shell.run("new", "character", "--ruleset", "worlds-in-the-dark", "--name=" + name);
            assertEquals(0, made.exit(), made.all());
        }
        assertTrue(Files.exists(folder.resolve("ann.yaml")));
        assertTrue(Files.exists(folder.resolve("ann-2.yaml")));
        assertTrue(shell.read("etc-passwd.yaml").contains("\"@/etc/passwd\""), shell.read("etc-passwd.yaml"));
    }

    @Test
    void aPlaybookIsFilledInAndAFileNeverOverwritten() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        String[] call = {"new", "character", "--ruleset", "lanterns-of-the-fen", "--playbook", "poler", "-o", "x.yaml"};
        assertEquals(0, shell.run(call).exit());
        assertTrue(shell.read("x.yaml").contains("  calling: poler\n"));
        assertTrue(Files.exists(folder.resolve(".schemas/lanterns-of-the-fen.character.schema.json")));
        assertEquals(4, shell.run(call).exit());
        assertEquals(2, shell.run("new", "character", "--ruleset", "lanterns-of-the-fen", "--playbook", "pole").exit());
    }

    @Test
    void chanceMakesWholeCharactersAndTheSameOnesAgain() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        for (String id : folder.resolve("rulesets").toFile().list()) {
            String[] call = {"new", "character", "--ruleset", id, "--random", "--seed", "11", "--advances", "4"};
            Shell.Ran made = shell.run(call);
            assertEquals(0, made.exit(), made.all());
            assertEquals("", made.err());
            String first = made.out().strip();
            String checked = shell.run("check", first).out();
            assertTrue(checked.endsWith("1 character: no problems.\n"), checked);
            assertTrue(shell.read(first).contains("--random --seed 11 --advances 4"), shell.read(first));
            String second = shell.run(call).out().strip();
            assertEquals(shell.read(first), shell.read(second));
        }
        Shell.Ran made = shell.run("new", "character", "--ruleset", "lanterns-of-the-fen", "--random", "--name", "Ash",
                "--playbook", "poler");
        assertEquals("ash.yaml\n", made.out(), made.all());
        assertTrue(shell.read("ash.yaml").contains("calling: poler\n"));
        assertEquals(2, shell.run("new", "character", "--ruleset", "worlds-in-the-dark", "--seed", "1").exit());
        assertEquals(2, shell.run("new", "character", "--ruleset", "worlds-in-the-dark", "--random", "--advances", "-1")
                .exit());
    }
}
