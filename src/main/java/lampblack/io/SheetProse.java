package lampblack.io;

import java.util.List;
import lampblack.sheet.Markup.Item;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.Span;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.standard.processor.AbstractStandardExpressionAttributeTagProcessor;
import org.thymeleaf.templatemode.TemplateMode;

/**
 * {@code th:prose}: paragraphs of words in the place of what stands in an element; {@code th:words}: the words of one.
 * They are escaped, and set in few tags, of which a page holds so many that templates for them would take most of its
 * time.
 */
final class SheetProse extends AbstractStandardExpressionAttributeTagProcessor {

    static final String PROSE = "prose";
    static final String WORDS = "words";
    private static final int PRECEDENCE = 1300;

    private final boolean paragraphs;

    /** @param name {@link #PROSE} or {@link #WORDS} */
    SheetProse(TemplateMode mode, String prefix, String name) {
        super(mode, prefix, name, PRECEDENCE, true);
        this.paragraphs = name.equals(PROSE);
    }

    @Override
    protected void doProcess(ITemplateContext context, IProcessableElementTag tag, AttributeName name, String written,
            Object value, IElementTagStructureHandler element) {
        StringBuilder html = new StringBuilder();
        for (Object each : (List<?>) value) {
            if (paragraphs) {
                paragraph((Paragraph) each, html);
            } else {
                span((Span) each, html);
            }
        }
        element.setBody(html, false);
    }

    private static void paragraph(Paragraph paragraph, StringBuilder html) {
        if (!paragraph.spans().isEmpty()) {
            html.append("<p class=\"text\">");
            paragraph.spans().forEach(each -> span(each, html));
            html.append("</p>");
        }
        if (!paragraph.items().isEmpty()) {
            html.append("<ul class=\"text\">");
            for (Item item : paragraph.items()) {
                html.append("<li>");
                item.spans().forEach(each -> span(each, html));
                html.append("</li>");
            }
            html.append("</ul>");
        }
    }

    private static void span(Span span, StringBuilder html) {
        String words = Escaped.html(span.text());
        switch (span.style()) {
            case EMPHASIS -> html.append("<em>").append(words).append("</em>");
            case STRONG -> html.append("<strong>").append(words).append("</strong>");
            case DICE -> html.append("<span class=\"dice\">").append(words).append("</span>");
            default -> html.append(words);
        }
    }
}
