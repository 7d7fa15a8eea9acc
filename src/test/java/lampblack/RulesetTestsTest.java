package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.diagnostic.TextPrinter;
import lampblack.io.Bundle;
import lampblack.io.CharacterJson;
import lampblack.io.LoadedRuleset;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetPlace;
import lampblack.io.RulesetTests;
import lampblack.io.TestRun;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tests stand beside every shipped ruleset, pass, and leave nothing untried that it says itself. */
class RulesetTestsTest {

    private static final RulesetPlace SHIPPED = new RulesetPlace.Folder(Path.of("rulesets"));
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(SHIPPED));

    @TestFactory
    Stream<DynamicTest> rulesets() {
        return RULESETS.ids().stream().map(id -> DynamicTest.dynamicTest(id, () -> pass(id)));
    }

    private static void pass(String id) {
        LoadedRuleset ruleset = RULESETS.load(id).value().orElseThrow();
        TestRun run = RulesetTests.run(ruleset, RULESETS, character -> CharacterJson.of(character, Bundle.messages()));
        assertFalse(run.results().isEmpty(), id + " has no tests");
        assertEquals("", new TextPrinter(Bundle.messages(), false).print(run.diagnostics()));
        assertEquals(List.of(), run.coverage().untaken().entrySet().stream()
                .filter(each -> Mutants.says(id, each.getValue().written())).map(Map.Entry::getKey).toList());
    }
}
