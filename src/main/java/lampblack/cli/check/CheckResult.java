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
 */
record CheckResult(CheckTarget target, List<Diagnostic> diagnostics, List<Todo> todo, Optional<Verdict> verdict) {

    CheckResult(CheckTarget target, List<Diagnostic> diagnostics) {
        this(target, diagnostics, List.of(), Optional.empty());
    }
}
