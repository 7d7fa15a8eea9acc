package lampblack.cli.check;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.Todo;

/**
 * What was found about one thing that was checked.
 *
 * @param verdict of a valid character, where it rests on more than the rules
 */
record CheckResult(CheckTarget target, List<Diagnostic> diagnostics, List<Todo> todo, Optional<Message> verdict) {

    CheckResult(CheckTarget target, List<Diagnostic> diagnostics) {
        this(target, diagnostics, List.of(), Optional.empty());
    }
}
