package lampblack.page.zip;

/** Bytes that are added one after the other. */
final class GrowingBytes {

    private static final int FIRST = 1 << 12;

    private byte[] bytes = new byte[FIRST];
    private int length;

    int length() {
        return length;
    }

    /** One of those that were added. */
    byte at(int place) {
        return bytes[place];
    }

    void add(int one) {
        if (length == bytes.length) {
            grow(length + 1);
        }
        bytes[length++] = (byte) one;
    }

    void add(byte[] more) {
        if (length + more.length > bytes.length) {
            grow(length + more.length);
        }
        System.arraycopy(more, 0, bytes, length, more.length);
        length += more.length;
    }

    /** Adds a number, its lowest byte first. @param count of bytes */
    void add(int number, int count) {
        for (int i = 0; i < count; i++) {
            add(number >>> i * Byte.SIZE);
        }
    }

    private void grow(int least) {
        byte[] more = new byte[Math.max(least, 2 * bytes.length)];
        System.arraycopy(bytes, 0, more, 0, length);
        bytes = more;
    }

    byte[] all() {
        byte[] all = new byte[length];
        System.arraycopy(bytes, 0, all, 0, length);
        return all;
    }
}
