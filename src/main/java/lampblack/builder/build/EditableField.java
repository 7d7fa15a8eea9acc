package lampblack.builder.build;

import java.util.List;
import lampblack.builder.page.Choice;

/**
 * A field to fill in.
 *
 * @param in the part it belongs to, or empty
 * @param choices what it may be; none where any words do
 * @param detail what is asked beside it, or empty
 * @param rows lines of a text that may be long, or empty for a single one
 * @param owed {@code owed} where it is still to be filled
 * @param shown what it says where it is told of
 */
public record EditableField(
        String id, String action, String in, String field, String label, String help, String value,
                List<Choice> choices,
        List<String> suggestions, String detail, String detailValue, String rows, String owed, String shown) {

    /** Which template asks for it. */
    public String input() {
        return !choices.isEmpty() ? "choice" : rows.isEmpty() ? "line" : "area";
    }

    /** What its suggestions are called on the page, or empty. */
    public String list() {
        return suggestions.isEmpty() ? "" : id + ".known";
    }

    /** The id of its detail. */
    public String detailId() {
        return id + ".detail";
    }

    /** The id of the words that explain it, or empty. */
    public String helpId() {
        return help.isEmpty() ? "" : id + ".help";
    }
}
