package lampblack.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import lampblack.io.CharacterStore;
import lampblack.io.Version;

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
public record Undoing(Optional<Path> back, Optional<Path> forth) {

    /** What can be undone of a file as it stands, and done again. */
    static Undoing of(Path file) {
        return of(file, Optional.empty());
    }

    /** The same once a text is saved over it, which it need not be yet. */
    static Undoing of(Path file, Optional<String> text) {
        Deque<Text> done = new ArrayDeque<>();
        Deque<Text> undone = new ArrayDeque<>();
        Text now = null;
        for (Version version : new CharacterStore().versions(file)) {
            now = next(now, new Text(version.file(), Optional.empty()), done, undone);
        }
        now = next(now, new Text(file, Optional.empty()), done, undone);
        if (text.isPresent()) {
            next(now, new Text(file, text.map(each -> each.getBytes(StandardCharsets.UTF_8))), done, undone);
        }
        return new Undoing(Optional.ofNullable(done.peek()).map(Text::file),
                Optional.ofNullable(undone.peek()).map(Text::file));
    }

    private static Text next(Text now, Text then, Deque<Text> done, Deque<Text> undone) {
        if (now == null || now.same(then)) {
            return then;
        }
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
        return then;
    }

    /** A version, or what is to become one. */
    private record Text(Path file, Optional<byte[]> unsaved) {

        /** Few versions have the same length, so that few are read. */
        boolean same(Text then) {
            try {
                if (then.unsaved().isPresent()) {
                    return Files.size(file) == then.unsaved().get().length
                            && Arrays.equals(Files.readAllBytes(file), then.unsaved().get());
                }
                return Files.size(file) == Files.size(then.file()) && Files.mismatch(file, then.file()) < 0;
            } catch (IOException gone) {
                return false;
            }
        }
    }
}
