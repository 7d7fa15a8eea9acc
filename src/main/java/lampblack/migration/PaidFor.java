package lampblack.migration;

import java.util.List;
import lampblack.character.CharacterFile;
import lampblack.character.EntryKind;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Span;

/**
 * What a character chose or bought, so that it brings back what it is worth once it is no longer in the game; what came
 * for nothing does not.
 *
 * @param gains where its file says what it gained
 */
public record PaidFor(List<Span> gains) {

    public static PaidFor of(CharacterFile file) {
        return new PaidFor(file.ledger().stream().filter(entry -> entry.kind() == EntryKind.GAIN)
                .map(entry -> entry.header().node().span()).toList());
    }

    public boolean has(TakenOption taken) {
        Span pick = taken.pick().span();
        return !taken.made() && !taken.brought() && gains.stream().noneMatch(gain -> gain.source().equals(pick.source())
                && gain.start() <= pick.start() && pick.end() <= gain.end());
    }
}
