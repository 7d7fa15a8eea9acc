package lampblack.print.proof;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** The margins of odd pages and of even ones, in pixels. */
record PageMargins(List<Margin> sides) {

    /** Of one page. */
    record Margin(double left, double top) {}

    PageMargins {
        sides = List.copyOf(sides);
    }

    static PageMargins of(JsonNode measured) {
        List<Margin> sides = new ArrayList<>();
        measured.forEach(node -> sides.add(new Margin(node.path("left").asDouble(), node.path("top").asDouble())));
        return new PageMargins(sides);
    }

    /** Those of a page, counted from 1. */
    Margin on(int page) {
        return sides.get((page - 1) % sides.size());
    }
}
