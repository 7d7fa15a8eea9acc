package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Choices;
import lampblack.character.EntryKind;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.MeantNumber;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.PaidElsewhere;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.MarkedJudge;
import lampblack.rules.derived.TakenMoments;
import lampblack.rules.step.DueJudge;

/** Judges one ledger entry on the choices before it. */
final class LedgerJudge {

    private static final List<String> COMMON = List.of("advance", "session", "date", "note", "marked",
            PartLocation.KEY);
    private static final List<String> BUYS = List.of("raise", "add", "choose", "swap", "for", "under");
    private static final Map<EntryKind, List<String>> MORE = Map.of(
            EntryKind.ADVANCE, List.of(PaidElsewhere.KEY, MembersGain.TO),
            EntryKind.DUE, List.of("choose", "points", PaidElsewhere.KEY),
            EntryKind.GAIN, List.of(PaidElsewhere.KEY, MembersGain.TO, MembersGain.FROM),
            EntryKind.CHANGE, List.of(PaidElsewhere.KEY, MembersGain.TO),
            EntryKind.ROLL, List.of(PaidElsewhere.KEY),
            EntryKind.PAYS, List.of(LedgerEntry.Pays.BY, LedgerEntry.Pays.FOR));
    private static final Set<String> USUAL = Set.of("session", "date", "note", PartLocation.KEY);

    private final SheetRules sheet;
    private final LedgerContext ledgerContext;
    private final ProblemCollector problems;
    private final PartsJudge parts;

    /** @param parts what judges parts that come in play */
    LedgerJudge(SheetRules sheet, LedgerContext ledgerContext, ProblemCollector problems, PartsJudge parts) {
        this.parts = parts;
        this.sheet = sheet;
        this.ledgerContext = ledgerContext;
        this.problems = problems;
    }

    /** The choices after an entry; empty where nothing in it is known, so that it is skipped. */
    Optional<Choices> judge(LedgerEntry entry, DerivedSheet before) {
        Optional<Scalar> part = entry.header().node().scalar(PartLocation.KEY);
        return part.isPresent()
                ? new PartLedgerJudge(sheet, ledgerContext, problems).judge(entry, part.get(), before, parts)
                : judgeOwn(entry, before);
    }

    /** The same for an entry that is not about a part. */
    Optional<Choices> judgeOwn(LedgerEntry entry, DerivedSheet before) {
        if (!entry.isNote()) {
            ledgerContext.retirement().place().ifPresent(place -> problems.report("retire",
                    Diagnostic.of(Code.LEDGER__AFTER_RETIREMENT, entry.header().span())
                            .note(Message.of("note.retired-here"), place)));
        }
        keys(entry);
        GainsAndLosses exchange = new GainsAndLosses(before, problems, ledgerContext.overdraft().uncertain());
        PartLedgerJudge ofParts = new PartLedgerJudge(sheet, ledgerContext, problems);
        Optional<Choices> next = switch (entry) {
            case LedgerEntry.Earn earn -> earn(earn, before);
            case LedgerEntry.Buy buy -> buy(buy, before);
            case LedgerEntry.Due due -> new DueJudge(problems).judge(due, before);
            case LedgerEntry.ReachMilestone reach -> reach(reach, before);
            case LedgerEntry.Gain gain -> ofParts.gain(gain, exchange.gain(gain), before, parts);
            case LedgerEntry.Lose lose -> ofParts.lose(lose, exchange.lose(lose), before);
            case LedgerEntry.ChangePlaybook change -> exchange.change(change);
            case LedgerEntry.Pays pays -> new MemberPayment(before, problems).judge(pays);
            case LedgerEntry.Rolled rolled -> new RollPayment(before, problems).judge(rolled);
            case LedgerEntry.Begin begin -> new PeriodJudge(before, ledgerContext, problems).begin(begin);
            case LedgerEntry.Retire retire -> retire(retire, before);
            case LedgerEntry.Remark remark -> Optional.of(before.choices());
        };
        next.filter(choices -> MORE.getOrDefault(entry.kind(), List.of()).contains(PaidElsewhere.KEY)
                && entry.bought().isEmpty() && entry.kind() != EntryKind.ROLL).ifPresent(choices -> brings(entry, before,
                choices));
        next.ifPresent(choices -> new MarkedJudge(before, problems).judge(entry, choices));
        next = next.map(choices -> new TakenMoments(sheet).applyTo(entry, before, choices, problems));
        next.ifPresent(choices -> sheet.limits().values()
                .forEach(limit -> limit.judge(entry, before, ledgerContext.tally(), problems)));
        return next;
    }

    /** What owners get by something that is gained or changed to, which costs nothing. */
    private void brings(LedgerEntry entry, DerivedSheet before, Choices after) {
        String word = entry.kind().word();
        Map<String, Long> brought = new TakenMoments(sheet).elsewhere(entry, before, after, true);
        new PaidElsewhere(entry, word, Message.of("ledger.paid-by." + word), problems)
                .judge(PaidElsewhere.due(Map.of(), brought), before, false);
    }

    private Optional<Choices> retire(LedgerEntry.Retire retire, DerivedSheet before) {
        ledgerContext.retirement().at(retire.header().span());
        return Optional.of(before.choices());
    }

    /** Warns of keys that nothing reads. */
    private void keys(LedgerEntry entry) {
        Optional<Advance> advance = entry instanceof LedgerEntry.Buy buy
                ? Optional.ofNullable(sheet.advances().get(buy.advance().text()))
                : Optional.empty();
        List<String> own = advance.map(item -> item.purchase().keys())
                .orElse(entry.kind() == EntryKind.ADVANCE ? BUYS : LedgerEntry.KINDS);
        List<String> more = MORE.getOrDefault(entry.kind(), List.of());
        for (MapNode.Entry item : entry.header().node().all()) {
            String key = item.key().text();
            if (sheet.periods().containsKey(key) && entry.header().period(key).filter(number -> number >= 0).isEmpty()) {
                problems.report(key, MeantNumber.mend(Diagnostic.of(Code.LEDGER__NO_STEPS, item.value().span(),
                        Message.of("ledger.no-steps.period", "period", sheet.periods().get(key).title())),
                        item.value()));
            }
            boolean read = USUAL.contains(key) || own.contains(key) || more.contains(key) || COMMON.contains(key)
                    || sheet.periods().containsKey(key);
            if (!read && !isReported(entry, advance, item.key())) {
                List<String> known = new ArrayList<>(COMMON);
                known.addAll(sheet.periods().keySet());
                known.addAll(own);
                problems.report(key, advance.map(bought -> Diagnostic.of(Code.ADVANCE__UNKNOWN_KEY,
                        item.key().span(), "key", key, "advance", bought.label().title()))
                        .orElseGet(() -> Diagnostic.of(Code.CHARACTER__UNKNOWN_KEY,
                                item.key().span(), Message.of("character.unknown-key.entry", "key", key)))
                        .suggest(key, known));
            }
        }
    }

    /** Whether a key is one that was said to be of another advance already. */
    private static boolean isReported(LedgerEntry entry, Optional<Advance> advance, Scalar key) {
        return entry instanceof LedgerEntry.Buy buy
                && advance.flatMap(bought -> bought.instead(buy)).filter(key::equals).isPresent();
    }

    private Optional<Choices> earn(LedgerEntry.Earn earn, DerivedSheet before) {
        List<MapNode.Entry> all = List.copyOf(earn.amounts().all());
        List<Scalar> unknown = all.stream().map(MapNode.Entry::key)
                .filter(scalar -> !sheet.earning().containsKey(scalar.text())).toList();
        unknown.forEach(scalar -> problems.reportUnknown("earning", scalar.text(), scalar.span(),
                () -> Diagnostic.of(Code.EARNING__UNKNOWN, scalar.span(), "name", scalar.text())
                        .suggestOrList(scalar.text(), sheet.earning().values().stream().map(Earning::label)
                                .filter(label -> !label.isRetired()).map(Label::id).toList())));
        Choices next = before.choices();
        for (MapNode.Entry entry : all) {
            ledgerContext.overdraft().uncertain().earned(entry, sheet);
            Optional<Earning> known = Optional.ofNullable(sheet.earning().get(entry.key().text()));
            next = known.isEmpty() ? next
                    : known.get().earn(next, entry, earn.header(), before, ledgerContext.tally(), problems);
        }
        return unknown.size() == all.size() ? Optional.empty() : Optional.of(next);
    }

    private Optional<Choices> buy(LedgerEntry.Buy buy, DerivedSheet before) {
        Scalar name = buy.advance();
        Advance advance = sheet.advances().get(name.text());
        if (advance == null) {
            problems.reportUnknown("advances", name.text(), name.span(),
                    () -> Diagnostic.of(Code.ADVANCE__UNKNOWN, name.span(), "name", name.text())
                            .suggestOrList(name.text(), sheet.advances().values().stream().map(Advance::label)
                                    .filter(label -> !label.isRetired()).map(Label::id).toList()));
            ledgerContext.overdraft().uncertain().bought(buy, sheet);
            return Optional.empty();
        }
        Optional<Choices> next = advance.take(buy, before, ledgerContext.tally(), problems);
        if (next.isEmpty()) {
            ledgerContext.overdraft().uncertain().bought(buy, sheet);
        }
        return next;
    }

    private Optional<Choices> reach(LedgerEntry.ReachMilestone reach, DerivedSheet before) {
        Scalar name = reach.milestone();
        if (!sheet.milestones().containsKey(name.text())) {
            problems.reportUnknown("milestones", name.text(), name.span(),
                    () -> Diagnostic.of(Code.MILESTONE__UNKNOWN, name.span(), "name", name.text())
                            .suggest(name.text(), sheet.milestones().keySet()));
            return Optional.empty();
        }
        if (before.choices().milestones().contains(name.text())) {
            problems.report(name.text(), Diagnostic.of(Code.MILESTONE__TWICE, name.span(), "milestone",
                    sheet.milestones().get(name.text()).title()));
        }
        return Optional.of(before.choices().reach(name.text()));
    }
}
