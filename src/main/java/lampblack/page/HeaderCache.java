package lampblack.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.Keys;
import lampblack.character.CharacterFile;
import lampblack.yaml.YamlReader;

/** What texts say of themselves at first sight, by their versions. */
final class HeaderCache {

    private static final int MAX = 1_000;

    /** @param header empty where the text cannot be read @param owners the keys of what it belongs to */
    record TextHeader(Optional<FileHeader> header, List<String> owners) {}

    private final Map<String, TextHeader> known = new LinkedHashMap<>();

    TextHeader of(DecodedText text) {
        TextHeader before = known.get(text.version());
        if (before != null) {
            return before;
        }
        Optional<CharacterFile> file = YamlReader.read(text.source()).value()
                .flatMap(root -> CharacterFile.decode(root).value());
        TextHeader now = new TextHeader(file.map(FileHeader::of), file.map(HeaderCache::owners).orElse(List.of()));
        known.put(text.version(), now);
        if (known.size() > MAX) {
            known.remove(known.keySet().iterator().next());
        }
        return now;
    }

    private static List<String> owners(CharacterFile file) {
        return file.links().stream().flatMap(link -> Keys.of(link.file().text()).stream()).toList();
    }
}
