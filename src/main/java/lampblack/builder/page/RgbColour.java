package lampblack.builder.page;

import lampblack.diagnostic.Hexadecimal;

/** A colour of red, green and blue, each from 0 to 255. */
record RgbColour(int red, int green, int blue) {

    private static final int STEPS = 20;
    private static final int HEX = 16;
    private static final int MAX = 255;

    /** @param written as {@code #rrggbb} */
    static RgbColour of(String written) {
        return new RgbColour(part(written, 1), part(written, 3), part(written, 5));
    }

    private static int part(String written, int at) {
        return Integer.parseInt(written.substring(at, at + 2), HEX);
    }

    String hex() {
        return "#" + Hexadecimal.of(red, 2) + Hexadecimal.of(green, 2) + Hexadecimal.of(blue, 2);
    }

    /** So much of another in place of this. @param share from 0 to 1 */
    RgbColour mixed(RgbColour other, double share) {
        return new RgbColour(between(red, other.red, share), between(green, other.green, share),
                between(blue, other.blue, share));
    }

    private static int between(int from, int to, double share) {
        return (int) Math.round(from + (to - from) * share);
    }

    /** The contrast ratio as defined by WCAG, from 1 to 21. */
    double contrast(RgbColour ground) {
        double one = luminance();
        double other = ground.luminance();
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private double luminance() {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    private static double linear(int part) {
        double value = (double) part / MAX;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    /** The same, moved towards another only as far as it takes to be read on a ground. */
    RgbColour readable(RgbColour ground, RgbColour towards, double least) {
        for (int step = 0; step < STEPS; step++) {
            RgbColour moved = mixed(towards, (double) step / STEPS);
            if (moved.contrast(ground) >= least) {
                return moved;
            }
        }
        return towards;
    }
}
