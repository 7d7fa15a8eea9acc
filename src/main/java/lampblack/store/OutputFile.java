package lampblack.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes what can be made again at any time, such as a sheet: whole or not at all, and without history. */
public final class OutputFile {

    private OutputFile() {}

    /** Writes a text and the folders it stands in. */
    public static SaveResult write(Path file, String text) {
        return write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a file and the folders it stands in. The disk need not confirm it: what is lost with it is made again. */
    public static SaveResult write(Path file, byte[] bytes) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            replace(target, bytes);
            return new SaveResult.OutputWritten();
        } catch (IOException failure) {
            return SaveFailure.of(file, failure);
        }
    }

    private static void replace(Path target, byte[] bytes) throws IOException {
        // Two programs may write one sheet at a time; each moves its own whole file in.
        Path temp = target.resolveSibling("." + target.getFileName() + "." + Long.toHexString(System.nanoTime())
                + ".tmp");
        try {
            Files.deleteIfExists(temp);
            AtomicWrite.writeUnsynced(temp, bytes, Files.exists(target) ? target : null);
            AtomicWrite.move(temp, target);
        } finally {
            AtomicWrite.discard(temp);
        }
    }
}
