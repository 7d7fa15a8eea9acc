package lampblack.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Entry;
import lampblack.character.State;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Advance;
import lampblack.rules.Exchange;
import lampblack.rules.Judgement;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;

/** Judges one entry of the ledger on the state before it. */
final class LedgerJudge {

    private static final List<String> COMMON = List.of("advance", "session", "date", "note", PartPlace.KEY);
    private static final List<String> BUYS = List.of("raise", "add", "choose", "swap", "for", "under");
    private static final Set<String> USUAL = Set.of("session", "date", "note", PartPlace.KEY);

    private final SheetRules sheet;
    private final Prospect prospect;
    private final Judgement to;
    private final PartsJudge parts;

    /** @param parts what judges parts that come in play */
    LedgerJudge(SheetRules sheet, Prospect prospect, Judgement to, PartsJudge parts) {
        this.parts = parts;
        this.sheet = sheet;
        this.prospect = prospect;
        this.to = to;
    }

    /** The state after an entry; empty where it names something unknown and is skipped. */
    Optional<State> judge(Entry entry, Standing before) {
        Optional<Scalar> part = entry.header().node().scalar(PartPlace.KEY);
        return part.isPresent() ? new PartLedger(sheet, prospect, to).judge(entry, part.get(), before, parts)
                : own(entry, before);
    }

    /** The same for an entry that is not about a part. */
    Optional<State> own(Entry entry, Standing before) {
        if (!(entry instanceof Entry.Remark)) {
            prospect.retirement().place().ifPresent(place -> to.object("retire",
                    Diagnostic.of(Code.LEDGER__AFTER_RETIREMENT, entry.header().span())
                            .note(Message.of("note.retired-here"), place)));
        }
        keys(entry);
        Exchange exchange = new Exchange(before, to);
        if (entry instanceof Entry.Earn earn) {
            return earn(earn, before);
        }
        if (entry instanceof Entry.Buy buy) {
            return buy(buy, before);
        }
        if (entry instanceof Entry.Reach reach) {
            return reach(reach, before);
        }
        if (entry instanceof Entry.Gain gain) {
            return new PartLedger(sheet, prospect, to).gain(gain, exchange.gain(gain), before, parts);
        }
        if (entry instanceof Entry.Lose lose) {
            return new PartLedger(sheet, prospect, to).lose(lose, exchange.lose(lose), before);
        }
        if (entry instanceof Entry.Change change) {
            return exchange.change(change);
        }
        if (entry instanceof Entry.Retire) {
            prospect.retirement().at(entry.header().span());
        }
        return Optional.of(before.state());
    }

    /** Warns of keys that nothing reads. */
    private void keys(Entry entry) {
        Optional<Advance> advance = entry instanceof Entry.Buy buy
                ? Optional.ofNullable(sheet.advances().get(buy.advance().text()))
                : Optional.empty();
        List<String> own = advance.map(each -> each.purchase().keys())
                .orElse(entry instanceof Entry.Buy ? BUYS : Entry.KINDS);
        for (MapNode.Entry each : entry.header().node().all()) {
            String key = each.key().text();
            boolean read = USUAL.contains(key) || own.contains(key) || COMMON.contains(key)
                    || sheet.periods().containsKey(key);
            if (!read && !isTold(entry, advance, each.key())) {
                List<String> known = new ArrayList<>(COMMON);
                known.addAll(sheet.periods().keySet());
                known.addAll(own);
                to.object(key, advance.map(bought -> Diagnostic.of(Code.ADVANCE__UNKNOWN_KEY, each.key().span(), "key", key,
                        "advance", bought.label().title())).orElseGet(() -> Diagnostic.of(Code.CHARACTER__UNKNOWN_KEY,
                                each.key().span(), Message.of("character.unknown-key.entry", "key", key)))
                        .suggest(key, known));
            }
        }
    }

    /** Whether a key is one that was said to be of another advance already. */
    private static boolean isTold(Entry entry, Optional<Advance> advance, Scalar key) {
        return entry instanceof Entry.Buy buy
                && advance.flatMap(bought -> bought.instead(buy)).filter(key::equals).isPresent();
    }

    private Optional<State> earn(Entry.Earn earn, Standing before) {
        List<MapNode.Entry> all = List.copyOf(earn.amounts().all());
        List<Scalar> unknown = all.stream().map(MapNode.Entry::key)
                .filter(each -> !sheet.earning().containsKey(each.text())).toList();
        unknown.forEach(each -> to.unknown("earning", each.text(), each.span(),
                () -> Diagnostic.of(Code.EARNING__UNKNOWN, each.span(), "name", each.text())
                        .suggest(each.text(), sheet.earning().keySet())));
        if (!unknown.isEmpty() || all.isEmpty()) {
            return Optional.empty();
        }
        State next = before.state();
        for (MapNode.Entry each : all) {
            next = sheet.earning().get(each.key().text()).earn(next, each, earn.header(), before, prospect.tally(), to);
        }
        return Optional.of(next);
    }

    private Optional<State> buy(Entry.Buy buy, Standing before) {
        Scalar name = buy.advance();
        Advance advance = sheet.advances().get(name.text());
        if (advance == null) {
            to.unknown("advances", name.text(), name.span(),
                    () -> Diagnostic.of(Code.ADVANCE__UNKNOWN, name.span(), "name", name.text())
                            .suggest(name.text(), sheet.advances().keySet()));
            return Optional.empty();
        }
        return advance.take(buy, before, prospect.tally(), to);
    }

    private Optional<State> reach(Entry.Reach reach, Standing before) {
        Scalar name = reach.milestone();
        if (!sheet.milestones().containsKey(name.text())) {
            to.unknown("milestones", name.text(), name.span(),
                    () -> Diagnostic.of(Code.MILESTONE__UNKNOWN, name.span(), "name", name.text())
                            .suggest(name.text(), sheet.milestones().keySet()));
            return Optional.empty();
        }
        if (before.state().milestones().contains(name.text())) {
            to.object(name.text(), Diagnostic.of(Code.MILESTONE__TWICE, name.span(), "milestone",
                    sheet.milestones().get(name.text()).title()));
        }
        return Optional.of(before.state().reach(name.text()));
    }
}
