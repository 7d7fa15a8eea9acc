package lampblack.cli.edit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

final class SealCommandTest {

    private static final String RULES = """
            format: 1
            id: night-watch
            version: 1.2.0
            title: Night Watch
            licence: CC0-1.0
            credits: An invented game.
            sheets:
              character:
                links: {watch: {to: watch, required: false}}
                fields: {name: {}}
                traits: {actions: {entries: {hunt: {}, strike: {}}, rating: {max: "2 + owner('watch', 'rank.rank')"}}}
                playbooks: {warden: {}, runner: {}}
                lists:
                  talents:
                    by: playbook
                    entries:
                      deep-wick: {playbook: warden, gives: {sizes: {stress: 1}}}
                      night-eyes: {playbook: runner}
                tracks: {xp: {counter: {max: 99}, kept: ledger}, stress: {boxes: 5}}
                periods: {session: {}}
                creation:
                  playbook: {choose: 1, from: playbooks}
                  dots: {spend: 3, on: actions}
                  talent: {choose: 1, from: talents}
                earning: {trial: {says: You were tried., into: xp, gives: 0..9, per: session}}
                advances: {practice: {cost: {xp: 4}, raise: actions}}
              watch:
                traits: {rank: {entries: {rank: {}}, rating: {max: 3}}}
                lists: {gear: {entries: {lamps: {gives: {members: {sizes: {stress: 2}}}}, dogs: {}}}}
                creation: {gear: {choose: 1, from: gear}, rank: {spend: 1, on: rank}}
            rolls: {act: {dice: actions, outcomes: {good: {on: 4..6}, bad: {on: 1..3}}}}
            """;
    private static final String ASH = """
            # of the third watch
            ruleset: night-watch
            version: 1.2.0
            links: {watch: third.yaml}
            creation: {playbook: warden, dots: {strike: 2, hunt: 1}, talent: deep-wick}   # three dots
            ledger:
              - {session: 1, earn: {trial: 5}}
            """;

    @TempDir
    Path folder;

    private Shell shell;

    @BeforeEach
    void game() throws IOException {
        shell = new Shell(folder);
        shell.write("rulesets/night-watch/ruleset.yaml", RULES);
        shell.write("ash.yaml", ASH);
        shell.write("third.yaml", """
                ruleset: night-watch
                sheet: watch
                creation: {gear: lamps, rank: {rank: 1}}
                """);
    }

    private void withoutGame() throws IOException {
        Files.move(folder.resolve("rulesets"), folder.resolve("elsewhere"));
        Files.delete(folder.resolve("third.yaml"));
    }

    private void sealed() throws IOException {
        Shell.Ran ran = shell.run("seal", "ash.yaml");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().startsWith("ash.yaml carries what it uses of Night Watch 1.2.0: "), ran.out());
    }

    private Shell.Ran refused(String... arguments) throws IOException {
        String before = shell.read("ash.yaml");
        Shell.Ran ran = shell.run(arguments);
        assertEquals(1, ran.exit(), ran.all());
        assertEquals(before, shell.read("ash.yaml"));
        return ran;
    }

    @Test
    void theRestOfTheFileStays() throws IOException {
        sealed();
        String text = shell.read("ash.yaml");
        assertTrue(text.startsWith(ASH), text);
        assertTrue(text.contains("deep-wick:"), text);
        assertFalse(text.contains("night-eyes") || text.contains("dogs"), text);
        assertEquals(0, shell.run("seal", "ash.yaml").exit());
        assertEquals(text, shell.read("ash.yaml"));
        Shell.Ran removed = shell.run("seal", "ash.yaml", "--remove");
        assertEquals("ash.yaml carries no rules any more.\n", removed.all());
        assertEquals(ASH, shell.read("ash.yaml"));
        assertEquals("ash.yaml carries no rules.\n", shell.run("seal", "ash.yaml", "--remove").all());
    }

    @Test
    void itIsReadWithoutItsGame() throws IOException {
        String before = shell.run("show", "ash.yaml").out();
        sealed();
        withoutGame();
        Shell.Ran shown = shell.run("show", "ash.yaml");
        assertEquals(0, shown.exit(), shown.all());
        assertEquals(before, shown.out().replace(", by its own sealed rules of Night Watch 1.2.0", ""));
        Shell.Ran checked = shell.run("check", "ash.yaml");
        assertEquals(0, checked.exit(), checked.all());
        assertTrue(checked.out().contains("warning[seal.in-force]"), checked.out());
        assertTrue(checked.out().contains("ash.yaml: Valid, by its own sealed rules of Night Watch 1.2.0."),
                checked.out());
        Shell.Ran printed = shell.run("sheet", "ash.yaml");
        assertEquals(0, printed.exit(), printed.all());
        assertTrue(shell.read("ash.html").contains("Valid, by its own sealed rules of Night Watch 1.2.0."));
        assertTrue(shell.run("roll", "ash.yaml", "act", "--on=strike", "--seed", "3").exit() == 0);
    }

    @Test
    void marksAndNotesAreTakenAndNothingElse() throws IOException {
        sealed();
        withoutGame();
        assertEquals("Stress: 0 → 7 of 8.\n", shell.run("mark", "ash.yaml", "stress", "7").out());
        assertTrue(shell.read("ash.yaml").contains("now: {stress: 7}\nsealed: |\n")
                || shell.read("ash.yaml").contains("now:\n  stress: 7\nsealed: |\n"), shell.read("ash.yaml"));
        assertEquals(0, shell.run("note", "ash.yaml", "Left.").exit());
        assertEquals(0, shell.run("undo", "ash.yaml").exit());
        assertTrue(refused("undo", "ash.yaml").err().contains("error[seal.closed]"));
        assertTrue(refused("buy", "ash.yaml", "practice", "--raise", "hunt").err().contains("error[seal.closed]"));
        assertTrue(refused("earn", "ash.yaml", "trial=2").err().contains("error[seal.closed]"));
        assertTrue(refused("seal", "ash.yaml").err().contains("only from the game can it be sealed anew"));
        assertTrue(refused("migrate", "ash.yaml", "--write").err().contains("cannot be taken over"));
        assertEquals("Nothing is offered to a character that is judged by its own sealed rules.\n",
                shell.run("options", "ash.yaml").out());
    }

    @Test
    void theGameJudgesWhereItIs() throws IOException {
        sealed();
        shell.write("rulesets/night-watch/ruleset.yaml", RULES.replace("spend: 3", "spend: 2").replace("1.2.0",
                "3.0.0"));
        Shell.Ran today = shell.run("check", "ash.yaml");
        assertTrue(today.out().contains("error[creation.over-budget]"), today.out());
        Shell.Ran own = shell.run("check", "ash.yaml", "--sealed");
        assertEquals(0, own.exit(), own.all());
        assertTrue(own.out().contains("note[seal.in-force]"), own.out());
        assertTrue(shell.run("check", "ash.yaml", "--sealed", "--format", "json").out().contains("\"sealed\": {"));
        assertTrue(shell.run("show", "ash.yaml", "--sealed").out().contains("by its own sealed rules"));
        assertTrue(shell.run("check", "third.yaml", "--sealed").out().contains("error[seal.missing]"));
        assertEquals(2, shell.run("check", "ash.yaml", "--sealed", "--ruleset", "night-watch").exit());
    }

    @Test
    void aGameThatDoesNotLoadIsNotThere() throws IOException {
        sealed();
        shell.write("rulesets/night-watch/ruleset.yaml", RULES.replace("spend: 3", "spend: [3]"));
        Shell.Ran checked = shell.run("check", "ash.yaml");
        assertEquals(0, checked.exit(), checked.all());
        assertTrue(checked.out().contains("has errors"), checked.out());
    }

    @Test
    void tooMuchIsNotRead() throws IOException {
        sealed();
        withoutGame();
        shell.write("ash.yaml", shell.read("ash.yaml") + "  # a long comment\n".repeat(70_000));
        assertTrue(shell.run("check", "ash.yaml").out().contains("error[seal.too-large]"));
        shell.write("elsewhere/night-watch/ruleset.yaml", RULES);
        Files.move(folder.resolve("elsewhere"), folder.resolve("rulesets"));
        Shell.Ran checked = shell.run("check", "ash.yaml");
        assertTrue(checked.out().contains("warning[seal.too-large]"), checked.out());
    }

    @Test
    void whatStandsInItIsEscaped() throws IOException {
        sealed();
        withoutGame();
        shell.write("ash.yaml", shell.read("ash.yaml").replace("title: Night Watch", "title: <script>x</script>"));
        assertEquals(0, shell.run("sheet", "ash.yaml").exit());
        assertFalse(shell.read("ash.html").contains("<script>x"), "written as it is");
        assertTrue(shell.read("ash.html").contains("&lt;script&gt;x"), "not there");
    }

    @Test
    void oneOfAnEarlierVersionIsTakenOverFirst() throws IOException {
        shell.write("rulesets/night-watch/ruleset.yaml", RULES.replace("1.2.0", "2.0.0").replace("deep-wick",
                "slow-wick") + "migrations: {2.0.0: {character: {renamed: {lists.talents.deep-wick: slow-wick}}}}\n");
        Shell.Ran ran = shell.run("seal", "ash.yaml");
        assertEquals(0, ran.exit(), ran.all());
        String text = shell.read("ash.yaml");
        assertTrue(text.contains("talent: slow-wick") && text.contains("version: 2.0.0, was: 1.2.0"), text);
        withoutGame();
        assertEquals(0, shell.run("check", "ash.yaml").exit());
    }

    @Test
    void takingOverLeavesTheRulesOfBefore() throws IOException {
        sealed();
        shell.write("rulesets/night-watch/ruleset.yaml", RULES.replace("1.2.0", "2.0.0").replace("deep-wick",
                "slow-wick") + "migrations: {2.0.0: {character: {renamed: {lists.talents.deep-wick: slow-wick}}}}\n");
        Shell.Ran migrated = shell.run("migrate", "ash.yaml", "--write");
        assertTrue(migrated.out().contains("The rules that ash.yaml carries are still those of before"),
                migrated.all());
        Shell.Ran own = shell.run("check", "ash.yaml", "--sealed");
        assertTrue(own.out().contains("The file is of version 2.0.0 since"), own.out());
        assertEquals(0, shell.run("seal", "ash.yaml").exit());
        assertEquals(0, shell.run("check", "ash.yaml", "--sealed").exit());
    }

    @Test
    void whatChangedSinceIsSealedAsWell() throws IOException {
        shell.write("ash.yaml", ASH + "  - {session: 1, advance: practice, raise: hunt}\n");
        shell.write("rulesets/night-watch/ruleset.yaml", RULES.replace("1.2.0", "2.0.0").replace("cost: {xp: 4}",
                "cost: {xp: 6}") + "migrations: {2.0.0: {character: {changed: {advances.practice.cost: "
                + "{was: {xp: 4}}}}}}\n");
        Shell.Ran ran = shell.run("seal", "ash.yaml");
        assertEquals(0, ran.exit(), ran.all());
        withoutGame();
        Shell.Ran checked = shell.run("check", "ash.yaml");
        assertEquals(0, checked.exit(), checked.all());
    }

    @Test
    void aFileInBracketsIsSealedToo() throws IOException {
        shell.write("ash.yaml", "{ruleset: night-watch, creation: {playbook: warden, dots: {strike: 2, hunt: 1}, "
                + "talent: deep-wick}}\n");
        sealed();
        withoutGame();
        Shell.Ran checked = shell.run("check", "ash.yaml");
        assertEquals(0, checked.exit(), checked.all());
    }
}
