package lampblack.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import lampblack.json.CharacterJson;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.GroupMembers;
import lampblack.rules.track.Trait;
import lampblack.rulesettest.TestResult;
import lampblack.rulesettest.TestRun;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A group reads the files of those who belong to it, in play alone, and says which it read. */
class MembersLoaderTest {

    private static final String GAME = """
            format: 1
            id: gulls
            version: 1.0.0
            title: Gulls
            licence: CC0-1.0
            credits: Written for a test.
            tags: {beast: {}}
            sheets:
              character:
                links: {crew: {to: crew}}
                fields: {name: {required: true}}
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}, row: {}}}}
                lists: {talents: {entries: {hound: {text: A dog., tags: [beast]}, cat: {text: A cat., tags: [beast]}}}}
                tracks: {stress: {boxes: "9 + owner('crew', 'gambits')"}}
                creation: {dots: {spend: 3, on: skills}, talent: {choose: 1, from: talents}}
              crew:
                fields: {name: {required: true}}
                traits: {standing: {rating: {max: 4}, entries: {tier: {}}}}
                tracks:
                  gambits: {boxes: "1 + count('members')"}
                  dread: {boxes: "sum('members', 'stress') * 10 + highest('character.crew', 'skills.hunt')"}
                lists:
                  upgrades:
                    entries:
                      pack: {text: P., gives: {while: {if: "count('members', 'hound') == tagged('members', 'beast') - 1"}, ratings: {tier: 2}}}
                creation: {upgrades: {choose: 1, from: upgrades}}
            """;

    @TempDir
    Path shelf;

    private Path folder;
    private CharacterLoader loader;

    @BeforeEach
    void game() throws IOException {
        Path game = Files.createDirectories(shelf.resolve("gulls"));
        Files.writeString(game.resolve(RulesetLocation.ROOT_FILE), GAME);
        folder = Files.createDirectories(game.resolve("characters"));
        loader = new CharacterLoader(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf))));
        Files.writeString(folder.resolve("crew.yaml"), "format: 1\nruleset: gulls\nsheet: crew\nfields: {name: Gulls}\n"
                + "creation: {upgrades: pack}\nnow: {gambits: 2}\n");
    }

    private void member(String file, String talent, int hunt, int stress, String more) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        String crew = path.getParent().equals(folder) ? "crew.yaml" : "../crew.yaml";
        Files.writeString(path, "format: 1\nruleset: gulls\nlinks: {crew: " + crew + "}\nfields: {name: A}\n"
                + "creation: {dots: {hunt: " + hunt + ", row: " + (3 - hunt) + "}, talent: " + talent + "}\n"
                + "now: {stress: " + stress + "}\n" + more);
    }

    private EvaluatedCharacter crew() {
        return loader.load(folder.resolve("crew.yaml")).value().orElseThrow().evaluated();
    }

    @Test
    void membersAreReadByChoicesAndMarks() throws IOException {
        member("bell.yaml", "cat", 2, 5, "");
        member("ash.yaml", "hound", 1, 3, "");
        EvaluatedCharacter crew = crew();
        assertEquals(List.of("ash.yaml", "bell.yaml"), crew.links().members().read());
        assertEquals(3, crew.inPlay().size("gambits"));
        assertEquals(82, crew.inPlay().size("dread"));
        assertEquals(2, crew.inPlay().rating(Trait.of("standing.tier")));
        assertEquals(0, crew.derived().rating(Trait.of("standing.tier")));
        assertTrue(crew.isLegal());
        EvaluatedCharacter ash = loader.load(folder.resolve("ash.yaml")).value().orElseThrow().evaluated();
        assertEquals(11, ash.inPlay().size("stress"));
    }

    @Test
    void whoIsElsewhereGoneOrACopyIsNone() throws IOException {
        member("ash.yaml", "hound", 1, 3, "");
        member("ash.conflict-2.yaml", "hound", 1, 3, "");
        member(".bell.yaml", "cat", 1, 3, "");
        member("below/cid.yaml", "cat", 1, 3, "");
        member("dora.yaml", "cat", 1, 3, "ledger: [{session: 1, retire: Gone.}]\n");
        Files.writeString(folder.resolve("ems.yaml"), "links: {crew: crew.yaml\n");
        Files.writeString(folder.resolve("other.yaml"), "format: 1\nruleset: other\nlinks: {crew: crew.yaml}\n");
        GroupMembers members = crew().links().members();
        assertEquals(List.of("ash.yaml"), members.read());
        assertEquals(List.of("ems.yaml"), members.unread());
        assertFalse(members.more());
    }

    @Test
    void noMoreThanSoManyAreRead() throws IOException {
        for (int i = 0; i < GroupMembers.MOST + 2; i++) {
            member("m" + (100 + i) + ".yaml", "cat", 1, 1, "");
        }
        GroupMembers members = crew().links().members();
        assertEquals(GroupMembers.MOST, members.read().size());
        assertEquals("m100.yaml", members.read().stream().limit(1).collect(Collectors.joining()));
        assertTrue(members.more());
    }

    @Test
    void aTestReadsTheTestsThatLinkToIt() throws IOException {
        Path tests = Files.createDirectories(shelf.resolve("gulls/tests"));
        Files.writeString(tests.resolve("crew.yaml"), """
                tests:
                  gulls:
                    given: {sheet: crew, fields: {name: Gulls}, creation: {upgrades: pack}}
                    expect: {values: {ratings.standing.tier: 2, tracks.gambits.size: 3, tracks.dread.size: 83}}
                  lone:
                    given: {sheet: crew, fields: {name: Gulls}, creation: {upgrades: pack}}
                    expect: {values: {ratings.standing.tier: 0, tracks.gambits.size: 1}}
                  ash:
                    given: {links: {crew: gulls}, fields: {name: A}, creation: {dots: {hunt: 3}, talent: hound}, now: {stress: 3}}
                    expect: {values: {tracks.stress.marked: 3}}
                  bell:
                    given: {links: {crew: gulls}, fields: {name: B}, creation: {dots: {hunt: 3}, talent: cat}, now: {stress: 5}}
                    expect: {values: {tracks.stress.marked: 5}}
                """);
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf)));
        TestRun run = RulesetTestRunner.run(rulesets.load("gulls").value().orElseThrow(), rulesets,
                character -> CharacterJson.values(character, MessageBundle.messages()));
        assertEquals(List.of(true, true, true, true), run.results().stream().map(TestResult::passed).toList());
    }

    @Test
    void nobodyCountsNothing() {
        EvaluatedCharacter crew = crew();
        assertEquals(List.of(), crew.links().members().read());
        assertEquals(1, crew.inPlay().size("gambits"));
        assertEquals(0, crew.inPlay().size("dread"));
    }
}
