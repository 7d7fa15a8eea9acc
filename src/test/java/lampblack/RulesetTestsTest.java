package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.json.CharacterJson;
import lampblack.load.RulesetLoader;
import lampblack.load.RulesetTestRunner;
import lampblack.ruleset.LoadedRuleset;
import lampblack.rulesettest.TestRun;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Tests stand beside every shipped ruleset, pass, and leave nothing untried that it says itself. */
@Tag("slow")
class RulesetTestsTest {

    private static final RulesetLocation SHIPPED = new RulesetLocation.RulesetFolder(Path.of("rulesets"));
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(SHIPPED));

    @TestFactory
    Stream<DynamicTest> rulesets() {
        return RULESETS.ids().stream().map(id -> DynamicTest.dynamicTest(id, () -> pass(id)));
    }

    private static void pass(String id) {
        LoadedRuleset ruleset = RULESETS.load(id).value().orElseThrow();
        TestRun run = RulesetTestRunner.run(ruleset, RULESETS,
                character -> CharacterJson.values(character, MessageBundle.messages()));
        assertFalse(run.results().isEmpty(), id + " has no tests");
        assertEquals("", new DiagnosticPrinter(MessageBundle.messages(), false).print(run.diagnostics()));
        assertEquals(List.of(), run.coverage().untaken().entrySet().stream()
                .filter(entry -> Mutants.says(id, entry.getValue().written())).map(Map.Entry::getKey).toList());
    }
}
