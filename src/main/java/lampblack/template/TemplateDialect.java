package lampblack.template;

import java.util.Set;
import org.thymeleaf.context.IExpressionContext;
import org.thymeleaf.processor.IProcessor;
import org.thymeleaf.standard.StandardDialect;
import org.thymeleaf.standard.expression.IStandardVariableExpression;
import org.thymeleaf.standard.expression.IStandardVariableExpressionEvaluator;
import org.thymeleaf.standard.expression.StandardExpressionExecutionContext;
import org.thymeleaf.templatemode.TemplateMode;

/** As much of the standard dialect as the templates use; the rest would only be loaded. */
final class TemplateDialect extends StandardDialect {

    private final TemplateMode mode;
    private final RecordPaths paths = new RecordPaths();

    TemplateDialect(TemplateMode mode) {
        this.mode = mode;
        setVariableExpressionEvaluator(new PathEvaluator());
        // The usual one starts all of Jackson, for a mode of templates that there is none of.
        setJavaScriptSerializer((object, writer) -> {
            throw new UnsupportedOperationException("no script is ever written");
        });
    }

    @Override
    public Set<IProcessor> getProcessors(String prefix) {
        return Set.of(new TemplateProcessor(mode, new CompiledTemplates(paths, mode)));
    }

    private final class PathEvaluator implements IStandardVariableExpressionEvaluator {

        @Override
        public Object evaluate(IExpressionContext context, IStandardVariableExpression expression,
                StandardExpressionExecutionContext executionContext) {
            RecordPaths.RecordPath path = paths.path(expression.getExpression());
            Object value = context.getVariable(path.first());
            if (value == null) {
                throw new IllegalStateException("nothing at " + path.text());
            }
            return path.follow(value);
        }
    }
}
