package lampblack.rules.option;

import lampblack.rules.Label;

/**
 * One way in which a sheet belongs to another, which gives to it: a character to its crew.
 *
 * @param to the id of the owner's kind of sheet
 * @param required whether a character without it is unfinished
 */
public record OwnerLink(Label label, String to, boolean required) {

    /** The list in which what links bring stands among the options that were taken. */
    public static final String LIST = "links";

    public String id() {
        return label.id();
    }
}
