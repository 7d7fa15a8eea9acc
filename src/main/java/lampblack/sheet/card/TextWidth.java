package lampblack.sheet.card;

/** Guesses how wide words are in the text letters, on the wide side. */
final class TextWidth {

    private static final double MILLIMETRES_IN_POINT = 0.3528;
    private static final String NARROW = "iljtfrI.,;:'!|()[]-";
    private static final String WIDE = "mwMW@%\u2014\u2026";
    private static final int IDEOGRAPHS = 0x2E80;

    private TextWidth() {
    }

    /** How many lines words take that are broken between words, and within those that are longer than a line. */
    static int lines(String words, double points, double width) {
        int lines = 1;
        double used = 0;
        for (String word : words.split(" ")) {
            double length = of(word + " ", points);
            if (used > 0 && used + length > width) {
                lines++;
                used = 0;
            }
            int full = (int) (length / width);
            lines += full;
            used += length - full * width;
        }
        return lines;
    }

    /** In millimetres. */
    static double of(String words, double points) {
        return words.codePoints().mapToDouble(TextWidth::ems).sum() * points * MILLIMETRES_IN_POINT;
    }

    private static double ems(int letter) {
        if (letter == ' ') {
            return 0.24;
        } else if (NARROW.indexOf(letter) >= 0) {
            return 0.32;
        } else if (WIDE.indexOf(letter) >= 0) {
            return 1;
        } else if (letter >= IDEOGRAPHS) {
            return Character.isSupplementaryCodePoint(letter) ? 1.4 : 1.05;
        }
        return Character.isUpperCase(letter) ? 0.74 : letter > 0xFF ? 0.66 : 0.56;
    }
}
