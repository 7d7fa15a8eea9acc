package lampblack.html;

import java.util.function.UnaryOperator;

/** One page while it is being set. */
final class RenderContext {

    /** Deeper than parts of a character can lie within each other. */
    private static final int DEEPEST = 200;

    private final HtmlWriter out;
    private final Templates templates;
    private int depth;

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
    void fragment(String name, LocalVariable variables) {
        if (++depth > DEEPEST) {
            throw new IllegalStateException("templates within templates without end: " + name);
        }
        templates.named().apply(name).render(variables, this);
        depth--;
    }
}
