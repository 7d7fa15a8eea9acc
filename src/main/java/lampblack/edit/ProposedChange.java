package lampblack.edit;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;

/**
 * A change to a character that is not saved yet.
 *
 * @param before the character as it was seen
 * @param text the whole file as it would be
 * @param after the character as it would be judged; empty where the new text could not be read
 * @param added what would be said against it that is not said already
 */
public record ProposedChange(LoadedCharacter before, String text, Optional<LoadedCharacter> after,
        List<Diagnostic> added) {

    /** Whether nothing speaks against saving it. */
    public boolean isProblemFree() {
        return added.isEmpty() && after.isPresent();
    }
}
