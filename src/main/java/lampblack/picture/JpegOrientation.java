package lampblack.picture;

import java.util.Optional;

/** How a camera was held, which is all that is kept of what it wrote into a picture. */
final class JpegOrientation {

    /** How many bytes say it. */
    static final int LENGTH = 36;

    private static final int TAG = 0x0112;
    private static final int ENTRY = 12;
    private static final int TURNS = 8;

    private JpegOrientation() {}

    /** The segment that says it; empty where the picture stands upright, or nothing is said. */
    static Optional<byte[]> of(PictureBytes bytes, int at, int end) {
        if (!bytes.startsWith(at, 'E', 'x', 'i', 'f', 0, 0)) {
            return Optional.empty();
        }
        int tiff = at + 6;
        boolean low = bytes.startsWith(tiff, 'I', 'I');
        long first = tiff + number(bytes, tiff + 4, 4, low);
        if (first + 2 > end) {
            return Optional.empty();
        }
        int table = (int) first;
        long count = number(bytes, table, 2, low);
        for (int i = 0; i < count && table + 2 + (i + 1) * ENTRY <= end; i++) {
            int entry = table + 2 + i * ENTRY;
            long turn = number(bytes, entry + 8, 2, low);
            if (number(bytes, entry, 2, low) == TAG && turn > 1 && turn <= TURNS) {
                return Optional.of(segment((byte) turn));
            }
        }
        return Optional.empty();
    }

    private static long number(PictureBytes bytes, int at, int count, boolean low) {
        return low ? bytes.low(at, count) : count == 2 ? bytes.two(at) : bytes.four(at);
    }

    private static byte[] segment(byte turn) {
        return new byte[] {(byte) 0xff, (byte) 0xe1, 0, 34, 'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1,
            0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0};
    }
}
