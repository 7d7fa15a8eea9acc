package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.Owner;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Members and their crew, each in its own file. */
final class LinksTest {

    private static final Path GAME = Path.of("src/test/cases/links");
    private static final String ANN = "characters/ann.yaml";
    private static final String BEA = "characters/bea.yaml";
    private static final String GULLS = "crews/gulls.yaml";

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        shell.write("rulesets/quay/ruleset.yaml", Files.readString(GAME.resolve("ruleset.yaml")));
        shell.write(GULLS, Files.readString(GAME.resolve("linked/crews/gulls.yaml")));
        String ann = Files.readString(GAME.resolve("what-a-crew-gives-its-members-have/character.yaml"))
                .replace(GULLS, "../" + GULLS);
        shell.write(ANN, ann);
        shell.write(BEA, ann.substring(0, ann.indexOf("ledger:")).replace("Ann", "Bea"));
    }

    @Test
    void checkSaysWhichMembersBreakWhenAnUpgradeIsTakenBack() throws IOException {
        assertEquals("3 characters: no problems.\n", shell.run("check", "characters", "crews").out());
        shell.write(GULLS, shell.read(GULLS).replace("mastery, ", ""));
        Shell.Ran ran = shell.run("check", "characters", "crews");
        assertEquals(1, ran.exit(), ran.all());
        String broken = ANN + ":13:32: error[advance.over-cap]: Mend would become 4, and 3 is";
        assertTrue(ran.out().startsWith(broken), ran.out());
        assertTrue(ran.out().contains("= It would be allowed if The Gulls had Mastery.\n"), ran.out());
        assertTrue(ran.out().endsWith("3 characters: 1 error.\n"), ran.out());
    }

    @Test
    void whyNamesTheOwnersOptionAndItsFile() {
        assertEquals("""
                cap 4
                ├─ 3 from the set Skills (quay/ruleset.yaml:14)
                └─ 4 from Mastery (quay/ruleset.yaml:43)
                   └─ from the Crew The Gulls (crews/gulls.yaml) (ann.yaml:3)
                """, shell.run("show", ANN, "--why", "caps.skills.mend").out());
        assertTrue(shell.run("show", ANN).out().contains("Given by The Gulls:  Carriers, Mastery, Bunks, Drill, Choir\n"));
        assertFalse(shell.run("show", GULLS).out().contains("Ann"));
    }

    @Test
    void anAnswerStandsBesideTheFile() throws IOException {
        shell.write("crews/divers.yaml", """
                ruleset: quay
                sheet: crew
                fields: {name: The Divers}
                creation: {kind: divers, upgrades: []}
                """);
        shell.write(BEA, shell.read(BEA).replace("gulls", "divers").replace("deep-song", "net"));
        assertEquals(0, shell.run("answer", BEA, "edge", "which=row").exit());
        assertTrue(shell.read(BEA).contains("links: {crew: {file: ../crews/divers.yaml, edge: {which: row}}}\n"));
        assertEquals(0, shell.run("answer", BEA, "edge", "which=sing").exit());
        assertTrue(shell.read(BEA).contains("links: {crew: {file: ../crews/divers.yaml, edge: {which: sing}}}\n"));
    }

    @Test
    void aSymbolicLinkToElsewhereIsNotFollowed(@TempDir Path elsewhere) throws IOException {
        Files.move(folder.resolve(GULLS), elsewhere.resolve("gulls.yaml"));
        Files.createSymbolicLink(folder.resolve(GULLS), elsewhere.resolve("gulls.yaml"));
        assertTrue(shell.run("check", BEA).out().contains("error[link.outside]"));
    }

    @Test
    void anOwnerIsJudgedOnceAsLongAsItIsTheSame() throws IOException {
        CharacterLoader loader =
                new CharacterLoader(new RulesetLoader(List.of(
                new RulesetLocation.RulesetFolder(folder.resolve("rulesets")))));
        Owner first = crew(loader, ANN);
        assertSame(first, crew(loader, BEA));
        shell.write(GULLS, shell.read(GULLS).replace("mastery, ", ""));
        assertNotSame(first, crew(loader, ANN));
        assertEquals(first.gifts().size() - 1, crew(loader, ANN).gifts().size());
    }

    private Owner crew(CharacterLoader loader, String member) {
        return loader.load(folder.resolve(member)).value().orElseThrow().evaluated().links().owners().get("crew");
    }

    @Test
    void anotherRulesetJudgesTheOwnerAsWell() throws IOException {
        shell.write("rulesets/house/ruleset.yaml", """
                format: 1
                id: house
                version: 1.0.0
                title: House
                licence: CC0-1.0
                credits: Written for a test.
                extends: quay
                sheets: {crew: {lists: {upgrades: {entries: {mastery: {gives: {members: {caps: {skills: 3}}}}}}}}}
                """);
        Shell.Ran ran = shell.run("check", ANN, "--ruleset", "house");
        assertTrue(ran.out().contains("error[advance.over-cap]: Mend would become 4, and 3 is the maximum."),
                ran.all());
    }

    @Test
    void testsBelongToTestsAndExamples() throws IOException {
        shell.write("rulesets/quay/characters/gulls.yaml", shell.read(GULLS));
        shell.write("rulesets/quay/characters/ann.yaml", shell.read(ANN).replace("../crews/", ""));
        shell.write("rulesets/quay/tests/all.yaml", """
                tests:
                  crew:
                    given: {sheet: crew, fields: {name: Terns}, creation: {kind: carriers, upgrades: [mastery, bunks]}}
                  bea:
                    given: {links: {crew: crew}, fields: {name: Bea}, creation: {dots: {row: 2, mend: 2}, talent: net}}
                    expect: {todo: none, values: {tracks.strain.size: 7, caps.skills.row: 4, links.crew.name: Terns}}
                  alone:
                    from: bea
                    given: {links: {crew: null}}
                    expect: {values: {tracks.strain.size: 6}}
                  ann:
                    from: characters/ann.yaml
                    expect: {values: {tracks.strain.size: 8}}
                  ann-of-the-terns:
                    from: characters/ann.yaml
                    given: {links: {crew: crew}}
                    expect: {problems: [option.locked, earning.locked, earning.locked, earning.locked]}
                  nobodys:
                    from: bea
                    given: {links: {crew: crow}}
                    expect: {problems: [link.not-found]}
                  each-others:
                    from: bea
                    given: {links: {crew: each-others}}
                    expect: {problems: [link.wrong-sheet]}
                """);
        Shell.Ran ran = shell.run("test", "quay");
        assertEquals("quay: 7 tests, all passed.\n", ran.out(), ran.all());
    }

    @Test
    void aPathIsWrittenWithTheCrewThatItNeeds() throws IOException {
        shell.write("paths/crew.yaml", "mine\n");
        Shell.Ran ran = shell.run("reach", "quay", "deep-song", "-o", "paths/ann.yaml");
        assertEquals("paths/ann.yaml\npaths/crew-2.yaml\n", ran.out(), ran.all());
        assertTrue(shell.read("paths/ann.yaml").contains("crew: crew-2.yaml"), shell.read("paths/ann.yaml"));
        assertEquals("mine\n", shell.read("paths/crew.yaml"));
        assertEquals("1 character: no problems.\n", shell.run("check", "paths/ann.yaml").out());
        assertEquals("1 character: no problems.\n", shell.run("check", "paths/crew-2.yaml").out());
    }

    @Test
    void whatIsWrittenToAMemberIsKeptWhateverItsCrewIs() throws IOException {
        for (String crew : List.of("a: [", "ruleset: nowhere\n", "", "ruleset: quay\nsheet: character\n")) {
            shell.write(GULLS, crew);
            String before = shell.read(ANN);
            Shell.Ran ran = shell.run("earn", ANN, "risk=1", "--session", "9");
            assertEquals(0, ran.exit(), ran.all());
            assertTrue(shell.read(ANN).startsWith(before), shell.read(ANN));
            assertEquals(0, shell.run("undo", ANN).exit());
            assertEquals(before, shell.read(ANN));
        }
    }

    @Test
    void whoseFilesWereReadIsNothingThatIsStillOpen() throws IOException {
        Shell here = new Shell(Path.of("").toAbsolutePath());
        String home = "rulesets/undivided/characters/latterhay.yaml";
        here.run("sheet", home, "-o", folder.resolve("read.html").toString());
        assertFalse(shell.read("read.html").contains("Still open"));
        shell.write("lone.yaml", Files.readString(Path.of(home)));
        here.run("sheet", folder.resolve("lone.yaml").toString(), "-o", folder.resolve("lone.html").toString());
        assertTrue(shell.read("lone.html").contains("No file of a member was found"), "nobody's");
    }
}
