package lampblack.html;

import java.util.List;
import lampblack.sheet.Markup.ListItem;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;

/**
 * Sets paragraphs and lists of words. They are escaped, and set in few tags, of which a page holds so many that
 * templates for them would take most of its time.
 */
public record ProseWriter(HtmlWriter out) {

    /** Paragraphs, or the words of one, as HTML. */
    public static String html(List<?> prose) {
        HtmlWriter out = new HtmlWriter();
        new ProseWriter(out).all(prose);
        return out.text();
    }

    void all(List<?> prose) {
        for (Object one : prose) {
            if (one instanceof Paragraph paragraph) {
                paragraph(paragraph);
            } else {
                span((StyledText) one);
            }
        }
    }

    private void paragraph(Paragraph paragraph) {
        if (!paragraph.spans().isEmpty()) {
            out.write("<p class=\"text\">");
            paragraph.spans().forEach(this::span);
            out.write("</p>");
        }
        if (!paragraph.items().isEmpty()) {
            out.write("<ul class=\"text\">");
            for (ListItem item : paragraph.items()) {
                out.write("<li>");
                item.spans().forEach(this::span);
                out.write("</li>");
            }
            out.write("</ul>");
        }
    }

    private void span(StyledText span) {
        switch (span.style()) {
            case EMPHASIS -> within("<em>", span, "</em>");
            case STRONG -> within("<strong>", span, "</strong>");
            case DICE -> within("<span class=\"dice\">", span, "</span>");
            case PLAIN -> out.escaped(span.text());
        }
    }

    private void within(String begin, StyledText span, String end) {
        out.write(begin);
        out.escaped(span.text());
        out.write(end);
    }
}
