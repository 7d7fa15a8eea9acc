package lampblack.template;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import lampblack.html.RecordPath;
import org.thymeleaf.processor.IProcessor;
import org.thymeleaf.standard.StandardDialect;
import org.thymeleaf.standard.processor.StandardAttrTagProcessor;
import org.thymeleaf.standard.processor.StandardBlockTagProcessor;
import org.thymeleaf.standard.processor.StandardCaseTagProcessor;
import org.thymeleaf.standard.processor.StandardClassappendTagProcessor;
import org.thymeleaf.standard.processor.StandardEachTagProcessor;
import org.thymeleaf.standard.processor.StandardIfTagProcessor;
import org.thymeleaf.standard.processor.StandardSwitchTagProcessor;
import org.thymeleaf.standard.processor.StandardTextTagProcessor;
import org.thymeleaf.standard.processor.StandardUnlessTagProcessor;
import org.thymeleaf.standard.processor.StandardWithTagProcessor;
import org.thymeleaf.templatemode.TemplateMode;

/**
 * Of the standard dialect what a template of a sheet may say, so that nothing else does anything, and {@code th:prose}
 * and {@code th:words}, which are ours.
 */
final class SheetDialect extends StandardDialect {

    static final TemplateMode MODE = TemplateMode.HTML;

    SheetDialect() {
        Map<String, RecordPath> paths = new ConcurrentHashMap<>();
        setVariableExpressionEvaluator((context, expression, how) -> {
            RecordPath path = paths.computeIfAbsent(expression.getExpression(), RecordPath::new);
            return path.follow(context.getVariable(path.first()), RecordAccessors::find);
        });
        // The usual one loads all of Jackson, and there are no scripts.
        setJavaScriptSerializer((object, out) -> {
            throw new IllegalStateException("no script on a sheet");
        });
    }

    @Override
    public Set<IProcessor> getProcessors(String prefix) {
        return Set.of(new InclusionProcessor(prefix), new StandardEachTagProcessor(MODE, prefix),
                new StandardSwitchTagProcessor(MODE, prefix), new StandardCaseTagProcessor(MODE, prefix),
                new StandardIfTagProcessor(MODE, prefix), new StandardUnlessTagProcessor(MODE, prefix),
                new StandardWithTagProcessor(MODE, prefix), new StandardAttrTagProcessor(MODE, prefix),
                new StandardClassappendTagProcessor(prefix), new StandardTextTagProcessor(MODE, prefix),
                new ProseProcessor(prefix, "prose"), new ProseProcessor(prefix, "words"),
                new StandardBlockTagProcessor(MODE, prefix, StandardBlockTagProcessor.ELEMENT_NAME));
    }
}
