package lampblack.engine;

import java.util.List;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Severity;
import lampblack.rules.Effort;
import lampblack.rules.SheetRules;
import lampblack.rules.Todo;

/** A creation in the making: the draft so far, and what the judge says to it. */
final class Workpiece {

    private final Effort effort;
    private final Function<Draft, Trial> judge;
    private Draft draft = Draft.EMPTY;
    private Trial trial;

    /**
     * @param file the character with its fields and without choices
     * @param effort what judging is charged to
     * @param goesOn whether play follows, so that rules of the end may still be broken
     */
    Workpiece(SheetRules sheet, CharacterFile file, Effort effort, boolean goesOn) {
        this(effort, draft -> withoutPlaces(
                Trial.creation(sheet, file.withCreation(draft.choices()), effort.part(), goesOn)));
    }

    /** @param judge what a draft comes to */
    Workpiece(Effort effort, Function<Draft, Trial> judge) {
        this.effort = effort;
        this.judge = judge;
        this.trial = judged(draft);
    }

    /** Parts are made once the rest is. */
    private static Trial withoutPlaces(Trial trial) {
        List<Todo> todos = trial.todos().stream().filter(each -> !each.where().startsWith("parts.")).toList();
        return new Trial(trial.applied(), trial.standing(), trial.prospect(), trial.objections(), todos);
    }

    Draft draft() {
        return draft;
    }

    Trial trial() {
        return trial;
    }

    /** Whether there is nothing left to be done with. */
    boolean isOver() {
        return effort.isSpent();
    }

    /** Charges for looking through so many things that could be chosen. */
    void charge(int candidates) {
        effort.charge(candidates);
    }

    private Trial judged(Draft next) {
        effort.charge(Trial.COST);
        return judge.apply(next);
    }

    /** Makes it another, whatever is to be said to that. */
    void take(Draft next) {
        draft = next;
        trial = judged(next);
    }

    /** Makes a change unless the judge has more to say than before. */
    boolean accept(Draft next) {
        Trial tried = judged(next);
        return !isOver() && tried.more(trial).isEmpty() && stand(next, tried);
    }

    /** Makes a change only if the judge has less to say than before. */
    boolean better(Draft next) {
        Trial tried = judged(next);
        return !isOver() && weight(tried) < weight(trial) && stand(next, tried);
    }

    private boolean stand(Draft next, Trial tried) {
        draft = next;
        trial = tried;
        return true;
    }

    /** How far it is from a creation that nobody has anything to say to: 0 where that is reached. */
    long weight() {
        return weight(trial);
    }

    private static long weight(Trial trial) {
        return trial.todos().size()
                + trial.objections().stream().filter(each -> each.found().severity() != Severity.NOTE).count();
    }

    /** Whether it is finished and no rule is broken; what is only advised against may stand. */
    boolean isFinished() {
        return !isOver() && trial.todos().isEmpty()
                && trial.objections().stream().noneMatch(each -> each.found().severity() == Severity.ERROR);
    }
}
