package lampblack.picture;

import java.util.Arrays;

/** What of a picture file is kept, piece by piece; never more than the file. */
final class KeptBytes {

    private final byte[] kept;
    private int length;

    /** @param most as many bytes as may ever be kept */
    KeptBytes(int most) {
        this.kept = new byte[most];
    }

    int length() {
        return length;
    }

    void add(byte[] from, int start, int count) {
        for (int i = start; i < start + count; i++) {
            kept[length++] = from[i];
        }
    }

    byte[] all() {
        return Arrays.copyOf(kept, length);
    }
}
