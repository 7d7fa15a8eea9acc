package lampblack.diagnostic;

/** Makes strangers' text safe to show on a terminal: no control characters, and never a screenful. */
public final class SafeText {

    private static final int LONGEST = 80;

    private SafeText() {}

    /**
     * The text with control and direction characters as {@code ?}, cut at 80 characters; what takes no room stands there
     * as {@code ?} as well, so that two names that only look the same do not.
     */
    public static String text(String text) {
        String line = line(text);
        StringBuilder shown = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            shown.append(isUnseen(line.charAt(i)) ? '?' : line.charAt(i));
        }
        String clean = shown.toString();
        if (clean.codePointCount(0, clean.length()) <= LONGEST) {
            return clean;
        }
        return clean.substring(0, clean.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }

    /** The text at its full length: control and direction characters as {@code ?}, tabs and line breaks as blanks. */
    public static String line(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.append(c == '\t' || c == '\n' ? ' ' : isDangerous(c) ? '?' : c);
        }
        return out.toString();
    }

    /** Whether nothing is seen of a character that changes no other; joiners change their neighbours. */
    private static boolean isUnseen(char c) {
        return c == 0x00ad || c == 0x115f || c == 0x1160 || c == 0x180e || c == 0x200b || c >= 0x2060 && c <= 0x2064
                || c == 0x3164;
    }

    /** Whether a character could steer a terminal or reorder a line. */
    public static boolean isDangerous(char c) {
        return c < 0x20 || (c >= 0x7f && c <= 0x9f) || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069)
                || c == 0x200e || c == 0x200f || c == 0x061c || c == 0x2028 || c == 0x2029 || c == 0xfeff;
    }
}
