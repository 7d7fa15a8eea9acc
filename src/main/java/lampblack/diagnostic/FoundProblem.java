package lampblack.diagnostic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A problem as far as it stays the same while words and numbers in its line change. */
public record FoundProblem(String file, int line, Severity severity, String id, String wording) {

    public static FoundProblem of(Diagnostic problem) {
        return new FoundProblem(problem.span().source().name(), problem.span().line(), problem.severity(),
                problem.id(), problem.message().key());
    }

    /** How often each is found. */
    public static Map<FoundProblem, Integer> counted(List<Diagnostic> problems) {
        Map<FoundProblem, Integer> counted = new HashMap<>();
        problems.forEach(problem -> counted.merge(of(problem), 1, Integer::sum));
        return counted;
    }

    /** The errors and warnings of the second that are more than in the first. */
    public static List<Diagnostic> added(List<Diagnostic> before, List<Diagnostic> after) {
        return others(before, after.stream().filter(problem -> problem.severity() != Severity.NOTE).toList());
    }

    /** Those of the second, notes too, that are more than in the first. */
    public static List<Diagnostic> others(List<Diagnostic> before, List<Diagnostic> after) {
        Map<FoundProblem, Integer> known = counted(before);
        return after.stream().filter(problem -> known.merge(of(problem), -1, Integer::sum) < 0).toList();
    }

    /** Those of the first as they are found in the second. */
    public static List<Diagnostic> same(List<Diagnostic> problems, List<Diagnostic> found) {
        Map<FoundProblem, Integer> wanted = counted(problems);
        return found.stream().filter(problem -> wanted.merge(of(problem), -1, Integer::sum) >= 0).toList();
    }

    /** Whether there are by some problems fewer than before. */
    public static boolean areGone(List<Diagnostic> problems, List<Diagnostic> before, List<Diagnostic> after) {
        Map<FoundProblem, Integer> were = counted(before);
        Map<FoundProblem, Integer> are = counted(after);
        return counted(problems).entrySet().stream().allMatch(entry ->
                are.getOrDefault(entry.getKey(), 0) <= were.getOrDefault(entry.getKey(), 0) - entry.getValue());
    }
}
