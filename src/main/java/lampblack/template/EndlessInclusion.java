package lampblack.template;

import java.util.List;
import java.util.function.Predicate;
import org.thymeleaf.model.IProcessableElementTag;

/** Templates lie deeper within each other than they may, or more of them are set than they may. */
final class EndlessInclusion extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<IProcessableElementTag> places;

    /** @param places from the outermost to the innermost */
    EndlessInclusion(List<IProcessableElementTag> places) {
        super(places.get(places.size() - 1).getTemplateName());
        this.places = places;
    }

    /** The innermost of the templates that are meant, or else the innermost of all. */
    IProcessableElementTag innermost(Predicate<String> meant) {
        return places.stream().filter(place -> meant.test(place.getTemplateName())).reduce((outer, inner) -> inner)
                .orElse(places.get(places.size() - 1));
    }
}
