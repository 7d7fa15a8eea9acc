package lampblack.io;

import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.standard.processor.AbstractStandardExpressionAttributeTagProcessor;
import org.thymeleaf.standard.processor.StandardClassappendTagProcessor;
import org.thymeleaf.templatemode.TemplateMode;

/** {@code th:classappend}: one class more for an element, escaped; an empty one is none. */
final class SheetClass extends AbstractStandardExpressionAttributeTagProcessor {

    private static final String CLASS = "class";

    SheetClass(TemplateMode mode, String prefix) {
        super(mode, prefix, StandardClassappendTagProcessor.ATTR_NAME,
                StandardClassappendTagProcessor.PRECEDENCE, true);
    }

    @Override
    protected void doProcess(ITemplateContext context, IProcessableElementTag tag, AttributeName name, String written,
            Object value, IElementTagStructureHandler element) {
        String added = Escaped.html(value);
        String before = tag.getAttributeValue(CLASS);
        if (!added.isEmpty()) {
            element.setAttribute(CLASS, before == null || before.isEmpty() ? added : before + " " + added);
        }
    }
}
