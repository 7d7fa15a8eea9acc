package lampblack.html;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Puts styles and an icon into a page, in the place of the links to its styles. */
public final class StyleInliner {

    /** Written by us, whatever a template begins with. */
    public static final String DOCTYPE = "<!DOCTYPE html>\n";
    private static final String POLICY = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            + "style-src 'unsafe-inline'; font-src data:; img-src data:\">";
    private static final String LINKS_BEGIN = "<link rel=\"stylesheet\" href=\"fonts.css\"/>";
    private static final String LINKS_END = "<link rel=\"stylesheet\" href=\"sheet.css\"/>";
    private static final String STYLE_BEGIN = Icon.LINK + "\n  " + POLICY + "\n  <style>\n";

    private StyleInliner() {}

    /** Whether the whole page has the links where the styles come to stand. */
    public static boolean linksStyles(String template) {
        int begin = template.indexOf(LINKS_BEGIN);
        return begin >= 0 && template.indexOf(LINKS_END, begin) >= 0;
    }

    /** The whole of it in UTF-8. */
    static byte[] page(String html, List<byte[]> styles) {
        int begin = html.indexOf(LINKS_BEGIN);
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        write(DOCTYPE + html.substring(0, begin) + STYLE_BEGIN, page);
        styles.forEach(style -> page.write(style, 0, style.length));
        write("</style>" + html.substring(html.indexOf(LINKS_END, begin) + LINKS_END.length()), page);
        return page.toByteArray();
    }

    private static void write(String text, ByteArrayOutputStream page) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        page.write(bytes, 0, bytes.length);
    }
}
