package lampblack.edit;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.node.DocumentEditor;

/** Finds the owner that a member had when an entry of its ledger was written. */
record OwnersThen(CharacterEditor editor, CharacterJudge judge) {

    /** The owner a link led to before an entry; empty where there was none, or it cannot be read or changed. */
    Optional<LinkedCharacter> at(LoadedCharacter member, int index, String link) {
        Optional<OwnerReference> then = member.file().link(link, index);
        if (then.isEmpty() || member.file().link(link).filter(then.get()::isSameAs).isPresent()) {
            return then.flatMap(owner -> judge.owner(member, link));
        }
        List<Integer> changes = member.file().ledger().stream().filter(entry -> entry.changedLinks().stream()
                .anyMatch(change -> change.key().text().equals(link))).map(LedgerEntry::header)
                .map(header -> header.index()).filter(change -> change >= index)
                .sorted(Comparator.reverseOrder()).toList();
        Optional<LoadedCharacter> before = Optional.of(member);
        for (int change : changes) {
            before = before.flatMap(now -> editor.edit(now, DocumentEditor.removeItem(now.file().root(),
                    List.of("ledger"), change)).after());
        }
        return before.flatMap(now -> judge.owner(now, link));
    }
}
