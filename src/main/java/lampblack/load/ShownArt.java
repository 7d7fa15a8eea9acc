package lampblack.load;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.picture.Art;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** The pictures and typefaces of a ruleset as they stand in its folder. */
record ShownArt(RulesetLocation place, String id) {

    /** Those that are wanted; of all others the names alone. @param entry is shown every one that may change */
    Art art(List<String> wanted, CheckCacheEntry entry) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        show(entry);
        if (!wanted.isEmpty()) {
            for (String name : place.art(id)) {
                files.put(id + "/" + name, wanted.contains(name) ? place.artFile(id, name).orElse(new byte[0])
                        : new byte[0]);
            }
        }
        return new Art(files, true);
    }

    /** Shows what each is told from any other by. */
    void show(CheckCacheEntry entry) {
        for (String name : place.isPacked() ? List.<String>of() : place.art(id)) {
            entry.addFile(id + "/" + name, TextFile.sha256(place.artFile(id, name).orElse(new byte[0]))
                    .getBytes(StandardCharsets.UTF_8));
        }
    }
}
