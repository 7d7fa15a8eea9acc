package lampblack.builder.change;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.edit.ProposedChange;

/** A change with the messages to show once it is done. */
public record ChangeResult(ProposedChange proposed, List<Message> says) {

    public ChangeResult {
        says = List.copyOf(says);
    }

    /** A change that says which marks of play come and go with it. */
    static ChangeResult sayingMarks(ProposedChange proposed) {
        return new ChangeResult(proposed, proposed.after()
                .map(after -> new CharacterDiff(proposed.before().evaluated(), after.evaluated()).marksOfAll())
                .orElse(List.of()));
    }
}
