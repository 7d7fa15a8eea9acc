package lampblack.template;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import lampblack.ruleset.TextFace;
import lampblack.ruleset.Theme;
import lampblack.ruleset.TitleFace;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.card.Deck;
import lampblack.template.check.TemplateFolder;
import org.thymeleaf.IEngineConfiguration;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.exceptions.TemplateEngineException;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.AbstractConfigurableTemplateResolver;
import org.thymeleaf.templateresource.ITemplateResource;
import org.thymeleaf.templateresource.StringTemplateResource;

/** Sets a sheet in type: one HTML document with styles and fonts inside, which needs nothing else and runs nothing. */
public final class SheetRenderer {

    /** The templates are well-formed, and to read them as XML spares the tables of all that HTML forgives. */
    private static final TemplateMode MODE = TemplateMode.XML;
    private static final Pattern COMMENT = Pattern.compile("/[*].*?[*]/\\s*", Pattern.DOTALL);

    private final Map<String, byte[]> changed;
    /** The fonts that sheets have had so far, in base 64. */
    private final Map<String, byte[]> fonts = new ConcurrentHashMap<>();
    private final TemplateEngine engine = new TemplateEngine();
    private final FontFaces faces;
    private final byte[] style;
    private final StyleInliner page = new StyleInliner();

    /** Renders with the templates that are packed with the product. */
    public SheetRenderer() {
        this(Map.of());
    }

    /** @param changed files in the place of packed ones, by their names, found fit by {@link TemplateFolder} */
    public SheetRenderer(Map<String, byte[]> changed) {
        this.changed = changed;
        engine.setDialect(new TemplateDialect(MODE));
        engine.setTemplateResolver(new SheetTemplateResolver());
        faces = new FontFaces(new String(bytes("fonts.css"), StandardCharsets.UTF_8), this::font);
        style = style("sheet.css");
    }

    /** Finds templates where the styles are. */
    private final class SheetTemplateResolver extends AbstractConfigurableTemplateResolver {

        SheetTemplateResolver() {
            setTemplateMode(MODE);
            setForceTemplateMode(true);
            setSuffix(".html");
        }

        @Override
        protected ITemplateResource computeTemplateResource(IEngineConfiguration configuration, String owner,
                String template, String file, String encoding, Map<String, Object> attributes) {
            // A blank between two parts would show on the page, and one before what is repeated is repeated.
            String text = TemplateSample.without(new String(bytes(file), StandardCharsets.UTF_8));
            return new StringTemplateResource(text.startsWith(StyleInliner.DOCTYPE)
                    ? text.substring(StyleInliner.DOCTYPE.length()) : text);
        }
    }

    /** One sheet as a document of its own. */
    public byte[] render(Sheet sheet, Paper paper) {
        return render(Document.of(List.of(sheet)), new PrintSettings(paper));
    }

    /** The whole document, in UTF-8. */
    public byte[] render(Document document, PrintSettings printing) {
        List<Theme> themes = document.sheets().stream().map(Sheet::theme).toList();
        return render("sheet", Map.of("document", document), themes, List.of(style,
                printing.large() ? style("large.css") : new byte[0], utf8(new DocumentStyle(printing).of(document))));
    }

    /** Cards to cut out, in UTF-8. */
    public byte[] render(Deck deck, PrintSettings printing) {
        return render("cards", Map.of("deck", deck), List.of(deck.theme()),
                List.of(style("cards.css"), utf8(new DocumentStyle(printing).of(deck))));
    }

    private byte[] render(String template, Map<String, Object> values, List<Theme> themes, List<byte[]> styles) {
        Utf8Writer written = new Utf8Writer();
        process(template, new Context(Locale.ROOT, values), written);
        List<byte[]> all = new ArrayList<>(faces.covering(written.letters(), unused(themes)));
        all.addAll(styles);
        return page.of(written.written(), all);
    }

    /** A style without its comments, which are for whoever reads the file. */
    private byte[] style(String name) {
        return utf8(COMMENT.matcher(new String(bytes(name), StandardCharsets.UTF_8)).replaceAll(""));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** What was changed was found fit, but may still go in circles. */
    private void process(String template, Context context, Utf8Writer out) {
        try {
            engine.process(template, context, out);
        } catch (TemplateEngineException failure) {
            throw changed.isEmpty() ? failure : new EndlessTemplateException(failure);
        }
    }

    /** The faces that none of a document's themes has. Labels are always set in the usual face of titles. */
    private static Set<String> unused(List<Theme> themes) {
        Set<String> unused = new HashSet<>();
        for (TextFace face : TextFace.values()) {
            unused.add(face.word());
        }
        for (TitleFace face : TitleFace.values()) {
            unused.add(face.word());
        }
        unused.remove(TitleFace.LEAGUE_GOTHIC.word());
        for (Theme theme : themes) {
            unused.remove(theme.text().word());
            unused.remove(theme.titles().word());
        }
        return unused;
    }

    private byte[] font(String name) {
        return fonts.computeIfAbsent(name, file -> Base64.getEncoder().encode(bytes(file)));
    }

    private byte[] bytes(String name) {
        byte[] own = changed.get(name);
        return own == null ? TemplateFolder.packed(name) : own;
    }
}
