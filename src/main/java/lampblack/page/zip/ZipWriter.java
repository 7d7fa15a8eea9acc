package lampblack.page.zip;

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

    private final GrowingBytes out = new GrowingBytes();
    private final GrowingBytes directory = new GrowingBytes();
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
        int at = out.length();
        out.add(LOCAL, 4);
        about(out, called, bytes);
        out.add(called);
        out.add(bytes);
        directory.add(CENTRAL, 4);
        directory.add(VERSION, 2);
        about(directory, called, bytes);
        // No remark, one disk, and nothing about the system.
        directory.add(0, 2);
        directory.add(0, 2);
        directory.add(0, 2);
        directory.add(0, 4);
        directory.add(at, 4);
        directory.add(called);
        count++;
    }

    private static void about(GrowingBytes to, byte[] called, byte[] bytes) {
        to.add(VERSION, 2);
        to.add(UTF_8, 2);
        to.add(0, 2);
        to.add(0, 2);
        to.add(FIRST_DAY, 2);
        to.add(Checksum.of(bytes), 4);
        to.add(bytes.length, 4);
        to.add(bytes.length, 4);
        to.add(called.length, 2);
        to.add(0, 2);
    }

    private byte[] end() {
        int at = out.length();
        byte[] all = directory.all();
        out.add(all);
        out.add(END, 4);
        out.add(0, 4);
        out.add(count, 2);
        out.add(count, 2);
        out.add(all.length, 4);
        out.add(at, 4);
        out.add(0, 2);
        return out.all();
    }
}
