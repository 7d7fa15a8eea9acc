package lampblack.diagnostic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/** Problems to be told apart from those that are found before or after texts are changed. */
public final class FoundProblems {

    /** None at all. */
    public static final FoundProblems NONE = new FoundProblems(List.of());

    private final List<FoundProblem> all;

    private FoundProblems(List<FoundProblem> all) {
        this.all = List.copyOf(all);
    }

    /** Those of texts that are not changed. */
    public static FoundProblems of(List<Diagnostic> problems) {
        return of(problems, Span::line);
    }

    /** @param line the line that the one of a place was before anything was changed */
    public static FoundProblems of(List<Diagnostic> problems, Function<Span, Integer> line) {
        return new FoundProblems(problems.stream()
                .map(problem -> new FoundProblem(problem, line.apply(problem.span()))).toList());
    }

    /** Some of them. */
    public FoundProblems only(Predicate<Diagnostic> chosen) {
        return new FoundProblems(all.stream().filter(found -> chosen.test(found.problem())).toList());
    }

    /** These and others. */
    public FoundProblems with(FoundProblems more) {
        List<FoundProblem> both = new ArrayList<>(all);
        both.addAll(more.all);
        return new FoundProblems(both);
    }

    /** The errors and warnings that are more than in the others. */
    public List<Diagnostic> addedTo(FoundProblems others) {
        return only(problem -> problem.severity() != Severity.NOTE).beyond(others);
    }

    /** Those, notes too, that are more than in the others. */
    public List<Diagnostic> beyond(FoundProblems others) {
        Map<FoundProblem.Mark, Integer> known = others.counted();
        return problems(found -> known.merge(found.mark(), -1, Integer::sum) < 0);
    }

    /** Those that are also among the others, as often as there. */
    public List<Diagnostic> alsoIn(FoundProblems others) {
        Map<FoundProblem.Mark, Integer> known = others.counted();
        return problems(found -> known.merge(found.mark(), -1, Integer::sum) >= 0);
    }

    /** Those that are also among the others, however often. */
    public List<Diagnostic> likeAnyOf(FoundProblems others) {
        Map<FoundProblem.Mark, Integer> known = others.counted();
        return problems(found -> known.containsKey(found.mark()));
    }

    /** Whether of some that were found before, there are by as many fewer here. */
    public boolean lack(FoundProblems some, FoundProblems before) {
        Map<FoundProblem.Mark, Integer> were = before.counted();
        Map<FoundProblem.Mark, Integer> are = counted();
        return some.counted().entrySet().stream().allMatch(entry ->
                are.getOrDefault(entry.getKey(), 0) <= were.getOrDefault(entry.getKey(), 0) - entry.getValue());
    }

    private Map<FoundProblem.Mark, Integer> counted() {
        Map<FoundProblem.Mark, Integer> counted = new HashMap<>();
        all.forEach(found -> counted.merge(found.mark(), 1, Integer::sum));
        return counted;
    }

    private List<Diagnostic> problems(Predicate<FoundProblem> chosen) {
        return all.stream().filter(chosen).map(FoundProblem::problem).toList();
    }
}
