package lampblack.io;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/**
 * The {@code @font-face} rules of a style sheet, each with its font inside as a data address; only the faces a text has
 * letters of are given out.
 */
final class FontFaces {

    private static final String RULE = "@font-face";

    private final List<Face> faces = new ArrayList<>();
    private final Function<String, String> font;

    private record Face(String rule, List<int[]> ranges) {
    }

    /**
     * @param css the rules, each with one {@code url(…)}
     * @param font what a file of that name holds, in base 64
     */
    FontFaces(String css, Function<String, String> font) {
        this.font = font;
        for (int at = css.indexOf(RULE); at >= 0; at = css.indexOf(RULE, at + 1)) {
            String rule = css.substring(at, css.indexOf('}', at) + 1);
            faces.add(new Face(rule, ranges(between(rule, "unicode-range:", ";"))));
        }
    }

    /** The rules that the text needs, in their order. */
    String covering(String text) {
        BitSet letters = new BitSet();
        for (int i = 0; i < text.length(); i++) {
            letters.set(text.charAt(i));
        }
        StringBuilder rules = new StringBuilder();
        for (Face face : faces) {
            if (covers(face, letters)) {
                String name = between(face.rule(), "url(", ")");
                rules.append(face.rule()
                        .replace("url(" + name + ")", "url(data:font/woff2;base64," + font.apply(name) + ")"))
                        .append('\n');
            }
        }
        return rules.toString();
    }

    private static boolean covers(Face face, BitSet letters) {
        for (int[] range : face.ranges()) {
            int letter = letters.nextSetBit(range[0]);
            if (letter >= 0 && letter <= range[1]) {
                return true;
            }
        }
        return false;
    }

    private static List<int[]> ranges(String list) {
        List<int[]> ranges = new ArrayList<>();
        for (String part : list.split(",")) {
            String[] ends = part.strip().substring(2).split("-");
            ranges.add(new int[] {Integer.parseInt(ends[0], 16), Integer.parseInt(ends[ends.length - 1], 16)});
        }
        return ranges;
    }

    private static String between(String text, String before, String after) {
        int start = text.indexOf(before) + before.length();
        return text.substring(start, text.indexOf(after, start));
    }
}
