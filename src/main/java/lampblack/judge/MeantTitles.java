package lampblack.judge;

import java.util.List;
import java.util.function.Supplier;
import lampblack.diagnostic.Diagnostic;
import lampblack.form.TitledIds;
import lampblack.node.Node;

/** Says which id was meant where something is named by its title, or by its words, and nothing has them for its id. */
public final class MeantTitles {

    private static final String UNKNOWN = "unknown";
    private static final String MEANT = "note.did-you-mean";

    private MeantTitles() {}

    /** @param trees of the game whose ids are named */
    public static List<Diagnostic> told(List<Diagnostic> problems, Supplier<? extends List<? extends Node>> trees) {
        if (problems.stream().noneMatch(MeantTitles::isOpen)) {
            return problems;
        }
        TitledIds titles = new TitledIds(trees.get());
        return problems.stream().map(problem -> isOpen(problem) ? told(problem, titles) : problem).toList();
    }

    private static boolean isOpen(Diagnostic problem) {
        return problem.code().id().contains(UNKNOWN) && !problem.isOfForm()
                && problem.notes().stream().noneMatch(note -> note.message().key().equals(MEANT));
    }

    private static Diagnostic told(Diagnostic problem, TitledIds titles) {
        String written = problem.span().text();
        return titles.of(written.replaceAll("^['\"]|['\"]$", "")).filter(id -> !id.equals(written))
                .map(id -> problem.suggestName(written, id)).orElse(problem);
    }
}
