package lampblack.diagnostic;

import java.util.Locale;

/** Numbers in hexadecimal digits. A published page does without {@code String.format}, and all that it needs. */
public final class Hexadecimal {

    private static final int LETTER_DIGITS = 4;

    private Hexadecimal() {}

    /** At least so many digits, in small letters. */
    public static String of(int number, int digits) {
        String written = Integer.toHexString(number);
        return "0".repeat(Math.max(0, digits - written.length())) + written;
    }

    /** A letter as it is named in tables of letters: {@code U+00AD}. */
    public static String codePoint(int letter) {
        return "U+" + of(letter, LETTER_DIGITS).toUpperCase(Locale.ROOT);
    }
}
