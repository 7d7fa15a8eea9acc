package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the rolls of a character come to: its odds, its marks, and what programs are told. */
@Tag("slow")
final class CharacterRollsTest {

    private static final String SHIPPED = Path.of("rulesets").toAbsolutePath().toString();

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Shell shell = new Shell(folder);
        shell.example("unified-theory", "ned-corbel");
        shell.example("unified-theory", "the-wick-street-three");
        shell.example("black-sword", "morwen-sleet");
        shell.example("black-sword", "oswin-reed");
        shell.write("rulesets/pier/ruleset.yaml", """
                format: 1
                id: pier
                version: 1.0.0
                title: Pier
                licence: CC-BY-4.0
                credits: Pier, an example game.
                sheets:
                  character:
                    traits: {skills: {rating: {max: 3}, entries: {swim: {}, dive: {title: Deep Dive}}}}
                    lists:
                      knacks: {entries: {fins: {gives: {rolls: {try: +1d}}}, lungs: {gives: {rolls: {try: {dice: +1d, when: under water}}}}, scales: {times: 2, gives: [{rolls: {try: {dice: +1d, when: by night}}}, {rolls: {try: {dice: +2d, when: in fog}}}, {rolls: {hope: {dice: +1d, when: in fog}}}]}}}
                    tracks:
                      strain: {boxes: 5}
                      luck: {boxes: 3}
                      harm: {rows: {bruises: {slots: 2, gives: {rolls: {try: -1d}}}, cuts: {slots: 2}}}
                    creation: {dots: {spend: 4, on: skills}, knacks: {choose: 2, from: knacks}}
                rolls:
                  try: {dice: skills, outcomes: {good: {on: 4..6}, bad: {on: 1..3, costs: {strain: 2}, then: fate}}}
                  leap: {trait: skills, dice: 1, settings: {far: {usual: s0, shift: trait, one-of: {s0: {}, s1: {}, s2: {}, s3: {}}}}, outcomes: {all: {on: 1..6, applies: [far]}}}
                  hope: {dice: 1..4, outcomes: {good: {on: 4..6}, bad: {on: 1..3}}}
                  fate: {die: {chain: [d8, d6, d4], of: luck, gone: All is lost.}, outcomes: {holds: {on: 3..8}, shrinks: {on: 1..2, step: next}}}
                """);
        shell.write("eel.yaml", eel(1));
        shell.write("lost.yaml", eel(3));
    }

    @Test
    void aChoiceMovesByAFormulaAlsoWhereTheRollHasNoNumbers() {
        String leapt = new Shell(folder).run("roll", "eel.yaml", "leap", "--on", "dive").out();
        assertTrue(leapt.contains("S1"), leapt);
    }

    private static String eel(int luck) {
        return """
                ruleset: pier
                creation: {dots: {swim: 3, dive: 1}, knacks: [fins, lungs]}
                now: {luck: %d, harm: {bruises: [A knee], cuts: []}}
                """.formatted(luck);
    }

    private Shell.Ran run(String... arguments) {
        return new Shell(folder).run(arguments);
    }

    private Shell.Ran shipped(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(1, List.of("--rulesets", SHIPPED));
        return run(all.toArray(String[]::new));
    }

    private static JsonNode json(Shell.Ran ran) throws IOException {
        assertEquals(0, ran.exit(), ran.all());
        return JsonMapper.builder().build().readTree(ran.out());
    }

    @Test
    void eachTraitIsARowWithGiftsAndHarm() {
        assertEquals("""
                Try
                               Good   Bad    Strain: mean
                  Swim 3       87.5%  12.5%  0.25
                  Deep Dive 1  50.0%  50.0%  1.00
                """, run("odds", "eel.yaml", "try").out());
        assertEquals("""
                Try
                               Good   Bad    Strain: mean
                  Deep Dive 1  75.0%  25.0%  0.50
                """, run("odds", "eel.yaml", "try", "--on", "deep dive", "--with", "lungs").out());
        assertTrue(run("odds", "eel.yaml", "try", "--dice", "2").out().contains("\n  2d  75.0%"));
        assertTrue(run("odds", "eel.yaml", "hope", "--dice", "1").out().contains("\n  1d  50.0%"));
        assertTrue(run("odds", "eel.yaml", "try", "--on", "divee").err().contains("Did you mean `dive`?"));
        assertTrue(run("odds", "eel.yaml", "tryy").err().contains("Did you mean `try`?"));
        assertEquals(2, run("odds", "eel.yaml", "--on", "swim").exit());
        assertEquals(1, run("odds", "none.yaml", "try").exit());
    }

    @Test
    void whatOneOptionAddsOnSeveralOccasionsIsToldApart() throws IOException {
        new Shell(folder).write("eel.yaml", eel(1).replace("lungs]", "scales]"));
        for (String of : List.of("eel.yaml", "pier")) {
            Shell.Ran which = run("odds", of, "try", "--dice", "1", "--with", "scales");
            assertEquals(2, which.exit());
            assertTrue(which.err().startsWith("`scales` adds something on more than one occasion, so say which: "
                    + "`scales.1` (by night) and `scales.2` (in fog)."), which.err());
        }
        new Shell(folder).write("twice.yaml", eel(1).replace("fins, lungs]", "scales, scales]"));
        assertTrue(run("odds", "twice.yaml", "try", "--on", "dive", "--with", "scales").err()
                .contains("`scales.1` (by night) and `scales.2` (in fog)."));
        assertTrue(run("odds", "twice.yaml", "try", "--on", "swim", "--with", "by night").out()
                .contains("  Swim 3  93.8%"), "four dice: 3, less a bruise, and 1 for each of two");
        assertTrue(run("odds", "pier", "try", "--dice", "1", "--with", "scales.1").out().contains("\n  1d  75.0%"));
        assertTrue(run("odds", "pier", "try", "--dice", "1", "--with", "in fog").out().contains("\n  1d  87.5%"));
        assertTrue(run("odds", "pier", "hope", "--dice", "1", "--with", "scales").out().contains("\n  1d  75.0%"));
        assertEquals(List.of(true, false), json(run("roll", "eel.yaml", "try", "--on", "dive", "--dice-shown", "1,2",
                "--with", "scales.1", "--format", "json")).at("/gifts").findValues("counts").stream().skip(2)
                .map(JsonNode::asBoolean).toList());
        JsonNode occasions = json(run("show", "eel.yaml", "--format", "json")).at("/rolls/try/sometimes/occasions");
        assertEquals("in fog", occasions.at("/scales.2/when").asText());
        assertEquals(2, occasions.at("/scales.2/dice").asInt());
    }

    @Test
    void aDieOfAChainIsTheOneThatIsLeft() {
        assertEquals("""
                Fate
                      Holds  Shrinks  uses
                  d6  66.7%  33.3%    5
                """, run("odds", "eel.yaml", "fate").out());
        assertTrue(run("odds", "eel.yaml", "fate", "--die", "4").out().contains("  d4  50.0%"));
        Shell.Ran lost = run("odds", "lost.yaml");
        assertEquals("Fate has no die left. All is lost.\n", lost.err());
        assertTrue(lost.out().contains("Hope"));
        assertEquals(2, run("odds", "lost.yaml", "fate").exit());
    }

    @Test
    void programsAreToldTheTraitOfARow() throws IOException {
        JsonNode row = json(shipped("odds", "morwen-sleet.yaml", "attack", "--format", "json")).at("/rolls/0/rows/0");
        assertEquals("attributes.str", row.at("/trait").asText());
        assertEquals(18, row.at("/rating").asInt());
        assertEquals("4/5", row.at("/outcomes/success/exact").asText());
    }

    @Test
    void programsAreToldWhatFell() throws IOException {
        JsonNode rolled = json(run("roll", "eel.yaml", "try", "--on", "swim", "--dice-shown", "1,2,3", "--format",
                "json"));
        assertEquals("skills.swim", rolled.at("/trait/id").asText());
        assertEquals("[1,2,3]", rolled.at("/dice/fell").toString());
        assertEquals(3, rolled.at("/dice/kept").asInt());
        assertEquals("bad", rolled.at("/outcome/id").asText());
        assertEquals(2, rolled.at("/marks/strain").asInt());
        assertEquals("[\"fate\"]", rolled.at("/then").toString());
        assertTrue(rolled.at("/seed").isNull());
        assertEquals("lungs", rolled.at("/gifts/2/id").asText());
        assertEquals("false", rolled.at("/gifts/2/counts").asText());
        assertEquals("[\"lampblack mark eel.yaml strain +2\"]", rolled.at("/to-type").toString());
        JsonNode marked = json(run("roll", "eel.yaml", "try", "--on", "swim", "--dice-shown", "1,2,3", "--mark",
                "--format",
                "json"));
        assertEquals("[\"Strain: 0 → 2 of 5.\"]", marked.at("/marked").toString());
        assertEquals("[]", marked.at("/to-type").toString());
        assertEquals(5, json(run("roll", "eel.yaml", "fate", "--seed", "5", "--format", "json")).at("/seed").asInt());
        assertEquals("next", json(run("roll", "eel.yaml", "fate", "--dice-shown", "1", "--format", "json"))
                .at("/moves/fate").asText());
        assertEquals("lowest", json(run("roll", "pier", "hope", "--dice", "0", "--format", "json")).at("/dice/keep")
                .asText());
    }

    @Test
    void ofAGroupRollTheLeaderIsMarked() throws IOException {
        String[] call = {"roll", "ned-corbel.yaml", "action", "--on", "finesse", "--group", "2", "--dice-shown",
            "1,1,1,4,2"};
        Shell.Ran told = shipped(call);
        assertEquals(0, told.exit(), told.all());
        assertTrue(told.out().contains("  lampblack mark ned-corbel.yaml stress +1\n"), told.all());
        Shell.Ran ran = shipped(Stream.concat(Stream.of(call), Stream.of("--mark")).toArray(String[]::new));
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("Stress: "), ran.all());
        assertTrue(ran.out().endsWith("What it costs each of them is theirs to mark.\n"), ran.all());
        Shell.Ran clocks = shipped(Stream.concat(Stream.of(call), Stream.of("--harm", "Cut")).toArray(String[]::new));
        assertEquals(2, clocks.exit(), clocks.all());
        assertTrue(clocks.err().contains("Of a group roll only what the leader pays is marked"), clocks.all());
    }

    @Test
    void charactersRollTogetherByTheirFiles() throws IOException {
        String[] call = {"roll", "ned-corbel.yaml", "action", "--on", "finesse", "--group", "ned-corbel.yaml,2",
                "--with",
            "difficulty=1", "--dice-shown", "6,1,4,4,2", "--format", "json"};
        JsonNode rolled = json(shipped(call));
        assertEquals("2", rolled.at("/members/1/pool").asText());
        assertEquals("partial", rolled.at("/members/1/outcome/id").asText());
        assertEquals(1, rolled.at("/best").asInt());
        assertEquals("1", rolled.at("/tier").asText());
        assertEquals(1, rolled.at("/leader-marks/stress").asInt());
        assertTrue(shipped("odds", "ned-corbel.yaml", "action", "--on", "finesse", "--group", "ned-corbel.yaml,2",
                "--with",
                "difficulty=1").out().contains("made together with 2d, 2d, 1d\n"));
        assertTrue(shipped("odds", "unified-theory", "action", "--on", "finesse", "--group", "ned-corbel.yaml,2").out()
                .contains("made together with 3d, 2d\n"));
        Shell.Ran other = shipped("odds", "ned-corbel.yaml", "action", "--on", "finesse", "--group",
                "morwen-sleet.yaml");
        assertEquals(2, other.exit());
        assertTrue(other.err().contains("morwen-sleet.yaml does not have the roll Action roll of"), other.err());
        Shell.Ran none = shipped("odds", "ned-corbel.yaml", "action", "--on", "finesse", "--group", "nobody.yaml");
        assertEquals(2, none.exit());
        assertTrue(none.err().contains("nobody.yaml cannot roll with the others."), none.err());
        assertTrue(shipped("odds", "ned-corbel.yaml", "action", "--group", "1").err().contains("Say with `--on`"));
    }

    @Test
    void aPartOfAClockIsSoManyOfItsSegments() throws IOException {
        for (String size : List.of("8", "6", "4")) {
            assertEquals(0, shipped("mark", "ned-corbel.yaml", "clocks", "Clock " + size, "--size", size).exit());
        }
        String[] call = {"roll", "ned-corbel.yaml", "action", "--on", "finesse", "--with", "effort=0", "--with",
                "difficulty=0",
            "--with", "clock=1", "--dice-shown", "6,1,2"};
        String told = shipped(call).out();
        assertTrue(told.contains("1/2 of a clock of tier 1"), told);
        assertTrue(told.contains("  lampblack mark ned-corbel.yaml \"Clock 8\" +4   or\n"), told);
        assertTrue(told.contains("  lampblack mark ned-corbel.yaml \"Clock 4\" +2"), told);
        List<String> marked = new ArrayList<>(List.of(call));
        marked.addAll(List.of("--mark", "--clock", "Clock 8"));
        assertTrue(shipped(marked.toArray(String[]::new)).out().contains("Clock 8: 0 → 4 of 8.\n"));
        marked.set(8, "difficulty=0");
        marked.set(10, "clock=3");
        assertTrue(shipped(marked.toArray(String[]::new)).out().contains("Clock 8: 4 → 5 of 8.\n"));
        marked.set(marked.size() - 1, "Clock 4");
        assertTrue(shipped(marked.toArray(String[]::new)).out().contains("Clock 4: 0 → 1 of 4.\n"));
        marked.set(10, "clock=2");
        marked.set(marked.size() - 1, "Clock 6");
        assertTrue(shipped(marked.toArray(String[]::new)).out().contains("Clock 6: 0 → 2 of 6.\n"));
        marked.set(marked.size() - 1, "Clock 66");
        Shell.Ran none = shipped(marked.toArray(String[]::new));
        assertEquals(2, none.exit());
        assertTrue(none.err().contains("Did you mean `Clock 6`?"), none.err());
        marked.set(10, "clock=5");
        marked.set(marked.size() - 1, "Clock 6");
        assertTrue(!shipped(marked.toArray(String[]::new)).out().contains("before"));
    }
}
