package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Written;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
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
        SheetBuilder builder = new SheetBuilder(MessageBundle.messages());
        Document document = Document.of(IntStream.range(0, count).mapToObj(i -> builder.blank(GAME,
                GAME.sheets().values().iterator().next(), Optional.of("abcde".substring(i, i + 1)))).toList());
        assertEquals(title, DocumentProperties.of(document, List.of(GAME), MessageBundle.messages()).title());
    }
}
