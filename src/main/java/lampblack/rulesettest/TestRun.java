package lampblack.rulesettest;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.replay.EvaluatedCharacter;
import lampblack.ruleset.LoadedRuleset;

/**
 * How the tests of a ruleset went.
 *
 * @param unreadable what is wrong with the files of tests themselves
 * @param given what the examples came to, by their files, and the tests, by their names
 */
public record TestRun(
        LoadedRuleset ruleset,
        List<TestResult> results,
        List<Diagnostic> unreadable,
        Map<String, EvaluatedCharacter> given,
        Coverage coverage) {

    /** Everything to be said, sorted by place. */
    public List<Diagnostic> diagnostics() {
        Stream<Diagnostic> found = results.stream().flatMap(testResult -> testResult.found().stream());
        return Distinct.of(Stream.concat(unreadable.stream(), found).sorted());
    }

    /** How many tests found something else than they expect. */
    public int failed() {
        return (int) results.stream().filter(testResult -> !testResult.found().isEmpty()).count();
    }

    /** How many tests were not run, because those they continue did not pass. */
    public int skipped() {
        return (int) results.stream().filter(testResult -> testResult.found().isEmpty() && !testResult.passed())
                .count();
    }

    public boolean passed() {
        return unreadable.isEmpty() && results.stream().allMatch(TestResult::passed);
    }
}
