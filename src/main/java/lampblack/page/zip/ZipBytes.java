package lampblack.page.zip;

/** The numbers in a pack, the lowest byte first. @throws UnreadableZip where it ends before */
record ZipBytes(byte[] bytes) {

    int length() {
        return bytes.length;
    }

    int one(int at) {
        if (at < 0 || at >= bytes.length) {
            throw UnreadableZip.damaged();
        }
        return bytes[at] & 0xff;
    }

    int two(int at) {
        return one(at) | one(at + 1) << Byte.SIZE;
    }

    int four(int at) {
        return two(at) | two(at + 2) << 2 * Byte.SIZE;
    }

    /** A size or a place, which must not be more than the whole has. */
    int size(int at) {
        int size = four(at);
        if (size < 0) {
            throw UnreadableZip.damaged();
        }
        return size;
    }

    byte[] part(int from, int length) {
        if (from < 0 || length < 0 || from > bytes.length - length) {
            throw UnreadableZip.damaged();
        }
        byte[] part = new byte[length];
        System.arraycopy(bytes, from, part, 0, length);
        return part;
    }
}
