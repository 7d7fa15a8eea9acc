package lampblack.template;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.store.bundled.BundledFiles;
import org.thymeleaf.IEngineConfiguration;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.messageresolver.AbstractMessageResolver;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.AbstractConfigurableTemplateResolver;
import org.thymeleaf.templateresource.ITemplateResource;
import org.thymeleaf.templateresource.StringTemplateResource;

/** Sets pages of the browser in HTML, from the templates that are packed with the product. */
public final class PageRenderer {

    private static final String FOLDER = "templates/";
    private static final TemplateMode MODE = TemplateMode.XML;

    private final TemplateEngine engine = new TemplateEngine();

    /** @param messages where templates take the words of {@code #{key}} from */
    public PageRenderer(Messages messages) {
        engine.setDialect(new TemplateDialect(MODE));
        engine.setTemplateResolver(new PageTemplateResolver());
        engine.setMessageResolver(new PageMessageResolver(messages));
    }

    /** What a template, named by its path such as {@code web/frame}, makes of values; in UTF-8. */
    public byte[] render(String template, Map<String, Object> values) {
        Utf8Writer written = new Utf8Writer();
        engine.process(template, new Context(Locale.ROOT, values), written);
        return Arrays.copyOf(written.written().array(), written.written().limit());
    }

    /** Finds templates among what is packed. */
    private static final class PageTemplateResolver extends AbstractConfigurableTemplateResolver {

        PageTemplateResolver() {
            setTemplateMode(MODE);
            setForceTemplateMode(true);
            setSuffix(".html");
        }

        @Override
        protected ITemplateResource computeTemplateResource(IEngineConfiguration configuration, String owner,
                String template, String file, String encoding, Map<String, Object> attributes) {
            byte[] packed = BundledFiles.file(FOLDER + file)
                    .orElseThrow(() -> new IllegalStateException("no " + FOLDER + file + " beside the program"));
            return new StringTemplateResource(new String(packed, StandardCharsets.UTF_8).stripTrailing());
        }
    }

    /** The wordings that need nothing filled in. */
    private static final class PageMessageResolver extends AbstractMessageResolver {

        private final Messages messages;

        PageMessageResolver(Messages messages) {
            this.messages = messages;
        }

        @Override
        public String resolveMessage(ITemplateContext context, Class<?> origin, String key, Object[] values) {
            return messages.render(Message.of(key));
        }

        @Override
        public String createAbsentMessageRepresentation(
                ITemplateContext context, Class<?> origin, String key, Object[] values) {
            throw new IllegalStateException("no wording for " + key);
        }
    }
}
