package lampblack.template;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Puts styles into a page, in the place of the links to them. */
public final class StyleInliner {

    /** Written by us: where a template has it, the parser sorts the names of all elements of HTML first. */
    static final String DOCTYPE = "<!DOCTYPE html>\n";
    private static final String POLICY = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            + "style-src 'unsafe-inline'; font-src data:; img-src data:\">";
    private static final String LINKS_BEGIN = "<link rel=\"stylesheet\" href=\"fonts.css\"/>";
    private static final String LINKS_END = "<link rel=\"stylesheet\" href=\"sheet.css\"/>";

    private final byte[] doctype = utf8(DOCTYPE);
    private final byte[] linksBegin = utf8(LINKS_BEGIN);
    private final byte[] linksEnd = utf8(LINKS_END);
    private final byte[] styleBegin = utf8(POLICY + "\n  <style>\n");
    private final byte[] styleEnd = utf8("</style>");

    /** Whether the whole page has the links where the styles come to stand. */
    public static boolean linksStyles(String template) {
        int begin = template.indexOf(LINKS_BEGIN);
        return begin >= 0 && template.indexOf(LINKS_END, begin) >= 0;
    }

    /** The whole of it in UTF-8, for which every byte is copied once. */
    byte[] of(ByteBuffer html, List<byte[]> styles) {
        byte[] bytes = html.array();
        int begin = find(bytes, linksBegin, 0);
        int end = find(bytes, linksEnd, begin) + linksEnd.length;
        int size = doctype.length + styleBegin.length + styleEnd.length + html.limit() - (end - begin);
        for (byte[] style : styles) {
            size += style.length;
        }
        ByteBuffer page = ByteBuffer.allocate(size).put(doctype).put(bytes, 0, begin).put(styleBegin);
        styles.forEach(page::put);
        return page.put(styleEnd).put(bytes, end, html.limit() - end).array();
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
