package lampblack.html;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** One page while it is being set. */
final class RenderContext {

    /** Deeper than parts of a character can lie within each other. */
    private static final int DEEPEST = 200;
    /** More than a book of a thousand characters has. */
    private static final int MOST = 2_000_000;

    private final HtmlWriter out;
    private final Templates templates;
    private final List<InclusionPlace> inclusions = new ArrayList<>();
    private int included;

    RenderContext(HtmlWriter out, Templates templates) {
        this.out = out;
        this.templates = templates;
    }

    HtmlWriter out() {
        return out;
    }

    /** What reads a component of the records of a class. */
    UnaryOperator<Object> accessor(Class<?> type, String name) {
        return templates.accessors().apply(type, name);
    }

    /** Sets another template where this one stands. */
    void fragment(String name, InclusionPlace place, LocalVariable variables) {
        inclusions.add(place);
        if (inclusions.size() > DEEPEST || ++included > MOST) {
            throw new EndlessInclusion(inclusions);
        }
        templates.named().apply(name).render(variables, this);
        inclusions.remove(inclusions.size() - 1);
    }
}
