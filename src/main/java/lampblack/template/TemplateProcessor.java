package lampblack.template;

import org.thymeleaf.context.IEngineContext;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.model.IModel;
import org.thymeleaf.processor.element.IElementModelProcessor;
import org.thymeleaf.processor.element.IElementModelStructureHandler;
import org.thymeleaf.processor.element.MatchingAttributeName;
import org.thymeleaf.processor.element.MatchingElementName;
import org.thymeleaf.templatemode.TemplateMode;

/**
 * Takes an element that stands in no other with all that is in it, and has it set from its pieces: a processor for each
 * attribute would see every element of a page gathered and copied once more for each.
 */
record TemplateProcessor(TemplateMode mode, CompiledTemplates templates) implements IElementModelProcessor {

    @Override
    public void process(ITemplateContext context, IModel model, IElementModelStructureHandler element) {
        DeferredRendering rendering = new DeferredRendering(templates.element(model, context), (IEngineContext) context,
                templates);
        model.reset();
        model.add(context.getModelFactory().createText(rendering));
    }

    @Override
    public MatchingElementName getMatchingElementName() {
        return MatchingElementName.forAllElements(mode);
    }

    @Override
    public MatchingAttributeName getMatchingAttributeName() {
        return null;
    }

    @Override
    public TemplateMode getTemplateMode() {
        return mode;
    }

    @Override
    public int getPrecedence() {
        return 0;
    }
}
