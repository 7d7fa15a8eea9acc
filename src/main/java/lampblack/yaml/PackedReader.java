package lampblack.yaml;

import java.util.Arrays;

/** Reads what {@link PackedWriter} wrote. */
public final class PackedReader {

    private final byte[] bytes;
    private int at;

    public PackedReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Whether there is more to be read. */
    public boolean hasMore() {
        return at < bytes.length;
    }

    public int number() {
        int number = 0;
        int shift = 0;
        int next = bytes[at++];
        while (next < 0) {
            number |= (next & PackedWriter.LOW) << shift;
            shift += PackedWriter.BITS;
            next = bytes[at++];
        }
        return number | next << shift;
    }

    public String text() {
        int length = number();
        at += length;
        return Utf8.text(bytes, at - length, at);
    }

    /** The bytes that were written as one. */
    public byte[] block() {
        int length = number();
        at += length;
        return Arrays.copyOfRange(bytes, at - length, at);
    }
}
