package lampblack.lint;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Diagnostic;

/** What the lints found, each with what it is about, so that a ruleset can say what it means to leave as it is. */
final class Findings {

    /** @param subject an id or a path such as {@code talents.ghost} */
    record Finding(String subject, Diagnostic diagnostic) {

        /** Whether it is about something, named by its id or its path. */
        boolean isAbout(String name) {
            return subject.equals(name) || subject.endsWith("." + name);
        }
    }

    private final List<Finding> all = new ArrayList<>();

    /** Adds what is about the thing that stands at its place. */
    void add(Diagnostic diagnostic) {
        add(diagnostic.span().text(), diagnostic);
    }

    void add(String subject, Diagnostic diagnostic) {
        all.add(new Finding(subject, diagnostic));
    }

    void addAll(Iterable<Diagnostic> diagnostics) {
        diagnostics.forEach(this::add);
    }

    List<Finding> all() {
        return all;
    }
}
