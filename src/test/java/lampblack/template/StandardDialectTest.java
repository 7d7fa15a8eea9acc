package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import lampblack.diagnostic.Worded;
import lampblack.html.StyleInliner;
import lampblack.html.TemplateExpression;
import lampblack.html.TemplateNode;
import lampblack.html.Templates;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.template.check.TemplateFolder;
import ognl.ObjectPropertyAccessor;
import ognl.OgnlException;
import ognl.OgnlRuntime;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.thymeleaf.IEngineConfiguration;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.dialect.AbstractProcessorDialect;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.IProcessor;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.standard.processor.AbstractStandardExpressionAttributeTagProcessor;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.AbstractConfigurableTemplateResolver;
import org.thymeleaf.templateresource.ITemplateResource;
import org.thymeleaf.templateresource.StringTemplateResource;

/** Thymeleaf's own standard dialect reads the templates as we do: what a page is made of is no language of ours. */
@DisplayName("Thymeleaf's standard dialect")
@Tag("slow")
class StandardDialectTest {

    private static final TemplateMode MODE = TemplateMode.HTML;
    private static final Map<String, byte[]> TEMPLATES = templates();
    private static final SheetRenderer OURS = new SheetRenderer(TEMPLATES);
    private static final TemplateEngine STANDARD = new TemplateEngine();
    private static final Templates PROSE = new Templates(name -> new TemplateNode.ProseNode(
            TemplateExpression.path("all")), RecordAccessors::find);

    @BeforeAll
    static void set() {
        STANDARD.addDialect(new ProseDialect());
        STANDARD.setTemplateResolver(new TemplateTexts());
        OgnlRuntime.setPropertyAccessor(Record.class, new Components());
        OgnlRuntime.setPropertyAccessor(Collection.class, new Any());
        OgnlRuntime.setPropertyAccessor(List.class, new Any());
        OgnlRuntime.setPropertyAccessor(String.class, new Any());
    }

    /**
     * The templates without two things of which the standard dialect makes other blanks in HTML: what stands before a
     * repeated block, which we repeat, and breaks before an attribute, which we leave out.
     */
    private static Map<String, byte[]> templates() {
        Map<String, byte[]> templates = new TreeMap<>();
        for (String name : TemplateFolder.fragments()) {
            String text = TemplateText.of(utf8(TemplateFolder.packed(name + ".html"))).text();
            templates.put(name + ".html", text.replaceAll("\\s+(<th:block th:each=)", "$1")
                    .replaceAll("\\s*\n\\s*(?=[\\w:-]+=\")", " ").getBytes(StandardCharsets.UTF_8));
        }
        return templates;
    }

    private static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static Stream<String> rulesets() {
        return ShippedSheetsTest.rulesets();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @DisplayName("sets every shipped character, blank sheet and reference to the same bytes, and all of them together")
    void sheets(String id) throws IOException {
        Map<String, Sheet> sheets = ShippedSheetsTest.sheets(id);
        sheets.forEach((name, sheet) -> assertSame(Document.of(List.of(sheet)), name));
        assertSame(Document.of(List.copyOf(sheets.values())), "together");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @DisplayName("sets every shipped deck of cards to the same bytes")
    void cards(String id) {
        PrintSettings printing = new PrintSettings(Paper.A4);
        ShippedSheetsTest.deck(id, printing).ifPresent(deck ->
                assertSame("cards", Map.of("deck", deck), OURS.render(deck, printing), id));
    }

    private static void assertSame(Document document, String name) {
        assertSame("sheet", Map.of("document", document), OURS.render(document, new PrintSettings(Paper.A4).withNames()),
                name);
    }

    private static void assertSame(String template, Map<String, Object> values, byte[] ours, String name) {
        StringWriter standard = new StringWriter();
        STANDARD.process(template, new Context(Locale.ROOT, values), standard);
        assertEquals(unstyled(utf8(ours), "<link rel=\"icon\"", "</style>"),
                unstyled(StyleInliner.DOCTYPE + standard, "<link rel=\"stylesheet\" href=\"fonts.css\"/>",
                        "href=\"sheet.css\"/>"), name);
    }

    /** A page without what its styles are, or where they come from. */
    private static String unstyled(String page, String begin, String end) {
        int at = page.indexOf(begin);
        return page.substring(0, at) + page.substring(page.indexOf(end, at) + end.length());
    }

    private static final class TemplateTexts extends AbstractConfigurableTemplateResolver {

        TemplateTexts() {
            setTemplateMode(MODE);
            setForceTemplateMode(true);
            setSuffix(".html");
        }

        @Override
        protected ITemplateResource computeTemplateResource(IEngineConfiguration configuration, String owner,
                String template, String file, String encoding, Map<String, Object> attributes) {
            String text = utf8(TEMPLATES.get(file));
            return new StringTemplateResource(text.startsWith(StyleInliner.DOCTYPE)
                    ? text.substring(StyleInliner.DOCTYPE.length()) : text);
        }
    }

    /** Steps from a record to what it holds, with constants as their words. */
    private static final class Components extends ObjectPropertyAccessor {

        @Override
        public Object getProperty(@SuppressWarnings("rawtypes") Map context, Object record, Object name)
                throws OgnlException {
            Object value = OgnlRuntime.callMethod((ognl.OgnlContext) context, record, name.toString(), new Object[0]);
            return value instanceof List<?> list ? list.stream().map(Components::word).toList() : word(value);
        }

        private static Object word(Object value) {
            return value instanceof Worded choice ? choice.word() : value;
        }
    }

    /** The last step that asks whether there is anything. */
    private static final class Any extends ObjectPropertyAccessor {

        @Override
        public Object getProperty(@SuppressWarnings("rawtypes") Map context, Object value, Object name)
                throws OgnlException {
            if (!name.equals(TemplateTypes.ANY)) {
                throw new OgnlException("no such step: " + name);
            }
            return value instanceof Collection<?> list ? !list.isEmpty() : !value.toString().isEmpty();
        }
    }

    /** The two attributes that are ours, for words with a little markup. */
    private static final class ProseDialect extends AbstractProcessorDialect {

        ProseDialect() {
            super("prose", "th", 1000);
        }

        @Override
        public Set<IProcessor> getProcessors(String prefix) {
            return Set.of(new Prose(prefix, "prose"), new Prose(prefix, "words"));
        }
    }

    private static final class Prose extends AbstractStandardExpressionAttributeTagProcessor {

        Prose(String prefix, String name) {
            super(MODE, prefix, name, 1300, true);
        }

        @Override
        protected void doProcess(ITemplateContext context, IProcessableElementTag tag, AttributeName name, String value,
                Object result, IElementTagStructureHandler element) {
            element.setBody(utf8(PROSE.render("prose", Map.of("all", result))), false);
        }
    }
}
