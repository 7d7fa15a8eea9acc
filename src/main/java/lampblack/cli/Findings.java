package lampblack.cli;

import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.rules.Todo;

/** What was found about one thing that was checked. */
record Findings(Target target, List<Diagnostic> diagnostics, List<Todo> todo) {}
