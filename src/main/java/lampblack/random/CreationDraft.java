package lampblack.random;

import java.util.List;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Severity;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.DryRun;
import lampblack.rules.SheetRules;
import lampblack.rules.Todo;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;

/** A creation in the making: the draft so far, and what the judge says to it. */
public final class CreationDraft {

    private final WorkBudget budget;
    private final Function<ChoicesDraft, DryRun> judge;
    private ChoicesDraft draft = ChoicesDraft.EMPTY;
    private DryRun dryRun;
    private boolean mending;

    /**
     * @param file the character with its fields and without choices
     * @param budget what judging is charged to
     * @param goesOn whether play follows, so that rules of the end may still be broken
     */
    public CreationDraft(SheetRules sheet, CharacterFile file, WorkBudget budget, boolean goesOn) {
        this(budget, draft -> withoutPlaces(
                DryRun.creation(sheet, file.withCreation(draft.choices()), budget.forOneCharacter(), goesOn)));
    }

    /** @param judge what a draft comes to */
    CreationDraft(WorkBudget budget, Function<ChoicesDraft, DryRun> judge) {
        this.budget = budget;
        this.judge = judge;
        this.dryRun = judged(draft);
    }

    /** Parts are made once the rest is. */
    private static DryRun withoutPlaces(DryRun dryRun) {
        List<Todo> todos = dryRun.todos().stream().filter(todo -> !todo.where().startsWith("parts.")).toList();
        return new DryRun(dryRun.applied(), dryRun.derived(), dryRun.ledgerContext(), dryRun.violations(), todos);
    }

    ChoicesDraft draft() {
        return draft;
    }

    DryRun dryRun() {
        return dryRun;
    }

    /** Whether there is nothing left to be done with. */
    boolean isOver() {
        return budget.isSpent();
    }

    /** How much work was taken so far. */
    long taken() {
        return budget.taken();
    }

    /** Charges for looking through so many things that could be chosen. */
    void charge(int candidates) {
        budget.charge(candidates);
    }

    private DryRun judged(ChoicesDraft next) {
        budget.charge(DryRun.COST);
        return judge.apply(next);
    }

    /** Replaces the draft even where that adds problems. */
    void replace(ChoicesDraft next) {
        draft = next;
        dryRun = judged(next);
    }

    /** From now on a rule may be broken for as long as something is left to do, which may be what it asks for. */
    void mend() {
        mending = true;
    }

    /** Makes a change unless the judge has more to say than before. */
    boolean accept(ChoicesDraft next) {
        DryRun tried = judged(next);
        return !isOver() && tried.newViolations(dryRun).stream().allMatch(violation -> mayComeRight(violation, tried))
                && stand(next, tried);
    }

    private boolean mayComeRight(Violation violation, DryRun tried) {
        return mending && violation.found().code() == Code.RULE__BROKEN && !tried.todos().isEmpty();
    }

    /** Makes a change only if the judge has less to say than before. */
    boolean acceptIfBetter(ChoicesDraft next) {
        DryRun tried = judged(next);
        return !isOver() && distance(tried) < distance(dryRun) && stand(next, tried);
    }

    private boolean stand(ChoicesDraft next, DryRun tried) {
        draft = next;
        dryRun = tried;
        return true;
    }

    /** How far it is from a creation that nobody has anything to say to: 0 where that is reached. */
    long distance() {
        return distance(dryRun);
    }

    private static long distance(DryRun dryRun) {
        return dryRun.todos().size()
                + dryRun.violations().stream().filter(violation -> violation.found().severity() != Severity.NOTE)
                .count();
    }

    /** Whether it is finished and no rule is broken; what is only advised against may stand. */
    boolean isFinished() {
        return !isOver() && dryRun.todos().isEmpty()
                && dryRun.violations().stream().noneMatch(violation -> violation.found().severity() == Severity.ERROR);
    }
}
