package lampblack.io;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.engine.Outcome;
import lampblack.engine.RulesetTest;

/**
 * How a test of a ruleset went.
 *
 * @param outcome what its character came to; empty where there could be none
 * @param found each difference from what was expected, and each mistake in the test
 */
public record TestResult(RulesetTest test, Optional<Outcome> outcome, List<Diagnostic> found) {

    public boolean passed() {
        return outcome.isPresent() && found.isEmpty();
    }
}
