package lampblack.template;

import org.thymeleaf.context.IEngineContext;
import org.thymeleaf.exceptions.TemplateProcessingException;
import org.thymeleaf.standard.expression.IStandardExpression;

/** One page while it is being set. */
final class RenderContext {

    /** Deeper than parts of a character can lie within each other. */
    private static final int DEEPEST = 200;

    private final IEngineContext context;
    private final Utf8Writer out;
    private final CompiledTemplates pieces;
    private int depth;

    RenderContext(IEngineContext context, Utf8Writer out, CompiledTemplates pieces) {
        this.context = context;
        this.out = out;
        this.pieces = pieces;
    }

    Utf8Writer out() {
        return out;
    }

    /** What a name stands for; null where it is not known. */
    Object value(String name, LocalVariable known) {
        for (LocalVariable localVariable = known; localVariable != null; localVariable = localVariable.outer()) {
            if (localVariable.name().equals(name)) {
                return localVariable.value();
            }
        }
        return context.getVariable(name);
    }

    /** What any other expression than a path comes to. */
    Object value(IStandardExpression expression, LocalVariable known) {
        context.increaseLevel();
        try {
            tell(known);
            return expression.execute(context);
        } finally {
            context.decreaseLevel();
        }
    }

    private void tell(LocalVariable known) {
        if (known != null) {
            tell(known.outer());
            context.setVariable(known.name(), known.value());
        }
    }

    /** Sets another template where this one stands. */
    void fragment(String name, LocalVariable known) {
        if (++depth > DEEPEST) {
            throw new TemplateProcessingException("templates within templates without end: " + name);
        }
        pieces.fragment(name, context).render(known, this);
        depth--;
    }
}
