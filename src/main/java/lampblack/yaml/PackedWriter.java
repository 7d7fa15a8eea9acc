package lampblack.yaml;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Numbers and texts in few bytes, one after the other; {@link PackedReader} reads them in the same order. */
public final class PackedWriter {

    static final int LOW = 0x7f;
    static final int BITS = 7;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** What has been written. */
    public byte[] bytes() {
        return out.toByteArray();
    }

    /** Seven bits a byte, the lowest first. @param number not below 0 */
    public PackedWriter number(int number) {
        int left = number;
        while (left > LOW) {
            out.write(left & LOW | LOW + 1);
            left >>>= BITS;
        }
        out.write(left);
        return this;
    }

    public PackedWriter text(String text) {
        return block(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Bytes with their number before them. */
    public PackedWriter block(byte[] bytes) {
        number(bytes.length);
        out.write(bytes, 0, bytes.length);
        return this;
    }
}
