package lampblack.replay;

import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
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
 * @param derived what the character would come to
 * @param ledgerContext what judging the next entry would need to know
 */
public record DryRun(boolean applied, DerivedSheet derived, LedgerContext ledgerContext, List<Violation> violations,
        List<Todo> todos) {

    /** What trying is charged by those that try a great deal, besides what judging takes. */
    public static final long COST = 100;

    /** Creation as a whole, as it stands when it is all there is. */
    public static DryRun creation(SheetRules sheet, CharacterFile file, WorkBudget budget) {
        return creation(sheet, file, budget, false);
    }

    /**
     * Creation as a whole.
     *
     * @param goesOn whether play follows, so that rules of the end may still be broken
     */
    public static DryRun creation(SheetRules sheet, CharacterFile file, WorkBudget budget, boolean goesOn) {
        ProblemCollector problems = CreationJudge.collector();
        DerivedSheet whole = new CreationJudge(sheet, file, budget, problems).judge();
        if (goesOn) {
            new AssertionJudge(sheet, file, problems).judgeCreation(whole);
        }
        List<Violation> violations = goesOn ? Rulings.unexcused(file, problems.violations())
                : ended(file, whole, budget, problems);
        return new DryRun(true, whole, LedgerContext.fresh(), violations, problems.todos());
    }

    /** All that is said to a creation that is over, but for what is excused. */
    public static List<Violation> ended(CharacterFile file, DerivedSheet derived, WorkBudget budget,
            ProblemCollector problems) {
        judgeWhole(file, derived, budget, problems);
        return Rulings.unexcused(file, problems.violations());
    }

    /**
     * One more entry of a ledger, of which only those objections count that do not stand already.
     *
     * @param known what {@link #whole} says before it
     */
    public static DryRun entry(CharacterFile file, LedgerEntry entry, DerivedSheet before, LedgerContext ledgerContext,
            WorkBudget budget, List<Violation> known) {
        return entry(file, entry, before, ledgerContext, budget, known, false);
    }

    /** @param briefly whether no more needs to be said of what is not among what may be chosen */
    public static DryRun entry(CharacterFile file, LedgerEntry entry, DerivedSheet before, LedgerContext ledgerContext,
            WorkBudget budget, List<Violation> known, boolean briefly) {
        ProblemCollector problems = new ProblemCollector();
        LedgerContext next = ledgerContext.fork();
        Optional<Choices> state = new LedgerJudge(before.sheet(), next, problems,
                new PartsJudge(before.sheet(), file, budget, problems)).judge(entry, before);
        if (briefly) {
            List<Violation> own = Rulings.unexcused(file, Violation.added(problems.violations(), known));
            if (own.stream().anyMatch(violation -> violation.found().code() == Code.OPTION__NOT_OFFERED)) {
                return new DryRun(state.isPresent(), before, next, own, problems.todos());
            }
        }
        DerivedSheet after = state.map(choices -> before.withChoices(choices, budget)).orElse(before);
        next.overdraft().judge(entry, OverdraftJudge.balances(before), OverdraftJudge.balances(after), after,
                problems);
        judgeWhole(file, after, budget, problems);
        List<Violation> more = Rulings.unexcused(file, Violation.added(problems.violations(), known));
        return new DryRun(state.isPresent(), after, next, more, problems.todos());
    }

    /** What is said to a character as it stands, however it came to it. */
    public static List<Violation> whole(CharacterFile file, DerivedSheet derived) {
        ProblemCollector problems = new ProblemCollector();
        judgeWhole(file, derived, new WorkBudget(WorkBudget.MAX), problems);
        return problems.violations();
    }

    static void judgeWhole(CharacterFile file, DerivedSheet derived, WorkBudget budget, ProblemCollector problems) {
        new AssertionJudge(derived.sheet(), file, problems).judge(derived);
        new ConflictingEffectsJudge(file, problems).judge(derived);
        new PartsJudge(derived.sheet(), file, budget, problems).judgeEnd(derived);
    }

    /** The same, with what is said about a part as the part itself would call it. */
    public DryRun of(String part) {
        List<Violation> own = violations.stream().map(violation -> violation.subject().startsWith(part + ".")
                ? new Violation(violation.found(), violation.subject().substring(part.length() + 1),
                        violation.amount()) : violation)
                .toList();
        return new DryRun(applied, derived, ledgerContext, own, todos);
    }

    /** What it adds to the objections against another. */
    public List<Violation> newViolations(DryRun before) {
        return Violation.added(violations, before.violations);
    }
}
