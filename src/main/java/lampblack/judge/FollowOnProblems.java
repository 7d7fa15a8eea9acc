package lampblack.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.FoundProblems;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.node.Edits;
import lampblack.node.LineOrigins;

/**
 * Leaves out what follows from typos: a problem that is gone once every typo with one sure fix is mended is not another
 * one. What is judged, and what it comes to, stays as it is written.
 */
final class FollowOnProblems {

    private FollowOnProblems() {}

    /** @param judge what is found in a text; empty where it cannot be judged */
    static List<Diagnostic> without(Source text, List<Diagnostic> problems,
            Function<Source, Optional<List<Diagnostic>>> judge) {
        List<Diagnostic> all = problems.stream().filter(diagnostic -> isTypo(diagnostic, text)).toList();
        // Advice may follow from a typo that is an error, though it looks like a typo itself.
        List<Diagnostic> grave = all.stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR).toList();
        List<Diagnostic> slips = grave.isEmpty() ? all : grave;
        if (slips.isEmpty() || slips.size() == problems.size()) {
            return problems;
        }
        List<Edit> edits = new ArrayList<>();
        for (Diagnostic diagnostic : slips) {
            List<Edit> more = diagnostic.fixes().get(0).edits();
            edits.addAll(edits.containsAll(more) ? List.of() : more);
        }
        if (!Edits.areDisjoint(edits)) {
            return problems;
        }
        String mended = Edits.apply(text.text(), edits);
        Optional<List<Diagnostic>> again = judge.apply(new Source(text.name(), mended));
        if (again.isEmpty()) {
            return problems;
        }
        LineOrigins lines = LineOrigins.of(text, edits);
        List<Diagnostic> staying = FoundProblems.of(problems).likeAnyOf(FoundProblems.of(again.get(),
                span -> span.source().name().equals(text.name()) ? lines.of(span.line()) : span.line()));
        List<Diagnostic> left = problems.stream().filter(diagnostic -> slips.contains(diagnostic)
                || staying.contains(diagnostic)).toList();
        // A typo is as severe as what follows from it.
        return Report.hasErrors(problems) == Report.hasErrors(left) ? left
                : left.stream().map(diagnostic -> slips.contains(diagnostic) ? diagnostic.withSeverity(Severity.ERROR)
                : diagnostic).toList();
    }

    private static boolean isTypo(Diagnostic problem, Source text) {
        return problem.fixes().size() == 1
                && problem.fixes().get(0).edits().stream().allMatch(edit -> edit.span().source() == text);
    }
}
