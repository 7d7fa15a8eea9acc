package lampblack.rules.option;

import java.util.Set;
import java.util.stream.Collectors;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.track.Track;

/**
 * One way in which a sheet belongs to another, which gives to it: a character to its crew.
 *
 * @param to the id of the owner's kind of sheet
 * @param required whether a character without it is unfinished
 * @param ledger the owner's tracks that its ledger keeps
 */
public record OwnerLink(Label label, String to, boolean required, Set<String> ledger) {

    /** The list in which what links bring stands among the options that were taken. */
    public static final String LIST = "links";

    /** The same with what is known of the owner's kind of sheet. */
    OwnerLink to(SheetRules owner) {
        return new OwnerLink(label, to, required, owner.tracks().values().stream().filter(Track::ledger)
                .map(Track::id).collect(Collectors.toSet()));
    }

    public String id() {
        return label.id();
    }
}
