package lampblack.ruleset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Span;

/**
 * Where an author wants the blocks of a sheet to stand on paper. Blocks go by what they show: {@code tracks.stress},
 * {@code lists.talents}, or one of {@link #EARNING}, {@link #ADVANCES} and {@link #NOTES}.
 *
 * @param sides one after the other, each beginning a page; empty where only something is left out
 * @param leftOut what is not printed
 * @param odds the outcomes whose chances are printed beside the ratings that a roll picks, by the roll
 * @param named where each block is named, to be placed or left out
 */
public record PagePlan(boolean landscape, List<List<PlanStrip>> sides, Set<String> leftOut, Map<String, PlanOdds> odds,
        Map<String, Span> named) {

    /** The plan of a sheet for which none is given. */
    public static final PagePlan NONE = new PagePlan(false, List.of(), Set.of(), Map.of(), Map.of());

    /** What earns experience. */
    public static final String EARNING = "earning";
    /** What experience buys. */
    public static final String ADVANCES = "advances";
    /** Lines to write on. */
    public static final String NOTES = "notes";

    /** The outcomes of a roll whose chances are printed together, and where that is written. */
    public record PlanOdds(List<String> outcomes, Span place) {
        public PlanOdds {
            outcomes = List.copyOf(outcomes);
        }
    }

    /**
     * Columns across the page.
     *
     * @param widths where their widths are written; empty where they are all alike
     */
    public record PlanStrip(List<PlanColumn> columns, Optional<Span> widths) {
        public PlanStrip {
            columns = List.copyOf(columns);
        }
    }

    /**
     * Blocks one above the other, several where they stand beside each other.
     *
     * @param width against the other columns of the strip, 1 to 9
     */
    public record PlanColumn(int width, List<List<String>> blocks) {
        public PlanColumn {
            blocks = blocks.stream().map(List::copyOf).toList();
        }
    }

    public PagePlan {
        sides = sides.stream().map(List::copyOf).toList();
        leftOut = Set.copyOf(leftOut);
        odds = new LinkedHashMap<>(odds);
        named = new LinkedHashMap<>(named);
    }

    /** Whether it says where a block stands. */
    public boolean places(String path) {
        return sides.stream().flatMap(List::stream).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).anyMatch(row -> row.contains(path));
    }
}
