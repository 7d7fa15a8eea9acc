package lampblack.server;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import lampblack.store.KeptFolder;

/**
 * The right to serve a folder, which one server has at a time; others learn its address. It lies in the file
 * {@code .serve} of its hidden folder, and ends with the process however that ends.
 */
final class ServeLock {

    private static final String FILE = ".serve";
    /** The lock lies beyond the address, which others are to read. */
    private static final long PLACE = 1_000;
    private static final int LONGEST = 200;
    private static final int ASKED_MILLIS = 100;
    private static final int MAX_ASKED = 100;

    private final RandomAccessFile file;

    private ServeLock(RandomAccessFile file) {
        this.file = file;
    }

    /** Takes the right; empty where another has it. */
    static Optional<ServeLock> tryAcquire(Path folder) throws IOException {
        RandomAccessFile file = new RandomAccessFile(KeptFolder.of(folder, KeptFolder.HISTORY).resolve(FILE).toFile(), "rw");
        FileLock lock = file.getChannel().tryLock(PLACE, 1, false);
        if (lock == null) {
            file.close();
            return Optional.empty();
        }
        // That of an earlier process is nobody's now.
        file.setLength(0);
        return Optional.of(new ServeLock(file));
    }

    /** The address of the process that holds the lock, or an empty text. */
    static String address(Path folder) {
        try (RandomAccessFile file = new RandomAccessFile(folder.resolve(KeptFolder.HISTORY).resolve(FILE).toFile(), "r")) {
            byte[] bytes = new byte[(int) Math.min(LONGEST, file.length())];
            file.readFully(bytes);
            String said = new String(bytes, StandardCharsets.UTF_8).strip();
            return said.matches("http://127\\.0\\.0\\.1:[0-9]{1,5}/") ? said : "";
        } catch (IOException failure) {
            return "";
        }
    }

    /** The same of a process that may only just have begun. */
    static String awaitAddress(Path folder) throws InterruptedException {
        String address = address(folder);
        for (int i = 0; i < MAX_ASKED && address.isEmpty(); i++) {
            Thread.sleep(ASKED_MILLIS);
            address = address(folder);
        }
        return address;
    }

    /** Records the address of this process. */
    void publishAddress(String address) throws IOException {
        file.setLength(0);
        file.write((address + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
