package lampblack.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Message;
import lampblack.store.SaveResult.Conflict;
import lampblack.store.SaveResult.Failed;
import lampblack.store.SaveResult.Saved;

/**
 * Saves texts so that at any moment, whatever fails, the disk holds either the old version whole or the new one whole,
 * and so that nobody overwrites what another has written. Made for characters; rulesets are mended through it as well.
 */
public final class VersionedStore {

    /**
     * Replaces a file that still has the hash of a {@link TextFile}; otherwise keeps the text in its history as
     * {@code conflict-1.yaml}. Only what could be read as a document is to be saved over; a byte order mark stays.
     */
    public SaveResult save(Path file, String newText, String expectedSha256) {
        return locked(file, target -> replace(file, target, marked(target, newText), expectedSha256, true));
    }

    /** @param written told once the new text is on the disk, and before it takes the place of the old */
    SaveResult save(Path file, String newText, String expectedSha256, Runnable written) {
        return locked(file, target -> replace(file, target, marked(target, newText), expectedSha256, true, written));
    }

    /** Saves a change that a program can make again: a conflict keeps no copy. */
    public SaveResult saveRepeatable(Path file, String newText, String expectedSha256) {
        return locked(file, target -> replace(file, target, marked(target, newText), expectedSha256, false));
    }

    /**
     * Replaces several files that still have the hashes of their {@link TextFile}s, or none of them: whoever reads one
     * while that is done, or after it was stopped half-way, finds all of them old or all of them new. From the folder
     * of
     * one of them a link may lead to the others. A conflict keeps no copy.
     *
     * @return the hash of the first
     */
    public SaveResult saveTogether(List<FileChange> changes) {
        return saveTogether(changes, () -> { });
    }

    /** @param step told after each step that changes the disk */
    SaveResult saveTogether(List<FileChange> changes, Runnable step) {
        try {
            return new JournaledSave(step).save(changes);
        } catch (IOException failure) {
            return SaveFailure.of(changes.get(0).file(), failure);
        }
    }

    /** Writes a file that must not exist yet, in a folder that must. */
    public SaveResult create(Path file, String text) {
        return locked(file, target -> createNew(file, target, encoded(text)));
    }

    /** The earlier versions of a file, oldest first; the file itself may be damaged or gone. */
    public List<FileVersion> versions(Path file) {
        try {
            return FileHistory.of(target(file)).versions();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** The newest earlier version that differs from the file as it stands. */
    public Optional<FileVersion> previous(Path file) {
        byte[] now = bytes(file);
        return newest(file, version -> !Arrays.equals(bytes(version.file()), now));
    }

    /** The newest earlier version that is good, to be offered where the file is damaged. */
    public Optional<FileVersion> lastGood(Path file, Predicate<String> good) {
        return newest(file, version -> good.test(new String(bytes(version.file()), StandardCharsets.UTF_8)));
    }

    /** Saves an earlier version as the newest; what stands there now, even damaged, becomes a version too. */
    public SaveResult restore(Path file, FileVersion version, String expectedSha256) {
        return locked(file, target -> Files.exists(target)
                ? replace(file, target, Files.readAllBytes(version.file()), expectedSha256, false)
                : createNew(file, target, Files.readAllBytes(version.file())));
    }

    /**
     * Moves a file to where none stands, from a folder into a hidden one straight in it, or back.
     *
     * @param folder the upper one, which is locked for it
     * @param expectedSha256 the hash that the file must have, if any
     */
    public SaveResult move(Path folder, Path file, Optional<String> expectedSha256, Path to) {
        try {
            settle(folder);
            FolderLock lock = FolderLock.of(folder.toRealPath());
            try {
                return moved(folder, file, expectedSha256, to);
            } finally {
                lock.release();
            }
        } catch (IOException failure) {
            return SaveFailure.of(file, failure);
        }
    }

    private static SaveResult moved(Path folder, Path file, Optional<String> expected, Path to) throws IOException {
        if (expected.isPresent() && isOther(file, expected.get())) {
            return new Conflict(file, Optional.empty());
        }
        if (!to.getParent().equals(folder)) {
            KeptFolder.of(folder, to.getParent().getFileName().toString());
        }
        if (Files.exists(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(to.toString());
        }
        AtomicWrite.move(file, to);
        AtomicWrite.syncFolder(to.getParent());
        AtomicWrite.syncFolder(file.getParent());
        return new Saved(expected.orElse(""));
    }

    /** The hash of a file as it stands, readable as a document or not; empty where there is none. */
    public Optional<String> hash(Path file) {
        return Files.isRegularFile(file) ? Optional.of(TextFile.sha256(bytes(file))) : Optional.empty();
    }

    /** Finishes or deletes what killed saves have left in a folder, at the start; cheap where nothing is left. */
    public void sweep(Path folder) {
        try {
            Path real = folder.toRealPath();
            settle(real);
            if (!leftovers(real).isEmpty()) {
                FolderLock lock = FolderLock.of(real);
                try {
                    leftovers(real).forEach(AtomicWrite::discard);
                } finally {
                    lock.release();
                }
            }
        } catch (IOException untouched) {
            return;
        }
    }

    /** Finishes a save of several files that was stopped in a folder. */
    static void settle(Path folder) throws IOException {
        new JournaledSave(() -> { }).settle(folder);
    }

    private SaveResult replace(Path file, Path target, byte[] bytes, String expected, boolean keep) throws IOException {
        return replace(file, target, bytes, expected, keep, () -> { });
    }

    private SaveResult replace(Path file, Path target, byte[] bytes, String expected, boolean keep, Runnable written)
            throws IOException {
        if (isOther(target, expected)) {
            return new Conflict(file, keep ? kept(target, bytes) : Optional.empty());
        }
        String hash = TextFile.sha256(bytes);
        if (hash.equals(expected)) {
            return new Saved(hash);
        }
        if (!Files.isWritable(target)) {
            return failed(file, "save.not-writable");
        }
        Path temp = temp(target);
        FileHistory history = FileHistory.of(target);
        Optional<Path> version = Optional.empty();
        try {
            Files.deleteIfExists(temp);
            AtomicWrite.write(temp, bytes, target);
            written.run();
            // A program that knows no lock may have written while the disk was at work.
            if (isOther(target, expected)) {
                AtomicWrite.discard(temp);
                return new Conflict(file, keep ? kept(target, bytes) : Optional.empty());
            }
            version = history.keep(target);
            AtomicWrite.move(temp, target);
        } catch (Throwable failure) {
            AtomicWrite.discard(temp);
            version.ifPresent(AtomicWrite::discard);
            throw failure;
        }
        history.prune();
        return confirmed(file, target, hash);
    }

    private static boolean isOther(Path target, String expected) throws IOException {
        return !Files.exists(target) || !TextFile.sha256(Files.readAllBytes(target)).equals(expected);
    }

    private SaveResult createNew(Path file, Path target, byte[] bytes) throws IOException {
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(target.toString());
        }
        Path temp = temp(target);
        try {
            Files.deleteIfExists(temp);
            AtomicWrite.write(temp, bytes, null);
            GroupRights.ofGroup(temp, target.getParent());
            publish(temp, target);
        } finally {
            AtomicWrite.discard(temp);
        }
        return confirmed(file, target, TextFile.sha256(bytes));
    }

    // A second name is refused where the first exists, even if a program that knows no lock made it just now.
    private static void publish(Path temp, Path target) throws IOException {
        try {
            Files.createLink(target, temp);
        } catch (FileAlreadyExistsException exists) {
            throw exists;
        } catch (UnsupportedOperationException | IOException noLinks) {
            AtomicWrite.move(temp, target);
        }
    }

    private SaveResult confirmed(Path file, Path target, String hash) {
        try {
            AtomicWrite.syncFolder(target.getParent());
            return new Saved(hash);
        } catch (IOException failure) {
            return new Failed(file, Code.SAVE__FAILED,
                    Message.of("save.unconfirmed", "file", file, "reason", SaveFailure.words(failure)));
        }
    }

    // That it cannot be kept changes nothing about the conflict.
    private static Optional<Path> kept(Path target, byte[] bytes) {
        try {
            return Optional.of(FileHistory.of(target).keepConflict(bytes, Files.exists(target) ? target : null));
        } catch (IOException failure) {
            return Optional.empty();
        }
    }

    private SaveResult locked(Path file, SaveStep step) {
        try {
            Path target = target(file);
            settle(target.getParent());
            FolderLock lock = FolderLock.of(target.getParent());
            try {
                return step.run(target);
            } finally {
                lock.release();
            }
        } catch (IOException failure) {
            return SaveFailure.of(file, failure);
        }
    }

    /** What is done to the real file while its folder is locked. */
    private interface SaveStep {
        SaveResult run(Path target) throws IOException;
    }

    /** Where a file really lies: behind its links, or, before it exists, in its folder. */
    private static Path target(Path file) throws IOException {
        if (Files.exists(file)) {
            return file.toRealPath();
        }
        Path absolute = file.toAbsolutePath();
        return absolute.getParent().toRealPath().resolve(absolute.getFileName());
    }

    static Path temp(Path target) {
        return target.resolveSibling(".~" + target.getFileName() + ".tmp");
    }

    private static List<Path> leftovers(Path folder) throws IOException {
        return AtomicWrite.list(folder).stream()
                .filter(file -> file.getFileName().toString().matches("\\.~(.*\\.ya?ml|journal.*)\\.tmp")).toList();
    }

    private Optional<FileVersion> newest(Path file, Predicate<FileVersion> wanted) {
        List<FileVersion> versions = versions(file);
        for (int i = versions.size() - 1; i >= 0; i--) {
            if (wanted.test(versions.get(i))) {
                return Optional.of(versions.get(i));
            }
        }
        return Optional.empty();
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException gone) {
            return new byte[0];
        }
    }

    // Texts are read without a byte order mark, and a file that has one keeps it.
    static byte[] marked(Path target, String newText) throws IOException {
        byte[] now = Files.exists(target) ? Files.readAllBytes(target) : new byte[0];
        boolean hasMark = now.length >= 3 && now[0] == (byte) 0xef && now[1] == (byte) 0xbb && now[2] == (byte) 0xbf;
        return encoded(hasMark && !newText.startsWith("\ufeff") ? "\ufeff" + newText : newText);
    }

    private static byte[] encoded(String text) throws CharacterCodingException {
        ByteBuffer buffer = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
        return Arrays.copyOf(buffer.array(), buffer.limit());
    }

    private static Failed failed(Path file, String reason) {
        return new Failed(file, Code.SAVE__FAILED, Message.of(reason, "file", file));
    }
}
