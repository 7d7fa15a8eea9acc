package lampblack.print.proof;

import java.text.Normalizer;
import java.util.Locale;

/** Normalizes texts so that they compare equal after printing. */
final class ComparableText {

    /** What a letter reads that no face has. */
    static final char UNKNOWN = '\uFFFD';

    private static final int PRIVATE = 0xE000;
    private static final int PRIVATE_SIZE = 0x1900;

    private ComparableText() {}

    /** Letters without capitals, ligatures, spaces, breaks of words and signs that are never seen. */
    static String of(String text) {
        StringBuilder out = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFKC).toUpperCase(Locale.ROOT).codePoints()
                .filter(c -> !isUnseen(c)).forEach(c -> out.append(single(c)));
        return out.toString();
    }

    /** One sign for one letter, also for those that take two, so that letters can be counted off. */
    private static char single(int c) {
        return (char) (c <= Character.MAX_VALUE ? c : PRIVATE + c % PRIVATE_SIZE);
    }

    private static boolean isUnseen(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || Character.isIdentifierIgnorable(c)
                || Character.getType(c) == Character.FORMAT || c >= 0xFE00 && c <= 0xFE0F
                || c >= 0xE0000 && c <= 0xE0FFF;
    }

    /** Whether letters are not printed one behind the other in the order in which they are written. */
    static boolean isReordered(String text) {
        return text.codePoints().anyMatch(c -> Character.getDirectionality(c) == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                || Character.getDirectionality(c) == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC
                || c >= 0x0900 && c <= 0x109F || c >= 0x1780 && c <= 0x17FF
                || Character.getType(c) == Character.NON_SPACING_MARK);
    }
}
