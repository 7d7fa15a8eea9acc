package lampblack.template;

import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.thymeleaf.IEngineConfiguration;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.cache.AlwaysValidCacheEntryValidity;
import org.thymeleaf.context.Context;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.ITemplateResolver;
import org.thymeleaf.templateresolver.TemplateResolution;
import org.thymeleaf.templateresource.StringTemplateResource;

/** Thymeleaf's engine, which sets the templates of sheets and cards as HTML. */
final class SheetEngine {

    private final TemplateEngine engine = new TemplateEngine();

    /** @param texts gives the text of a template by its name */
    SheetEngine(UnaryOperator<String> texts) {
        engine.setDialect(new SheetDialect());
        engine.setTemplateResolver(new TemplateTexts(texts));
    }

    /** What a template makes of values. */
    String render(String template, Map<String, Object> values) {
        Context context = new Context(Locale.ROOT, values);
        context.setVariable(Inclusions.NAME, new Inclusions());
        return engine.process(template, context);
    }

    private record TemplateTexts(UnaryOperator<String> texts) implements ITemplateResolver {

        @Override
        public String getName() {
            return "sheets";
        }

        @Override
        public Integer getOrder() {
            return 1;
        }

        @Override
        public TemplateResolution resolveTemplate(IEngineConfiguration configuration, String owner, String template,
                Map<String, Object> attributes) {
            return new TemplateResolution(new StringTemplateResource(texts.apply(template)), TemplateMode.HTML,
                    AlwaysValidCacheEntryValidity.INSTANCE);
        }
    }
}
