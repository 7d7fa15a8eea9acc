package lampblack.replay;

import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.Todo;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;

/**
 * Choices that are put to the judge before anybody makes them.
 *
 * @param applied whether they name nothing unknown
 * @param standing what the character would come to
 * @param prospect what judging the next entry would need to know
 */
public record DryRun(boolean applied, DerivedSheet standing, LedgerContext prospect, List<Violation> objections,
        List<Todo> todos) {

    /** What trying is charged by those that try a great deal, besides what judging takes. */
    public static final long COST = 100;

    /** Creation as a whole, as it stands when it is all there is. */
    public static DryRun creation(SheetRules sheet, CharacterFile file, WorkBudget effort) {
        return creation(sheet, file, effort, false);
    }

    /**
     * Creation as a whole.
     *
     * @param goesOn whether play follows, so that rules of the end may still be broken
     */
    public static DryRun creation(SheetRules sheet, CharacterFile file, WorkBudget effort, boolean goesOn) {
        ProblemCollector judgement = new ProblemCollector();
        DerivedSheet whole = new CreationJudge(sheet, file, effort, judgement).judge();
        if (goesOn) {
            new AssertionJudge(sheet, file, judgement).judgeCreation(whole);
        }
        List<Violation> objections = goesOn ? Rulings.unexcused(file, judgement.violations())
                : ended(file, whole, effort, judgement);
        return new DryRun(true, whole, LedgerContext.fresh(), objections, judgement.todos());
    }

    /** All that is said to a creation that is over, but for what is excused. */
    public static List<Violation> ended(CharacterFile file, DerivedSheet at, WorkBudget effort, ProblemCollector to) {
        judgeWhole(file, at, effort, to);
        return Rulings.unexcused(file, to.violations());
    }

    /**
     * One more entry of a ledger, of which only those objections count that do not stand already.
     *
     * @param known what {@link #whole} says to the standing before it
     */
    public static DryRun entry(CharacterFile file, LedgerEntry entry, DerivedSheet before, LedgerContext prospect,
            WorkBudget effort,
            List<Violation> known) {
        ProblemCollector judgement = new ProblemCollector();
        LedgerContext next = prospect.fork();
        Optional<Choices> state = new LedgerJudge(before.sheet(), next, judgement,
                new PartsJudge(before.sheet(), file, effort, judgement)).judge(entry, before);
        DerivedSheet after = state.map(choices -> before.withChoices(choices, effort)).orElse(before);
        next.overdraft().judge(entry, OverdraftJudge.balances(before), OverdraftJudge.balances(after), after,
                judgement);
        judgeWhole(file, after, effort, judgement);
        List<Violation> more = Rulings.unexcused(file, Violation.added(judgement.violations(), known));
        return new DryRun(state.isPresent(), after, next, more, judgement.todos());
    }

    /** What is said to a character as it stands, however it came to it. */
    public static List<Violation> whole(CharacterFile file, DerivedSheet at) {
        ProblemCollector judgement = new ProblemCollector();
        judgeWhole(file, at, new WorkBudget(WorkBudget.MOST), judgement);
        return judgement.violations();
    }

    static void judgeWhole(CharacterFile file, DerivedSheet at, WorkBudget effort, ProblemCollector to) {
        new AssertionJudge(at.sheet(), file, to).judge(at);
        new ConflictingEffectsJudge(file, to).judge(at);
        new PartsJudge(at.sheet(), file, effort, to).judgeEnd(at);
    }

    /** The same, with what is said about a part as the part itself would call it. */
    public DryRun of(String part) {
        List<Violation> own = objections.stream().map(violation -> violation.subject().startsWith(part + ".")
                ? new Violation(violation.found(), violation.subject().substring(part.length() + 1),
                        violation.amount()) : violation)
                .toList();
        return new DryRun(applied, standing, prospect, own, todos);
    }

    /** What it adds to the objections against another. */
    public List<Violation> newViolations(DryRun before) {
        return Violation.added(objections, before.objections);
    }
}
