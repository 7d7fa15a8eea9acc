package lampblack.rules.option;

import java.util.Optional;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.track.Track;

/**
 * One way in which a sheet belongs to another, which gives to it: a character to its crew.
 *
 * @param to the id of the owner's kind of sheet
 * @param required whether a character without it is unfinished
 * @param owner what the owner is made of; empty until the sheets of the game are put together
 */
public record OwnerLink(Label label, String to, boolean required, Optional<SheetRules> owner) {

    /** The list in which what links bring stands among the options that were taken. */
    public static final String LIST = "links";

    /** The same with what is known of the owner's kind of sheet. */
    OwnerLink to(SheetRules known) {
        return new OwnerLink(label, to, required, Optional.of(known));
    }

    /** Whether the owner's ledger keeps a track of it. */
    boolean keeps(String track) {
        return owner.map(known -> known.tracks().get(track)).filter(Track::ledger).isPresent();
    }

    public String id() {
        return label.id();
    }
}
