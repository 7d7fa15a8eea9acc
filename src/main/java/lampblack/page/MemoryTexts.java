package lampblack.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;

/** Texts that are kept in memory by keys, with their newest earlier versions. */
final class MemoryTexts {

    private static final int MAX_VERSIONS = 30;

    private final LongSupplier now;
    private final Map<String, MemoryText> texts = new TreeMap<>();
    /** The same by the names of their files, as they are judged. */
    private final Map<String, VersionedText> files = new TreeMap<>();
    private final Map<String, List<StoredVersion>> versions = new HashMap<>();

    MemoryTexts(LongSupplier now) {
        this.now = now;
    }

    /** What they say, by the names of their files, as it is at any time. */
    Map<String, VersionedText> files() {
        return files;
    }

    Set<String> keys() {
        return texts.keySet();
    }

    /** The keys of all of whom an earlier version is kept, whether they are there or not. */
    Set<String> remembered() {
        return versions.keySet();
    }

    Optional<MemoryText> find(String key) {
        return Optional.ofNullable(texts.get(key));
    }

    List<StoredVersion> versions(String key) {
        return List.copyOf(versions.getOrDefault(key, List.of()));
    }

    /** Puts a text under a key where none stands. */
    SaveOutcome begin(String key, String text) {
        if (texts.containsKey(key)) {
            return changedMeanwhile(key);
        }
        put(key, MemoryText.of(Keys.file(key), text, now.getAsLong()));
        return written(key);
    }

    /** Replaces texts whose versions have been seen, or none of them; the version is that of the first. */
    SaveOutcome write(List<NewText> changes) {
        Optional<NewText> changed = changes.stream().filter(text -> !isAsSeen(text.key(), text.seen())).findFirst();
        if (changed.isPresent()) {
            return changedMeanwhile(changed.get().key());
        }
        changes.forEach(change -> replace(change.key(), texts.get(change.key()).then(change.text(), now.getAsLong())));
        return written(changes.get(0).key());
    }

    /** Puts a text under a key, whatever stands there, which becomes an earlier version. */
    void take(String key, String text) {
        find(key).ifPresentOrElse(old -> replace(key, MemoryText.of(Keys.file(key), text, now.getAsLong())),
                () -> begin(key, text));
    }

    /** Makes an earlier version the newest. */
    SaveOutcome restore(String key, StoredVersion version, String seen) {
        Optional<byte[]> bytes = versions(key).stream().filter(one -> one.number() == version.number()).findFirst()
                .flatMap(one -> one.text().bytes());
        if (bytes.isEmpty() || !isAsSeen(key, seen)) {
            return changedMeanwhile(key);
        }
        replace(key, MemoryText.of(Keys.file(key), new String(bytes.get(), StandardCharsets.UTF_8), now.getAsLong()));
        return written(key);
    }

    private void replace(String key, MemoryText text) {
        MemoryText old = texts.get(key);
        if (old.version().equals(text.version())) {
            return;
        }
        List<StoredVersion> before = versions.computeIfAbsent(key, name -> new ArrayList<>());
        before.add(new StoredVersion(before.isEmpty() ? 1 : before.get(before.size() - 1).number() + 1, old));
        if (before.size() > MAX_VERSIONS) {
            before.remove(0);
        }
        put(key, text);
    }

    boolean isAsSeen(String key, String seen) {
        return find(key).flatMap(MemoryText::version).filter(seen::equals).isPresent();
    }

    private SaveOutcome written(String key) {
        return new SaveOutcome.Written(texts.get(key).decoded().version());
    }

    static SaveOutcome changedMeanwhile(String key) {
        return new SaveOutcome.ChangedMeanwhile(Diagnostic.of(Code.SAVE__CONFLICT,
                new Source(Keys.file(key), "").start(), "file", Keys.file(key)));
    }

    /** Takes a text away; its earlier versions stay. */
    MemoryText remove(String key) {
        files.remove(Keys.file(key));
        return texts.remove(key);
    }

    /** Puts a text where it is to stand, and keeps none that stood there. */
    void put(String key, MemoryText text) {
        files.put(Keys.file(key), text.decoded());
        texts.put(key, text);
    }
}
