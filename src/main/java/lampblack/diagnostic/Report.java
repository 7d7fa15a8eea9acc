package lampblack.diagnostic;

import java.util.ArrayList;
import java.util.List;

/** The collector handed to anything that may find problems. */
public final class Report {

    private final List<Diagnostic> problems = new ArrayList<>();

    public void add(Diagnostic diagnostic) {
        problems.add(diagnostic);
    }

    public void addAll(Iterable<Diagnostic> diagnostics) {
        diagnostics.forEach(problems::add);
    }

    public boolean hasErrors() {
        return hasErrors(problems);
    }

    /** What was found, sorted by place. */
    public List<Diagnostic> diagnostics() {
        return sorted(problems);
    }

    /** Each problem once, by place; mostly there is none. */
    static List<Diagnostic> sorted(List<Diagnostic> problems) {
        return problems.isEmpty() ? List.of() : Distinct.of(problems.stream().sorted());
    }

    public static boolean hasErrors(List<Diagnostic> diagnostics) {
        return diagnostics.stream().anyMatch(diagnostic -> diagnostic.severity() == Severity.ERROR);
    }
}
