package lampblack.builder.change;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.play.TakenMarks;
import lampblack.replay.MembersGain;
import lampblack.replay.OtherHalves;
import lampblack.rules.advance.PaidElsewhere;

/**
 * Says which files keep their half of what was paid or given where another version of a character takes the place of
 * this one.
 */
public record StayingHalves(Shelf shelf, LoadedCharacter now, Messages messages) {

    /** A sentence for each file; none where nothing that is shared comes or goes. */
    public List<String> of(Optional<StoredText> then) {
        return then.flatMap(stored -> stored.text().value()).map(text -> text.source().text()).map(this::of)
                .orElse(List.of());
    }

    /** The same for a text. */
    public List<String> of(String then) {
        if (!isShared(now.text().source().text()) && !isShared(then)) {
            return List.of();
        }
        Optional<CharacterFile> file = shelf.judge(now.key(), then).value().map(LoadedCharacter::file);
        return file.map(other -> OtherHalves.between(now.file(), other).stream()
                .map(name -> messages.text("ledger.lone-half.others", "file", name)).toList()).orElse(List.of());
    }

    /** Most texts need not be judged for it. */
    private static boolean isShared(String text) {
        return Stream.of(PaidElsewhere.KEY, LedgerEntry.Pays.KEY, MembersGain.FROM, MembersGain.TO,
                TakenMarks.MARKED)
                .anyMatch(key -> text.contains(key + ":"));
    }
}
