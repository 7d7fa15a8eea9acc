package lampblack.rulesettest;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.replay.EvaluatedCharacter;

/**
 * How a test of a ruleset went.
 *
 * @param outcome what its character came to; empty where there could be none
 * @param found each difference from what was expected, and each mistake in the test
 */
public record TestResult(RulesetTest test, Optional<EvaluatedCharacter> outcome, List<Diagnostic> found) {

    public boolean passed() {
        return outcome.isPresent() && found.isEmpty();
    }
}
