package lampblack.template;

import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.standard.processor.AbstractStandardFragmentInsertionTagProcessor;
import org.thymeleaf.standard.processor.StandardWithTagProcessor;

/** {@code th:replace}: another template, once what repeats or leaves out the element has done so. */
final class InclusionProcessor extends AbstractStandardFragmentInsertionTagProcessor {

    InclusionProcessor(String prefix) {
        super(SheetDialect.MODE, prefix, "replace", StandardWithTagProcessor.PRECEDENCE + 1, true);
    }

    @Override
    protected void doProcess(ITemplateContext context, IProcessableElementTag tag, AttributeName name, String value,
            IElementTagStructureHandler element) {
        ((Inclusions) context.getVariable(Inclusions.NAME)).enter(tag, context.getTemplateStack());
        super.doProcess(context, tag, name, value, element);
    }
}
