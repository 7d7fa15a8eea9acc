package lampblack.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.judge.FileName;
import lampblack.store.SaveResult.Conflict;
import lampblack.store.SaveResult.Saved;

/** Where deleted characters wait until they are wanted back: the folder {@code .trash} beside them. */
public final class Trash {

    private static final String ENDING = ".yaml";
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss")
            .withZone(ZoneOffset.UTC);
    private static final Pattern NAME = Pattern.compile("([^/\\\\]+)\\.([0-9]{8}-[0-9]{6})(-[0-9]{1,4})?");

    private final Path folder;
    private final Path trash;

    public Trash(Path folder) {
        this.folder = folder;
        this.trash = folder.resolve(KeptFolder.TRASH);
    }

    /**
     * A file in the trash.
     *
     * @param id what it is called there
     * @param stem what it was called, without the ending
     */
    public record DeletedFile(String id, String stem, Instant when, Path file) {}

    /** What lies in the trash, newest first. */
    public List<DeletedFile> all() {
        try {
            return Files.isDirectory(trash)
                    ? AtomicWrite.list(trash).stream().flatMap(path -> deleted(path).stream())
                            .sorted(Comparator.comparing(DeletedFile::when).reversed().thenComparing(DeletedFile::id))
                            .toList()
                    : List.of();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** What lies in the trash under a name. */
    public Optional<DeletedFile> find(String id) {
        return all().stream().filter(deletedFile -> deletedFile.id().equals(id)).findFirst();
    }

    private static Optional<DeletedFile> deleted(Path file) {
        String id = FileName.stem(file.getFileName().toString());
        Matcher name = NAME.matcher(id);
        if (!name.matches() || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        return Optional.of(new DeletedFile(id, name.group(1), Instant.from(STAMP.parse(name.group(2))), file));
    }

    /** Puts a file into the trash, unless it has changed since it was seen. */
    public SaveResult put(Path file, String expectedSha256, Instant now) {
        return locked(file, () -> {
            if (!Files.exists(file) || !TextFile.sha256(Files.readAllBytes(file)).equals(expectedSha256)) {
                return new Conflict(file, Optional.empty());
            }
            KeptFolder.of(folder, KeptFolder.TRASH);
            String name = FileName.stem(file.getFileName().toString()) + "." + STAMP.format(now);
            Path to = trash.resolve(name + ENDING);
            for (int i = 2; Files.exists(to, LinkOption.NOFOLLOW_LINKS); i++) {
                to = trash.resolve(name + "-" + i + ENDING);
            }
            return moved(file, to, expectedSha256);
        });
    }

    /** Puts a file back where it was, or under a free name where another is called so by now. */
    public Optional<Path> restore(DeletedFile deleted) {
        Path[] back = new Path[1];
        SaveResult result = locked(deleted.file(), () -> {
            Path usual = folder.resolve(deleted.stem() + ENDING);
            back[0] = Files.exists(usual, LinkOption.NOFOLLOW_LINKS)
                    ? FreeFile.of(folder, FileName.slug(deleted.stem())) : usual;
            return moved(deleted.file(), back[0], "");
        });
        return result.problem().isEmpty() ? Optional.of(back[0]) : Optional.empty();
    }

    private static SaveResult moved(Path from, Path to, String sha256) throws IOException {
        AtomicWrite.move(from, to);
        AtomicWrite.syncFolder(to.getParent());
        AtomicWrite.syncFolder(from.getParent());
        return new Saved(sha256);
    }

    private SaveResult locked(Path file, TrashStep step) {
        try {
            VersionedStore.settle(folder);
            FolderLock lock = FolderLock.of(folder.toRealPath());
            try {
                return step.run();
            } finally {
                lock.release();
            }
        } catch (IOException failure) {
            return SaveFailure.of(file, failure);
        }
    }

    /** What is done while the folder is locked. */
    private interface TrashStep {
        SaveResult run() throws IOException;
    }
}
