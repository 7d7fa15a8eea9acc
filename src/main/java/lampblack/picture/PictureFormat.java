package lampblack.picture;

import java.util.Optional;
import lampblack.diagnostic.Worded;

/** The kinds of picture that are taken, each by the ending of its files; what a file is, its first bytes say. */
public enum PictureFormat implements Worded {
    PNG("png"), JPEG("jpg"), WEBP("webp");

    private final String word;

    PictureFormat(String word) {
        this.word = word;
    }

    /** The ending of its files. */
    @Override
    public String word() {
        return word;
    }

    /** What it is called in a header of HTTP. */
    public String type() {
        return switch (this) {
            case PNG -> "image/png";
            case JPEG -> "image/jpeg";
            case WEBP -> "image/webp";
        };
    }

    /** What a file is by its first bytes, whatever it is called. */
    static Optional<PictureFormat> of(PictureBytes bytes) {
        if (bytes.startsWith(0, 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n')) {
            return Optional.of(PNG);
        } else if (bytes.startsWith(0, 0xff, 0xd8, 0xff)) {
            return Optional.of(JPEG);
        }
        return bytes.startsWith(0, 'R', 'I', 'F', 'F') && bytes.startsWith(8, 'W', 'E', 'B', 'P') ? Optional.of(WEBP)
                : Optional.empty();
    }
}
