package lampblack.picture;

import java.util.Optional;
import java.util.Set;

/** Takes a PNG file apart: chunks, each with its length, name and sum. */
final class PngParts {

    private static final int SIGNATURE = 8;
    /** Length, name and sum of a chunk. */
    private static final int FRAME = 12;
    private static final int HEADER = 13;
    private static final Set<String> DRAWN = Set.of("IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB",
            "sBIT", "iCCP");

    private PngParts() {}

    /** Empty where it is not whole. */
    static Optional<PictureParts> of(PictureBytes bytes) {
        KeptBytes kept = new KeptBytes(bytes.length());
        kept.add(bytes.all(), 0, SIGNATURE);
        boolean hasPixels = false;
        int at = SIGNATURE;
        while (at + FRAME <= bytes.length()) {
            long length = bytes.four(at);
            String name = bytes.name(at + 4);
            if (length > bytes.length() - at - FRAME || at == SIGNATURE && !isHeader(name, length)) {
                return Optional.empty();
            }
            int size = (int) length + FRAME;
            if (DRAWN.contains(name)) {
                kept.add(bytes.all(), at, size);
            }
            hasPixels |= name.equals("IDAT");
            at += size;
            if (name.equals("IEND")) {
                // What a file goes on with behind its end is no picture.
                PictureParts whole = new PictureParts(side(bytes, 0), side(bytes, 4), false, kept.all());
                return hasPixels && whole.isPicture() ? Optional.of(whole) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean isHeader(String name, long length) {
        return name.equals("IHDR") && length == HEADER;
    }

    private static int side(PictureBytes bytes, int place) {
        return (int) Math.min(PictureParts.SIDES, bytes.four(SIGNATURE + 8 + place));
    }
}
