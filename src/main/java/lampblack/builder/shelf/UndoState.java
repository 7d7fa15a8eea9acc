package lampblack.builder.shelf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * What would be taken back next of a file's last changes, and what would be done again. Nothing is remembered but the
 * versions that the store keeps: one that brings the file back to what it was before the last change has undone that,
 * and whatever is undone may be done again until something else is changed. It outlives the program, and a file that
 * another program has changed meanwhile.
 *
 * @param back the text before the last change
 * @param forth the text before it was taken back
 */
public record UndoState(Optional<StoredText> back, Optional<StoredText> forth) {

    /** The way of a file through its versions. */
    public static final class VersionTrail {

        private final Deque<VersionText> done = new ArrayDeque<>();
        private final Deque<VersionText> undone = new ArrayDeque<>();
        private VersionText now;

        /** @param earlier versions, the oldest first */
        public VersionTrail(List<StoredVersion> earlier, Optional<StoredText> now) {
            earlier.forEach(version -> next(new VersionText(Optional.of(version.text()))));
            next(new VersionText(now));
        }

        /** What can be undone, and done again, once a text is saved over the file. */
        public UndoState with(String text) {
            next(new VersionText(text.getBytes(StandardCharsets.UTF_8)));
            return undoing();
        }

        /** What can be undone, and done again. */
        public UndoState undoing() {
            return new UndoState(Optional.ofNullable(done.peek()).flatMap(VersionText::stored),
                    Optional.ofNullable(undone.peek()).flatMap(VersionText::stored));
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

        private final Optional<StoredText> stored;
        private final long length;
        private Optional<byte[]> bytes = Optional.empty();

        VersionText(Optional<StoredText> stored) {
            this.stored = stored;
            this.length = stored.map(StoredText::length).orElse(-1L);
        }

        VersionText(byte[] unsaved) {
            this.stored = Optional.empty();
            this.length = unsaved.length;
            this.bytes = Optional.of(unsaved);
        }

        Optional<StoredText> stored() {
            return stored;
        }

        boolean same(VersionText then) {
            return length >= 0 && length == then.length && bytes().isPresent() && then.bytes().isPresent()
                    && Arrays.equals(bytes().get(), then.bytes().get());
        }

        private Optional<byte[]> bytes() {
            bytes = bytes.or(() -> stored.flatMap(StoredText::bytes));
            return bytes;
        }
    }
}
