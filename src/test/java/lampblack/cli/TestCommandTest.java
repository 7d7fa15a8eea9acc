package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import lampblack.InventedGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
final class TestCommandTest {

    private static final String TESTS = "rulesets/pond/tests/all.yaml";

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
                          gills: {requires: {dive: 2}, gives: {sizes: {breath: 2}}}
                          fins: {gives: {options: [gifts.scales]}}
                          scales: {}
                    tracks: {breath: {boxes: 4}, xp: {pool: true}}
                    milestones: {drowned: {}}
                    creation:
                      dots: {spend: 3, on: dots}
                      gift: {choose: 0..1, from: gifts}
                    earning: {splash: {into: xp, gives: 1, per: roll}}
                    advances: {practice: {cost: {xp: 2}, raise: dots}}
                    rules: {dry: {that: {not: gills}, says: Nobody here has gills., severity: warning}}
                """).writeTo(folder.resolve("rulesets"));
        shell.write("rulesets/pond/characters/newt.yaml", """
                ruleset: pond
                fields: {name: Newt}
                creation: {dots: {swim: 3}, gift: fins}
                ledger: [{earn: {splash: 3}}]
                """);
    }

    private String failures(String tests) throws IOException {
        shell.write(TESTS, tests);
        Shell.Ran ran = shell.run("test", "pond");
        assertEquals(1, ran.exit(), ran.all());
        return ran.out().replace("rulesets/pond/tests/", "");
    }

    @Test
    void testsThatPassAreCounted() throws IOException {
        shell.write(TESTS, """
                tests:
                  blank: {expect: {todo: [name, dots], values: {tracks.breath.size: 4}}}
                  gills:
                    from: blank
                    given: {fields: {name: Ann}, creation: {dots: {dive: 3}, gift: gills}}
                    expect: {problems: rule.dry, todo: none, values: {tracks.breath: {size: 6, marked: 0}}}
                  later:
                    from: characters/newt.yaml
                    given: {ledger: [{advance: practice, raise: dive}]}
                    expect:
                      values: {options.gifts: [scales, fins], ratings.dots: {swim: 3, dive: 1}, playbook: null, xp.xp.left: 1}
                      offers: {closed: [creation gift gills, advance practice, advance practice Dive]}
                  richer:
                    from: later
                    given: {ledger: [{earn: {splash: 1}}]}
                    expect: {offers: {open: [advance practice, advance practice dive], closed: advance practice swim}}
                """);
        Shell.Ran ran = shell.run("test", "pond");
        assertEquals("pond: 4 tests, all passed.\n", ran.out());
        assertEquals(0, ran.exit());
        assertEquals(ran.out(), shell.run("test").out());
    }

    @Test
    void aFailureSaysWhatIsAndWhatWasExpected() throws IOException {
        assertEquals("""
                all.yaml:4:45: error[test.failed]: `tracks.breath.size` is 4, not 5.
                    4 |     expect: {values: {tracks: {breath.size: 5}, options.gifts: [fins], fields.name: null}}
                      |                                             ^
                      = In the test `newt` (line 2)
                all.yaml:4:64: error[test.failed]: `options.gifts` is `fins` and `scales`, not `fins`.
                    4 |     expect: {values: {tracks: {breath.size: 5}, options.gifts: [fins], fields.name: null}}
                      |                                                                ^^^^^^
                      = In the test `newt` (line 2)
                all.yaml:4:85: error[test.failed]: `fields.name` is `Newt`, not `null`.
                    4 |     expect: {values: {tracks: {breath.size: 5}, options.gifts: [fins], fields.name: null}}
                      |                                                                                     ^^^^
                      = In the test `newt` (line 2)
                pond: 1 test, 1 failed.
                """, failures("""
                tests:
                  newt:
                    from: characters/newt.yaml
                    expect: {values: {tracks: {breath.size: 5}, options.gifts: [fins], fields.name: null}}
                """));
    }

    @Test
    void problemsAreExactlyThoseExpected() throws IOException {
        assertEquals("""
                all.yaml:3:13: error[test.failed]: The problem `rule.dry` was reported, but not expected.
                    3 |     given: {creation: {gift: gills}}
                      |             ^^^^^^^^
                      = Nobody here has gills. (line 3)
                      = In the test `gills` (line 2)
                all.yaml:3:30: error[test.failed]: The problem `option.requirement-unmet` was reported, but not expected.
                    3 |     given: {creation: {gift: gills}}
                      |                              ^^^^^
                      = Gills needs Dive 2 (it is 0). (line 3)
                      = In the test `gills` (line 2)
                all.yaml:7:44: error[test.failed]: The problem `creation.over-cap` was expected for `swim`, but not reported.
                    7 |     expect: {problems: [creation.over-cap: swim, creation.over-budget, creation.over-budget]}
                      |                                            ^^^^
                      = It is reported for `dots.dive` (line 6)
                      = In the test `dots` (line 5)
                all.yaml:7:72: error[test.failed]: The problem `creation.over-budget` was expected, but not reported.
                    7 |     expect: {problems: [creation.over-cap: swim, creation.over-budget, creation.over-budget]}
                      |                                                                        ^^^^^^^^^^^^^^^^^^^^
                      = In the test `dots` (line 5)
                pond: 2 tests, 2 failed.
                """, failures("""
                tests:
                  gills:
                    given: {creation: {gift: gills}}
                    expect: {todo: [name, dots]}
                  dots:
                    given: {creation: {dots: {dive: 4}}}
                    expect: {problems: [creation.over-cap: swim, creation.over-budget, creation.over-budget]}
                """));
    }

    @Test
    void aNoteMayBeExpectedAndNeedNotBe() throws IOException {
        shell.write("rulesets/pond/ruleset.yaml",
                shell.read("rulesets/pond/ruleset.yaml").replace("severity: warning", "severity: note"));
        shell.write(TESTS, """
                tests:
                  gills:
                    given: {fields: {name: Ann}, creation: {dots: {dive: 3}, gift: gills}}
                    expect: {problems: rule.dry}
                  silent: {from: gills}
                """);
        assertEquals("pond: 2 tests, all passed.\n", shell.run("test", "pond").out());
        String said = failures("tests: {newt: {from: characters/newt.yaml, expect: {problems: rule.dry}}}\n");
        assertTrue(said.contains("The problem `rule.dry` was expected, but not reported."), said);
    }

    @Test
    void aRulingExcusesAProblemThatWasExpected() throws IOException {
        String said = failures("""
                tests:
                  dots:
                    given: {creation: {dots: {dive: 3, swim: 1}}, rulings: [{allows: creation.over-budget, on: dots, up-to: 4, because: Yes.}]}
                    expect: {problems: creation.over-budget}
                """);
        assertTrue(said.contains("= It is reported, but allowed by a ruling."), said);
    }

    @Test
    void whatIsLeftToDoAndWhatIsOfferedIsCompared() throws IOException {
        assertEquals("""
                all.yaml:4:14: error[test.failed]: `fields.name` is still to do, but was not expected.
                    4 |     expect: {todo: [gift, dots], offers: {open: [creation gift gills], closed: [creation gift]}}
                      |              ^^^^
                      = Fill in Name. (line 3)
                      = In the test `blank` (line 2)
                all.yaml:4:21: error[test.failed]: `gift` is done, but was expected to be still to do.
                    4 |     expect: {todo: [gift, dots], offers: {open: [creation gift gills], closed: [creation gift]}}
                      |                     ^^^^
                      = In the test `blank` (line 2)
                all.yaml:4:50: error[test.failed]: `creation gift gills` cannot be taken, but was expected to be open.
                    4 |     expect: {todo: [gift, dots], offers: {open: [creation gift gills], closed: [creation gift]}}
                      |                                                  ^^^^^^^^^^^^^^^^^^^
                      = Gills needs Dive 2 (it is 0).
                      = Nobody here has gills.
                      = In the test `blank` (line 2)
                all.yaml:4:81: error[test.failed]: `creation gift` can be taken, but was expected to be closed.
                    4 |     expect: {todo: [gift, dots], offers: {open: [creation gift gills], closed: [creation gift]}}
                      |                                                                                 ^^^^^^^^^^^^^
                      = In the test `blank` (line 2)
                pond: 1 test, 1 failed.
                """, failures("""
                tests:
                  blank:
                    given: {fields: {name: }}
                    expect: {todo: [gift, dots], offers: {open: [creation gift gills], closed: [creation gift]}}
                """));
    }

    @Test
    void whatIsMeantByAWrongNameIsSaid() throws IOException {
        String said = failures("""
                tests:
                  newt:
                    from: characters/newt.yaml
                    expect:
                      problems: [creation.over-buget, rule.dri]
                      todo: [nam]
                      values: {tracks.breth.size: 4, ratings.dots: 3, legal.now: true, xp.xp.lost: 3}
                      offers: {open: [advance practise dive, creation gift gils]}
                  other: {from: newtt}
                  third: {from: characters/new.yaml}
                """);
        for (String words : new String[] {
            "error[test.unknown-code]: There is no problem called `creation.over-buget`.",
            "Did you mean `creation.over-budget`?", "Did you mean `rule.dry`?",
            "error[test.unknown-step]: There is no creation step or field `nam`.", "Did you mean `name`?",
            "error[test.unknown-path]: The character has no value `tracks.breth.size`.",
            "Did you mean `tracks.breath.size`?", "`ratings.dots` holds several values, but one was expected.",
            "The possible keys are `swim` and `dive`.", "There is nothing below `legal`.",
            "The possible keys are `earned`, `spent` and `left`.",
            "error[test.unknown-offer]: Nothing called `advance practise dive` is offered.",
            "Did you mean `advance practice dive`?", "Did you mean `creation gift gills`?",
            "error[test.unknown-base]: There is no test `newtt` to continue.", "Did you mean `newt`?",
            "The ruleset has no file `characters/new.yaml` to continue.", "Did you mean `characters/newt.yaml`?"}) {
            assertTrue(said.contains(words), words + "\n" + said);
        }
    }

    @Test
    void whatIsLeftOutOfANameIsSaid() throws IOException {
        String said = failures("""
                tests:
                  newt:
                    from: characters/newt.yaml
                    expect: {values: {breath: 4, dots.swim: 3, splash.most: 1}, offers: {open: practice dive}}
                  other: {from: newt.yaml}
                  third: {from: characters/newt.yaml, given: {ledger: [{earn: {splosh: 1}}]}}
                """);
        for (String words : new String[] {
            "Did you mean `tracks.breath.size`?", "Did you mean `ratings.dots.swim`?",
            "Did you mean `earning.splash.most`?", "Did you mean `advance practice dive`?",
            "Did you mean `characters/newt.yaml`?", "Did you mean `splash`?"}) {
            assertTrue(said.contains(words), words + "\n" + said);
        }
    }

    @Test
    void aLongRowOfTestsMayContinueEachOther() throws IOException {
        for (int file = 0; file < 3; file++) {
            StringBuilder tests = new StringBuilder("tests:\n");
            for (int i = 0; i < 1000; i++) {
                int id = 1000 * file + i;
                tests.append("  t").append(id).append(": {from: t").append(id + 1).append("}\n");
            }
            shell.write("rulesets/pond/tests/" + file + ".yaml", tests.toString());
        }
        shell.write(TESTS, "tests: {t3000: {from: characters/newt.yaml}}\n");
        assertEquals("pond: 3001 tests, all passed.\n", shell.run("test", "pond").out());
        String said = failures("tests: {t3000: {from: t0}}\n");
        assertTrue(said.contains("The test continues itself: t0 → t1 → t2 → t3 → … → t2998 → t2999 → t3000 → t0."),
                said);
    }

    @Test
    void whatContinuesAFailureIsNotRun() throws IOException {
        String said = failures("""
                tests:
                  one: {expect: {values: {tracks.breath.size: 9}}}
                  two: {from: one, expect: {values: {tracks.breath.size: 10}}}
                  three: {from: two}
                """);
        assertTrue(said.endsWith("pond: 3 tests, 1 failed, 2 not run because they continue others.\n"), said);
        assertEquals(1, said.split("error\\[").length - 1, said);
    }

    @Test
    void aCircleIsToldOnce() throws IOException {
        String said = failures("""
                tests:
                  into: {from: one}
                  one: {from: two}
                  two: {from: one}
                """);
        assertTrue(said.startsWith(
                "all.yaml:3:15: error[test.continues-itself]: The test continues itself: one → two → one."), said);
        assertEquals(1, said.split("error\\[").length - 1, said);
    }

    @Test
    void anIdInTwoFilesIsToldOnce() throws IOException {
        shell.write("rulesets/pond/tests/more.yaml", "tests: {one: {expect: {todo: none}}}\n");
        String said = failures("tests: {one: {}, two: {from: one}}\n");
        assertTrue(said.startsWith(
                "more.yaml:1:9: error[test.written-twice]: There are two tests `one` in one ruleset."), said);
        assertTrue(said.contains("= First used here (all.yaml:1:9)"), said);
    }

    @Test
    void aFileThatCannotBeReadStopsNoOther() throws IOException {
        shell.write("rulesets/pond/tests/more.yaml", "tests: {two: {expct: {}}}\n");
        String said = failures("tests: {one: {}}\n");
        assertTrue(said.contains("more.yaml:1:15: error[schema.unknown-key]: There is no key `expct` in `two`."), said);
        assertTrue(said.contains("Did you mean `expect`?"), said);
        assertTrue(said.endsWith("pond: 1 test, and others that cannot be read.\n"), said);
        said = failures("tests: {one: {expect: {todo: none}}, more: {from: one}, other: {from: two}}\n");
        assertTrue(said.endsWith(
                "pond: 3 tests, 1 failed, 2 not run because they continue others, and others that cannot be read.\n"),
                said);
        said = failures("");
        assertTrue(said.endsWith("pond: no test that can be read.\n"), said);
    }

    @Test
    void aBaseThatCannotBeReadIsSaidOnce() throws IOException {
        shell.write("rulesets/pond/characters/broken.yaml", "creation: 3\n");
        String said = failures("tests: {one: {from: characters/broken.yaml}, two: {from: one}}\n");
        assertTrue(said.contains(
                "The character `characters/broken.yaml` cannot be read, so nothing can continue it."), said);
        assertEquals(1, said.split("error\\[").length - 1, said);
    }

    @Test
    void whatNobodyTakesIsListed() throws IOException {
        shell.write(TESTS, "tests: {gills: {given: {creation: {gift: gills}}, expect: {problems: [rule.dry, "
                + "option.requirement-unmet]}}}\n");
        assertEquals("""
                No test and no example covers the advance `practice`, only random characters (rulesets/pond/ruleset.yaml:23:16)
                No test and no example covers the milestone `drowned`, only random characters (rulesets/pond/ruleset.yaml:18:18)
                No test, no example and none of 302 random characters covers the option `gifts.gills` (rulesets/pond/ruleset.yaml:14:11)
                `lampblack reach pond gifts.gills` explains why, or finds a path.
                pond: 1 test, all passed.
                Covered: 6 of 9, 66 %.
                """, shell.run("test", "pond", "--coverage").out());
    }

    @Test
    void whatWasHadForAWhileCounts() throws IOException {
        shell.write(TESTS, """
                tests:
                  gills:
                    given:
                      fields: {name: Ann}
                      creation: {dots: {dive: 3}, gift: gills}
                      ledger: [{lose: {gifts: gills}}, {milestone: drowned}, {earn: {splash: 2}}, {advance: practice, raise: swim}]
                    expect: {values: {options.gifts: []}}
                """);
        String said = shell.run("test", "pond", "--coverage").out();
        assertEquals("""
                No test breaks the rule `dry` (rulesets/pond/ruleset.yaml:24:13)
                pond: 1 test, all passed.
                Covered: 8 of 9, 88 %.
                """, said);
    }

    @Test
    void programsGetEveryTestAndEveryProblem() throws IOException {
        shell.write(TESTS, "tests: {one: {}, two: {expect: {todo: none}}, three: {from: two}}\n");
        Shell.Ran ran = shell.run("test", "pond", "--coverage", "--format", "json");
        assertEquals(1, ran.exit());
        JsonNode json = JsonMapper.builder().build().readTree(ran.out());
        assertEquals("[true, false, false]", json.get("tests").findValues("passed").toString());
        assertEquals("[true, true, false]", json.get("tests").findValues("run").toString());
        assertEquals("test.failed", json.get("diagnostics").get(0).get("code").asText());
        assertEquals("pond", json.get("coverage").get(0).get("ruleset").asText());
        assertEquals(4, json.get("coverage").get(0).get("missing").size());
        assertEquals("[false, true, true, false]", json.findValues("chance").toString());
    }

    @Test
    void aRulesetIsNamedByItsFolderOrIsWhereWeAre() throws IOException {
        shell.write("pool/puddle/ruleset.yaml", shell.read("rulesets/pond/ruleset.yaml")
                .replace("id: pond", "id: puddle"));
        shell.write("pool/puddle/tests/all.yaml", "tests: {one: {expect: {values: {tracks.breath.size: 5}}}}\n");
        Shell.Ran named = shell.run("test", "pool/puddle");
        assertTrue(named.out().startsWith("pool/puddle/tests/all.yaml:1:53: error[test.failed]"), named.all());
        shell.write("pool/puddle/tests/all.yaml",
                "tests: {one: {expect: {values: {tracks.breath.size: 4}, todo: [name, dots]}}}\n");
        assertEquals("puddle: 1 test, all passed.\n", shell.run("test", "pool/puddle/").all());
        Shell within = new Shell(folder.resolve("pool/puddle"));
        assertEquals("puddle: 1 test, all passed.\n", within.run("test").all());
        assertEquals("puddle: 1 test, all passed.\n", within.run("test", "puddle").all());
        assertEquals(1, shell.run("test", "pool").exit());
        assertEquals(1, within.run("test", "pudle").exit());
        Shell above = new Shell(folder.resolve("pool"));
        assertEquals("puddle: 1 test, all passed.\n", above.run("test", "puddle").all());
    }

    @Test
    void aRulesetWithoutTestsOrWithErrors() throws IOException {
        Shell.Ran none = shell.run("test", "pond");
        assertEquals(0, none.exit());
        assertEquals("The ruleset `pond` has no tests.\n", none.err());
        assertEquals(1, shell.run("test", "pnd").exit());
        shell.write("rulesets/pond/more.yaml", "sheets: {character: {tracks: {breth: {boxs: 3}}}}\n");
        assertEquals(1, shell.run("test", "pond").exit());
        assertEquals(2, new Shell(folder.resolve("rulesets")).run("test").exit());
        assertEquals(0, shell.run("test", "--help").exit());
    }

    @Test
    void aFileOfTestsCanBeCheckedWithoutTheTestsPassing() throws IOException {
        shell.write(TESTS, "tests: {one: {expect: {values: {tracks.breath.size: 9}}}}\n");
        Shell.Ran ran = shell.run("check", TESTS);
        assertEquals("1 file of tests: no problems.\n", ran.out());
        assertEquals(0, ran.exit());
        shell.write("rulesets/pond/tests/more.yaml", "tests: {two: {from: onne}}\n");
        assertEquals("1 file of tests: no problems.\n", shell.run("check", TESTS).out());
        Shell.Ran both = shell.run("check", "rulesets/pond/tests");
        assertTrue(both.out().contains("more.yaml:1:21: error[test.unknown-base]"), both.out());
        assertTrue(both.out().endsWith("2 files of tests: 1 error.\n"), both.out());
        String game = shell.run("check", "rulesets").out();
        assertTrue(game.contains("warning[ruleset.nothing-uses]: No rule asks for the milestone `drowned`."), game);
        assertTrue(game.contains("more.yaml:1:21: error[test.unknown-base]"), "its tests are read as well: " + game);
        assertTrue(game.endsWith("1 character and 1 ruleset: 1 error and 1 warning.\n"), game);
        shell.write("rulesets/pond/tests/more.yaml", "tests: {two: {from: one, expect: {values: {legal: false}}}}\n");
        String mended = shell.run("check", "rulesets").out();
        assertTrue(mended.endsWith("1 character and 1 ruleset: 1 warning.\n"), "they need not pass: " + mended);
    }

    @Test
    void aSlipInAFileOfTestsIsMended() throws IOException {
        shell.write(TESTS, "tests: {one: {}, two: {frm: one}}\n");
        Shell.Ran ran = shell.run("check", "--fix", TESTS);
        assertEquals(0, ran.exit(), ran.all());
        assertEquals("tests: {one: {}, two: {from: one}}\n", shell.read(TESTS));
    }

    @Test
    void testsThatComeWithTheProgramRunAnywhere() {
        Shell.Ran ran = shell.run("test", "worlds-in-the-dark");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().endsWith(" tests, all passed.\n"), ran.out());
    }
}
