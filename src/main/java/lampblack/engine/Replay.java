package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Entry;
import lampblack.character.State;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.expression.Expression;
import lampblack.expression.Failure;
import lampblack.rules.Effort;
import lampblack.rules.Judgement;
import lampblack.rules.Objection;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.ruleset.Ruleset;

/** Replays a character: creation as a whole, then the ledger in order, then the marks of play. */
public final class Replay {

    /** What an objection is charged: finding the nearest of many names takes long. */
    private static final long OBJECTION = 4_000;

    private final Ruleset ruleset;
    private final SheetRules sheet;
    private final CharacterFile file;
    private final Links links;
    private final Report report = new Report();
    private final Judgement judgement = new Judgement();
    private final Effort effort;
    private final Prospect prospect = Prospect.fresh();
    private final List<Line> history = new ArrayList<>();
    private final PartHistory parts = new PartHistory();

    private Replay(Ruleset ruleset, SheetRules sheet, CharacterFile file, Links links, Effort effort) {
        this.ruleset = ruleset;
        this.sheet = sheet;
        this.file = file;
        this.links = links;
        this.effort = effort;
    }

    /** The outcome of a character's choices; none where the file asks for a sheet that the ruleset does not have. */
    public static Checked<Outcome> of(Ruleset ruleset, CharacterFile file, Links links) {
        return of(ruleset, file, links, new Effort(Effort.MOST));
    }

    /** The same, charged to an effort of the caller's. */
    static Checked<Outcome> of(Ruleset ruleset, CharacterFile file, Links links, Effort effort) {
        Report report = new Report();
        Optional<SheetRules> sheet = sheet(ruleset, file, report);
        if (sheet.isEmpty()) {
            return Checked.nothing(report);
        }
        Outcome outcome = new Replay(ruleset, links.begin(sheet.get(), file), file, links, effort).outcome();
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

    private Outcome outcome() {
        file.version().filter(each -> !each.text().equals(ruleset.version())).ifPresent(written -> report.add(
                Diagnostic.of(Code.CHARACTER__OTHER_VERSION, written.span(), "written", written.text(), "present",
                        ruleset.version())));
        report.addAll(links.problems());
        Standing end = judged();
        Optional<Doubt> doubt = doubt();
        doubt.ifPresent(each -> history.replaceAll(line -> line.with(each.weigh(line.objections()))));
        Withheld withheld = withheld();
        history.replaceAll(line -> line.with(withheld.weigh(line.objections())));
        List<Objection> objections = withheld.weigh(doubt.map(each -> each.weigh(judgement.objections()))
                .orElseGet(judgement::objections));
        end.failures().forEach((formula, failure) -> report.add(failed(formula, failure)));
        List<Ruled> ruled = new Rulings(file, sheet, report).apply(objections);
        new NowJudge(sheet, end, report).judge(file.now());
        Outcome whole = new Outcome(ruleset, sheet, file, links, end, prospect, List.copyOf(history), judgement.todos(),
                objections, ruled, report.diagnostics(), Map.of());
        return whole.with(parts.outcomes(whole));
    }

    /** What the missing of an owner casts doubt on: the same is judged with an owner that gives all that it could. */
    private Optional<Doubt> doubt() {
        if (links.missing().isEmpty() || judgement.count() == 0) {
            return Optional.empty();
        }
        Replay most = new Replay(ruleset, links.most(sheet, file), file, links,
                new Effort(Effort.MOST));
        most.judged();
        return Optional.of(Doubt.without(most.judgement.objections()));
    }

    /** What owners do not give that would make it right: the same is judged with owners that give it. */
    private Withheld withheld() {
        Effort left = new Effort(Effort.MOST);
        return Withheld.from(links, sheet, file, judgement.objections(), rules -> {
            Replay more = new Replay(ruleset, rules, file, links, left);
            more.judged();
            return left.isSpent() ? judgement.objections() : more.judgement.objections();
        });
    }

    private Standing judged() {
        Standing created = new CreationJudge(sheet, file, effort, judgement).judge();
        if (!file.ledger().isEmpty()) {
            new AssertionJudge(sheet, file, judgement).judgeCreation(created);
        }
        Standing end = ledger(file.ledger().isEmpty() ? created : created.with(PartsJudge.play(created)));
        new PartsJudge(sheet, file, effort, judgement).oweSince(created, end);
        Trial.judgeWhole(file, end, effort, judgement);
        new LinksJudge(file, links, judgement).judge(end);
        return end;
    }

    private Standing ledger(Standing start) {
        Standing at = start;
        LedgerJudge judge = new LedgerJudge(sheet, prospect, judgement,
                new PartsJudge(sheet, file, effort, judgement));
        Map<String, Long> balances = Overdraft.balances(start);
        for (Entry entry : file.ledger()) {
            if (effort.isSpent()) {
                break;
            }
            int found = judgement.count();
            Optional<State> next = judge.judge(entry, at);
            Standing after = next.map(at::with).orElse(at);
            Map<String, Long> left = after == at ? balances : Overdraft.balances(after);
            prospect.overdraft().judge(entry, balances, left, after, judgement);
            effort.charge(1 + OBJECTION * (judgement.count() - found));
            parts.add(entry, at, after, next.isPresent(), judgement.since(found));
            history.add(new Line(entry, next.isPresent(), changes(balances, left), left, judgement.since(found),
                    after.state()));
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
