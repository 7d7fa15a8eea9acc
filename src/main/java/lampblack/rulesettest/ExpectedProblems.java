package lampblack.rulesettest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.Name;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Violation;

/**
 * Compares the errors and warnings of a character with those expected: exactly these, in any order. A note need not be
 * expected, but may be.
 */
record ExpectedProblems(RulesetTest test, EvaluatedCharacter evaluated, Report report) {

    private static final String KEY = "problems";
    /** What matters in a file that somebody keeps, and is left out in a test for shortness. */
    private static final Set<Code> OF_FILES = EnumSet.of(Code.LEDGER__NO_NUMBER, Code.LEDGER__RUNS_BACKWARDS);

    /** One expected problem: {@code creation.over-cap} or {@code {creation.over-cap: Stealth}}. */
    private record ExpectedProblem(Scalar code, Optional<Scalar> subject) {

        static Optional<ExpectedProblem> of(Node item) {
            return switch (item) {
                case MapNode map -> map.all().stream().findFirst()
                        .map(entry -> new ExpectedProblem(entry.key(), map.scalar(entry.key().text())));
                case Scalar code -> Optional.of(new ExpectedProblem(code, Optional.empty()));
                case ListNode list -> Optional.empty();
            };
        }
    }

    /** The codes of the problems that are expected. */
    static Stream<String> codes(MapNode expect) {
        return expect.items(KEY).stream().flatMap(node -> ExpectedProblem.of(node).stream())
                .map(expectedProblem -> expectedProblem.code().text());
    }

    /** Those that no problem has; what rules of the game are called is not looked at. */
    static List<Diagnostic> unknownCodes(MapNode expect) {
        List<String> known = Arrays.stream(Code.values()).map(Code::id).toList();
        return expect.items(KEY).stream().flatMap(node -> ExpectedProblem.of(node).stream()).map(ExpectedProblem::code)
                .filter(code -> !code.text().startsWith("rule.") && !known.contains(code.text()))
                .map(code -> Diagnostic.of(Code.TEST__UNKNOWN_CODE, code.span(), "code", code.text())
                        .suggest(code.text(), known)).toList();
    }

    void judge() {
        MapNode expect = test.expect();
        List<ExpectedProblem> wanted = new ArrayList<>();
        expect.items(KEY).forEach(node -> ExpectedProblem.of(node).ifPresent(wanted::add));
        List<Diagnostic> problems = new ArrayList<>(evaluated.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
                .map(diagnostic -> OF_FILES.contains(diagnostic.code()) ? diagnostic.withSeverity(Severity.NOTE)
                        : diagnostic).toList());
        problems.addAll(notes());
        wanted.removeIf(expectedProblem -> unknown(expectedProblem, problems));
        List<ExpectedProblem> missing = new ArrayList<>();
        // Those with a subject choose first, so that one without does not take theirs.
        wanted.stream().filter(expectedProblem -> expectedProblem.subject().isPresent())
                .forEach(expectedProblem -> match(expectedProblem, problems, missing));
        wanted.stream().filter(expectedProblem -> expectedProblem.subject().isEmpty())
                .forEach(expectedProblem -> match(expectedProblem, problems, missing));
        missing.forEach(expectedProblem -> report.add(missing(expectedProblem, problems)));
        problems.stream().filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
                .filter(diagnostic -> missing.stream().noneMatch(other -> other.code().text().equals(diagnostic.id())))
                .forEach(diagnostic -> report.add(unexpected(diagnostic)));
    }

    /** What was found and is no more than a note; what a ruling made one is not. */
    private List<Diagnostic> notes() {
        List<Diagnostic> judged = evaluated.violations().stream().map(Violation::found).toList();
        return Stream.concat(judged.stream(), evaluated.diagnostics().stream()
                        .filter(found -> judged.stream().noneMatch(other -> other.id().equals(found.id()))))
                .filter(diagnostic -> diagnostic.severity() == Severity.NOTE).toList();
    }

    private void match(ExpectedProblem wanted, List<Diagnostic> problems, List<ExpectedProblem> missing) {
        Optional<Diagnostic> met = problems.stream().filter(diagnostic -> diagnostic.id().equals(wanted.code().text()))
                .filter(diagnostic -> wanted.subject().map(subject -> isAbout(diagnostic, subject.text())).orElse(true))
                .findFirst();
        met.ifPresentOrElse(problems::remove, () -> missing.add(wanted));
    }

    private Diagnostic unexpected(Diagnostic problem) {
        Span place = test.says(problem.span()) ? problem.span() : test.expect().keySpan(KEY);
        Diagnostic failed = Diagnostic.of(Code.TEST__FAILED, place,
                Message.of("test.failed.problem", "code", problem.id())).note(problem.message(), problem.span());
        for (Note note : problem.notes()) {
            failed = note.span().isEmpty() ? failed.note(note) : failed;
        }
        return failed;
    }

    private boolean isAbout(Diagnostic problem, String subject) {
        String wanted = Name.of(subject).key();
        return subjects(problem).stream().map(name -> Name.of(name).key())
                .anyMatch(key -> key.equals(wanted) || key.endsWith("." + wanted));
    }

    private List<String> subjects(Diagnostic problem) {
        return evaluated.violations().stream().filter(violation -> violation.found().equals(problem))
                .map(Violation::subject)
                .toList();
    }

    private Diagnostic missing(ExpectedProblem wanted, List<Diagnostic> problems) {
        String code = wanted.code().text();
        Diagnostic missing = wanted.subject()
                .map(subject -> Diagnostic.of(Code.TEST__FAILED, subject.span(), Message.of(
                        "test.failed.no-problem.about", "code", code, "subject", subject.text()))
                        .suggest(subject.text(), problems.stream().filter(diagnostic -> diagnostic.id().equals(code))
                                .flatMap(diagnostic -> subjects(diagnostic).stream()).toList()))
                .orElseGet(() -> Diagnostic.of(Code.TEST__FAILED, wanted.code().span(),
                        Message.of("test.failed.no-problem", "code", code)));
        for (Diagnostic diagnostic : problems) {
            if (diagnostic.id().equals(code)) {
                for (String subject : subjects(diagnostic)) {
                    missing = missing.note(Message.of("note.problem-about", "subject", subject), diagnostic.span());
                }
            }
        }
        boolean allowed = evaluated.ruled().stream()
                .anyMatch(appliedRuling -> appliedRuling.excused().id().equals(code));
        return allowed ? missing.note(Message.of("note.problem-allowed")) : missing;
    }

    private boolean unknown(ExpectedProblem wanted, List<Diagnostic> problems) {
        List<String> codes = new ArrayList<>();
        for (Code code : Code.values()) {
            codes.add(code.id());
        }
        evaluated.sheet().withParts()
                .forEach(sheet -> sheet.rules().keySet().forEach(rule -> codes.add("rule." + rule)));
        String code = wanted.code().text();
        if (codes.contains(code)) {
            return false;
        }
        Diagnostic unknown = Diagnostic.of(Code.TEST__UNKNOWN_CODE, wanted.code().span(), "code", code);
        Optional<Diagnostic> here = reported(code, problems);
        report.add(here.map(problem -> unknown.suggestName(code, problem.id()).note(problem.message(), problem.span()))
                .orElseGet(() -> unknown.suggest(code, codes)));
        // What was most likely meant is not another problem.
        here.ifPresent(problems::remove);
        return true;
    }

    /** The problem of this test that was most likely meant by a code that there is not. */
    private static Optional<Diagnostic> reported(String code, List<Diagnostic> problems) {
        List<Diagnostic> grave = problems.stream().filter(problem -> problem.severity() != Severity.NOTE).toList();
        List<String> ids = grave.stream().map(Diagnostic::id).toList();
        String area = code.substring(0, code.indexOf('.') + 1);
        return NearestName.to(code, ids).flatMap(near -> grave.stream().filter(problem -> problem.id().equals(near))
                        .findFirst())
                .or(() -> grave.stream().filter(problem -> !area.isEmpty() && problem.id().startsWith(area))
                        .findFirst())
                .or(() -> grave.size() == 1 ? Optional.of(grave.get(0)) : Optional.empty());
    }
}
