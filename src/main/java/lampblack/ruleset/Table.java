package lampblack.ruleset;

import java.util.List;
import java.util.Map;
import lampblack.rules.Label;

/** A table for the reference page: columns by id, and rows with a cell for each. */
public record Table(Label label, List<String> columns, Map<String, Row> rows) {

    /** One row. */
    public record Row(Label label, List<String> cells) {}
}
