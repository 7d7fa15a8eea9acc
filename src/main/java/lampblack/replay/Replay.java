package lampblack.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.expression.Expression;
import lampblack.expression.Failure;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.ruleset.Ruleset;

/** Replays a character: creation as a whole, then the ledger in order, then the marks of play. */
public final class Replay {

    /** What an objection is charged: finding the nearest of many names takes long. */
    private static final long OBJECTION = 4_000;

    private final Ruleset ruleset;
    private final SheetRules sheet;
    private final CharacterFile file;
    private final ResolvedOwners links;
    private final Report report = new Report();
    private final ProblemCollector judgement = new ProblemCollector();
    private final WorkBudget effort;
    private final LedgerContext prospect = LedgerContext.fresh();
    private final List<EntryResult> history = new ArrayList<>();
    private final PartHistory parts = new PartHistory();

    private Replay(Ruleset ruleset, SheetRules sheet, CharacterFile file, ResolvedOwners links, WorkBudget effort) {
        this.ruleset = ruleset;
        this.sheet = sheet;
        this.file = file;
        this.links = links;
        this.effort = effort;
    }

    /** The outcome of a character's choices; none where the file asks for a sheet that the ruleset does not have. */
    public static Checked<EvaluatedCharacter> of(Ruleset ruleset, CharacterFile file, ResolvedOwners links) {
        return of(ruleset, file, links, new WorkBudget(WorkBudget.MOST));
    }

    /** The same, charged to an effort of the caller's. */
    public static Checked<EvaluatedCharacter> of(Ruleset ruleset, CharacterFile file, ResolvedOwners links,
            WorkBudget effort) {
        Report report = new Report();
        Optional<SheetRules> sheet = sheet(ruleset, file, report);
        if (sheet.isEmpty()) {
            return Checked.nothing(report);
        }
        EvaluatedCharacter outcome = new Replay(ruleset, links.startingRules(sheet.get(), file), file, links, effort)
                .outcome();
        if (effort.isSpent()) {
            report.add(Diagnostic.of(Code.CHARACTER__TOO_MUCH, file.span()));
            return Checked.nothing(report);
        }
        return Checked.of(outcome, report);
    }

    private static Optional<SheetRules> sheet(Ruleset ruleset, CharacterFile file, Report report) {
        Optional<SheetRules> sheet = sheet(ruleset, file);
        if (sheet.isEmpty()) {
            String asked = file.sheet().orElseThrow().text();
            report.add(Diagnostic.of(Code.CHARACTER__UNKNOWN_SHEET, file.sheet().get().span(), "sheet", asked)
                    .suggest(asked, ruleset.sheets().keySet()));
        }
        return sheet;
    }

    /** The sheet that a file asks for, or the usual one where it does not say. */
    public static Optional<SheetRules> sheet(Ruleset ruleset, CharacterFile file) {
        Map<String, SheetRules> sheets = ruleset.sheets();
        return file.sheet().isPresent() ? Optional.ofNullable(sheets.get(file.sheet().get().text()))
                : Optional.of(sheets.getOrDefault(CharacterFile.USUAL_SHEET, sheets.values().iterator().next()));
    }

    private EvaluatedCharacter outcome() {
        file.version().filter(scalar -> !scalar.text().equals(ruleset.version())).ifPresent(written -> report.add(
                Diagnostic.of(Code.CHARACTER__OTHER_VERSION, written.span(), "written", written.text(), "present",
                        ruleset.version())));
        report.addAll(links.problems());
        DerivedSheet end = judged();
        Optional<MissingOwnerWhatIf> doubt = doubt();
        doubt.ifPresent(missingOwnerWhatIf -> history.replaceAll(
                line -> line.withViolations(missingOwnerWhatIf.downgrade(line.objections()))));
        OwnerWhatIf withheld = withheld();
        history.replaceAll(line -> line.withViolations(withheld.annotate(line.objections())));
        List<Violation> objections = withheld.annotate(doubt.map(
                missingOwnerWhatIf -> missingOwnerWhatIf.downgrade(judgement.violations()))
                .orElseGet(judgement::violations));
        end.failures().forEach((formula, failure) -> report.add(failed(formula, failure)));
        List<AppliedRuling> ruled = new Rulings(file, sheet, report).apply(objections);
        new NowJudge(sheet, end, report).judge(file.now());
        EvaluatedCharacter whole = new EvaluatedCharacter(ruleset, sheet, file, links, end, prospect,
                List.copyOf(history), judgement.todos(),
                objections, ruled, report.diagnostics(), Map.of());
        return whole.withParts(parts.outcomes(whole));
    }

    /** What the missing of an owner casts doubt on: the same is judged with an owner that gives all that it could. */
    private Optional<MissingOwnerWhatIf> doubt() {
        if (links.missing().isEmpty() || judgement.count() == 0) {
            return Optional.empty();
        }
        Replay most = new Replay(ruleset, links.most(sheet, file), file, links,
                new WorkBudget(WorkBudget.MOST));
        most.judged();
        return Optional.of(MissingOwnerWhatIf.fromLasting(most.judgement.violations()));
    }

    /** What owners do not give that would make it right: the same is judged with owners that give it. */
    private OwnerWhatIf withheld() {
        WorkBudget left = new WorkBudget(WorkBudget.MOST);
        return OwnerWhatIf.from(links, sheet, file, judgement.violations(), rules -> {
            Replay more = new Replay(ruleset, rules, file, links, left);
            more.judged();
            return left.isSpent() ? judgement.violations() : more.judgement.violations();
        });
    }

    private DerivedSheet judged() {
        DerivedSheet created = new CreationJudge(sheet, file, effort, judgement).judge();
        if (!file.ledger().isEmpty()) {
            new AssertionJudge(sheet, file, judgement).judgeCreation(created);
        }
        DerivedSheet end = ledger(file.ledger().isEmpty() ? created : created.withChoices(PartsJudge.play(created)));
        new PartsJudge(sheet, file, effort, judgement).oweSince(created, end);
        DryRun.judgeWhole(file, end, effort, judgement);
        new LinksJudge(file, links, judgement).judge(end);
        return end;
    }

    private DerivedSheet ledger(DerivedSheet start) {
        DerivedSheet at = start;
        LedgerJudge judge = new LedgerJudge(sheet, prospect, judgement,
                new PartsJudge(sheet, file, effort, judgement));
        Map<String, Long> balances = OverdraftJudge.balances(start);
        for (LedgerEntry entry : file.ledger()) {
            if (effort.isSpent()) {
                break;
            }
            int found = judgement.count();
            Optional<Choices> next = judge.judge(entry, at);
            DerivedSheet after = next.map(at::withChoices).orElse(at);
            Map<String, Long> left = after == at ? balances : OverdraftJudge.balances(after);
            prospect.overdraft().judge(entry, balances, left, after, judgement);
            effort.charge(1 + OBJECTION * (judgement.count() - found));
            parts.add(entry, at, after, next.isPresent(), judgement.since(found));
            history.add(new EntryResult(entry, next.isPresent(), changes(balances, left), left, judgement.since(found),
                    after.choices()));
            balances = left;
            at = after;
        }
        return at;
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
