package lampblack.builder.change;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/**
 * A change with the messages to show once it is done.
 *
 * @param isWhole whether a board that shows it shows more of it than its own sheet
 */
public record ChangeResult(ProposedChange proposed, List<Message> says, boolean isWhole) {

    public ChangeResult(ProposedChange proposed, List<Message> says) {
        this(proposed, says, false);
    }

    public ChangeResult {
        says = List.copyOf(says);
    }

    /** The same where the character was of an earlier version as it was read, which the change takes over as well. */
    public ChangeResult from(LoadedCharacter read) {
        boolean isToday = proposed.after().filter(after -> !after.takeover().isOlder()).isPresent();
        if (!read.takeover().isOlder() || !isToday) {
            return this;
        }
        List<Message> all = new ArrayList<>(says);
        all.add(Message.of("web.moved.with-this", "version", read.ruleset().ruleset().version()));
        return new ChangeResult(proposed, all, true);
    }

    /** A change that says which marks of play come and go with it. */
    static ChangeResult sayingMarks(ProposedChange proposed) {
        return new ChangeResult(proposed, proposed.after()
                .map(after -> new CharacterDiff(proposed.before().evaluated(), after.evaluated()).marksOfAll())
                .orElse(List.of()));
    }
}
