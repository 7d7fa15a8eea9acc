package lampblack.engine;

import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Entry;
import lampblack.character.State;
import lampblack.rules.Effort;
import lampblack.rules.Judgement;
import lampblack.rules.Objection;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Todo;

/**
 * Choices that are put to the judge before anybody makes them.
 *
 * @param applied whether they name nothing unknown
 * @param standing what the character would come to
 * @param prospect what judging the next entry would need to know
 */
record Trial(boolean applied, Standing standing, Prospect prospect, List<Objection> objections, List<Todo> todos) {

    /** What trying is charged by those that try a great deal, besides what judging takes. */
    static final long COST = 100;

    /** Creation as a whole, as it stands when it is all there is. */
    static Trial creation(SheetRules sheet, CharacterFile file, Effort effort) {
        return creation(sheet, file, effort, false);
    }

    /**
     * Creation as a whole.
     *
     * @param goesOn whether play follows, so that rules of the end may still be broken
     */
    static Trial creation(SheetRules sheet, CharacterFile file, Effort effort, boolean goesOn) {
        Judgement judgement = new Judgement();
        Standing whole = new CreationJudge(sheet, file, effort, judgement).judge();
        if (goesOn) {
            new AssertionJudge(sheet, file, judgement).judgeCreation(whole);
        }
        List<Objection> objections = goesOn ? Rulings.unexcused(file, judgement.objections())
                : ended(file, whole, effort, judgement);
        return new Trial(true, whole, Prospect.fresh(), objections, judgement.todos());
    }

    /** All that is said to a creation that is over, but for what is excused. */
    static List<Objection> ended(CharacterFile file, Standing at, Effort effort, Judgement to) {
        judgeWhole(file, at, effort, to);
        return Rulings.unexcused(file, to.objections());
    }

    /**
     * One more entry of a ledger, of which only those objections count that do not stand already.
     *
     * @param known what {@link #whole} says to the standing before it
     */
    static Trial entry(CharacterFile file, Entry entry, Standing before, Prospect prospect, Effort effort,
            List<Objection> known) {
        Judgement judgement = new Judgement();
        Prospect next = prospect.fork();
        Optional<State> state = new LedgerJudge(before.sheet(), next, judgement,
                new PartsJudge(before.sheet(), file, effort, judgement)).judge(entry, before);
        Standing after = state.map(each -> before.with(each, effort)).orElse(before);
        next.overdraft().judge(entry, Overdraft.balances(before), Overdraft.balances(after), after, judgement);
        judgeWhole(file, after, effort, judgement);
        List<Objection> more = Rulings.unexcused(file, Objection.more(judgement.objections(), known));
        return new Trial(state.isPresent(), after, next, more, judgement.todos());
    }

    /** What is said to a character as it stands, however it came to it. */
    static List<Objection> whole(CharacterFile file, Standing at) {
        Judgement judgement = new Judgement();
        judgeWhole(file, at, new Effort(Effort.MOST), judgement);
        return judgement.objections();
    }

    static void judgeWhole(CharacterFile file, Standing at, Effort effort, Judgement to) {
        new AssertionJudge(at.sheet(), file, to).judge(at);
        new SettingsJudge(file, to).judge(at);
        new PartsJudge(at.sheet(), file, effort, to).judgeEnd(at);
    }

    /** The same, with what is said about a part as the part itself would call it. */
    Trial of(String part) {
        List<Objection> own = objections.stream().map(each -> each.subject().startsWith(part + ".")
                ? new Objection(each.found(), each.subject().substring(part.length() + 1), each.amount()) : each)
                .toList();
        return new Trial(applied, standing, prospect, own, todos);
    }

    /** What it adds to the objections against another. */
    List<Objection> more(Trial before) {
        return Objection.more(objections, before.objections);
    }
}
