package lampblack.page.zip;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Packs files into one, each as it is. */
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
        int at = out.size();
        write(out, LOCAL, 4);
        about(out, called, bytes);
        out.write(called, 0, called.length);
        out.write(bytes, 0, bytes.length);
        write(directory, CENTRAL, 4);
        write(directory, VERSION, 2);
        about(directory, called, bytes);
        // No remark, one disk, and nothing about the system.
        write(directory, 0, 2);
        write(directory, 0, 2);
        write(directory, 0, 2);
        write(directory, 0, 4);
        write(directory, at, 4);
        directory.write(called, 0, called.length);
        count++;
    }

    private static void about(ByteArrayOutputStream to, byte[] called, byte[] bytes) {
        write(to, VERSION, 2);
        write(to, UTF_8, 2);
        write(to, 0, 2);
        write(to, 0, 2);
        write(to, FIRST_DAY, 2);
        write(to, Checksum.of(bytes), 4);
        write(to, bytes.length, 4);
        write(to, bytes.length, 4);
        write(to, called.length, 2);
        write(to, 0, 2);
    }

    private byte[] end() {
        int at = out.size();
        byte[] all = directory.toByteArray();
        out.write(all, 0, all.length);
        write(out, END, 4);
        write(out, 0, 4);
        write(out, count, 2);
        write(out, count, 2);
        write(out, all.length, 4);
        write(out, at, 4);
        write(out, 0, 2);
        return out.toByteArray();
    }

    private static void write(ByteArrayOutputStream to, int number, int bytes) {
        for (int i = 0; i < bytes; i++) {
            to.write(number >>> i * Byte.SIZE & 0xff);
        }
    }
}
