package lampblack.play;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;

/**
 * What a mark comes to: the edits that write it and what is to be said of it, or why it cannot be.
 *
 * @param whenFull what happens because something is full, in small markup, or empty
 * @param refused why nothing is to be written
 * @param misuse whether what was asked for makes no sense, rather than having no room
 */
public record MarkResult(List<Edit> edits, List<Message> says, String whenFull, Optional<Message> refused,
        boolean misuse) {

    public MarkResult {
        edits = List.copyOf(edits);
        says = List.copyOf(says);
    }

    static MarkResult of(List<Edit> edits, Message... says) {
        return new MarkResult(edits, List.of(says), "", Optional.empty(), false);
    }

    static MarkResult refused(Message why) {
        return new MarkResult(List.of(), List.of(), "", Optional.of(why), false);
    }

    static MarkResult refused(Message why, String whenFull) {
        return new MarkResult(List.of(), List.of(), whenFull, Optional.of(why), false);
    }

    /** Refuses what was to be marked, which has gone from its track. */
    public static MarkResult gone(String name) {
        return refused(Message.of("mark.not-marked", "words", name));
    }

    static MarkResult misuse(Message why) {
        return new MarkResult(List.of(), List.of(), "", Optional.of(why), true);
    }

    /** Refuses a name that is none of those there are. */
    static MarkResult unknown(Message why, String written, List<String> known) {
        return misuse(NearestName.to(written, known)
                .map(near -> Message.of("cli.did-you-mean", "words", why, "name", near))
                .orElseGet(() -> known.isEmpty() ? why : Message.of("cli.there-are", "words", why, "known",
                        known.stream().map(name -> (Object) Message.quoted(name)).toList())));
    }
}
