package lampblack.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.expression.Expression;
import lampblack.expression.Failure;
import lampblack.migration.PaidFor;
import lampblack.migration.StillKnown;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.TakenMoments;
import lampblack.rules.step.DueJudge;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Version;

/** Replays a character: creation as a whole, then the ledger in order, then the marks of play. */
public final class Replay {

    /** What an objection is charged: finding the nearest of many names takes long. */
    private static final long OBJECTION = 4_000;

    private final Ruleset ruleset;
    private final SheetRules sheet;
    private final StillKnown known;
    private final CharacterFile file;
    private final ResolvedOwners owners;
    private final Report report = new Report();
    private final ProblemCollector problems;
    private final PastProblems past;
    private final WorkBudget budget;
    private final LedgerContext ledgerContext = LedgerContext.fresh();
    private final List<EntryResult> history = new ArrayList<>();
    private final PartHistory parts = new PartHistory();
    private final ProvenanceTally provenance;

    /** @param known what the file may name although it is no longer in the game */
    private Replay(Ruleset ruleset, SheetRules sheet, StillKnown known, CharacterFile file, ResolvedOwners owners,
            WorkBudget budget) {
        this.ruleset = ruleset;
        this.sheet = sheet;
        this.known = known;
        this.problems = new ProblemCollector(new RetiredLeave(known, new Moments(file))::allows);
        this.past = new PastProblems(new Moments(file));
        this.provenance = new ProvenanceTally(sheet);
        this.file = file;
        this.owners = owners;
        this.budget = budget;
    }

    /** The outcome of a character's choices; none where the file asks for a sheet that the ruleset does not have. */
    public static Checked<EvaluatedCharacter> of(Ruleset ruleset, CharacterFile file, ResolvedOwners owners) {
        return of(ruleset, file, owners, new WorkBudget(WorkBudget.MAX));
    }

    /** The same, charged to an effort of the caller's. */
    public static Checked<EvaluatedCharacter> of(Ruleset ruleset, CharacterFile file, ResolvedOwners owners,
            WorkBudget budget) {
        return of(ruleset, file, owners, budget, true);
    }

    /**
     * The same with every problem by itself, even where an unknown name may be behind it, as tests of a game list them.
     */
    public static Checked<EvaluatedCharacter> unfolded(Ruleset ruleset, CharacterFile file, ResolvedOwners owners) {
        return of(ruleset, file, owners, new WorkBudget(WorkBudget.MAX), false);
    }

    private static Checked<EvaluatedCharacter> of(Ruleset ruleset, CharacterFile file, ResolvedOwners owners,
            WorkBudget budget, boolean folded) {
        Report report = new Report();
        Optional<SheetRules> sheet = sheet(ruleset, file, report);
        if (sheet.isEmpty()) {
            return Checked.nothing(report);
        }
        StillKnown known = StillKnown.of(file, sheet.get(), ruleset);
        SheetRules rules = owners.startingRules(sheet(known.in(ruleset), file).orElseThrow(), file);
        EvaluatedCharacter evaluated = new Replay(ruleset, rules, known, SingleRatings.spread(file, rules), owners,
                budget).evaluate(false);
        if (budget.isSpent()) {
            report.add(Diagnostic.of(Code.CHARACTER__TOO_MUCH, file.span()));
            return Checked.nothing(report);
        }
        if (!folded) {
            return Checked.of(evaluated, report);
        }
        WorkBudget left = new WorkBudget(WorkBudget.MAX);
        return Checked.of(new UnknownNamesOnce(file, evaluated).told(other -> {
            WorkBudget own = left.forOneCharacter();
            List<Diagnostic> found = new Replay(ruleset, rules, known, SingleRatings.spread(other, rules), owners, own)
                    .evaluate(true).diagnostics();
            return own.isSpent() ? Optional.empty() : Optional.of(found);
        }), report);
    }

    private static Optional<SheetRules> sheet(Ruleset ruleset, CharacterFile file, Report report) {
        Optional<SheetRules> sheet = sheet(ruleset, file);
        if (sheet.isEmpty()) {
            String asked = file.sheet().orElseThrow().text();
            report.add(Diagnostic.of(Code.CHARACTER__UNKNOWN_SHEET, file.sheet().get().span(), "sheet", asked)
                    .suggestOrList(asked, ruleset.sheets().keySet()));
        }
        return sheet;
    }

    /** The sheet that a file asks for, or the usual one where it does not say. */
    public static Optional<SheetRules> sheet(Ruleset ruleset, CharacterFile file) {
        Map<String, SheetRules> sheets = ruleset.sheets();
        return file.sheet().isPresent() ? Optional.ofNullable(sheets.get(file.sheet().get().text()))
                : Optional.of(sheets.getOrDefault(CharacterFile.USUAL_SHEET, sheets.values().iterator().next()));
    }

    /** @param trial whether only the problems count, and none of what would be otherwise with other owners */
    private EvaluatedCharacter evaluate(boolean trial) {
        file.version().filter(scalar -> !scalar.text().equals(ruleset.version())).ifPresent(written -> report.add(
                Diagnostic.of(Code.CHARACTER__OTHER_VERSION, written.span(), Message.of(isLater(written.text())
                        ? "character.other-version.later" : "character.other-version", "written", written.text(),
                        "present", ruleset.version()))));
        report.addAll(owners.problems());
        DerivedSheet end = judged();
        Optional<MissingOwnerWhatIf> whatIf = trial ? Optional.empty() : missingOwner();
        whatIf.ifPresent(missingOwnerWhatIf -> history.replaceAll(
                result -> result.withViolations(missingOwnerWhatIf.downgrade(result.violations()))));
        OwnerWhatIf withheld = trial ? OwnerWhatIf.NONE : ownerWhatIf();
        history.replaceAll(result -> result.withViolations(withheld.annotate(result.violations())));
        List<Violation> violations = withheld.annotate(whatIf.map(
                missingOwnerWhatIf -> missingOwnerWhatIf.downgrade(problems.violations()))
                .orElseGet(problems::violations));
        end.failures().forEach((formula, failure) -> report.add(failed(formula, failure)));
        DerivedSheet inPlay = end.inPlay(file.now(), owners.members().byLink());
        List<AppliedRuling> ruled = new Rulings(file, sheet, past, report).apply(inPlay == end ? violations
                : Stream.concat(violations.stream(), inPlay(inPlay).stream()).toList());
        new NowJudge(sheet, inPlay, report).judge(file.now());
        new LedgerOrderJudge(end, report).judge(file.ledger());
        EvaluatedCharacter whole = new EvaluatedCharacter(ruleset, sheet, file, owners, end, inPlay, ledgerContext,
                List.copyOf(history), problems.todos(), violations, ruled, provenance.sum(end),
                report.diagnostics(), Map.of());
        return trial ? whole : whole.withParts(parts.evaluateAll(whole));
    }

    private boolean isLater(String written) {
        Optional<Version> present = Version.of(ruleset.version());
        return Version.of(written).filter(version -> present.filter(now -> now.isBefore(version)).isPresent())
                .isPresent();
    }

    /** What the rules say that read marks, which never decides whether anything is legal. */
    private List<Violation> inPlay(DerivedSheet inPlay) {
        ProblemCollector found = new ProblemCollector();
        new AssertionJudge(sheet, file, found).judgeInPlay(inPlay);
        new PartsJudge(sheet, file, new WorkBudget(WorkBudget.MAX), found).judgeInPlay(inPlay);
        Set<String> read = new TreeSet<>();
        sheet.withParts().forEach(part -> read.addAll(part.play().owners()));
        read.removeAll(owners.owners().keySet());
        read.removeAll(owners.missing());
        read.forEach(link -> found.report(link, Diagnostic.of(Code.LINK__NOT_READ, file.span(), "link",
                sheet.linked().links().get(link).label().title())));
        inPlay.failures().forEach((formula, failure) -> found.report(formula.toString(),
                failed(formula, failure).withSeverity(Severity.WARNING)));
        return found.violations();
    }

    /** Which problems depend on a missing owner: the same is judged with an owner that gives all that it could. */
    private Optional<MissingOwnerWhatIf> missingOwner() {
        if (owners.missing().isEmpty() || problems.count() == 0) {
            return Optional.empty();
        }
        Replay most = new Replay(ruleset, owners.most(sheet, file), known, file, owners,
                new WorkBudget(WorkBudget.MAX));
        most.judged();
        return Optional.of(MissingOwnerWhatIf.fromLasting(most.problems.violations()));
    }

    /** What owners do not give that would make it right: the same is judged with owners that give it. */
    private OwnerWhatIf ownerWhatIf() {
        WorkBudget left = new WorkBudget(WorkBudget.MAX);
        return OwnerWhatIf.from(owners, sheet, file, problems.violations(), rules -> {
            Replay more = new Replay(ruleset, rules, known, file, owners, left);
            more.judged();
            return left.isSpent() ? problems.violations() : more.problems.violations();
        });
    }

    private DerivedSheet judged() {
        DerivedSheet created = new CreationJudge(sheet, file, budget, problems).judge();
        if (file.hasBegun()) {
            new AssertionJudge(sheet, file, problems).judgeCreation(created);
        }
        DerivedSheet end = ledger(file.hasBegun() ? created.withChoices(PartsJudge.play(created, file)) : created);
        new PartsJudge(sheet, file, budget, problems).owe(end);
        new DueJudge(problems).owe(created, end, file);
        int found = problems.count();
        DryRun.judgeWhole(file, end, budget, problems);
        past.end(problems.since(found));
        new LinksJudge(file, owners, problems).judge(end);
        return end;
    }

    private DerivedSheet ledger(DerivedSheet start) {
        DerivedSheet derived = start;
        int last = Moments.CREATION;
        ComingBack back = new ComingBack(known, PaidFor.of(file));
        MakeUps makeUps = MakeUps.of(file, sheet);
        LedgerJudge judge = new LedgerJudge(sheet, ledgerContext, problems, new PartsJudge(sheet, file, budget,
                problems));
        Map<String, Long> balances = OverdraftJudge.balances(start);
        for (LedgerEntry entry : file.ledger()) {
            if (budget.isSpent()) {
                break;
            }
            int number = entry.header().index();
            DerivedSheet returned = returned(back, last, number, derived);
            if (returned != derived) {
                derived = returned;
                balances = OverdraftJudge.balances(derived);
            }
            past.pass(last, number, derived);
            last = number;
            int found = problems.count();
            Optional<Choices> next = judge.judge(entry, derived);
            DerivedSheet after = next.map(derived::withChoices).orElse(derived);
            Map<String, Long> left = after == derived ? balances : OverdraftJudge.balances(after);
            ledgerContext.overdraft().judge(entry, balances, left, after, makeUps, problems);
            budget.charge(1 + OBJECTION * (problems.count() - found));
            boolean madeUp = ledgerContext.overdraft().isMadeUp(makeUps.byEntry().getOrDefault(number, Map.of()));
            if (next.isPresent() && !madeUp) {
                provenance.add(entry, derived, next.get());
            }
            List<Violation> said = Violation.standing(problems.since(found));
            parts.add(entry, derived, after, next.isPresent(), said);
            history.add(new EntryResult(entry, next.isPresent(), changes(balances, left), left, said,
                    after.choices(), TakenMoments.came(derived.choices(), after.choices()),
                    after == derived ? List.of() : new TakenMoments(sheet).went(entry, derived.choices(), after.choices()),
                    after == derived ? Map.of() : forMembers(entry, derived, after.choices()),
                    after == derived ? Map.of() : forOwners(entry, derived, after.choices())));
            balances = left;
            derived = after;
        }
        past.pass(last, StillKnown.END, derived);
        return returned(back, last, StillKnown.END, derived);
    }

    /** With what has come back of itself between two entries; the same where nothing has. */
    private static DerivedSheet returned(ComingBack back, int last, int next, DerivedSheet derived) {
        Choices choices = back.between(last, next, derived.choices());
        return choices == derived.choices() ? derived : derived.withChoices(choices);
    }

    /** What members get with an entry; a part has none. */
    private Map<String, Map<String, Long>> forMembers(LedgerEntry entry, DerivedSheet before, Choices after) {
        return entry.header().node().has(PartLocation.KEY) ? Map.of()
                : new TakenMoments(sheet).forMembers(entry, before, after);
    }

    /** What owners get when something is taken with an entry; by a part they get nothing. */
    private Map<String, Map<String, Long>> forOwners(LedgerEntry entry, DerivedSheet before, Choices after) {
        return entry.header().node().has(PartLocation.KEY) ? Map.of()
                : new TakenMoments(sheet).forOwners(entry, before, after);
    }

    static Map<String, Long> changes(Map<String, Long> before, Map<String, Long> after) {
        Map<String, Long> changes = new LinkedHashMap<>();
        after.forEach((track, balance) -> {
            long change = balance - before.get(track);
            if (change != 0) {
                changes.put(track, change);
            }
        });
        return changes;
    }

    private static Diagnostic failed(Expression formula, Failure failure) {
        return Diagnostic.of(Code.RULESET__FORMULA_FAILED, failure.span().orElse(formula.span()), "formula",
                formula.toString()).note(failure.message());
    }
}
