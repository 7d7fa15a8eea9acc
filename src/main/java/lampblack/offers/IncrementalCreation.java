package lampblack.offers;

import java.util.List;
import lampblack.character.CharacterFile;
import lampblack.migration.FileVersions;
import lampblack.replay.CreationCache;
import lampblack.replay.CreationJudge;
import lampblack.replay.DryRun;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Rulings;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.LayerVersions;

/** Creations that differ little from one, each put to the judge that would judge it. */
final class IncrementalCreation {

    private final SheetRules sheet;
    private final WorkBudget budget;
    private final CreationCache cache = CreationCache.empty();
    private final DerivedSheet known;
    private final List<Violation> said;

    IncrementalCreation(SheetRules sheet, CharacterFile file, WorkBudget budget) {
        this.sheet = sheet;
        this.budget = budget;
        ProblemCollector problems = new ProblemCollector();
        this.known = new CreationJudge(sheet, file, budget, problems, cache).judge();
        this.said = DryRun.ended(file, known, budget, problems);
    }

    /** Those that differ little from a character whose play has not begun. */
    IncrementalCreation(EvaluatedCharacter evaluated, WorkBudget budget) {
        this.sheet = evaluated.sheet();
        this.budget = budget;
        ProblemCollector problems = new ProblemCollector();
        CreationJudge judge = new CreationJudge(sheet, evaluated.file(), budget, problems, cache);
        if (isOfAnEarlierVersion(evaluated)) {
            this.known = evaluated.derived().independentCopy();
            this.said = DryRun.ended(evaluated.file(), judge.judge(known), budget, problems);
        } else {
            this.said = Rulings.unexcused(evaluated.file(), evaluated.violations());
            // The others share its very choices, so that only what differs is looked at.
            this.known = judge.applied(evaluated.derived()).independentCopy();
        }
    }

    /** Whether it is judged by the rules of a version before, and has come to something else since. */
    private static boolean isOfAnEarlierVersion(EvaluatedCharacter evaluated) {
        Ruleset game = evaluated.ruleset();
        LayerVersions made = FileVersions.of(evaluated.file(), game.id(), game.migrations()).stretches().get(0)
                .versions();
        return game.migrations().editions().stream().anyMatch(made::isBefore);
    }

    /** What is to be said to another that is not to be said to the first. */
    List<Violation> newViolations(CharacterFile file) {
        ProblemCollector problems = new ProblemCollector();
        DerivedSheet whole = new CreationJudge(sheet, file, budget, problems, cache.reusing()).judge(known);
        return Violation.added(DryRun.ended(file, whole, budget, problems), said);
    }
}
