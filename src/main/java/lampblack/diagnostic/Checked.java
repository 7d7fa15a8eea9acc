package lampblack.diagnostic;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A value if one could be had, together with everything that was found on the way. */
public record Checked<T>(Optional<T> value, List<Diagnostic> diagnostics) {

    public Checked {
        diagnostics = Report.sorted(diagnostics);
    }

    public static <T> Checked<T> of(T value, Report report) {
        return new Checked<>(Optional.of(value), report.diagnostics());
    }

    public static <T> Checked<T> nothing(Report report) {
        return new Checked<>(Optional.empty(), report.diagnostics());
    }

    /** The value, unless an error was found: what the next stage may build on. */
    public static <T> Checked<T> unlessErrors(T value, Report report) {
        return report.hasErrors() ? nothing(report) : of(value, report);
    }

    /** The same with one more problem. */
    public Checked<T> with(Diagnostic problem) {
        return new Checked<>(value, Stream.concat(diagnostics.stream(), Stream.of(problem)).toList());
    }

    public boolean hasErrors() {
        return Report.hasErrors(diagnostics);
    }
}
