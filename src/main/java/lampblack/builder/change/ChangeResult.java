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

    /**
     * The same with what found no room; and where the character was of an earlier version as it was read, that the change
     * takes it over as well.
     */
    public ChangeResult from(LoadedCharacter read) {
        List<Message> all = new ArrayList<>(says);
        lost(proposed).stream().filter(words -> !says.contains(words)).forEach(all::add);
        proposed.others().forEach(other -> lost(other).forEach(words -> all.add(
                Message.of("web.changes.of-part", "part", other.before().name(), "words", words))));
        boolean isToday = proposed.after().filter(after -> !after.takeover().isOlder()).isPresent();
        boolean isMoved = read.takeover().isOlder() && isToday;
        if (isMoved) {
            all.add(Message.of("web.moved.with-this", "version", read.ruleset().ruleset().version()));
        }
        return new ChangeResult(proposed, all, isWhole || isMoved);
    }

    private static List<Message> lost(ProposedChange change) {
        return change.after().map(after -> after.evaluated().lostSince(change.before().evaluated())).orElse(List.of());
    }

    /** A change that says which marks of play come and go with it. */
    static ChangeResult sayingMarks(ProposedChange proposed) {
        return new ChangeResult(proposed, proposed.after()
                .map(after -> new CharacterDiff(proposed.before().evaluated(), after.evaluated()).marksOfAll())
                .orElse(List.of()));
    }
}
