package lampblack.builder.change;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.edit.ProposedChange;

/** A change with the messages to show once it is done. */
public record ChangeResult(ProposedChange proposed, List<Message> says) {

    public ChangeResult {
        says = List.copyOf(says);
    }
}
