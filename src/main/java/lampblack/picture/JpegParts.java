package lampblack.picture;

import java.util.Optional;

/** Takes a JPEG file apart: segments behind markers, and between them the pixels. */
final class JpegParts {

    private static final int START = 2;
    private static final int END = 0xd9;
    private static final int SCAN = 0xda;

    private final PictureBytes bytes;
    private final KeptBytes kept;
    private int width;
    private int height;
    private boolean hasPixels;
    private boolean isTurned;

    private JpegParts(PictureBytes bytes) {
        this.bytes = bytes;
        this.kept = new KeptBytes(bytes.length() + JpegOrientation.LENGTH);
    }

    /** Empty where it is not whole. */
    static Optional<PictureParts> of(PictureBytes bytes) {
        return new JpegParts(bytes).parts();
    }

    private Optional<PictureParts> parts() {
        kept.add(bytes.all(), 0, START);
        int at = START;
        while (at + 1 < bytes.length() && bytes.at(at) == 0xff) {
            int marker = bytes.at(at + 1);
            if (marker == 0xff) {
                at++;
                continue;
            } else if (marker == END) {
                kept.add(bytes.all(), at, 2);
                return Optional.of(new PictureParts(width, height, false, kept.all()))
                        .filter(whole -> hasPixels && whole.isPicture());
            }
            int end = at + 2 + bytes.two(at + 2);
            if (bytes.two(at + 2) < 2 || end > bytes.length()) {
                return Optional.empty();
            }
            segment(marker, at, end);
            at = marker == SCAN ? pixels(end) : end;
        }
        return Optional.empty();
    }

    private void segment(int marker, int at, int end) {
        boolean isFrame = marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (isFrame) {
            height = Math.max(height, bytes.two(at + 5));
            width = Math.max(width, bytes.two(at + 7));
        }
        if (marker == 0xe1) {
            Optional<byte[]> said = isTurned ? Optional.empty() : JpegOrientation.of(bytes, at + 4, end);
            said.ifPresent(turned -> kept.add(turned, 0, turned.length));
            isTurned |= said.isPresent();
        } else if (marker < 0xe0 && marker != 0xfe || isDrawnBy(marker, at + 4)) {
            kept.add(bytes.all(), at, end - at);
        }
    }

    /** Of what programs add, a browser draws by these alone: the frame of the format, and how colours are meant. */
    private boolean isDrawnBy(int marker, int at) {
        return switch (marker) {
            case 0xe0 -> bytes.name(at).equals("JFIF");
            case 0xe2 -> bytes.name(at).equals("ICC_") && bytes.name(at + 4).equals("PROF");
            case 0xee -> bytes.name(at).equals("Adob");
            default -> false;
        };
    }

    /** Keeps the pixels of a scan; where the next marker stands. */
    private int pixels(int from) {
        int at = from;
        while (at < bytes.length()) {
            int next = bytes.at(at + 1);
            if (bytes.at(at) == 0xff && next != 0 && next != 0xff && !(next >= 0xd0 && next <= 0xd7)) {
                break;
            }
            at++;
        }
        hasPixels |= at > from;
        kept.add(bytes.all(), from, at - from);
        return at;
    }
}
