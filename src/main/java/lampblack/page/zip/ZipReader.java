package lampblack.page.zip;

import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;

/** Reads packs, stored or deflated; none that are locked or larger than 2 GB. */
public final class ZipReader {

    private static final int LOCAL = 0x04034b50;
    private static final int CENTRAL = 0x02014b50;
    private static final int END = 0x06054b50;
    private static final int END_LENGTH = 22;
    private static final int LONGEST_REMARK = 0xffff;
    private static final int CENTRAL_LENGTH = 46;
    private static final int LOCAL_LENGTH = 30;
    private static final int STORED = 0;
    private static final int DEFLATED = 8;

    private final ZipBytes zip;
    private final int most;

    private ZipReader(ZipBytes zip, int most) {
        this.zip = zip;
        this.most = most;
    }

    /**
     * Hands out each file with its name, in the order of the pack's directory; folders are left out.
     *
     * @param most the bytes that a file may have
     * @throws UnreadableZip where the pack or a file in it cannot be read, or a file is larger
     */
    public static void read(byte[] zip, int most, BiConsumer<String, byte[]> file) {
        new ZipReader(new ZipBytes(zip), most).read(file);
    }

    private void read(BiConsumer<String, byte[]> file) {
        int end = end();
        int count = zip.two(end + 10);
        int at = zip.size(end + 16);
        for (int i = 0; i < count; i++) {
            if (zip.four(at) != CENTRAL) {
                throw UnreadableZip.damaged();
            }
            int name = zip.two(at + 28);
            String called = new String(zip.part(at + CENTRAL_LENGTH, name), StandardCharsets.UTF_8);
            file.accept(called, called.endsWith("/") ? new byte[0] : bytes(at));
            at += CENTRAL_LENGTH + name + zip.two(at + 30) + zip.two(at + 32);
        }
    }

    /** Where the end of the directory stands, before a remark that may follow. */
    private int end() {
        for (int at = zip.length() - END_LENGTH; at >= Math.max(0, zip.length() - END_LENGTH - LONGEST_REMARK); at--) {
            if (zip.four(at) == END) {
                return at;
            }
        }
        throw UnreadableZip.damaged();
    }

    private byte[] bytes(int entry) {
        int local = zip.size(entry + 42);
        boolean isLocked = (zip.two(entry + 8) & 1) != 0;
        int packed = zip.size(entry + 20);
        if (isLocked || zip.four(local) != LOCAL) {
            throw UnreadableZip.damaged();
        }
        if (zip.size(entry + 24) > most) {
            throw UnreadableZip.tooLarge();
        }
        byte[] part = zip.part(local + LOCAL_LENGTH + zip.two(local + 26) + zip.two(local + 28), packed);
        byte[] bytes = switch (zip.two(entry + 10)) {
            case STORED -> part;
            case DEFLATED -> Inflation.of(part, most);
            default -> throw UnreadableZip.damaged();
        };
        if (bytes.length > most) {
            throw UnreadableZip.tooLarge();
        }
        if (Checksum.of(bytes) != zip.four(entry + 16)) {
            throw UnreadableZip.damaged();
        }
        return bytes;
    }
}
