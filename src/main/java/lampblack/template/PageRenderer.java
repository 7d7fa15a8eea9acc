package lampblack.template;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.html.Templates;
import lampblack.store.BundledFiles;

/** Sets pages of the browser in HTML, from the templates that are packed with the product. */
public final class PageRenderer {

    private static final String FOLDER = "templates/";

    private final Templates templates;

    /** @param messages where templates take the words of {@code #{key}} from */
    public PageRenderer(Messages messages) {
        templates = new Templates(new TemplateReader(PageRenderer::text, key -> messages.render(Message.of(key)))
                ::template, RecordAccessors::find);
    }

    /** The templates themselves. */
    public Templates templates() {
        return templates;
    }

    /** What a template, named by its path such as {@code web/frame}, makes of values; in UTF-8. */
    public byte[] render(String template, Map<String, Object> values) {
        return templates.render(template, values);
    }

    static String text(String template) {
        String file = FOLDER + template + ".html";
        byte[] packed = BundledFiles.file(file)
                .orElseThrow(() -> new IllegalStateException("no " + file + " beside the program"));
        return new String(packed, StandardCharsets.UTF_8).stripTrailing();
    }
}
