package lampblack.engine;

import java.util.List;
import lampblack.character.CharacterFile;
import lampblack.rules.Effort;
import lampblack.rules.Judgement;
import lampblack.rules.Objection;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;

/** Creations that differ little from one, each put to the judge that would judge it. */
final class Rehearsal {

    private final SheetRules sheet;
    private final Effort effort;
    private final Making making = Making.first();
    private final Standing known;
    private final List<Objection> said;

    Rehearsal(SheetRules sheet, CharacterFile file, Effort effort) {
        this.sheet = sheet;
        this.effort = effort;
        Judgement judgement = new Judgement();
        this.known = new CreationJudge(sheet, file, effort, judgement, making).judge();
        this.said = Trial.ended(file, known, effort, judgement);
    }

    /** Those that differ little from a character whose play has not begun. */
    Rehearsal(Outcome outcome, Effort effort) {
        this.sheet = outcome.sheet();
        this.effort = effort;
        this.known = outcome.standing().apart();
        this.said = Rulings.unexcused(outcome.file(), outcome.objections());
        new CreationJudge(sheet, outcome.file(), effort, new Judgement(), making).made();
    }

    /** What is to be said to another that is not to be said to the first. */
    List<Objection> more(CharacterFile file) {
        Judgement judgement = new Judgement();
        Standing whole = new CreationJudge(sheet, file, effort, judgement, making.again()).judge(known);
        return Objection.more(Trial.ended(file, whole, effort, judgement), said);
    }
}
