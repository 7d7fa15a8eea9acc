package lampblack.cli.check;

import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.rules.Todo;

/** What was found about one thing that was checked. */
record CheckResult(CheckTarget target, List<Diagnostic> diagnostics, List<Todo> todo) {}
