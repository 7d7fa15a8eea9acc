package lampblack.builder.change;

import java.util.List;
import lampblack.edit.ProposedChange;

/** A change that is looked at before it is made. @param lost the picks that cannot stay with it */
public record PreviewedChange(ProposedChange proposed, List<LostPick> lost) {

    /** A step and what of it is put back. */
    public record LostPick(String step, String name) {}

    public PreviewedChange {
        lost = List.copyOf(lost);
    }
}
