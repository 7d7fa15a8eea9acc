package lampblack.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.node.DocumentEditor;
import lampblack.node.NewValue;
import lampblack.play.TakenMark;
import lampblack.play.TakenMarks;
import lampblack.replay.EntryResult;
import lampblack.rules.OtherTrack;

/** Writes the marks of play that an entry brings to owners, and takes them back with it. */
record MarksElsewhere(CharacterEditor editor, CharacterJudge judge) {

    /** A change with what its entries from one on mark on owners, which each of them says. */
    ProposedChange add(ProposedChange change, int first) {
        ProposedChange now = change;
        Choices before = change.before().evaluated().derived().choices();
        for (EntryResult result : change.after().map(after -> after.evaluated().history()).orElse(List.of())) {
            int index = result.entry().header().index();
            if (index < first) {
                continue;
            }
            Map<String, Long> asked = !result.applied() ? Map.of()
                    : new TakenMarks(now.after().orElseThrow().evaluated(), result.entry()).elsewhere(before);
            for (Map.Entry<String, Long> mark : asked.entrySet()) {
                now = added(now, index, mark.getKey(), mark.getValue());
            }
            before = result.after();
        }
        return now;
    }

    /** A change with marks on an owner. @param moved how many found room */
    private record Marked(ProposedChange change, long moved) {}

    private ProposedChange added(ProposedChange change, int index, String key, long amount) {
        Marked marked = on(change, change.before(), index, OtherTrack.of(key).orElseThrow(), amount, false);
        if (marked.moved == 0) {
            return marked.change;
        }
        LoadedCharacter member = change.after().orElseThrow();
        return editor.edit(member, DocumentEditor.put(entry(member, index).header().node(), List.of(TakenMarks.MARKED,
                key), NewValue.of(marked.moved))).after().map(says -> editor.same(change, says)
                        .with(marked.change.others())).orElse(marked.change);
    }

    /** Marks on the owner at an entry, as far as there is room; none where there was none. */
    private Marked on(ProposedChange change, LoadedCharacter member, int index, OtherTrack track, long amount,
            boolean back) {
        Optional<OwnerReference> link = member.file().link(track.link(), index);
        if (link.isEmpty()) {
            return new Marked(change, 0);
        }
        Optional<LoadedCharacter> owner = new OwnersThen(editor, judge).at(member, index, track.link())
                .map(LinkedCharacter::character);
        if (owner.isEmpty()) {
            LoadedCharacter said = index < member.file().ledger().size() ? member : change.after().orElseThrow();
            return new Marked(change.against(PaymentEditor.cannotBeWritten(said, index, link.get().file().text())), 0);
        }
        List<ProposedChange> others = new ArrayList<>(change.others());
        ProposedChange plain = others.stream().filter(other -> other.before().key().equals(owner.get().key()))
                .findFirst().orElseGet(() -> new ProposedChange(owner.get(), owner.get().text().source().text(), owner,
                        List.of()));
        Marked marked = marked(plain, track, amount, back);
        if (marked.moved == 0) {
            return new Marked(change, 0);
        }
        others.remove(plain);
        others.add(marked.change);
        return new Marked(new ProposedChange(change.before(), change.text(), change.after(), change.added(), others),
                marked.moved);
    }

    /** @param back whether marks that came are taken back */
    private Marked marked(ProposedChange ofOwner, OtherTrack track, long amount, boolean back) {
        Optional<TakenMark> mark = ofOwner.after().flatMap(now -> TakenMark.of(now.evaluated(), track.track(), amount))
                .filter(one -> one.moved() != 0);
        List<String> path = List.of("now", track.track());
        return mark.map(one -> {
            LoadedCharacter now = ofOwner.after().orElseThrow();
            long marks = one.there() + one.moved();
            LoadedCharacter after = back ? new EntryMarks(editor).back(now, path, marks)
                    : editor.put(now, path, NewValue.of(marks)).after().orElse(now);
            return new Marked(editor.same(ofOwner, after), one.moved());
        }).orElse(new Marked(ofOwner, 0));
    }

    /**
     * A change that takes an entry back, with the marks that it brought to owners.
     *
     * @param known owners that change of themselves, by the link that leads to them
     */
    ProposedChange back(ProposedChange undone, LoadedCharacter member, int index, Map<String, LoadedCharacter> known) {
        return moving(undone, member, index, entry(member, index), known, -1);
    }

    /** A change that brings an entry back, with the marks that it brings to owners again. */
    ProposedChange again(ProposedChange redone, LedgerEntry entry) {
        return moving(redone, redone.before(), entry.header().index(), entry, Map.of(), 1);
    }

    private ProposedChange moving(ProposedChange change, LoadedCharacter member, int index, LedgerEntry entry,
            Map<String, LoadedCharacter> known, int times) {
        ProposedChange now = change;
        for (Map.Entry<String, Long> said : new TakenMarks(member.evaluated(), entry).said().entrySet()) {
            Optional<OtherTrack> track = OtherTrack.ofOwner(said.getKey(), member.evaluated().sheet())
                    .filter(other -> !known.containsKey(other.link()));
            now = track.isEmpty() ? now : on(now, member, index, track.get(), times * said.getValue(), times < 0).change;
        }
        return now;
    }

    /** An owner's change with the marks taken back that an entry of a member brought it. */
    ProposedChange backOn(ProposedChange ofOwner, LoadedCharacter member, int index, String link) {
        ProposedChange now = ofOwner;
        for (Map.Entry<String, Long> said : new TakenMarks(member.evaluated(), entry(member, index)).said().entrySet()) {
            Optional<OtherTrack> track = OtherTrack.ofOwner(said.getKey(), member.evaluated().sheet())
                    .filter(other -> other.link().equals(link));
            now = track.isEmpty() ? now : marked(now, track.get(), -said.getValue(), true).change;
        }
        return now;
    }

    private static LedgerEntry entry(LoadedCharacter character, int index) {
        return character.file().ledger().stream().filter(entry -> entry.header().index() == index).findFirst()
                .orElseThrow();
    }
}
