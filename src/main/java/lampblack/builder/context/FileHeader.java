package lampblack.builder.context;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import lampblack.character.CharacterFile;
import lampblack.load.CharacterLoader;
import lampblack.store.TextFile;
import lampblack.yaml.YamlReader;

/**
 * What a file says of itself at first sight: which game's it is, which sheet's, and what it is called. It is read
 * again only
 * when it has changed.
 */
public record FileHeader(String ruleset, String sheet, String name) {

    private static final int MOST_KEPT = 10_000;
    private static final Map<Path, CachedHeader> KNOWN = new ConcurrentHashMap<>();

    private record CachedHeader(long size, long changed, Optional<FileHeader> sniff) {}

    public static Optional<FileHeader> of(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            CachedHeader kept = KNOWN.get(file);
            if (kept == null || kept.size() != now.size() || kept.changed() != now.lastModifiedTime().toMillis()) {
                if (KNOWN.size() > MOST_KEPT) {
                    KNOWN.clear();
                }
                kept = new CachedHeader(now.size(), now.lastModifiedTime().toMillis(), read(file));
                KNOWN.put(file, kept);
            }
            return kept.sniff();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<FileHeader> read(Path file) {
        return TextFile.read(file, file.toString(), "", CharacterLoader.LARGEST_FILE).value()
                .flatMap(text -> YamlReader.read(text.source()).value()).flatMap(root -> CharacterFile.decode(root)
                        .value())
                .map(characterFile -> new FileHeader(characterFile.ruleset().text(), characterFile.sheet()
                .map(sheet -> sheet.text()).orElse(""),
                        characterFile.fields().text("name").orElse("")));
    }
}
