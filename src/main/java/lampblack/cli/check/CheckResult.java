package lampblack.cli.check;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.replay.Verdict;
import lampblack.rules.Todo;

/**
 * What was found about one thing that was checked.
 *
 * @param verdict of a character that could be judged
 * @param failure a bug of ours that kept it from being checked
 */
record CheckResult(CheckTarget target, List<Diagnostic> diagnostics, List<Todo> todo, Optional<Verdict> verdict,
        Optional<Throwable> failure) {

    CheckResult(CheckTarget target, List<Diagnostic> diagnostics) {
        this(target, diagnostics, List.of(), Optional.empty(), Optional.empty());
    }

    static CheckResult failed(CheckTarget target, Throwable failure) {
        return new CheckResult(target, List.of(), List.of(), Optional.empty(), Optional.of(failure));
    }
}
