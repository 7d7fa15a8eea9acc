package lampblack.replay.unknown;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.migration.UnknownName;

/**
 * A name that the game does not have, and what says so.
 *
 * @param own errors and warnings, in the order of the file
 */
record NamedProblems(UnknownName name, List<Diagnostic> own) {

    /** Empty where nothing says that the name is unknown. */
    static Optional<NamedProblems> of(UnknownName name, List<Diagnostic> found) {
        List<Diagnostic> own = found.stream().filter(problem -> isGrave(problem)
                && UnknownCodes.ALL.contains(problem.code()) && isAt(name, problem.span())).toList();
        return own.isEmpty() ? Optional.empty() : Optional.of(new NamedProblems(name, own));
    }

    static boolean isGrave(Diagnostic problem) {
        return problem.severity() != Severity.NOTE;
    }

    static boolean isAt(UnknownName name, Span place) {
        return name.places().stream().anyMatch(written -> written.start() == place.start()
                && written.source() == place.source());
    }

    boolean isOption() {
        return first().code() == Code.OPTION__UNKNOWN;
    }

    boolean isPlaybook() {
        return first().message().key().equals("option.unknown.playbook");
    }

    /** The one that is told: the first error, or else the first warning. */
    Diagnostic first() {
        return own.stream().filter(problem -> problem.severity() == Severity.ERROR).findFirst().orElse(own.get(0));
    }
}
