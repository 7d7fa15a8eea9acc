package lampblack.page;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reads packs, stored or deflated; none that are locked or larger than 2 GB. The directory at the end of a pack is read
 * here, since the JDK's reader goes by what stands before each file, and that of the compiler to JavaScript never ends
 * where a pack is cut short.
 */
final class ZipReader {

    private static final int LOCAL = 0x04034b50;
    private static final int CENTRAL = 0x02014b50;
    private static final int END = 0x06054b50;
    private static final int END_LENGTH = 22;
    private static final int LONGEST_REMARK = 0xffff;
    private static final int CENTRAL_LENGTH = 46;
    private static final int LOCAL_LENGTH = 30;
    private static final int STORED = 0;
    private static final int DEFLATED = 8;
    private static final int PIECE = 1 << 13;

    private final byte[] zip;
    private final int most;

    private ZipReader(byte[] zip, int most) {
        this.zip = zip;
        this.most = most;
    }

    /**
     * Hands out each file with its name, in the order of the pack's directory; folders are left out.
     *
     * @param most the bytes that a file may have
     * @throws UnreadableZip where the pack or a file in it cannot be read, or a file is larger
     */
    static void read(byte[] zip, int most, BiConsumer<String, byte[]> file) {
        new ZipReader(zip, most).read(file);
    }

    private void read(BiConsumer<String, byte[]> file) {
        int end = end();
        int count = two(end + 10);
        int at = size(end + 16);
        for (int i = 0; i < count; i++) {
            if (four(at) != CENTRAL) {
                throw UnreadableZip.damaged();
            }
            int name = two(at + 28);
            String called = new String(part(at + CENTRAL_LENGTH, name), StandardCharsets.UTF_8);
            file.accept(called, called.endsWith("/") ? new byte[0] : bytes(at));
            at += CENTRAL_LENGTH + name + two(at + 30) + two(at + 32);
        }
    }

    /** Where the end of the directory stands, before a remark that may follow. */
    private int end() {
        for (int at = zip.length - END_LENGTH; at >= Math.max(0, zip.length - END_LENGTH - LONGEST_REMARK); at--) {
            if (four(at) == END) {
                return at;
            }
        }
        throw UnreadableZip.damaged();
    }

    private byte[] bytes(int entry) {
        int local = size(entry + 42);
        boolean isLocked = (two(entry + 8) & 1) != 0;
        int packed = size(entry + 20);
        if (isLocked || four(local) != LOCAL) {
            throw UnreadableZip.damaged();
        }
        if (size(entry + 24) > most) {
            throw UnreadableZip.tooLarge();
        }
        byte[] part = part(local + LOCAL_LENGTH + two(local + 26) + two(local + 28), packed);
        byte[] bytes = switch (two(entry + 10)) {
            case STORED -> part;
            case DEFLATED -> inflated(part);
            default -> throw UnreadableZip.damaged();
        };
        if (bytes.length > most) {
            throw UnreadableZip.tooLarge();
        }
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length);
        if ((int) sum.getValue() != four(entry + 16)) {
            throw UnreadableZip.damaged();
        }
        return bytes;
    }

    private byte[] inflated(byte[] deflated) {
        Inflater inflater = new Inflater(true);
        try {
            // One byte more than there is, as an Inflater asks for where no header stands before them.
            inflater.setInput(Arrays.copyOf(deflated, deflated.length + 1), 0, deflated.length + 1);
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            byte[] piece = new byte[PIECE];
            while (!inflater.finished() && all.size() <= most) {
                int count = inflater.inflate(piece, 0, PIECE);
                if (count == 0 && !inflater.finished()) {
                    throw UnreadableZip.damaged();
                }
                all.write(piece, 0, count);
            }
            return all.toByteArray();
        } catch (DataFormatException damaged) {
            throw UnreadableZip.damaged();
        } finally {
            inflater.end();
        }
    }

    private int one(int at) {
        if (at < 0 || at >= zip.length) {
            throw UnreadableZip.damaged();
        }
        return zip[at] & 0xff;
    }

    private int two(int at) {
        return one(at) | one(at + 1) << Byte.SIZE;
    }

    private int four(int at) {
        return two(at) | two(at + 2) << 2 * Byte.SIZE;
    }

    /** A size or a place, which must not be more than the whole has. */
    private int size(int at) {
        int size = four(at);
        if (size < 0) {
            throw UnreadableZip.damaged();
        }
        return size;
    }

    private byte[] part(int from, int length) {
        if (from < 0 || from > zip.length - length) {
            throw UnreadableZip.damaged();
        }
        return Arrays.copyOfRange(zip, from, from + length);
    }
}
