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
    private final WorkBudget effort;
    private final CreationCache making = CreationCache.empty();
    private final DerivedSheet known;
    private final List<Violation> said;

    IncrementalCreation(SheetRules sheet, CharacterFile file, WorkBudget effort) {
        this.sheet = sheet;
        this.effort = effort;
        ProblemCollector judgement = new ProblemCollector();
        this.known = new CreationJudge(sheet, file, effort, judgement, making).judge();
        this.said = DryRun.ended(file, known, effort, judgement);
    }

    /** Those that differ little from a character whose play has not begun. */
    IncrementalCreation(EvaluatedCharacter outcome, WorkBudget effort) {
        this.sheet = outcome.sheet();
        this.effort = effort;
        this.known = outcome.standing().independentCopy();
        this.said = Rulings.unexcused(outcome.file(), outcome.objections());
        new CreationJudge(sheet, outcome.file(), effort, new ProblemCollector(), making).afterSteps();
    }

    /** What is to be said to another that is not to be said to the first. */
    List<Violation> newViolations(CharacterFile file) {
        ProblemCollector judgement = new ProblemCollector();
        DerivedSheet whole = new CreationJudge(sheet, file, effort, judgement, making.reusing()).judge(known);
        return Violation.added(DryRun.ended(file, whole, effort, judgement), said);
    }
}
