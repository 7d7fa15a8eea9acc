package lampblack.builder.change;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import lampblack.store.VersionedStore;

/**
 * What would be taken back next of a file's last changes, and what would be done again. Nothing is remembered but the
 * versions that the store keeps: one that brings the file back to what it was before the last change has undone that,
 * and
 * whatever is undone may be done again until something else is changed. It outlives the program, and a file that
 * another
 * program has changed meanwhile.
 *
 * @param back the text before the last change
 * @param forth the text before it was taken back
 */
public record UndoState(Optional<Path> back, Optional<Path> forth) {

    /** What can be undone of a file as it stands, and done again. */
    public static UndoState of(Path file) {
        return new VersionTrail(file).undoing();
    }

    /** The way of a file through its versions. */
    public static final class VersionTrail {

        private final Deque<VersionText> done = new ArrayDeque<>();
        private final Deque<VersionText> undone = new ArrayDeque<>();
        private final Path file;
        private VersionText now;

        public VersionTrail(Path file) {
            this.file = file;
            new VersionedStore().versions(file).forEach(fileVersion -> next(new VersionText(fileVersion.file())));
            next(new VersionText(file));
        }

        /** What can be undone, and done again, once a text is saved over the file. */
        public UndoState with(String text) {
            next(new VersionText(file, text.getBytes(StandardCharsets.UTF_8)));
            return undoing();
        }

        private UndoState undoing() {
            return new UndoState(Optional.ofNullable(done.peek()).map(VersionText::file),
                    Optional.ofNullable(undone.peek()).map(VersionText::file));
        }

        private void next(VersionText then) {
            if (now != null && !now.same(then)) {
                if (!done.isEmpty() && done.peek().same(then)) {
                    done.pop();
                    undone.push(now);
                } else if (!undone.isEmpty() && undone.peek().same(then)) {
                    undone.pop();
                    done.push(now);
                } else {
                    undone.clear();
                    done.push(now);
                }
            }
            now = then;
        }
    }

    /** A version, or what is to become one; few are of the same length, so that few are read. */
    private static final class VersionText {

        private final Path file;
        private final long length;
        private byte[] bytes;

        VersionText(Path file) {
            this.file = file;
            this.length = length(file);
        }

        VersionText(Path file, byte[] unsaved) {
            this.file = file;
            this.length = unsaved.length;
            this.bytes = unsaved;
        }

        private static long length(Path file) {
            try {
                return Files.size(file);
            } catch (IOException gone) {
                return -1;
            }
        }

        Path file() {
            return file;
        }

        boolean same(VersionText then) {
            try {
                return length >= 0 && length == then.length && Arrays.equals(bytes(), then.bytes());
            } catch (IOException gone) {
                return false;
            }
        }

        private byte[] bytes() throws IOException {
            bytes = bytes == null ? Files.readAllBytes(file) : bytes;
            return bytes;
        }
    }
}
