package lampblack.html;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Puts styles and an icon into a page, in the place of the links to its styles. */
public final class StyleInliner {

    /** Written by us: where a template has it, the parser sorts the names of all elements of HTML first. */
    public static final String DOCTYPE = "<!DOCTYPE html>\n";
    private static final String POLICY = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            + "style-src 'unsafe-inline'; font-src data:; img-src data:\">";
    private static final String LINKS_BEGIN = "<link rel=\"stylesheet\" href=\"fonts.css\"/>";
    private static final String LINKS_END = "<link rel=\"stylesheet\" href=\"sheet.css\"/>";

    private final byte[] doctype = utf8(DOCTYPE);
    private final byte[] linksBegin = utf8(LINKS_BEGIN);
    private final byte[] linksEnd = utf8(LINKS_END);
    private final byte[] styleBegin = utf8(Icon.LINK + "\n  " + POLICY + "\n  <style>\n");
    private final byte[] styleEnd = utf8("</style>");

    /** Whether the whole page has the links where the styles come to stand. */
    public static boolean linksStyles(String template) {
        int begin = template.indexOf(LINKS_BEGIN);
        return begin >= 0 && template.indexOf(LINKS_END, begin) >= 0;
    }

    /** The whole of it in UTF-8, for which every byte is copied once. */
    byte[] of(HtmlWriter html, List<byte[]> styles) {
        byte[] bytes = html.buffer();
        int begin = find(bytes, linksBegin, 0);
        int end = find(bytes, linksEnd, begin) + linksEnd.length;
        int size = doctype.length + styleBegin.length + styleEnd.length + html.size() - (end - begin);
        for (byte[] style : styles) {
            size += style.length;
        }
        byte[] page = new byte[size];
        int at = put(doctype, 0, doctype.length, page, 0);
        at = put(bytes, 0, begin, page, at);
        at = put(styleBegin, 0, styleBegin.length, page, at);
        for (byte[] style : styles) {
            at = put(style, 0, style.length, page, at);
        }
        put(bytes, end, html.size() - end, page, put(styleEnd, 0, styleEnd.length, page, at));
        return page;
    }

    /** @return where the next comes to stand */
    private static int put(byte[] bytes, int from, int length, byte[] page, int at) {
        System.arraycopy(bytes, from, page, at, length);
        return at + length;
    }

    private static int find(byte[] in, byte[] wanted, int from) {
        int at = from;
        for (int found = 0; found < wanted.length; found++) {
            if (in[at + found] != wanted[found]) {
                at++;
                found = -1;
            }
        }
        return at;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
