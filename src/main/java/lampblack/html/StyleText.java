package lampblack.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** A text of CSS as a browser reads it: comments, strings, escapes, and what is loaded from elsewhere. */
public final class StyleText {

    /** Functions that name what to load in quotes, or anyhow. */
    private static final Set<String> LOADING = Set.of("image-set", "image", "src");
    private static final Pattern INSIDE = Pattern.compile("\\s*[\"']?\\s*(#|data:(image|font)/).*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    private static final String HEX_DIGITS = "0123456789abcdefABCDEF";
    private static final int ESCAPE_DIGITS = 6;

    private final String css;
    private final StringBuilder words = new StringBuilder();
    private final Consumer<Leaving> found;
    private int at;

    /**
     * What would be loaded: from where to where it stands.
     *
     * @param address what stands between the brackets; empty for {@code @import}
     */
    public record Leaving(int start, int end, String address) {}

    private StyleText(String css, Consumer<Leaving> found) {
        this.css = css;
        this.found = found;
    }

    /** Whatever a browser would load for a style; nothing for what stands in the page itself. */
    public static List<Leaving> leaving(String css) {
        List<Leaving> leaving = new ArrayList<>();
        new StyleText(css, leaving::add).read(false);
        return leaving;
    }

    /** The same without comments and what is blank behind them. */
    public static String withoutComments(String css) {
        return new StyleText(css, ignored -> { }).read(false);
    }

    /** The same with blanks in the place of comments, so that everything else stays where it is. */
    public static String blanked(String css) {
        return new StyleText(css, ignored -> { }).read(true);
    }

    private String read(boolean blanks) {
        while (at < css.length()) {
            int begin = at;
            char c = css.charAt(at);
            if (css.startsWith("/*", at)) {
                int end = css.indexOf("*/", at + 2);
                at = end < 0 ? css.length() : end + 2;
                leaveOut(begin, blanks);
                continue;
            } else if (c == '"' || c == '\'') {
                string(c);
            } else if (c == '@' || isName(c)) {
                name();
            } else {
                at++;
            }
            words.append(css, begin, at);
        }
        return words.toString();
    }

    private void leaveOut(int begin, boolean blanks) {
        if (blanks) {
            css.substring(begin, at).chars().forEach(c -> words.append(c == '\n' || c == '\r' ? (char) c : ' '));
            return;
        }
        while (at < css.length() && Character.isWhitespace(css.charAt(at))) {
            at++;
        }
    }

    /** To behind its closing quote; a line break ends it as well. */
    private void string(char quote) {
        for (at++; at < css.length() && css.charAt(at) != '\n'; at++) {
            if (css.charAt(at) == '\\') {
                at++;
            } else if (css.charAt(at) == quote) {
                at++;
                return;
            }
        }
        at = Math.min(at, css.length());
    }

    private static boolean isName(char c) {
        return c == '-' || c == '_' || c == '\\' || Character.isLetterOrDigit(c) || c >= HtmlWriter.ASCII;
    }

    private void name() {
        int begin = at;
        StringBuilder name = new StringBuilder();
        if (css.charAt(at) == '@') {
            name.append(css.charAt(at++));
        }
        while (at < css.length() && isName(css.charAt(at))) {
            name.append(css.charAt(at) == '\\' ? escaped() : css.charAt(at++));
        }
        String read = name.toString().toLowerCase(Locale.ROOT);
        boolean function = at < css.length() && css.charAt(at) == '(';
        if (read.equals("@import")) {
            found.accept(new Leaving(begin, at, ""));
        } else if (function && read.equals("url")) {
            address(begin);
        } else if (function && LOADING.contains(read.replaceFirst("^-[a-z]+-", ""))) {
            found.accept(new Leaving(begin, at, ""));
        }
    }

    /** What an escape stands for: some digits, or the character itself; nothing that loads has letters beyond ASCII. */
    private char escaped() {
        int digits = ++at;
        while (at < css.length() && at < digits + ESCAPE_DIGITS && HEX_DIGITS.indexOf(css.charAt(at)) >= 0) {
            at++;
        }
        if (at == digits) {
            return at < css.length() ? css.charAt(at++) : '\\';
        }
        int code = Integer.parseInt(css.substring(digits, at), 16);
        if (at < css.length() && Character.isWhitespace(css.charAt(at))) {
            at++;
        }
        return code < HtmlWriter.ASCII ? (char) code : '\\';
    }

    /** {@code url(…)}, in which nothing is a comment. */
    private void address(int begin) {
        int open = ++at;
        while (at < css.length() && Character.isWhitespace(css.charAt(at))) {
            at++;
        }
        if (at < css.length() && (css.charAt(at) == '"' || css.charAt(at) == '\'')) {
            string(css.charAt(at));
        }
        while (at < css.length() && css.charAt(at) != ')') {
            at += css.charAt(at) == '\\' ? 2 : 1;
        }
        at = Math.min(at, css.length());
        String inside = css.substring(open, at);
        if (!INSIDE.matcher(inside).matches()) {
            found.accept(new Leaving(begin, Math.min(at + 1, css.length()), inside.strip()));
        }
    }
}
