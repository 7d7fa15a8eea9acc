package lampblack.ruleset;

/** A colour, known to be written {@code #rrggbb} and nothing else. */
public record Accent(String colour) {

    /** A dried-ink red for rulesets that name no colour. */
    public static final Accent USUAL = new Accent("#8c2b20");
    /** What sheets are printed with. */
    public static final Accent INK = new Accent("#15130f");
    /** What they are printed on. */
    public static final Accent PAPER = new Accent("#ffffff");

    private static final double READABLE = 4.5;

    public Accent {
        if (!isColour(colour)) {
            throw new IllegalArgumentException("a colour is written #rrggbb");
        }
    }

    /** The colour of that text, or the usual one where the text is no colour. */
    public static Accent of(String text) {
        return isColour(text) ? new Accent(text) : USUAL;
    }

    private static boolean isColour(String text) {
        if (text.length() != 7 || text.charAt(0) != '#') {
            return false;
        }
        for (int i = 1; i < 7; i++) {
            if ("0123456789abcdefABCDEF".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Ink or the white of paper, whichever reads better on it. */
    public Accent letters() {
        return contrast(INK) >= contrast(PAPER) ? INK : PAPER;
    }

    /** Whether words of this colour read well on another: a contrast of 4.5 to 1 is the usual least. */
    public boolean isReadableOn(Accent ground) {
        return contrast(ground) >= READABLE;
    }

    /** The ratio of the brightness of two colours, from 1 to 21. */
    public double contrast(Accent other) {
        double one = brightness() + 0.05;
        double two = other.brightness() + 0.05;
        return Math.max(one, two) / Math.min(one, two);
    }

    private double brightness() {
        return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5);
    }

    private double light(int at) {
        double part = part(at) / 255.0;
        return part <= 0.04045 ? part / 12.92 : StrictMath.pow((part + 0.055) / 1.055, 2.4);
    }

    /** How much of red, green or blue it has, 0 to 255. @param at where that part is written: 1, 3 or 5 */
    public int part(int at) {
        return Integer.parseInt(colour.substring(at, at + 2), 16);
    }
}
