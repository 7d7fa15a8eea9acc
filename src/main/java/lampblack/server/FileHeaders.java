package lampblack.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import lampblack.builder.shelf.FileHeader;
import lampblack.edit.VersionedText;
import lampblack.store.TextFile;

/** What files say of themselves at first sight; each is read again only when it has changed. */
final class FileHeaders {

    private static final int MAX_KEPT = 10_000;

    private final Map<Path, CachedHeader> known = new ConcurrentHashMap<>();

    private record CachedHeader(long size, long changed, Optional<FileHeader> header) {}

    Optional<FileHeader> of(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            CachedHeader kept = known.get(file);
            if (kept == null || kept.size() != now.size() || kept.changed() != now.lastModifiedTime().toMillis()) {
                if (known.size() > MAX_KEPT) {
                    known.clear();
                }
                kept = new CachedHeader(now.size(), now.lastModifiedTime().toMillis(), read(file));
                known.put(file, kept);
            }
            return kept.header();
        } catch (IOException failure) {
            return Optional.empty();
        }
    }

    private static Optional<FileHeader> read(Path file) {
        return TextFile.read(file, file.toString(), "", VersionedText.LARGEST).value()
                .flatMap(text -> FileHeader.of(text.source()));
    }
}
