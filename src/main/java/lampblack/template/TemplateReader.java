package lampblack.template;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import lampblack.html.TemplateNode;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.cache.NonCacheableCacheEntryValidity;
import org.thymeleaf.engine.TemplateData;
import org.thymeleaf.model.IModel;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresource.StringTemplateResource;

/** Has templates parsed by Thymeleaf and compiles them, each once. */
final class TemplateReader {

    /** The templates are well-formed, and to read them as XML spares the tables of all that HTML forgives. */
    private static final TemplateMode MODE = TemplateMode.XML;

    private final Map<String, TemplateNode> compiled = new ConcurrentHashMap<>();
    private final TemplateEngine engine = new TemplateEngine();
    private final UnaryOperator<String> texts;
    private final TemplateExpressionReader expressions;

    /**
     * @param texts gives the text of a template by its name
     * @param wordings gives what stands for {@code #{key}}
     */
    TemplateReader(UnaryOperator<String> texts, UnaryOperator<String> wordings) {
        engine.setDialects(Set.of());
        this.texts = texts;
        this.expressions = new TemplateExpressionReader(wordings);
    }

    /** A whole template by its name, such as {@code parts/block}; who reads one at the same time reads the same. */
    TemplateNode template(String name) {
        TemplateNode known = compiled.get(name);
        if (known == null) {
            known = new TemplateCompiler(parsed(name), expressions).read();
            compiled.put(name, known);
        }
        return known;
    }

    private IModel parsed(String name) {
        String text = texts.apply(name);
        TemplateData itself = new TemplateData(name, null, new StringTemplateResource(text), MODE,
                NonCacheableCacheEntryValidity.INSTANCE);
        return engine.getConfiguration().getTemplateManager().parseString(itself, text, 0, 0, MODE, false);
    }
}
