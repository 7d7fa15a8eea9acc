package lampblack.builder;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.StoredText;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;

/** A text in memory. @param changed when it was put there */
record MemoryText(Source source, long changed) implements StoredText {

    static MemoryText of(String key, String text, long changed) {
        return new MemoryText(new Source(Keys.file(key), text), changed);
    }

    /** A text that its length and hash tell from the few others of a test. */
    record PlainText(Source source) implements VersionedText {

        @Override
        public String version() {
            String text = source.text();
            return text.length() + "-" + Integer.toHexString(text.hashCode());
        }
    }

    PlainText plain() {
        return new PlainText(source);
    }

    @Override
    public long length() {
        return source.text().getBytes(StandardCharsets.UTF_8).length;
    }

    @Override
    public Optional<byte[]> bytes() {
        return Optional.of(source.text().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public Checked<VersionedText> text() {
        return Checked.of(plain(), new Report());
    }

    @Override
    public Optional<String> version() {
        return Optional.of(plain().version());
    }
}
