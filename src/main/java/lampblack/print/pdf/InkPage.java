package lampblack.print.pdf;

import java.util.stream.IntStream;

/**
 * A page as it comes out on paper. Places are in points from the upper left corner.
 *
 * @param across how many dots there are in a row, of which 72 / {@code DOT} are an inch
 * @param light how light each dot is, 0 to 1, row by row
 * @param letters how each of its letters came out, in the order of printing
 */
public record InkPage(int across, float[] light, InkLetter[] letters) {

    /** A dot's side, in points. */
    static final double DOT = 72.0 / 110;
    /** The difference in light that an eye sees as ink. */
    private static final double INK = 0.12;
    /** How many lights are told apart where the most frequent is looked for. */
    private static final int LIGHTS = 16;

    /**
     * How a letter came out.
     *
     * @param contrast with what was there before it, from 1 to 21
     * @param disturbed how much of its body is drawn over, or was drawn upon, 0 to 1
     * @param turned how far its line is turned from running to the right, in degrees; 360 where it is mirrored
     */
    public record InkLetter(double contrast, double disturbed, double turned) {}

    int down() {
        return light.length / across;
    }

    private int column(double points) {
        return (int) Math.max(0, Math.min(across - 1, Math.floor(points / DOT)));
    }

    private int row(double points) {
        return (int) Math.max(0, Math.min(down() - 1, Math.floor(points / DOT)));
    }

    /** How light it is within edges, as an eye sees it at once. */
    public double light(double left, double top, double right, double bottom) {
        double sum = 0;
        int count = 0;
        for (int y = row(top); y <= Math.max(row(top), row(bottom) - 1); y++) {
            for (int x = column(left); x <= Math.max(column(left), column(right) - 1); x++) {
                sum += light[y * across + x];
                count++;
            }
        }
        return sum / count;
    }

    /** The dot within edges that is most unlike a light. */
    public double unlike(double than, double left, double top, double right, double bottom) {
        double most = than;
        for (int y = row(top); y <= row(bottom); y++) {
            for (int x = column(left); x <= column(right); x++) {
                double here = light[y * across + x];
                most = Math.abs(here - than) > Math.abs(most - than) ? here : most;
            }
        }
        return most;
    }

    /** The light that most dots have about a frame, from nearer to farther off, or have nearly. */
    public double ground(double left, double top, double right, double bottom, double near, double far) {
        int[] counts = new int[LIGHTS + 1];
        double[] sums = new double[LIGHTS + 1];
        for (int y = row(top - far); y <= row(bottom + far); y++) {
            for (int x = column(left - far); x <= column(right + far); x++) {
                boolean beside = x < column(left - near) || x > column(right + near);
                if (beside || y < row(top - near) || y > row(bottom + near)) {
                    float here = light[y * across + x];
                    counts[Math.round(here * LIGHTS)]++;
                    sums[Math.round(here * LIGHTS)] += here;
                }
            }
        }
        int most = IntStream.rangeClosed(0, LIGHTS).reduce((one, other) -> counts[other] > counts[one] ? other : one)
                .orElseThrow();
        return counts[most] == 0 ? 1 : sums[most] / counts[most];
    }

    /** How much of the fullest row of dots within edges is unlike a light, 0 to 1. */
    public double ruled(double than, double left, double top, double right, double bottom) {
        double most = 0;
        for (int y = row(top); y <= row(bottom); y++) {
            int inked = 0;
            for (int x = column(left); x <= column(right); x++) {
                inked += Math.abs(light[y * across + x] - than) > INK ? 1 : 0;
            }
            most = Math.max(most, inked / (column(right) - column(left) + 1.0));
        }
        return most;
    }

    /** How many rows of dots within edges have one that is unlike a light, 0 to 1. */
    public double crossed(double than, double left, double top, double right, double bottom) {
        int crossed = 0;
        for (int y = row(top); y <= row(bottom); y++) {
            boolean inked = false;
            for (int x = column(left); x <= column(right) && !inked; x++) {
                inked = Math.abs(light[y * across + x] - than) > INK;
            }
            crossed += inked ? 1 : 0;
        }
        return crossed / (row(bottom) - row(top) + 1.0);
    }

    /** How many of so many bands from top to bottom have something on them. */
    public int inked(int bands) {
        int count = 0;
        for (int band = 0; band < bands; band++) {
            boolean found = false;
            for (int i = down() * band / bands * across; i < down() * (band + 1) / bands * across && !found; i++) {
                found = light[i] < 1 - INK;
            }
            count += found ? 1 : 0;
        }
        return count;
    }

    /** The contrast of two lights, from 1 to 21. */
    public static double contrast(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }
}
