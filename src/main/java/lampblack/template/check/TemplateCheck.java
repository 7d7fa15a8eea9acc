package lampblack.template.check;

import java.io.StringReader;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.html.StyleInliner;
import lampblack.template.TemplateText;
import lampblack.template.TemplateTypes;
import org.attoparser.AbstractMarkupHandler;
import org.attoparser.MarkupParser;
import org.attoparser.ParseException;
import org.attoparser.config.ParseConfiguration;

/** Checks a customized template with the parser that will read it: its form, attributes and paths. */
public final class TemplateCheck extends AbstractMarkupHandler {

    /** The templates of whole pages. */
    private static final List<String> PAGES = List.of("sheet", "cards");
    private static final List<String> STYLES = List.of("fonts.css", "sheet.css");

    /** An attribute and where its value begins in the text. */
    record WrittenAttribute(String name, int at, String value, int valueAt) {

        boolean isOurs() {
            return name.startsWith("th:") || name.startsWith("data-th-");
        }

        /** Whether it decides if an element, or what it holds, comes onto the page. */
        boolean decides() {
            return isOurs() && !name.equals("th:attr") && !name.equals("th:classappend");
        }
    }

    private final Source source;
    private final TemplateText parsed;
    private final OutsideCheck outside;
    private final String template;
    private final List<String> fragments;
    private final Report report;
    private final Deque<String> elements = new ArrayDeque<>();
    private final Deque<Map<String, Type>> scopes = new ArrayDeque<>();
    private final Deque<Boolean> always = new ArrayDeque<>(List.of(true));
    private final Set<String> linked = new HashSet<>();
    private final List<WrittenAttribute> attributes = new ArrayList<>();
    private String element = "";
    private int elementAt;

    /**
     * A check of one file.
     *
     * @param name the file within its folder, such as {@code parts/block.html}
     * @param fragments the fragments that there are
     */
    public TemplateCheck(Source source, String name, List<String> fragments, Report report) {
        this.source = source;
        this.parsed = TemplateText.of(source.text());
        this.outside = new OutsideCheck(source, report);
        this.template = name.substring(0, name.lastIndexOf('.'));
        this.fragments = fragments;
        this.report = report;
    }

    public void check() {
        scopes.push(TemplateTypes.begin(template));
        if (parsed.unclosed() >= 0) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED, source.span(parsed.unclosed(),
                    parsed.unclosed() + 4), Message.of("template.not-well-formed.comment")));
            return;
        }
        if (parsed.text().isBlank()) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED, source.start(),
                    Message.of("template.not-well-formed.empty")));
            return;
        }
        try {
            new MarkupParser(form()).parse(new StringReader(parsed.text()), this);
        } catch (ParseException broken) {
            int at = broken.getLine() == null ? 0 : parsed.written(broken.getLine(), broken.getCol());
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED,
                    source.span(at, Math.min(at + 1, source.text().length()))));
        }
        if (PAGES.contains(template) && (linked.size() < STYLES.size()
                || !StyleInliner.linksStyles(parsed.text()))) {
            report.add(Diagnostic.of(Code.TEMPLATE__MISSING_LINK, source.start()));
        }
    }

    private static ParseConfiguration form() {
        ParseConfiguration form = ParseConfiguration.xmlConfiguration();
        form.setElementBalancing(ParseConfiguration.ElementBalancing.REQUIRE_BALANCED);
        form.setCaseSensitive(true);
        form.setNoUnmatchedCloseElementsRequired(true);
        form.setUniqueAttributesInElementRequired(true);
        form.setXmlWellFormedAttributeValuesRequired(true);
        form.setUniqueRootElementPresence(ParseConfiguration.UniqueRootElementPresence.NOT_VALIDATED);
        return form;
    }

    @Override
    public void handleOpenElementStart(char[] buffer, int at, int length, int line, int column) {
        begin(new String(buffer, at, length), line, column);
    }

    @Override
    public void handleStandaloneElementStart(char[] buffer, int at, int length, boolean minimized, int line,
            int column) {
        begin(new String(buffer, at, length), line, column);
    }

    @Override
    public void handleOpenElementEnd(char[] buffer, int at, int length, int line, int column) {
        scopes.push(within());
        always.push(always.peek() && attributes.stream().noneMatch(WrittenAttribute::decides));
        elements.push(element);
    }

    @Override
    public void handleStandaloneElementEnd(char[] buffer, int at, int length, boolean minimized, int line, int column) {
        within();
    }

    @Override
    public void handleCloseElementEnd(char[] buffer, int at, int length, int line, int column) {
        scopes.pop();
        always.pop();
        elements.pop();
    }

    @Override
    public void handleText(char[] buffer, int at, int length, int line, int column) {
        String text = new String(buffer, at, length);
        if (OutsideCheck.isStyle(elements.peek())) {
            outside.style(text, parsed.written(line, column));
        } else {
            outside.words(text, parsed.written(line, column));
        }
    }

    @Override
    public void handleCDATASection(char[] buffer, int at, int length, int outerAt, int outerLength, int line,
            int column) {
        outside.idle("<![CDATA[", parsed.written(line, column));
    }

    @Override
    public void handleDocType(char[] buffer, int keywordAt, int keywordLength, int keywordLine, int keywordColumn,
            int nameAt, int nameLength, int nameLine, int nameColumn, int typeAt, int typeLength, int typeLine,
            int typeColumn, int publicAt, int publicLength, int publicLine, int publicColumn, int systemAt,
            int systemLength, int systemLine, int systemColumn, int subsetAt, int subsetLength, int subsetLine,
            int subsetColumn, int outerAt, int outerLength, int line, int column) {
        outside.idle("<!DOCTYPE", parsed.written(line, column));
    }

    @Override
    public void handleXmlDeclaration(char[] buffer, int keywordAt, int keywordLength, int keywordLine,
            int keywordColumn, int versionAt, int versionLength, int versionLine, int versionColumn, int encodingAt,
            int encodingLength, int encodingLine, int encodingColumn, int aloneAt, int aloneLength, int aloneLine,
            int aloneColumn, int outerAt, int outerLength, int line, int column) {
        outside.idle("<?xml", parsed.written(line, column));
    }

    @Override
    public void handleProcessingInstruction(char[] buffer, int targetAt, int targetLength, int targetLine,
            int targetColumn, int contentAt, int contentLength, int contentLine, int contentColumn, int outerAt,
            int outerLength, int line, int column) {
        outside.idle("<?" + new String(buffer, targetAt, targetLength), parsed.written(line, column));
    }

    @Override
    public void handleAttribute(char[] buffer, int nameAt, int nameLength, int nameLine, int nameColumn,
            int operatorAt, int operatorLength, int operatorLine, int operatorColumn, int valueAt, int valueLength,
            int outerAt, int outerLength, int valueLine, int valueColumn) {
        int begin = outerLength == 0 ? 0 : parsed.written(valueLine, valueColumn + valueAt - outerAt);
        attributes.add(new WrittenAttribute(new String(buffer, nameAt, nameLength),
                parsed.written(nameLine, nameColumn), new String(buffer, valueAt, valueLength), begin));
    }

    private void begin(String name, int line, int column) {
        attributes.clear();
        element = name;
        elementAt = parsed.written(line, column);
    }

    /** What is known within an element, once its attributes are judged; in the order in which they do something. */
    private Map<String, Type> within() {
        Map<String, Type> known = new LinkedHashMap<>(scopes.peek());
        boolean stands = outside.element(element, elementAt, elements.peek(), attributes, isLinkToStyles());
        new TemplateExpressionCheck(source, fragments, report).judge(attributes, known);
        attributes.stream().filter(one -> stands && !one.isOurs()).forEach(one -> outside.attribute(element, one));
        return known;
    }

    /** Whether it is one of the links in whose place the styles come to stand, on every page. */
    private boolean isLinkToStyles() {
        return PAGES.contains(template) && element.equals("link") && always.peek() && attributes.size() == 2
                && STYLES.contains(attributes.get(1).value()) && linked.add(attributes.get(1).value());
    }
}
