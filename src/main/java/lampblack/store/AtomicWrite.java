package lampblack.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The steps that put whole files on a disk: a new file beside the old, confirmed by the disk, then one rename. */
final class AtomicWrite {

    private static final int RETRIES = 10;
    private static final int RETRY_MILLIS = 50;

    private AtomicWrite() {}

    /** The new file's bytes do not come back as written. */
    static final class ReadBackException extends IOException {

        private static final long serialVersionUID = 1L;

        ReadBackException() {
            super("not read back");
        }
    }

    /** Writes a file that must not exist, with the rights of another, and returns when the disk holds it. */
    static void write(Path temp, byte[] bytes, Path like) throws IOException {
        write(temp, bytes, like, true);
        if (!Arrays.equals(Files.readAllBytes(temp), bytes)) {
            throw new ReadBackException();
        }
    }

    /** The same for what may be lost with the power. */
    static void writeUnsynced(Path temp, byte[] bytes, Path like) throws IOException {
        write(temp, bytes, like, false);
    }

    private static void write(Path temp, byte[] bytes, Path like, boolean confirmed) throws IOException {
        Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (FileChannel channel = FileChannel.open(temp, options, rights(like))) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            copyRights(like, temp);
            if (confirmed) {
                channel.force(true);
            }
        }
    }

    /** Replaces a file by another in one step, or fails and leaves it. */
    static void move(Path temp, Path target) throws IOException {
        for (int attempt = 1; ; attempt++) {
            try {
                Files.move(temp, target, StandardCopyOption.ATOMIC_MOVE);
                return;
            } catch (AccessDeniedException denied) {
                // A virus scanner holds a new file for a moment.
                if (!windows() || attempt == RETRIES) {
                    throw denied;
                }
                pause();
            }
        }
    }

    /** Makes the disk confirm the names in a folder. Windows confirms them with the rename itself. */
    static void syncFolder(Path folder) throws IOException {
        if (windows()) {
            return;
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    /** The files in a folder. */
    static List<Path> list(Path folder) throws IOException {
        // Streams of a folder fail with exceptions of the system's own when the disk does.
        String[] names = folder.toFile().list();
        if (names == null) {
            throw new NotDirectoryException(folder.toString());
        }
        return Arrays.stream(names).map(folder::resolve).toList();
    }

    /** Deletes a file that may not be there; where even that fails, the next start does it. */
    static void discard(Path temp) {
        try {
            Files.deleteIfExists(temp);
        } catch (IOException left) {
            return;
        }
    }

    // A private file must not lie open for the moment before its rights are copied.
    private static FileAttribute<?>[] rights(Path like) throws IOException {
        PosixFileAttributeView view = posix(like);
        if (view == null) {
            return new FileAttribute<?>[0];
        }
        return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(view.readAttributes().permissions())};
    }

    private static void copyRights(Path like, Path temp) throws IOException {
        PosixFileAttributeView from = posix(like);
        PosixFileAttributeView to = posix(temp);
        if (from == null || to == null) {
            return;
        }
        PosixFileAttributes wanted = from.readAttributes();
        PosixFileAttributes made = to.readAttributes();
        try {
            if (!wanted.group().equals(made.group())) {
                to.setGroup(wanted.group());
            }
            if (!wanted.owner().equals(made.owner())) {
                to.setOwner(wanted.owner());
            }
        } catch (IOException notOurs) {
            // Only the superuser gives files away; the writer owns the new one then, as after any save.
        }
        to.setPermissions(wanted.permissions());
    }

    private static PosixFileAttributeView posix(Path file) {
        return file == null ? null : Files.getFileAttributeView(file, PosixFileAttributeView.class);
    }

    private static boolean windows() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    }

    private static void pause() {
        try {
            Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
