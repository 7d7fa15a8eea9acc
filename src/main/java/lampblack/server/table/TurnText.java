package lampblack.server.table;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.diagnostic.Checked;
import lampblack.edit.VersionedText;

/** A text that stands nowhere yet: a sheet without one's own last change, say. */
record TurnText(Shelf shelf, String key, String words) implements StoredText {

    @Override
    public long length() {
        return words.getBytes(StandardCharsets.UTF_8).length;
    }

    @Override
    public long changed() {
        return 0;
    }

    @Override
    public Optional<byte[]> bytes() {
        return Optional.of(words.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public Checked<VersionedText> text() {
        return shelf.decode(key, words.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public Optional<String> version() {
        return text().value().map(VersionedText::version);
    }
}
