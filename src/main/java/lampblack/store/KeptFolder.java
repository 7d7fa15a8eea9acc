package lampblack.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The hidden folders in which the program keeps what is its own: {@code .history} and {@code .trash}. Whoever may write
 * in the folder above may write in them, and git leaves them alone.
 */
public final class KeptFolder {

    /** Earlier versions, texts that met a newer file, and the locks. */
    public static final String HISTORY = ".history";
    static final String TRASH = ".trash";

    private static final String IGNORED = ".gitignore";
    private static final byte[] EVERYTHING = "*\n".getBytes(StandardCharsets.US_ASCII);

    private KeptFolder() {}

    /** One of them, which is there afterwards. */
    public static Path of(Path folder, String name) throws IOException {
        Path kept = folder.resolve(name);
        Path ignored = kept.resolve(IGNORED);
        if (Files.isRegularFile(ignored) && Files.size(ignored) == 0) {
            // The disk was full when it was written first.
            Files.write(ignored, EVERYTHING);
        }
        if (!Files.isDirectory(kept)) {
            made(kept);
            try {
                Files.write(ignored, EVERYTHING, StandardOpenOption.CREATE_NEW);
                GroupRights.readable(ignored, kept);
            } catch (FileAlreadyExistsException another) {
                return kept;
            }
        }
        return kept;
    }

    /** Makes a folder within a folder, for the same users. */
    static void made(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        try {
            Files.createDirectory(folder);
        } catch (FileAlreadyExistsException another) {
            if (Files.isDirectory(folder)) {
                return;
            }
            throw another;
        }
        GroupRights.sameAs(folder, folder.getParent());
    }
}
