package lampblack.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import lampblack.judge.FileName;

/** Finds names for new files. */
public final class FreeFile {

    private FreeFile() {}

    /**
     * A file of that name which does not exist, with {@code -2}, {@code -3}… where it does. Names that differ only in
     * case count as the same, and so do those whose history is still kept.
     */
    public static Path of(Path folder, String slug) throws IOException {
        Set<String> taken = new HashSet<>();
        taken(folder, taken);
        taken(folder.resolve(KeptFolder.HISTORY), taken);
        return folder.resolve(FileName.free(slug, taken) + ".yaml");
    }

    private static void taken(Path folder, Set<String> taken) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        for (Path file : AtomicWrite.list(folder)) {
            taken.add(FileName.stem(file.getFileName().toString().toLowerCase(Locale.ROOT)));
        }
    }
}
