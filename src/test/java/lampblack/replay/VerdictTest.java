package lampblack.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A verdict")
class VerdictTest {

    @Test
    @DisplayName("counts once what is said twice in the same words")
    void once() {
        Path games = Path.of("rulesets");
        EvaluatedCharacter evaluated = new CharacterLoader(new RulesetLoader(List.of(
                new RulesetLocation.RulesetFolder(games))))
                .load(games.resolve("blades-in-the-dark/characters/corin-vale.yaml")).value().orElseThrow().evaluated();
        Source source = new Source("ash.yaml", "one two");
        Diagnostic one = Diagnostic.of(Code.YAML__TAB, source.span(0, 3));
        Diagnostic other = Diagnostic.of(Code.YAML__TAB, source.span(4, 7));
        assertEquals(2, Verdict.of(evaluated.withDiagnostics(List.of(one, other, one), List.of())).errors());
    }
}
