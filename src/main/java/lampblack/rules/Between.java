package lampblack.rules;

import lampblack.diagnostic.Message;

/**
 * Which numbers pass: those from one to another, both included.
 *
 * @param most {@link Amount#UNLIMITED} where there is no highest
 */
public record Between(long least, long most) {

    /** Lower than anything goes. */
    public static final long LEAST = -Amount.UNLIMITED;

    public boolean holds(long number) {
        return number >= least && number <= most;
    }

    /** The numbers as a sentence names them: "at most 2". */
    public Message words() {
        return least == most ? Message.of("between.exactly", "least", least)
                : most == Amount.UNLIMITED ? Message.of("between.at-least", "least", least)
                : least == 0 || least == LEAST ? Message.of("between.at-most", "most", most)
                : Message.of("between.both", "least", least, "most", most);
    }
}
