package lampblack.builder.printout;

import java.nio.charset.StandardCharsets;
import lampblack.html.SheetWriter;

/**
 * A sheet as one file taken apart for a page that is served: its markup, and the styles that it carries, which the
 * page asks for by themselves. Packed fonts are asked for as well; those of a game's own stay in the styles.
 */
public record ServedSheet(String before, String after, String styles) {

    private static final String BEGIN = "<meta http-equiv=\"Content-Security-Policy\"";
    private static final String STYLE = "<style>";
    private static final String END = "</style>";
    private static final String BODY = "<body>";
    private static final String FACE = "@font-face";

    public static ServedSheet of(byte[] document) {
        String html = new String(document, StandardCharsets.UTF_8);
        int begin = html.indexOf(BEGIN);
        int style = html.indexOf(STYLE, begin);
        int end = html.indexOf(END, style);
        if (begin < 0 || style < 0 || end < 0) {
            throw new IllegalStateException("a sheet without styles");
        }
        return new ServedSheet(html.substring(0, begin), html.substring(end + END.length()),
                withoutFaces(html.substring(style + STYLE.length(), end)));
    }

    /** Packed faces carry their fonts, and are longer than patterns can be matched with everywhere. */
    private static String withoutFaces(String css) {
        StringBuilder left = new StringBuilder();
        int from = 0;
        for (int at = css.indexOf(FACE); at >= 0; at = css.indexOf(FACE, from)) {
            int end = css.indexOf('}', at) + 1;
            left.append(css, from, css.startsWith(SheetWriter.OWN_FACE, at) ? end : at);
            from = end;
        }
        return left.append(css, from, css.length()).toString();
    }

    /** The whole page. @param links to the styles @param bar stands before the sheet */
    public String page(String links, String bar) {
        int body = after.indexOf(BODY) + BODY.length();
        return before + links + after.substring(0, body) + bar + after.substring(body);
    }
}
