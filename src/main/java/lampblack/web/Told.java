package lampblack.web;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.io.Attempt;

/** A change with what is to be said once it is done. */
record Told(Attempt attempt, List<Message> says) {

    Told {
        says = List.copyOf(says);
    }
}
