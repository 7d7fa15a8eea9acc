package lampblack.engine;

/** What strings do in Java, where TeaVM's own do otherwise; the compiler puts these in the place of theirs. */
final class StringMethods {

    private StringMethods() {}

    static String strip(String text) {
        return stripTrailing(stripLeading(text));
    }

    static String stripLeading(String text) {
        int from = 0;
        while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
            from++;
        }
        return text.substring(from);
    }

    static String stripTrailing(String text) {
        int to = text.length();
        while (to > 0 && Character.isWhitespace(text.charAt(to - 1))) {
            to--;
        }
        return text.substring(0, to);
    }

    static boolean isBlank(String text) {
        return stripLeading(text).isEmpty();
    }

    static boolean equalsIgnoreCase(String text, String other) {
        return other != null && text.length() == other.length() && compareToIgnoreCase(text, other) == 0;
    }

    static int compareToIgnoreCase(String text, String other) {
        int at = 0;
        while (at < text.length() && at < other.length()) {
            int letter = text.codePointAt(at);
            int difference = folded(letter) - folded(other.codePointAt(at));
            if (difference != 0) {
                return difference;
            }
            at += Character.charCount(letter);
        }
        return text.length() - other.length();
    }

    private static int folded(int letter) {
        return Character.toLowerCase(Character.toUpperCase(letter));
    }
}
