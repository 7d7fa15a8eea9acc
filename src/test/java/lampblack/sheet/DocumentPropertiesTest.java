package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Written;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A document of several sheets")
class DocumentPropertiesTest {

    private static final Ruleset GAME = Written.ruleset("""
            playbooks: {a: {}, b: {}, c: {}, d: {}, e: {}}
            creation: {playbook: {choose: 1, from: playbooks}}
            """);

    @ParameterizedTest
    @CsvSource({"1, 'A, Small'", "2, 'A, B'", "4, 'A, B, C, D'", "5, Small"})
    @DisplayName("is called after all of them, or after its game where they are many")
    void titles(int count, String title) {
        assertEquals(title, properties(GAME, count).title());
    }

    @Test
    @DisplayName("is by whom its game names first, and not by those of a game below it")
    void authors() {
        assertEquals(List.of(), properties(GAME, 1).authors());
        Ruleset blades = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))))
                .load("blades-in-the-dark").value().orElseThrow().ruleset();
        assertEquals(List.of("Blades in the Dark for Lampblack."), DocumentProperties.of(document(GAME, 1),
                List.of(blades), MessageBundle.messages()).authors());
    }

    private static DocumentProperties properties(Ruleset game, int count) {
        return DocumentProperties.of(document(game, count), List.of(game), MessageBundle.messages());
    }

    private static Document document(Ruleset game, int count) {
        SheetBuilder builder = new SheetBuilder(MessageBundle.messages());
        return Document.of(IntStream.range(0, count).mapToObj(i -> builder.blank(game,
                game.sheets().values().iterator().next(), Optional.of("abcde".substring(i, i + 1)))).toList());
    }
}
