package lampblack.engine;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Nearest;

/**
 * What a mark comes to: the edits that write it and what is to be said of it, or why it cannot be.
 *
 * @param whenFull what happens because something is full, in small markup, or empty
 * @param refused why nothing is to be written
 * @param misuse whether what was asked for makes no sense, rather than having no room
 */
public record Marked(List<Edit> edits, List<Message> says, String whenFull, Optional<Message> refused, boolean misuse) {

    public Marked {
        edits = List.copyOf(edits);
        says = List.copyOf(says);
    }

    static Marked of(List<Edit> edits, Message... says) {
        return new Marked(edits, List.of(says), "", Optional.empty(), false);
    }

    static Marked refused(Message why) {
        return new Marked(List.of(), List.of(), "", Optional.of(why), false);
    }

    static Marked refused(Message why, String whenFull) {
        return new Marked(List.of(), List.of(), whenFull, Optional.of(why), false);
    }

    static Marked misuse(Message why) {
        return new Marked(List.of(), List.of(), "", Optional.of(why), true);
    }

    /** Refuses a name that is none of those there are. */
    static Marked unknown(Message why, String written, List<String> known) {
        return misuse(Nearest.to(written, known)
                .map(near -> Message.of("cli.did-you-mean", "words", why, "name", near))
                .orElseGet(() -> known.isEmpty() ? why : Message.of("cli.there-are", "words", why, "known",
                        known.stream().map(each -> (Object) Message.of("cli.quoted", "word", each)).toList())));
    }
}
