package lampblack.offers;

import java.util.List;
import lampblack.character.CharacterFile;
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
        ProblemCollector problems = CreationJudge.collector();
        this.known = new CreationJudge(sheet, file, budget, problems, cache).judge();
        this.said = DryRun.ended(file, known, budget, problems);
    }

    /** Those that differ little from a character whose play has not begun. */
    IncrementalCreation(EvaluatedCharacter evaluated, WorkBudget budget) {
        this.sheet = evaluated.sheet();
        this.budget = budget;
        ProblemCollector problems = CreationJudge.collector();
        CreationJudge judge = new CreationJudge(sheet, evaluated.file(), budget, problems, cache);
        this.said = Rulings.unexcused(evaluated.file(), evaluated.violations());
        // The others share its very choices, so that only what differs is looked at.
        this.known = judge.applied(evaluated.derived()).independentCopy();
    }

    /** What is to be said to another that is not to be said to the first. */
    List<Violation> newViolations(CharacterFile file) {
        ProblemCollector problems = CreationJudge.collector();
        DerivedSheet whole = new CreationJudge(sheet, file, budget, problems, cache.reusing()).judge(known);
        return Violation.added(DryRun.ended(file, whole, budget, problems), said);
    }
}
