package lampblack.node;

import lampblack.diagnostic.SafeText;

/** What a word means when it stands in YAML without quotes, and which words may stand so. */
public final class PlainScalar {

    private static final String OPENS_SAFELY = "(/+$_";

    private PlainScalar() {}

    /** The type a plain scalar has: few words are special, everything else is text. */
    public static Scalar.ScalarType type(String text) {
        return switch (text) {
            case "", "~", "null" -> Scalar.ScalarType.NULL;
            case "true", "false" -> Scalar.ScalarType.BOOLEAN;
            default -> isInteger(text) && !outOfRange(text) ? Scalar.ScalarType.INTEGER : Scalar.ScalarType.TEXT;
        };
    }

    /** Whether a plain scalar is meant as a number that is none of ours: too large, infinite, or no number at all. */
    public static boolean outOfRange(String text) {
        if (isInteger(text)) {
            int digits = text.length() - (text.charAt(0) == '-' ? 1 : 0);
            return digits > 18 || Math.abs(Long.parseLong(text)) > Scalar.LARGEST;
        }
        return switch (text) {
            case ".inf", ".Inf", ".INF", "-.inf", "-.Inf", "-.INF", "+.inf", "+.Inf", "+.INF",
                    ".nan", ".NaN", ".NAN" -> true;
            default -> false;
        };
    }

    /** Whether a text may stand without quotes and reads back as that same text, as a key or a value, in any style. */
    public static boolean readsBack(String text) {
        return type(text) == Scalar.ScalarType.TEXT && !outOfRange(text) && opensSafely(text) && staysOpen(text);
    }

    private static boolean isInteger(String text) {
        int first = text.startsWith("-") ? 1 : 0;
        if (first == text.length() || (text.charAt(first) == '0' && first + 1 < text.length())) {
            return false;
        }
        for (int i = first; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean opensSafely(String text) {
        char first = text.charAt(0);
        if (first == '-') {
            return text.length() > 1 && Character.isLetterOrDigit(text.charAt(1));
        }
        return Character.isLetterOrDigit(first) || OPENS_SAFELY.indexOf(first) >= 0;
    }

    private static boolean staysOpen(String text) {
        int last = text.length() - 1;
        for (int i = 0; i <= last; i++) {
            char c = text.charAt(i);
            boolean closes = switch (c) {
                // A question mark ends a plain word in brackets for some parsers.
                case ',', '[', ']', '{', '}', '?', '\t', '\n' -> true;
                case ':' -> i == last || text.charAt(i + 1) == ' ';
                case '#' -> i > 0 && text.charAt(i - 1) == ' ';
                case ' ' -> i == last;
                default -> SafeText.isDangerous(c) || Character.isSurrogate(c) || c >= 0xfffe;
            };
            if (closes) {
                return false;
            }
        }
        return true;
    }
}
