package lampblack.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.rules.Todo;

/** What was found about one thing that was checked. */
record Findings(Target target, List<Diagnostic> diagnostics, List<Todo> todo) {

    /** All problems, each once even where several things share it. */
    static List<Diagnostic> problems(Collection<Findings> all) {
        LinkedHashSet<Diagnostic> problems = new LinkedHashSet<>();
        all.forEach(each -> problems.addAll(each.diagnostics()));
        return List.copyOf(problems);
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
