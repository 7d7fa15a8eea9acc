package lampblack.page;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Packs files into one, each as it is, so that the same files are the same pack. The writer of the compiler to JavaScript
 * does not say that names are in UTF-8, and makes no pack of nothing.
 */
public final class ZipWriter {

    private static final int LOCAL = 0x04034b50;
    private static final int CENTRAL = 0x02014b50;
    private static final int END = 0x06054b50;
    private static final int VERSION = 20;
    /** That names are in UTF-8. */
    private static final int UTF_8 = 0x800;
    /** The first day that can be written: the pack says nothing of when anything was done. */
    private static final int FIRST_DAY = 1 << 5 | 1;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream directory = new ByteArrayOutputStream();
    private int count;

    private ZipWriter() {}

    /** @param files by their names, in the order in which they are packed */
    public static byte[] zip(Map<String, byte[]> files) {
        ZipWriter writer = new ZipWriter();
        files.forEach(writer::add);
        return writer.end();
    }

    private void add(String name, byte[] bytes) {
        byte[] called = name.getBytes(StandardCharsets.UTF_8);
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length);
        int at = out.size();
        number(out, LOCAL, 4);
        about(out, called, bytes.length, (int) sum.getValue());
        out.write(called, 0, called.length);
        out.write(bytes, 0, bytes.length);
        number(directory, CENTRAL, 4);
        number(directory, VERSION, 2);
        about(directory, called, bytes.length, (int) sum.getValue());
        // No remark, one disk, and nothing about the system.
        number(directory, 0, 2);
        number(directory, 0, 4);
        number(directory, 0, 4);
        number(directory, at, 4);
        directory.write(called, 0, called.length);
        count++;
    }

    private static void about(ByteArrayOutputStream to, byte[] called, int length, int sum) {
        number(to, VERSION, 2);
        number(to, UTF_8, 2);
        number(to, 0, 4);
        number(to, FIRST_DAY, 2);
        number(to, sum, 4);
        number(to, length, 4);
        number(to, length, 4);
        number(to, called.length, 2);
        number(to, 0, 2);
    }

    /** Adds a number, its lowest byte first. @param bytes how many it takes */
    private static void number(ByteArrayOutputStream to, int number, int bytes) {
        for (int i = 0; i < bytes; i++) {
            to.write(number >>> i * Byte.SIZE);
        }
    }

    private byte[] end() {
        int at = out.size();
        byte[] all = directory.toByteArray();
        out.write(all, 0, all.length);
        number(out, END, 4);
        number(out, 0, 4);
        number(out, count, 2);
        number(out, count, 2);
        number(out, all.length, 4);
        number(out, at, 4);
        number(out, 0, 2);
        return out.toByteArray();
    }
}
