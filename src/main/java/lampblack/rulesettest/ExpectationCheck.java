package lampblack.rulesettest;

import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.replay.EvaluatedCharacter;

/** Holds what a character has come to against what its test expects, and says each difference where it is expected. */
public final class ExpectationCheck {

    private ExpectationCheck() {}

    /** The codes that a test expects and no problem has, as far as can be said without running it. */
    public static List<Diagnostic> unknownCodes(RulesetTest test) {
        return ExpectedProblems.unknownCodes(test.expect());
    }

    /**
     * Every difference, each with the test it belongs to; none where the test passes.
     *
     * @param values all that can be said of the character, by name: maps, lists, texts, numbers and truth values
     */
    public static List<Diagnostic> differences(RulesetTest test, EvaluatedCharacter evaluated,
            Map<String, Object> values) {
        Report report = new Report();
        MapNode expect = test.expect();
        List<Diagnostic> slips = evaluated.diagnostics().stream().filter(diagnostic -> isTypo(diagnostic, test))
                .toList();
        if (!slips.isEmpty()) {
            report.addAll(slips);
        } else {
            new ExpectedProblems(test, evaluated, report).judge();
            if (expect.has("todo")) {
                new ExpectedTodo(expect, evaluated, report).judge();
            }
            expect.map("values").ifPresent(map -> new ExpectedValues(values, report).judge(map));
            expect.map("offers").ifPresent(map -> new ExpectedOffers(evaluated, report).judge(map));
        }
        Message whose = Message.of("note.in-test", "test", test.name());
        return report.diagnostics().stream().map(
                diagnostic -> diagnostic.span().line() == test.span().line() ? diagnostic
                : diagnostic.note(whose, test.span())).toList();
    }

    /** Whether a problem is a name that was mistyped in the test itself; then nothing else can be expected of it. */
    private static boolean isTypo(Diagnostic problem, RulesetTest test) {
        return problem.fixes().size() == 1 && test.says(problem.span())
                && ExpectedProblems.codes(test.expect()).noneMatch(problem.id()::equals);
    }
}
