package lampblack.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import lampblack.builder.shelf.StoredText;
import lampblack.diagnostic.Checked;
import lampblack.edit.VersionedText;
import lampblack.store.PendingSave;
import lampblack.store.TextFile;
import lampblack.store.VersionedStore;

/** A file. @param called what problems in it call it */
record StoredFile(Path file, String called) implements StoredText {

    @Override
    public long length() {
        try {
            return Files.size(file);
        } catch (IOException failure) {
            return -1;
        }
    }

    @Override
    public long changed() {
        try {
            return TimeUnit.SECONDS.toMillis(Files.getLastModifiedTime(file).toInstant().getEpochSecond());
        } catch (IOException failure) {
            return 0;
        }
    }

    @Override
    public Optional<byte[]> bytes() {
        try {
            return Optional.of(PendingSave.bytes(file));
        } catch (IOException failure) {
            return Optional.empty();
        }
    }

    @Override
    public Checked<VersionedText> text() {
        Checked<TextFile> read = TextFile.read(file, called, "", VersionedText.LARGEST);
        return new Checked<>(read.value().map(text -> text), read.diagnostics());
    }

    @Override
    public Optional<String> version() {
        return new VersionedStore().hash(file);
    }
}
