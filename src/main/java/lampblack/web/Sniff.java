package lampblack.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import lampblack.character.CharacterFile;
import lampblack.io.CharacterLoader;
import lampblack.io.TextFile;
import lampblack.io.YamlReader;

/**
 * What a file says of itself at first sight: which game's it is, which sheet's, and what it is called. It is read again only
 * when it has changed.
 */
record Sniff(String ruleset, String sheet, String name) {

    private static final int MOST_KEPT = 10_000;
    private static final Map<Path, Kept> KNOWN = new ConcurrentHashMap<>();

    private record Kept(long size, long changed, Optional<Sniff> sniff) {}

    static Optional<Sniff> of(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            Kept kept = KNOWN.get(file);
            if (kept == null || kept.size() != now.size() || kept.changed() != now.lastModifiedTime().toMillis()) {
                if (KNOWN.size() > MOST_KEPT) {
                    KNOWN.clear();
                }
                kept = new Kept(now.size(), now.lastModifiedTime().toMillis(), read(file));
                KNOWN.put(file, kept);
            }
            return kept.sniff();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<Sniff> read(Path file) {
        return TextFile.read(file, file.toString(), "", CharacterLoader.LARGEST_FILE).value()
                .flatMap(text -> YamlReader.read(text.source()).value()).flatMap(root -> CharacterFile.decode(root).value())
                .map(each -> new Sniff(each.ruleset().text(), each.sheet().map(sheet -> sheet.text()).orElse(""),
                        each.fields().text("name").orElse("")));
    }
}
