package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Block;
import lampblack.sheet.Document;
import lampblack.sheet.text.PlainText;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The reference of every shipped game. */
@DisplayName("The reference of a shipped game")
class ReferenceBlocksTest {

    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));

    static Stream<String> games() {
        return RULESETS.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("says once what changes several rolls, how dice are read, and what chances there are")
    void once(String id) {
        Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
        List<Block.TableRow> twice = new ArrayList<>();
        Set<Block.TableRow> rows = new HashSet<>();
        Set<String> titles = new HashSet<>();
        game.rolls().values().forEach(roll -> titles.add(roll.label().title() + ": what changes it"));
        new ReferenceBlocks(game, MessageBundle.messages()).all().stream()
                .filter(block -> titles.contains(block.title())).map(Block.TableBlock.class::cast)
                .flatMap(table -> table.rows().stream()).filter(row -> !rows.add(row)).forEach(twice::add);
        assertEquals(List.of(), twice);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("has no figures that only a program would print, and no hyphen for a minus")
    void words(String id) {
        Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
        String text = PlainText.of(Document.of(List.of(new SheetBuilder(MessageBundle.messages()).reference(game))),
                MessageBundle.messages()).replaceAll("\\s+", " ");
        for (String dump : List.of("(\\d\\.\\d), \\1", "[Oo]utcome [+\u2212]\\d", "1d\u20134d", "(^|[ (])-\\d")) {
            assertFalse(Pattern.compile(dump).matcher(text).find(), dump);
        }
    }
}
