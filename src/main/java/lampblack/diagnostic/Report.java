package lampblack.diagnostic;

import java.util.ArrayList;
import java.util.List;

/** The collector handed to anything that may find problems. */
public final class Report {

    private final List<Diagnostic> found = new ArrayList<>();

    public void add(Diagnostic diagnostic) {
        found.add(diagnostic);
    }

    public void addAll(Iterable<Diagnostic> diagnostics) {
        diagnostics.forEach(found::add);
    }

    public boolean hasErrors() {
        return hasErrors(found);
    }

    /** What was found, sorted by place. */
    public List<Diagnostic> diagnostics() {
        return sorted(found);
    }

    /** Each problem once, by place; mostly there is none. */
    static List<Diagnostic> sorted(List<Diagnostic> found) {
        return found.isEmpty() ? List.of() : found.stream().sorted().distinct().toList();
    }

    public static boolean hasErrors(List<Diagnostic> diagnostics) {
        return diagnostics.stream().anyMatch(diagnostic -> diagnostic.severity() == Severity.ERROR);
    }
}
