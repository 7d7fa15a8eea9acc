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
    private final CompiledTemplates templates;
    private int depth;

    RenderContext(IEngineContext context, Utf8Writer out, CompiledTemplates templates) {
        this.context = context;
        this.out = out;
        this.templates = templates;
    }

    Utf8Writer out() {
        return out;
    }

    /** What a name stands for; null where it is not known. */
    Object value(String name, LocalVariable variables) {
        for (LocalVariable localVariable = variables; localVariable != null; localVariable = localVariable.outer()) {
            if (localVariable.name().equals(name)) {
                return localVariable.value();
            }
        }
        return context.getVariable(name);
    }

    /** What any other expression than a path comes to. */
    Object value(IStandardExpression expression, LocalVariable variables) {
        context.increaseLevel();
        try {
            restore(variables);
            return expression.execute(context);
        } finally {
            context.decreaseLevel();
        }
    }

    private void restore(LocalVariable variables) {
        if (variables != null) {
            restore(variables.outer());
            context.setVariable(variables.name(), variables.value());
        }
    }

    /** Sets another template where this one stands. */
    void fragment(String name, LocalVariable variables) {
        if (++depth > DEEPEST) {
            throw new TemplateProcessingException("templates within templates without end: " + name);
        }
        templates.fragment(name, context).render(variables, this);
        depth--;
    }
}
