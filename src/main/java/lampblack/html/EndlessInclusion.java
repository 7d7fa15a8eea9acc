package lampblack.html;

import java.util.List;
import java.util.function.Predicate;

/** Templates lie deeper within each other than they may, or more of them are set than they may. */
public final class EndlessInclusion extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<InclusionPlace> places;

    /** @param places from the outermost to the innermost */
    EndlessInclusion(List<InclusionPlace> places) {
        super(places.get(places.size() - 1).toString());
        this.places = List.copyOf(places);
    }

    /** The innermost that is meant, or else the innermost of all. */
    public InclusionPlace innermost(Predicate<InclusionPlace> meant) {
        return places.stream().filter(meant).reduce((outer, inner) -> inner).orElse(places.get(places.size() - 1));
    }
}
