package lampblack.edit.fill;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.edit.ProposedChange;

/**
 * What came of reading a sheet back.
 *
 * @param change of the character
 * @param says what was read
 * @param unread what could not be, each with the reason
 */
public record ReadBack(ProposedChange change, List<Message> says, List<Message> unread) {

    public ReadBack {
        says = List.copyOf(says);
        unread = List.copyOf(unread);
    }
}
