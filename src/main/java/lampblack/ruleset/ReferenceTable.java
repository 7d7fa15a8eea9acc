package lampblack.ruleset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Label;

/**
 * A table for the reference page: columns by id with their headings, and rows with a cell for each.
 *
 * @param levels what a difference comes to when two sides are compared by it
 */
public record ReferenceTable(Label label, Map<String, String> headings, Map<String, ReferenceTableRow> rows,
        Optional<Levels> levels) {

    public ReferenceTable {
        headings = new LinkedHashMap<>(headings);
        rows = new LinkedHashMap<>(rows);
    }

    /** The headings of the columns. */
    public List<String> columns() {
        return List.copyOf(headings.values());
    }

    /** One row. */
    public record ReferenceTableRow(Label label, List<String> cells) {}
}
