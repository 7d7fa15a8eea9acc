package lampblack.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.EntryKind;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.node.NewValue;
import lampblack.offers.OwnersPayment;
import lampblack.replay.EntryResult;
import lampblack.replay.Half;
import lampblack.replay.Payment;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.PaidElsewhere;
import lampblack.rules.roll.Roll;

/** Writes what an owner pays for a member into both ledgers, or takes it back from both. */
record PaymentEditor(CharacterEditor editor, CharacterJudge judge) {

    /** Adds entries, each with what its owners pay for it, to which the entries of theirs are added. */
    ProposedChange add(LoadedCharacter before, List<NewValue> entries) {
        ProposedChange plain = editor.addAlone(before, entries);
        int first = before.file().root().items("ledger").size();
        Map<Integer, Map<String, Long>> due = plain.after().map(after -> due(after, first)).orElse(Map.of());
        MembersEditor members = new MembersEditor(editor, judge);
        MarksElsewhere marks = new MarksElsewhere(editor, judge);
        if (due.isEmpty()) {
            return marks.add(members.add(plain, first), first);
        }
        List<NewValue> paid = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            Map<String, Long> amounts = due.get(first + i);
            paid.add(amounts == null || isRoll(entries.get(i)) ? entries.get(i)
                    : with(entries.get(i), written(amounts)));
        }
        return marks.add(paying(members.add(editor.addAlone(before, paid), first), due), first);
    }

    /** What owners are to pay for entries from one on, by the number of each. */
    private static Map<Integer, Map<String, Long>> due(LoadedCharacter after, int first) {
        Map<Integer, Map<String, Long>> due = new LinkedHashMap<>();
        Choices before = Choices.BLANK;
        for (EntryResult result : after.evaluated().history()) {
            int index = result.entry().header().index();
            Map<String, Long> amounts = new LinkedHashMap<>();
            for (Map.Entry<String, Long> spent : result.after().spent().entrySet()) {
                long more = spent.getValue() - before.spent().getOrDefault(spent.getKey(), 0L);
                if (more != 0 && OtherTrack.of(spent.getKey()).filter(track -> !track.isOfWhole()).isPresent()) {
                    amounts.put(spent.getKey(), more);
                }
            }
            before = result.after();
            amounts = OwnersPayment.withoutGiftsToNobody(after.file(), amounts);
            if (index >= first && !amounts.isEmpty() && (PaidElsewhere.said(result.entry()).isEmpty()
                    || result.entry().kind() == EntryKind.ROLL)) {
                due.put(index, amounts);
            }
        }
        return due;
    }

    /** Whether an entry says itself what is paid, since the dice said how much. */
    private static boolean isRoll(NewValue entry) {
        return ((NewValue.MapValue) entry).entries().containsKey(EntryKind.ROLL.word());
    }

    private static NewValue with(NewValue entry, NewValue paid) {
        Map<String, NewValue> keys = new LinkedHashMap<>(((NewValue.MapValue) entry).entries());
        keys.put(PaidElsewhere.KEY, paid);
        return NewValue.map(keys);
    }

    private static NewValue written(Map<String, Long> amounts) {
        Map<String, NewValue> written = new LinkedHashMap<>();
        amounts.forEach((track, amount) -> written.put(track, NewValue.of(amount)));
        return NewValue.map(written);
    }

    /**
     * A change with what owners pay for entries of it. @param due by the number of the entry, each by {@code
     * link.track}
     */
    ProposedChange paying(ProposedChange bought, Map<Integer, Map<String, Long>> due) {
        Map<String, List<NewValue>> byLink = new LinkedHashMap<>();
        Map<String, LinkedCharacter> owners = new LinkedHashMap<>();
        ProposedChange change = bought;
        for (Map.Entry<Integer, Map<String, Long>> entry : due.entrySet()) {
            LedgerEntry written = entry(bought, entry.getKey());
            for (Map.Entry<String, Map<String, Long>> half : OwnersPayment.byLink(entry.getValue()).entrySet()) {
                Optional<LinkedCharacter> owner = new OwnersThen(editor, judge).at(bought.before(), entry.getKey(),
                        half.getKey());
                if (owner.isEmpty()) {
                    change = change.against(noOwner(bought, half.getKey(), written));
                } else {
                    owners.put(half.getKey(), owner.get());
                    byLink.computeIfAbsent(half.getKey(), link -> new ArrayList<>())
                            .add(half(written, half.getValue(), owner.get().way()));
                }
            }
        }
        List<ProposedChange> others = new ArrayList<>();
        byLink.forEach((link, entries) -> others.add(editor.addAlone(owners.get(link).character(), entries)));
        return change.with(others);
    }

    private static LedgerEntry entry(ProposedChange bought, int index) {
        return bought.after().orElseThrow().file().ledger().stream()
                .filter(entry -> entry.header().index() == index).findFirst().orElseThrow();
    }

    private static Diagnostic noOwner(ProposedChange bought, String link, LedgerEntry entry) {
        SheetRules sheet = bought.before().evaluated().sheet();
        String id = entry.paidFor().orElse("");
        Label label = Stream.concat(Optional.ofNullable(sheet.advances().get(id)).stream().map(Advance::label),
                Optional.ofNullable(sheet.rolls().get(id)).stream().map(Roll::label)).findFirst().orElse(sheet.label());
        return OwnersPayment.noOwner(bought.before().evaluated(), link, label, entry.header().span());
    }

    private static NewValue half(LedgerEntry bought, Map<String, Long> amounts, String way) {
        Map<String, NewValue> half = new LinkedHashMap<>();
        bought.header().date().ifPresent(day -> half.put("date", NewValue.of(day)));
        half.put("pays", written(amounts));
        half.put(LedgerEntry.Pays.BY, NewValue.of(way));
        half.put(LedgerEntry.Pays.FOR, NewValue.of(bought.paidFor().orElse("")));
        return NewValue.map(half);
    }

    /** Takes an entry back, and what owners paid for it or with it. */
    ProposedChange undo(LoadedCharacter before, int index) {
        Optional<LedgerEntry> entry = before.file().ledger().stream()
                .filter(written -> written.header().index() == index).findFirst();
        Optional<Payment> paid = entry.flatMap(written -> Payment.ofOwner(List.of(written)).stream().findFirst());
        return paid.isPresent() ? undoPaid(before, index, paid.get())
                : undoBought(before, index, entry.map(PaidElsewhere::said).orElse(Map.of()), Map.of());
    }

    /** @param known characters that are at hand already, by the link that leads to them */
    private ProposedChange undoBought(LoadedCharacter member, int index, Map<String, Long> said,
            Map<String, LoadedCharacter> known) {
        ProposedChange change = editor.undoAlone(member, index);
        List<ProposedChange> others = new ArrayList<>();
        for (String link : OwnersPayment.byLink(said).keySet()) {
            Optional<LinkedCharacter> owner = new OwnersThen(editor, judge).at(member, index, link);
            if (owner.isEmpty()) {
                Optional<OwnerReference> then = member.file().link(link, index);
                change = then.isPresent() ? change.against(cannotBeWritten(member, index, then.get().file().text()))
                        : change;
                continue;
            }
            LoadedCharacter payer = known.getOrDefault(link, owner.get().character());
            Half.other(Payment.ofMember(member.file(), owner.get().link()::isSameAs, owner.get().way()), index,
                    Payment.ofOwner(payer.file().ledger()))
                    .ifPresent(half -> others.add(editor.undoAlone(payer, half)));
        }
        return new MarksElsewhere(editor, judge).back(change.with(others), member, index, known);
    }

    /** Takes a half back that an owner has, with all that belongs to what the member bought. */
    private ProposedChange undoPaid(LoadedCharacter owner, int index, Payment paid) {
        Optional<LinkedCharacter> member = judge.member(owner, paid.by());
        if (member.isEmpty()) {
            return editor.undoAlone(owner, index).against(cannotBeWritten(owner, index, paid.by()));
        }
        LoadedCharacter buyer = member.get().character();
        Optional<Integer> half = Half.other(Payment.ofOwner(owner.file().ledger()), index,
                Payment.ofMember(buyer.file(), member.get().link()::isSameAs, paid.by()));
        if (half.isEmpty()) {
            return editor.undoAlone(owner, index);
        }
        Map<String, Long> said = buyer.file().ledger().stream()
                .filter(entry -> entry.header().index() == half.get()).findFirst().map(PaidElsewhere::said)
                .orElse(Map.of());
        ProposedChange bought = undoBought(buyer, half.get(), said, Map.of(member.get().link().id(), owner));
        List<ProposedChange> others = new ArrayList<>(List.of(new ProposedChange(buyer, bought.text(), bought.after(),
                bought.added())));
        bought.others().stream().filter(other -> other.before() != owner).forEach(others::add);
        return new MarksElsewhere(editor, judge).backOn(editor.undoAlone(owner, index), buyer, half.get(),
                member.get().link().id()).with(others);
    }

    static Diagnostic cannotBeWritten(LoadedCharacter before, int index, String where) {
        return loneHalf(before, index, Message.of("ledger.lone-half.stays", "where", where));
    }

    static Diagnostic loneHalf(LoadedCharacter before, int index, Message words) {
        return Diagnostic.of(Code.LEDGER__LONE_HALF, before.file().root().items("ledger").get(index).span(), words)
                .withSeverity(Severity.ERROR);
    }
}
