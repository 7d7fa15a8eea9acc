package lampblack.template;

import java.util.List;
import lampblack.html.ProseWriter;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.standard.processor.AbstractStandardExpressionAttributeTagProcessor;
import org.thymeleaf.standard.processor.StandardTextTagProcessor;

/** {@code th:prose}: paragraphs of words; {@code th:words}: the words of one. */
final class ProseProcessor extends AbstractStandardExpressionAttributeTagProcessor {

    ProseProcessor(String prefix, String name) {
        super(SheetDialect.MODE, prefix, name, StandardTextTagProcessor.PRECEDENCE, true);
    }

    @Override
    protected void doProcess(ITemplateContext context, IProcessableElementTag tag, AttributeName name, String value,
            Object result, IElementTagStructureHandler element) {
        element.setBody(ProseWriter.html((List<?>) result), false);
    }
}
