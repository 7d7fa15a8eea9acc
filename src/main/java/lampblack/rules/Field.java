package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Words on a sheet: free text, or one of a list, with a detail where it asks for one.
 *
 * @param lines how many lines a blank sheet leaves for it
 * @param detail what the detail is called, where it asks for one
 */
public record Field(
        Label label, boolean required, int lines, Map<String, Label> oneOf, Optional<String> detail,
        List<String> suggestions) {

    /** The least number of lines with which a field is a block of its own. */
    public static final int LONG = 3;
}
