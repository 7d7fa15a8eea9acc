package lampblack.ruleset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Span;

/**
 * Where an author wants the blocks of a sheet to stand on paper. Blocks go by what they show: {@code tracks.stress},
 * {@code lists.talents}, or one of {@link #EARNING}, {@link #ADVANCES} and {@link #NOTES}.
 *
 * @param sides one after the other, each beginning a page; empty where only something is left out
 * @param leftOut what is not printed
 * @param odds the outcomes whose chances are printed beside the ratings that a roll picks, by the roll
 * @param named where each block is named, to be placed or left out
 * @param small sides for paper of the size of a booklet, where those are others
 * @param across sides for paper on its long edge, where those are others
 */
public record PagePlan(boolean landscape, List<List<PlanStrip>> sides, Set<String> leftOut, Map<String, PlanOdds> odds,
        Map<String, Span> named, List<List<PlanStrip>> small, List<List<PlanStrip>> across) {

    /** The plan of a sheet for which none is given. */
    public static final PagePlan NONE = new PagePlan(false, List.of(), Set.of(), Map.of(), Map.of(), List.of(), List.of());

    /** What earns experience. */
    public static final String EARNING = "earning";
    /** What experience buys. */
    public static final String ADVANCES = "advances";
    /** Lines to write on. */
    public static final String NOTES = "notes";
    /** The head of the first page, which looks as a theme says and stands where it is. */
    public static final String NAME_PLATE = "name-plate";

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
        small = small.stream().map(List::copyOf).toList();
        across = across.stream().map(List::copyOf).toList();
    }

    /** The same with other sides. */
    public PagePlan with(List<List<PlanStrip>> others) {
        return new PagePlan(landscape, others, leftOut, odds, named, List.of(), List.of());
    }

    /** The strips of all its sides, for whatever paper. */
    public List<PlanStrip> strips() {
        return Stream.of(sides, small, across).flatMap(List::stream).flatMap(List::stream).toList();
    }

    /** Whether it says where a block stands. */
    public boolean places(String path) {
        return sides.stream().flatMap(List::stream).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).anyMatch(row -> row.contains(path));
    }
}
