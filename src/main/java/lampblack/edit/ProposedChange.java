package lampblack.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;

/**
 * A change to a character that is not saved yet.
 *
 * @param before the character as it was seen
 * @param text the whole file as it would be
 * @param after the character as it would be judged; empty where the new text could not be read
 * @param added what would be said against it, and against the others, that is not said already
 * @param others what changes in other files with it, saved together or not at all
 */
public record ProposedChange(LoadedCharacter before, String text, Optional<LoadedCharacter> after,
        List<Diagnostic> added, List<ProposedChange> others) {

    public ProposedChange {
        others = List.copyOf(others);
    }

    /** One that changes no other file. */
    public ProposedChange(LoadedCharacter before, String text, Optional<LoadedCharacter> after,
            List<Diagnostic> added) {
        this(before, text, after, added, List.of());
    }

    /** The same together with more changes of other files. */
    public ProposedChange with(List<ProposedChange> more) {
        List<Diagnostic> all = new ArrayList<>(added);
        more.forEach(other -> all.addAll(other.added));
        List<ProposedChange> together = new ArrayList<>(others);
        together.addAll(more);
        return new ProposedChange(before, text, after, all, together);
    }

    /** The same with one more thing against it. */
    public ProposedChange against(Diagnostic problem) {
        List<Diagnostic> all = new ArrayList<>(added);
        all.add(problem);
        return new ProposedChange(before, text, after, all, others);
    }

    /** The same by itself, without what changes in other files. */
    public ProposedChange alone() {
        return new ProposedChange(before, text, after, added);
    }

    /** The same where what speaks against it is put up with. */
    public ProposedChange allTheSame() {
        return new ProposedChange(before, text, after, List.of(), others);
    }

    /** Whether nothing speaks against saving it. */
    public boolean isProblemFree() {
        return added.isEmpty() && after.isPresent() && others.stream().allMatch(other -> other.after.isPresent());
    }
}
