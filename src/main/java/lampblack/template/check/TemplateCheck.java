package lampblack.template.check;

import java.io.StringReader;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.html.StyleInliner;
import lampblack.template.TemplateSample;
import lampblack.template.TemplateTypes;
import org.attoparser.AbstractMarkupHandler;
import org.attoparser.MarkupParser;
import org.attoparser.ParseException;
import org.attoparser.config.ParseConfiguration;

/** Checks a customized template with the parser that will read it: its form, attributes and paths. */
public final class TemplateCheck extends AbstractMarkupHandler {

    private static final String TEMPLATE = "sheet";

    /** An attribute and where its value begins in the text. */
    record WrittenAttribute(String name, int at, String value, int valueAt) {}

    private final Source source;
    private final String template;
    private final List<String> fragments;
    private final Report report;
    private final Deque<Map<String, Type>> scopes = new ArrayDeque<>();
    private final List<WrittenAttribute> attributes = new ArrayList<>();

    /**
     * A check of one file.
     *
     * @param name the file within its folder, such as {@code parts/block.html}
     * @param fragments the fragments that there are
     */
    public TemplateCheck(Source source, String name, List<String> fragments, Report report) {
        this.source = source;
        this.template = name.substring(0, name.lastIndexOf('.'));
        this.fragments = fragments;
        this.report = report;
    }

    public void check() {
        scopes.push(TemplateTypes.begin(template));
        ParseConfiguration form = ParseConfiguration.xmlConfiguration();
        form.setElementBalancing(ParseConfiguration.ElementBalancing.REQUIRE_BALANCED);
        form.setCaseSensitive(true);
        form.setNoUnmatchedCloseElementsRequired(true);
        form.setUniqueAttributesInElementRequired(true);
        form.setXmlWellFormedAttributeValuesRequired(true);
        form.setUniqueRootElementPresence(ParseConfiguration.UniqueRootElementPresence.NOT_VALIDATED);
        String text = TemplateSample.blanked(source.text());
        if (text.isBlank()) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED, source.start(),
                    Message.of("template.not-well-formed.empty")));
            return;
        }
        try {
            new MarkupParser(form).parse(new StringReader(text), this);
        } catch (ParseException broken) {
            int at = broken.getLine() == null ? 0 : offset(broken.getLine(), broken.getCol());
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED,
                    source.span(at, Math.min(at + 1, source.text().length()))));
        }
        if (template.equals(TEMPLATE) && !StyleInliner.linksStyles(text)) {
            report.add(Diagnostic.of(Code.TEMPLATE__MISSING_LINK, source.start()));
        }
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
    }

    @Override
    public void handleStandaloneElementEnd(char[] buffer, int at, int length, boolean minimized, int line, int column) {
        within();
    }

    @Override
    public void handleCloseElementEnd(char[] buffer, int at, int length, int line, int column) {
        scopes.pop();
    }

    @Override
    public void handleAttribute(char[] buffer, int nameAt, int nameLength, int nameLine, int nameColumn,
            int operatorAt, int operatorLength, int operatorLine, int operatorColumn, int valueAt, int valueLength,
            int outerAt, int outerLength, int valueLine, int valueColumn) {
        String name = new String(buffer, nameAt, nameLength);
        int begin = outerLength == 0 ? 0 : offset(valueLine, valueColumn) + valueAt - outerAt;
        attributes.add(new WrittenAttribute(name, offset(nameLine, nameColumn),
                new String(buffer, valueAt, valueLength),
                begin));
    }

    private void begin(String element, int line, int column) {
        attributes.clear();
        if (List.of("script", "iframe", "object", "embed", "base", "form").contains(element.toLowerCase(Locale.ROOT))) {
            int at = offset(line, column);
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_PRINTED, source.span(at, at + element.length() + 1), "thing",
                    "<" + element + ">"));
        }
    }

    /** What is known within an element, once its attributes are judged; what it repeats comes before the rest. */
    private Map<String, Type> within() {
        Map<String, Type> known = new LinkedHashMap<>(scopes.peek());
        TemplateExpressionCheck expressions = new TemplateExpressionCheck(source, fragments, report);
        attributes.stream().filter(writtenAttribute -> writtenAttribute.name().equals(TemplateExpressionCheck.EACH))
                .forEach(writtenAttribute -> expressions.each(writtenAttribute, known));
        for (WrittenAttribute writtenAttribute : attributes) {
            if (writtenAttribute.name().toLowerCase(Locale.ROOT).startsWith("on")) {
                report.add(Diagnostic.of(Code.TEMPLATE__NOT_PRINTED, source.span(writtenAttribute.at(),
                        writtenAttribute.at() + writtenAttribute.name().length()), "thing", writtenAttribute.name()));
            } else if (writtenAttribute.name().startsWith("th:") || writtenAttribute.name().startsWith("data-th-")) {
                expressions.judge(writtenAttribute, known);
            }
        }
        attributes.clear();
        return known;
    }

    /** Lines and columns count from 1; a place beyond the text is its end. */
    private int offset(int line, int column) {
        int begin = line > source.lines() ? source.text().length() : source.lineStart(line);
        return Math.max(0, Math.min(source.text().length(), begin + column - 1));
    }
}
