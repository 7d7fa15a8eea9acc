package lampblack.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.rules.Todo;

/** What was found about one thing that was checked. */
record Findings(Target target, List<Diagnostic> diagnostics, List<Todo> todo) {

    /**
     * All problems, each once even where several things share it. That a character cannot be judged goes without saying
     * where what is wrong with its ruleset is told as well.
     */
    static List<Diagnostic> problems(Collection<Findings> all) {
        LinkedHashSet<Diagnostic> problems = new LinkedHashSet<>();
        all.forEach(each -> problems.addAll(each.diagnostics()));
        problems.removeIf(each -> isUnjudged(each, List.copyOf(problems)));
        return List.copyOf(problems);
    }

    /** Whether a problem is no more than that another one keeps a character from being judged. */
    private static boolean isUnjudged(Diagnostic found, Collection<Diagnostic> all) {
        return found.code() == Code.RULESET__HAS_ERRORS && all.stream().anyMatch(each -> found.notes().stream()
                .anyMatch(note -> note.span().map(Span::toString).equals(Optional.of(each.span().toString()))
                        && note.message().equals(each.message())));
    }

    /** How many characters are not judged, as what is wrong with their ruleset is told beside. */
    private static int unjudged(Collection<Findings> all) {
        List<Diagnostic> problems = problems(all);
        return (int) all.stream().flatMap(each -> each.diagnostics().stream())
                .filter(each -> each.code() == Code.RULESET__HAS_ERRORS && !problems.contains(each)).count();
    }

    static boolean hasErrors(Collection<Findings> all) {
        return all.stream().anyMatch(each -> Report.hasErrors(each.diagnostics()));
    }

    /** One line that counts what was looked at and what was found. */
    static Message summary(Collection<Findings> all) {
        int characters = (int) all.stream().filter(each -> each.target() instanceof Target.Character).count();
        int tests = (int) all.stream().filter(each -> each.target() instanceof Target.Tests).count();
        int rulesets = all.size() - characters - tests;
        List<Object> things = new ArrayList<>();
        count(things, "cli.characters", characters);
        count(things, "cli.rulesets", rulesets);
        count(things, "cli.files-of-tests", tests);
        List<Object> found = new ArrayList<>();
        List<Diagnostic> problems = problems(all);
        for (Severity severity : Severity.values()) {
            count(found, "cli." + severity.word() + "s",
                    (int) problems.stream().filter(each -> each.severity() == severity).count());
        }
        count(found, "cli.unjudged", unjudged(all));
        return found.isEmpty()
                ? Message.of("cli.summary-clean", "things", things)
                : Message.of("cli.summary", "things", things, "found", found);
    }

    private static void count(List<Object> into, String key, int count) {
        if (count > 0) {
            into.add(Message.of(key, "count", count));
        }
    }
}
