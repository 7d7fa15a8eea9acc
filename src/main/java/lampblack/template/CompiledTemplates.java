package lampblack.template;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.model.IModel;
import org.thymeleaf.templatemode.TemplateMode;

/** The templates that were set so far, each read once; who reads one at the same time reads the same. */
final class CompiledTemplates {

    private final Map<String, TemplateNode> fragments = new ConcurrentHashMap<>();
    private final Map<ElementPlace, TemplateNode> elements = new ConcurrentHashMap<>();
    private final RecordPaths paths;
    private final TemplateMode mode;

    /** Where an element begins that stands in no other. */
    private record ElementPlace(String template, int line, int column) {}

    CompiledTemplates(RecordPaths paths, TemplateMode mode) {
        this.paths = paths;
        this.mode = mode;
    }

    /** A whole template by its name, such as {@code parts/block}. */
    TemplateNode fragment(String name, ITemplateContext context) {
        TemplateNode known = fragments.get(name);
        if (known == null) {
            IModel parsed = context.getConfiguration().getTemplateManager()
                    .parseStandalone(context, name, null, mode, true, true);
            known = read(parsed, context);
            fragments.put(name, known);
        }
        return known;
    }

    /** An element of the template that is being processed. */
    TemplateNode element(IModel model, ITemplateContext context) {
        ElementPlace place = new ElementPlace(context.getTemplateData().getTemplate(), model.get(0).getLine(),
                model.get(0).getCol());
        TemplateNode known = elements.get(place);
        if (known == null) {
            known = read(model, context);
            elements.put(place, known);
        }
        return known;
    }

    private TemplateNode read(IModel model, ITemplateContext context) {
        return new TemplateCompiler(model, new TemplateExpressionReader(context, paths)).read();
    }
}
