package lampblack.picture;

import java.util.Optional;
import java.util.Set;

/** Takes a WebP file apart: chunks, each with its name and length. */
final class WebpParts {

    private static final int HEAD = 12;
    private static final int FRAME = 8;
    private static final int MOVES = 0x02;
    /** What an extended file says it has beside the picture: EXIF and XMP. */
    private static final int TELLS = 0x0c;
    private static final Set<String> DRAWN = Set.of("VP8X", "VP8 ", "VP8L", "ALPH", "ICCP");

    private final PictureBytes bytes;
    private final KeptBytes kept;
    private int width;
    private int height;
    private boolean moves;
    private boolean hasPixels;
    /** Where an extended file says what it has; less than 0 in a plain one. */
    private int flags = -1;

    private WebpParts(PictureBytes bytes) {
        this.bytes = bytes;
        this.kept = new KeptBytes(bytes.length());
    }

    /** Empty where it is not whole. */
    static Optional<PictureParts> of(PictureBytes bytes) {
        return new WebpParts(bytes).parts();
    }

    private Optional<PictureParts> parts() {
        long end = bytes.low(4, 4) + FRAME;
        if (end > bytes.length()) {
            return Optional.empty();
        }
        int at = HEAD;
        while (at + FRAME <= end) {
            long size = bytes.low(at + 4, 4);
            long padded = size + (size & 1);
            if (at + FRAME + size > end) {
                return Optional.empty();
            }
            chunk(at, (int) Math.min(padded, end - at - FRAME));
            at += FRAME + (int) padded;
        }
        return Optional.of(new PictureParts(width, height, moves, file())).filter(whole -> hasPixels || moves)
                .filter(PictureParts::isPicture);
    }

    private void chunk(int at, int size) {
        String name = bytes.name(at);
        int body = at + FRAME;
        switch (name) {
            case "VP8X" -> {
                moves |= (bytes.at(body) & MOVES) != 0;
                sides(1 + (int) bytes.low(body + 4, 3), 1 + (int) bytes.low(body + 7, 3));
            }
            case "VP8 " -> {
                hasPixels = true;
                sides((int) bytes.low(body + 6, 2) & 0x3fff, (int) bytes.low(body + 8, 2) & 0x3fff);
            }
            case "VP8L" -> {
                hasPixels = true;
                int both = (int) bytes.low(body + 1, 4);
                sides(1 + (both & 0x3fff), 1 + (both >> 14 & 0x3fff));
            }
            default -> { }
        }
        if (DRAWN.contains(name)) {
            int from = kept.length();
            kept.add(bytes.all(), at, FRAME + size);
            flags = name.equals("VP8X") ? from + FRAME : flags;
        }
    }

    private void sides(int wide, int high) {
        width = Math.max(width, wide);
        height = Math.max(height, high);
    }

    private byte[] file() {
        byte[] chunks = kept.all();
        if (flags >= 0) {
            chunks[flags] &= (byte) ~TELLS;
        }
        KeptBytes file = new KeptBytes(chunks.length + HEAD);
        int length = chunks.length + 4;
        byte[] head = {'R', 'I', 'F', 'F', (byte) length, (byte) (length >> 8), (byte) (length >> 16),
            (byte) (length >> 24), 'W', 'E', 'B', 'P'};
        file.add(head, 0, HEAD);
        file.add(chunks, 0, chunks.length);
        return file.all();
    }
}
