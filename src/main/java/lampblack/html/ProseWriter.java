package lampblack.html;

import lampblack.sheet.Markup.ListItem;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;

/**
 * Sets paragraphs and lists of words. They are escaped, and set in few tags, of which a page holds so many that
 * templates for them would take most of its time.
 */
record ProseWriter(HtmlWriter out) {

    void paragraph(Paragraph paragraph) {
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

    void span(StyledText span) {
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
