package lampblack.io;

import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.element.AbstractAttributeTagProcessor;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.standard.expression.AssignationUtils;
import org.thymeleaf.standard.processor.StandardAttrTagProcessor;
import org.thymeleaf.templatemode.TemplateMode;

/** {@code th:attr}: attributes of an element, such as {@code aria-label=${block.label}}, escaped. */
final class SheetAttributes extends AbstractAttributeTagProcessor {

    SheetAttributes(TemplateMode mode, String prefix) {
        super(mode, prefix, null, false, StandardAttrTagProcessor.ATTR_NAME, true,
                StandardAttrTagProcessor.PRECEDENCE, true);
    }

    @Override
    protected void doProcess(ITemplateContext context, IProcessableElementTag tag, AttributeName name, String written,
            IElementTagStructureHandler element) {
        AssignationUtils.parseAssignationSequence(context, written, false).forEach(each -> {
            String value = Escaped.html(each.getRight().execute(context));
            String attribute = String.valueOf(each.getLeft().execute(context));
            if (value.isEmpty()) {
                element.removeAttribute(attribute);
            } else {
                element.setAttribute(attribute, value);
            }
        });
    }
}
