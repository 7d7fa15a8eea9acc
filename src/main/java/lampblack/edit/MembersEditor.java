package lampblack.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Edit;
import lampblack.node.NewValue;
import lampblack.node.DocumentEditor;
import lampblack.replay.EntryResult;
import lampblack.replay.Half;
import lampblack.replay.MembersGain;

/** Writes what members get by something that their owner takes into all their ledgers, or takes it back from all. */
record MembersEditor(CharacterEditor editor, CharacterJudge judge) {

    /** A change with what members get by its entries from one on: whom they reach, and what each of these gains. */
    ProposedChange add(ProposedChange plain, int first) {
        Map<String, LinkedCharacter> members = new LinkedHashMap<>();
        Map<String, List<NewValue>> gains = new LinkedHashMap<>();
        LoadedCharacter now = plain.after().orElse(plain.before());
        for (EntryResult result : now.evaluated().history()) {
            LedgerEntry entry = result.entry();
            if (entry.header().index() < first || !MembersGain.reached(entry).isEmpty()) {
                continue;
            }
            List<NewValue> to = new ArrayList<>();
            for (Map.Entry<String, Map<String, Long>> amounts : result.forMembers().entrySet()) {
                for (LinkedCharacter member : judge.members(plain.before(), amounts.getKey())) {
                    to.add(NewValue.of(member.way()));
                    members.putIfAbsent(member.way(), member);
                    gains.computeIfAbsent(member.way(), way -> new ArrayList<>())
                            .add(gain(member, entry, amounts.getValue()));
                }
            }
            now = to.isEmpty() ? now : reaching(now, entry.header().index(), to);
        }
        List<ProposedChange> others = new ArrayList<>();
        gains.forEach((way, entries) -> others.add(editor.addAlone(members.get(way).character(), entries)));
        return others.isEmpty() ? plain : editor.same(plain, now).with(others);
    }

    /** A change that brings an entry back, with what it brings again to some of those it reached. */
    ProposedChange again(ProposedChange redone, LedgerEntry entry, List<String> reached) {
        ProposedChange change = redone;
        List<ProposedChange> others = new ArrayList<>();
        Optional<EntryResult> result = redone.after().orElseThrow().evaluated().history().stream()
                .filter(one -> one.entry().header().index() == entry.header().index()).findFirst();
        for (String way : reached) {
            Optional<LinkedCharacter> member = judge.member(redone.before(), way)
                    .filter(found -> found.isToday(found.character().file()));
            Map<String, Long> amounts = result.flatMap(one -> member.map(to -> one.forMembers().get(path(to))))
                    .orElse(Map.of());
            if (member.isEmpty() || amounts.isEmpty()) {
                change = change.against(RedoneHalves.changed(redone, way));
            } else {
                others.add(editor.addAlone(member.get().character(), List.of(gain(member.get(), entry, amounts))));
            }
        }
        return change.with(others);
    }

    private LoadedCharacter reaching(LoadedCharacter owner, int index, List<NewValue> to) {
        return entry(owner, index).flatMap(entry -> {
            List<Edit> edits = DocumentEditor.put(entry.header().node(), List.of(MembersGain.TO),
                    NewValue.list(to.toArray(
                    NewValue[]::new)));
            return editor.edit(owner, edits).after();
        }).orElse(owner);
    }

    private static NewValue gain(LinkedCharacter member, LedgerEntry taken, Map<String, Long> amounts) {
        Map<String, NewValue> entry = new LinkedHashMap<>();
        taken.header().date().ifPresent(day -> entry.put("date", NewValue.of(day)));
        Map<String, NewValue> written = new LinkedHashMap<>();
        amounts.forEach((track, amount) -> written.put(track, NewValue.of(amount)));
        entry.put("gain", NewValue.map(written));
        entry.put(MembersGain.FROM, NewValue.of(from(member)));
        return NewValue.map(entry);
    }

    /** What a member calls its owner. */
    private static String from(LinkedCharacter member) {
        return member.link().file().text();
    }

    private static Optional<LedgerEntry> entry(LoadedCharacter character, int index) {
        return character.file().ledger().stream().filter(entry -> entry.header().index() == index).findFirst();
    }

    /** Takes an entry back with all that stands in other files because of it. */
    ProposedChange undo(LoadedCharacter before, int index) {
        Optional<LedgerEntry> entry = entry(before, index);
        Optional<OwnerReference> owner = entry.filter(MembersGain::isFromOwner).flatMap(gain -> before.file()
                .everLinked().stream().filter(link -> gain.header().node().text(MembersGain.FROM)
                        .filter(link.file().text()::equals).isPresent()).findFirst());
        return owner.isPresent() ? undoGained(before, index, owner.get())
                : undoTaken(before, index, entry.map(MembersGain::reached).orElse(List.of()));
    }

    /** Takes an owner's entry back, and from some members what it brought them. */
    private ProposedChange undoTaken(LoadedCharacter owner, int index, List<String> reached) {
        ProposedChange change = new PaymentEditor(editor, judge).undo(owner, index);
        List<ProposedChange> others = new ArrayList<>();
        for (String way : reached) {
            Optional<LinkedCharacter> member = judge.member(owner, way);
            if (member.isEmpty()) {
                change = change.against(PaymentEditor.cannotBeWritten(owner, index, way));
                continue;
            }
            LoadedCharacter character = member.get().character();
            Half.other(MembersGain.ofOwner(owner.evaluated().history(), path(member.get()), way), index,
                    MembersGain.ofMember(character.file().ledger(), from(member.get()), way))
                    .ifPresent(half -> others.add(editor.undoAlone(character, half)));
        }
        return change.with(others);
    }

    /** Takes a member's gain back with what its owner took, and with what that brought the others. */
    private ProposedChange undoGained(LoadedCharacter member, int index, OwnerReference link) {
        ProposedChange change = editor.undoAlone(member, index);
        Optional<LinkedCharacter> found = new OwnersThen(editor, judge).at(member, index, link.id())
                .filter(owner -> owner.link().isSameAs(link));
        if (found.isEmpty()) {
            return change.against(PaymentEditor.cannotBeWritten(member, index, link.file().text()));
        }
        LoadedCharacter owner = found.get().character();
        String way = found.get().way();
        Optional<Integer> half = Half.other(MembersGain.ofMember(member.file().ledger(), link.file().text(), way),
                index, MembersGain.ofOwner(owner.evaluated().history(),
                        path(new LinkedCharacter(member, link, way)), way));
        if (half.isEmpty()) {
            return change;
        }
        List<String> reached = MembersGain.reached(entry(owner, half.get()).orElseThrow()).stream()
                .filter(other -> !other.equals(way)).toList();
        ProposedChange taken = undoTaken(owner, half.get(), reached);
        List<ProposedChange> others = new ArrayList<>();
        others.add(taken.alone());
        others.addAll(taken.others());
        return change.with(others);
    }

    private static String path(LinkedCharacter member) {
        return member.character().evaluated().sheet().id() + "." + member.link().id();
    }
}
