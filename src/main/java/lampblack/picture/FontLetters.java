package lampblack.picture;

/**
 * The letters that a typeface has, and how wide they are.
 *
 * @param ranges the first and the last letter of each stretch, in their order
 * @param widths of the letters from the blank on, in thousandths of an em; 0 for those that it has not
 * @param usual the width of all others
 */
public record FontLetters(int[] ranges, int[] widths, int usual) {

    /** The letter whose width stands first. */
    public static final int FIRST = ' ';
    /** The letter behind the last whose width is noted: those of Latin, Greek and Cyrillic. */
    public static final int END = 0x530;

    private static final double EM = 1_000;
    private static final int ASCII = 0x7f;

    public FontLetters {
        ranges = ranges.clone();
        widths = widths.clone();
    }

    /** Whether it has a letter. */
    public boolean has(int letter) {
        for (int i = 0; i + 1 < ranges.length; i += 2) {
            if (letter >= ranges[i] && letter <= ranges[i + 1]) {
                return true;
            }
        }
        return false;
    }

    /** Whether it has all that is on an English keyboard. */
    public boolean hasUsual() {
        for (int letter = FIRST; letter < ASCII; letter++) {
            if (!has(letter)) {
                return false;
            }
        }
        return true;
    }

    /** How wide words are, in ems. */
    public double ems(String words) {
        return words.codePoints().map(this::width).sum() / EM;
    }

    private int width(int letter) {
        int place = letter - FIRST;
        return place >= 0 && place < widths.length && widths[place] > 0 ? widths[place] : usual;
    }
}
