package lampblack.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.FoundProblems;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.node.Edits;
import lampblack.yaml.OddLetters;

/** Tells of letters that only look right, where problems are gone once plain ones stand in their place. */
public final class OddLetterProblems {

    /** More of them are not tried one by one. */
    private static final int MAX_TRIED = 8;

    private OddLetterProblems() {}

    /** Those in a text; most texts that are broken have none. */
    public static List<Diagnostic> in(Source text) {
        return text.text().chars().anyMatch(c -> c >= 0x80) ? OddLetters.of(text) : List.of();
    }

    /** The text with plain letters in the place of some odd ones. */
    public static String plain(Source text, List<Diagnostic> odd) {
        List<Edit> edits = new ArrayList<>();
        odd.stream().filter(problem -> problem.span().source() == text)
                .forEach(problem -> edits.addAll(problem.fixes().get(0).edits()));
        return Edits.apply(text.text(), edits);
    }

    /**
     * The problems with the odd letters in place of what follows from them.
     *
     * @param judge what is found where some of the odd letters are plain; empty where nothing can be
     */
    public static List<Diagnostic> explained(List<Diagnostic> odd, List<Diagnostic> problems,
            Function<List<Diagnostic>, Optional<List<Diagnostic>>> judge) {
        if (odd.isEmpty() || problems.isEmpty()) {
            return problems;
        }
        List<Diagnostic> left = staying(problems, judge.apply(odd));
        if (left.size() == problems.size()) {
            return problems;
        }
        List<Diagnostic> gone = problems.stream().filter(problem -> !left.contains(problem)).toList();
        List<Diagnostic> all = new ArrayList<>(left);
        for (Diagnostic problem : harmful(odd, problems, left.size(), judge)) {
            all.add(Report.hasErrors(gone) ? problem : problem.withSeverity(Severity.WARNING));
        }
        return all.stream().sorted().toList();
    }

    /** Those without which as much would be wrong as before. */
    private static List<Diagnostic> harmful(List<Diagnostic> odd, List<Diagnostic> problems, int least,
            Function<List<Diagnostic>, Optional<List<Diagnostic>>> judge) {
        if (odd.size() == 1) {
            return odd;
        }
        List<Diagnostic> harmful = odd.size() > MAX_TRIED ? beside(odd, problems) : odd.stream().filter(one ->
                staying(problems, judge.apply(odd.stream().filter(other -> other != one).toList())).size() > least)
                .toList();
        return harmful.isEmpty() ? odd.subList(0, Math.min(odd.size(), MAX_TRIED)) : harmful;
    }

    private static List<Diagnostic> beside(List<Diagnostic> odd, List<Diagnostic> problems) {
        Map<String, Set<Integer>> lines = new HashMap<>();
        problems.forEach(problem -> lines.merge(problem.span().source().name(), Set.of(problem.span().line()),
                OddLetterProblems::joined));
        return odd.stream().filter(one -> lines.getOrDefault(one.span().source().name(), Set.of())
                .contains(one.span().line())).toList();
    }

    private static Set<Integer> joined(Set<Integer> some, Set<Integer> more) {
        Set<Integer> all = new HashSet<>(some);
        all.addAll(more);
        return all;
    }

    private static List<Diagnostic> staying(List<Diagnostic> problems, Optional<List<Diagnostic>> now) {
        return now.isEmpty() ? problems : FoundProblems.of(problems).alsoIn(FoundProblems.of(now.get()));
    }
}
