package lampblack.cli.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.OutputFormat;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.json.DiagnosticJson;
import lampblack.json.VerdictJson;

/** Says what a check finds, problems at once and the rest in the end, and keeps no more of it than has to be said. */
final class CheckPrinter {

    private final CommandContext context;
    private final OutputFormat format;
    private final Set<Diagnostic> shared = new HashSet<>();
    private final List<Object> json = new ArrayList<>();
    private final List<Object> verdicts = new ArrayList<>();
    private final List<String> left = new ArrayList<>();
    private final Map<Severity, Integer> problems = new EnumMap<>(Severity.class);
    private int characters;
    private int rulesets;
    private int tests;
    private int unjudged;
    private boolean failed;

    CheckPrinter(CommandContext context, OutputFormat format) {
        this.context = context;
        this.format = format;
    }

    /** Takes what was found about the next thing; a bug of ours in saying it keeps nothing else from being said. */
    void add(CheckResult checkResult) {
        try {
            say(checkResult);
        } catch (RuntimeException failure) {
            fail(checkResult.target(), failure);
        }
    }

    /** What rulesets and their tests have in common is said once. */
    private void say(CheckResult checkResult) {
        CheckTarget target = checkResult.target();
        checkResult.failure().ifPresent(failure -> fail(target, failure));
        boolean alone = target.character().isPresent();
        characters += alone ? 1 : 0;
        rulesets += target.isRuleset() ? 1 : 0;
        tests += target.isTests() ? 1 : 0;
        List<Diagnostic> found = checkResult.diagnostics().stream()
                .filter(problem -> alone ? !isUnjudged(problem) : shared.add(problem)).toList();
        unjudged += checkResult.diagnostics().size() > found.size() && alone ? 1 : 0;
        found.forEach(problem -> problems.merge(problem.severity(), 1, Integer::sum));
        if (format == OutputFormat.JSON) {
            json.addAll(DiagnosticJson.all(found));
        } else if (!found.isEmpty()) {
            context.print(context.out(), found);
        }
        boolean wrong = checkResult.diagnostics().stream()
                .anyMatch(problem -> problem.severity() == Severity.ERROR);
        checkResult.verdict().filter(verdict -> !wrong && !verdict.isPlain()).ifPresent(verdict ->
                left.add(context.render("cli.verdict", "file",
                        Message.verbatim(SafeText.line(target.path().toString())),
                        "verdict", verdict.validity())));
        checkResult.verdict().ifPresent(verdict -> verdicts.add(VerdictJson.of(target.path().toString(), verdict)));
        if (!checkResult.todo().isEmpty() && alone) {
            List<String> words = checkResult.todo().stream().map(todo -> context.messages().render(todo.words()))
                    .toList();
            left.add(context.render("cli.still-to-do", "file",
                    Message.verbatim(SafeText.line(target.path().toString())),
                    "todo", Message.verbatim(String.join(" ", words))));
        }
    }

    /** Says at once that one thing could not be checked, for which nobody but we are to blame. */
    private void fail(CheckTarget target, Throwable failure) {
        failed = true;
        context.printToErrors("cli.bug.file", "file", Message.verbatim(SafeText.line(target.path().toString())),
                "failure", Message.verbatim(SafeText.line(String.valueOf(failure))));
        if (context.environment().debug()) {
            failure.printStackTrace(context.err());
        }
    }

    /** Whether something could not be checked, which is a bug. */
    boolean hasFailed() {
        return failed;
    }

    /**
     * Whether a problem is no more than that a character cannot be judged, which goes without saying where what is
     * wrong with its ruleset was reported.
     */
    private boolean isUnjudged(Diagnostic problem) {
        return problem.code() == Code.RULESET__HAS_ERRORS && shared.stream()
                .anyMatch(diagnostic -> problem.notes().stream()
                .anyMatch(note -> note.span().filter(place -> isSame(place, diagnostic.span())).isPresent()
                        && note.message().equals(diagnostic.message())));
    }

    /** Whether two places are one, however their file is called. */
    private static boolean isSame(Span one, Span other) {
        return one.line() == other.line() && one.column() == other.column()
                && path(one).equals(path(other));
    }

    private static Path path(Span place) {
        return Path.of(place.source().name()).toAbsolutePath().normalize();
    }

    boolean hasErrors() {
        return problems.containsKey(Severity.ERROR);
    }

    /** Says what is still to do, and how much was looked at and found. */
    void printSummary() {
        if (format == OutputFormat.JSON) {
            json.addAll(verdicts);
            context.printJson(json);
            return;
        }
        left.forEach(context.out()::println);
        if (characters + rulesets + tests > 0) {
            context.out().println(context.messages().render(summary()));
        }
    }

    private Message summary() {
        List<Object> things = new ArrayList<>();
        count(things, "cli.characters", characters);
        count(things, "cli.rulesets", rulesets);
        count(things, "cli.files-of-tests", tests);
        List<Object> found = new ArrayList<>();
        problems.forEach((severity, count) -> count(found, "cli." + severity.word() + "s", count));
        count(found, "cli.unjudged", unjudged);
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
