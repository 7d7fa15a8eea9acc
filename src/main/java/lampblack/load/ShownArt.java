package lampblack.load;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Checked;
import lampblack.font.FontFile;
import lampblack.picture.Art;
import lampblack.picture.Typeface;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** The pictures and typefaces of a ruleset as they stand in its folder. */
record ShownArt(RulesetLocation place, String id) {

    /** Those that are wanted; of all others the names alone. @param entry is shown every one that may change */
    Art art(List<String> wanted, CheckCacheEntry entry) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        Map<String, Checked<Typeface>> typefaces = new LinkedHashMap<>();
        show(entry);
        if (!wanted.isEmpty()) {
            for (String name : place.art(id)) {
                files.put(id + "/" + name, wanted.contains(name) ? place.artFile(id, name).orElse(new byte[0])
                        : new byte[0]);
            }
        }
        wanted.stream().filter(name -> name.startsWith(Art.FONTS)).map(name -> id + "/" + name)
                .filter(files::containsKey)
                .forEach(path -> typefaces.put(path, FontFile.read(path, files.get(path))));
        return new Art(files, typefaces, true);
    }

    /** Shows what each is told from any other by. */
    void show(CheckCacheEntry entry) {
        for (String name : place.isPacked() ? List.<String>of() : place.art(id)) {
            entry.addFile(id + "/" + name, TextFile.sha256(place.artFile(id, name).orElse(new byte[0]))
                    .getBytes(StandardCharsets.UTF_8));
        }
    }
}
