package lampblack.builder.build;

import java.util.List;
import lampblack.builder.page.Choice;

/**
 * What is entered in a field, and what may be.
 *
 * @param choices what it may be; none where any words do
 * @param suggestions what others say there
 * @param rows lines of a text that may be long, or empty for a single one
 * @param owed {@code owed} where it is still to be filled
 */
public record FieldEntry(String value, List<Choice> choices, List<String> suggestions, String rows, String owed) {

    public FieldEntry {
        choices = List.copyOf(choices);
        suggestions = List.copyOf(suggestions);
    }

    /** How it is entered. */
    public String input() {
        return !choices.isEmpty() ? "choice" : rows.isEmpty() ? "line" : "area";
    }
}
