package lampblack.io;

import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.standard.processor.AbstractStandardExpressionAttributeTagProcessor;
import org.thymeleaf.standard.processor.StandardTextTagProcessor;
import org.thymeleaf.templatemode.TemplateMode;

/** {@code th:text}: a value in the place of what stands in an element, escaped. */
final class SheetText extends AbstractStandardExpressionAttributeTagProcessor {

    SheetText(TemplateMode mode, String prefix) {
        super(mode, prefix, StandardTextTagProcessor.ATTR_NAME, StandardTextTagProcessor.PRECEDENCE, true);
    }

    @Override
    protected void doProcess(ITemplateContext context, IProcessableElementTag tag, AttributeName name, String written,
            Object value, IElementTagStructureHandler element) {
        element.setBody(Escaped.html(value), false);
    }
}
