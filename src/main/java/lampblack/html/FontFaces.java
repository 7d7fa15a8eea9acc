package lampblack.html;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import lampblack.ruleset.TextFace;

/**
 * The {@code @font-face} rules of a style sheet, each with its font inside as a data address; only the faces a text has
 * letters of are given out.
 */
final class FontFaces {

    private static final String RULE = "@font-face";
    private static final String RANGE = "unicode-range:";
    private static final String MORE = "-more";
    /** The letters that every face falls back on. */
    private static final String FALLBACK = "alegreya-more";
    private static final String USUAL = TextFace.ALEGREYA.word();

    private final List<FontFace> faces = new ArrayList<>();
    private final Function<String, byte[]> font;

    /** A rule up to the font's name, and behind it. */
    private record FontFace(String family, byte[] before, String name, byte[] after, List<int[]> ranges) {
    }

    /**
     * @param css the rules, each with one {@code url(…)}
     * @param font what a file of that name holds, in base 64
     */
    FontFaces(String css, Function<String, byte[]> font) {
        this.font = font;
        for (int at = css.indexOf(RULE); at >= 0; at = css.indexOf(RULE, at + 1)) {
            String rule = css.substring(at, css.indexOf('}', at) + 1);
            int start = rule.indexOf("url(") + "url(".length();
            int end = rule.indexOf(')', start);
            faces.add(new FontFace(family(rule), utf8(rule.substring(0, start) + "data:font/woff2;base64,"),
                    rule.substring(start, end), utf8(rule.substring(end) + "\n"), ranges(rule)));
        }
    }

    /**
     * The rules that a text needs, in their order; none of families that nothing is set in.
     *
     * @param letters those beyond ASCII
     * @param lacking those that words of the usual face of text are set in, with the blank for all of ASCII
     */
    List<byte[]> covering(BitSet letters, BitSet lacking, Set<String> unused) {
        BitSet all = (BitSet) letters.clone();
        all.set(' ');
        List<byte[]> rules = new ArrayList<>();
        for (FontFace face : faces) {
            BitSet wanted = face.family().equals(USUAL) ? lacking : all;
            if (!unused.contains(face.family()) && covers(face, wanted)) {
                rules.addAll(List.of(face.before(), font.apply(face.name()), face.after()));
            }
        }
        return rules;
    }

    /** Whether some face has a letter. */
    boolean has(int letter) {
        return faces.stream().anyMatch(face -> face.ranges().stream()
                .anyMatch(range -> letter >= range[0] && letter <= range[1]));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** As a theme names it: {@code alegreya-sans} for Alegreya Sans, and for what it has of further letters. */
    private static String family(String rule) {
        String name = between(rule, "font-family: '", "'").toLowerCase(Locale.ROOT).replace(' ', '-');
        return name.endsWith(MORE) && !name.equals(FALLBACK) ? name.substring(0, name.length() - MORE.length()) : name;
    }

    private static boolean covers(FontFace face, BitSet letters) {
        for (int[] range : face.ranges()) {
            int letter = letters.nextSetBit(range[0]);
            if (letter >= 0 && letter <= range[1]) {
                return true;
            }
        }
        return false;
    }

    /** The letters a rule is for: all, where it does not say. */
    private static List<int[]> ranges(String rule) {
        if (!rule.contains(RANGE)) {
            return List.of(new int[] {0, Character.MAX_CODE_POINT});
        }
        List<int[]> ranges = new ArrayList<>();
        for (String part : between(rule, RANGE, ";").split(",")) {
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
