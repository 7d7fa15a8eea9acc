package lampblack.template;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import lampblack.html.SheetWriter;
import lampblack.ruleset.Theme;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.Deck;
import lampblack.template.check.TemplateFolder;
import org.thymeleaf.exceptions.TemplateProcessingException;
import org.thymeleaf.model.IProcessableElementTag;

/** Sets sheets and cards in type, by the templates that are packed with the product or by somebody's own. */
public final class SheetRenderer {

    private static final String FILE_ENDING = ".html";

    private final Map<String, byte[]> changed;
    /** The fonts that sheets have had so far, in base 64. */
    private final Map<String, byte[]> fonts = new ConcurrentHashMap<>();
    private final SheetWriter writer;

    /** Renders with the templates that are packed with the product. */
    public SheetRenderer() {
        this(Map.of());
    }

    /** @param changed files in the place of packed ones, by their names, found fit by {@link TemplateFolder} */
    public SheetRenderer(Map<String, byte[]> changed) {
        this.changed = changed;
        SheetEngine engine = new SheetEngine(name -> TemplateText.of(text(name + FILE_ENDING)).text());
        this.writer = new SheetWriter(engine::render, this::text, this::font);
    }

    /** One sheet as a document of its own. */
    public byte[] render(Sheet sheet, Paper paper) {
        return render(Document.of(List.of(sheet)), new PrintSettings(paper));
    }

    /** The whole document, in UTF-8. */
    public byte[] render(Document document, PrintSettings printing) {
        return finite(() -> writer.render(document, printing));
    }

    /** Cards to cut out, in UTF-8. */
    public byte[] render(Deck deck, PrintSettings printing) {
        return finite(() -> writer.render(deck, printing));
    }

    /**
     * The letters of a rendered document that none of its faces has, each once, in their order.
     *
     * @param themes how its sheets look
     */
    public List<String> strangeLetters(byte[] rendered, List<Theme> themes) {
        return writer.strangeLetters(new String(rendered, StandardCharsets.UTF_8), themes.stream()
                .flatMap(theme -> theme.own().stream()).flatMap(fonts -> fonts.all().stream()).toList());
    }

    /** What was changed was found fit, but may still go in circles. */
    private byte[] finite(Supplier<byte[]> rendered) {
        try {
            return rendered.get();
        } catch (TemplateProcessingException failed) {
            throw failed.getCause() instanceof EndlessInclusion endless ? endless(endless) : failed;
        }
    }

    /** The innermost inclusion that was changed; those of ours end. */
    private EndlessTemplateException endless(EndlessInclusion inclusions) {
        IProcessableElementTag found = inclusions.innermost(name -> changed.containsKey(name + FILE_ENDING));
        String file = found.getTemplateName() + FILE_ENDING;
        return new EndlessTemplateException(file, text(file),
                TemplateText.of(text(file)).written(found.getLine(), found.getCol()));
    }

    private byte[] font(String name) {
        return fonts.computeIfAbsent(name, file -> Base64.getEncoder().encode(bytes(file)));
    }

    private String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private byte[] bytes(String name) {
        byte[] own = changed.get(name);
        return own == null ? TemplateFolder.packed(name) : own;
    }
}
