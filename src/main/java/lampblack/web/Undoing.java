package lampblack.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import lampblack.io.CharacterStore;
import lampblack.io.Version;

/**
 * What would be taken back next of a file's last changes, and what would be done again. Nothing is remembered but the
 * versions that the store keeps: one that brings the file back to what it was before the last change has undone that, and
 * whatever is undone may be done again until something else is changed. It outlives the program, and a file that another
 * program has changed meanwhile.
 *
 * @param back the text before the last change
 * @param forth the text before it was taken back
 */
public record Undoing(Optional<Path> back, Optional<Path> forth) {

    /** What can be undone of a file as it stands, and done again. */
    static Undoing of(Path file) {
        Deque<Path> done = new ArrayDeque<>();
        Deque<Path> undone = new ArrayDeque<>();
        Path now = null;
        for (Version version : new CharacterStore().versions(file)) {
            now = next(now, version.file(), done, undone);
        }
        next(now, file, done, undone);
        return new Undoing(Optional.ofNullable(done.peek()), Optional.ofNullable(undone.peek()));
    }

    private static Path next(Path now, Path then, Deque<Path> done, Deque<Path> undone) {
        if (now == null || same(now, then)) {
            return then;
        }
        if (!done.isEmpty() && same(done.peek(), then)) {
            done.pop();
            undone.push(now);
        } else if (!undone.isEmpty() && same(undone.peek(), then)) {
            undone.pop();
            done.push(now);
        } else {
            undone.clear();
            done.push(now);
        }
        return then;
    }

    /** Few versions have the same length, so that few are read. */
    private static boolean same(Path one, Path other) {
        try {
            return Files.size(one) == Files.size(other) && Files.mismatch(one, other) < 0;
        } catch (IOException gone) {
            return false;
        }
    }
}
