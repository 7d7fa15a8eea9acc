package lampblack.load;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lampblack.diagnostic.Checked;
import lampblack.store.ProposedTexts;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** A cache of ruleset files, each read once, so that all messages refer to the same text. */
final class RulesetFileCache {

    private final ProposedTexts proposed;
    private final Map<List<String>, List<String>> files = new ConcurrentHashMap<>();
    private final Map<List<String>, Checked<TextFile>> texts = new ConcurrentHashMap<>();

    /** @param proposed what is read in place of what stands on the disk */
    RulesetFileCache(ProposedTexts proposed) {
        this.proposed = proposed;
    }

    /** As {@link RulesetLocation#files(String)}. */
    List<String> files(RulesetLocation place, String id) {
        List<String> key = List.of(place.where(), id);
        List<String> known = files.get(key);
        return known != null ? known : files.computeIfAbsent(key, names -> place.files(id));
    }

    /** As {@link RulesetLocation#read(String, String)}. */
    Checked<TextFile> read(RulesetLocation place, String id, String file) {
        List<String> key = List.of(place.where(), id, file);
        Checked<TextFile> known = texts.get(key);
        return known != null ? known : texts.computeIfAbsent(key, names -> fresh(place, id, file));
    }

    /** The same, read again. */
    Checked<TextFile> fresh(RulesetLocation place, String id, String file) {
        Checked<TextFile> read = place.read(id, file);
        return place.folder().map(root -> proposed.instead(root.resolve(id).resolve(file), read)).orElse(read);
    }
}
