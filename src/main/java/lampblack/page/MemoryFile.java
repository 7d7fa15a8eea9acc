package lampblack.page;

import java.util.Optional;
import lampblack.builder.shelf.StoredText;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Report;
import lampblack.edit.VersionedText;

/**
 * A file that is kept in memory.
 *
 * @param changed in milliseconds since 1970 began in UTC
 */
record MemoryFile(DecodedText decoded, long changed) implements StoredText {

    private static final int SECOND = 1000;
    private static final String MARK = "\ufeff";

    /** @param name of its file */
    static MemoryFile of(String name, String text, long now) {
        return new MemoryFile(DecodedText.of(name, text), now / SECOND * SECOND);
    }

    /** One that nobody asks for a text. */
    static MemoryFile of(String name, byte[] bytes, long now) {
        return new MemoryFile(DecodedText.undecoded(name, bytes), now / SECOND * SECOND);
    }

    /** The same, changed at another time. */
    MemoryFile at(long now) {
        return new MemoryFile(decoded, now / SECOND * SECOND);
    }

    /** A later text in its place, which has a byte order mark if this one has. */
    MemoryFile then(String text, long now) {
        return of(decoded.source().name(), decoded.isMarked() && !text.startsWith(MARK) ? MARK + text : text, now);
    }

    /** The same in a file of another name. */
    MemoryFile called(String name) {
        return decoded.source().name().equals(name) ? this : new MemoryFile(decoded.called(name), changed);
    }

    @Override
    public long length() {
        return decoded.bytes().length;
    }

    @Override
    public Optional<byte[]> bytes() {
        return Optional.of(decoded.bytes());
    }

    @Override
    public Checked<VersionedText> text() {
        return Checked.of(decoded, new Report());
    }

    @Override
    public Optional<String> version() {
        return Optional.of(decoded.version());
    }
}
