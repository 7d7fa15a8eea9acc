package lampblack.page;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Storage;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;
import lampblack.judge.FileName;

/** Files that are only in memory, with the newest earlier versions of texts. */
final class MemoryStorage implements Storage {

    private static final int MAX_VERSIONS = 30;
    private static final int SHORT = 16;

    private final String place;
    private final LongSupplier now;
    private final Map<String, MemoryFile> files = new TreeMap<>();
    /** Those that stand in no folder, as they are judged. */
    private final Map<String, VersionedText> texts = new TreeMap<>();
    private final Map<String, List<StoredVersion>> versions = new TreeMap<>();

    /** @param place what it calls itself */
    MemoryStorage(String place, LongSupplier now) {
        this.place = place;
        this.now = now;
    }

    /** The texts of characters, by the names of their files, as they are at any time. */
    Map<String, VersionedText> texts() {
        return texts;
    }

    @Override
    public String place() {
        return place;
    }

    @Override
    public List<String> names(String folder) {
        return files.keySet().stream().filter(name -> name.startsWith(folder) && name.indexOf('/', folder.length()) < 0)
                .map(name -> name.substring(folder.length())).toList();
    }

    @Override
    public Optional<StoredText> find(String name, String shown) {
        return Optional.ofNullable(files.get(name)).map(text -> text.called(shown));
    }

    @Override
    public Optional<String> stamp(String name) {
        return version(name).map(version -> version.substring(0, SHORT));
    }

    private Optional<String> version(String name) {
        return Optional.ofNullable(files.get(name)).flatMap(MemoryFile::version);
    }

    @Override
    public List<StoredVersion> versions(String name) {
        return List.copyOf(versions.getOrDefault(name, List.of()));
    }

    @Override
    public SaveOutcome write(List<TextChange> changes) {
        Optional<TextChange> changed = changes.stream().filter(one -> !isAsSeen(one.name(), one.seen())).findFirst();
        if (changed.isPresent()) {
            return changedMeanwhile(changed.get().name());
        }
        changes.forEach(one -> replace(one.name(), files.get(one.name()).then(one.text(), now.getAsLong())));
        return written(changes.get(0).name());
    }

    @Override
    public SaveOutcome begin(String name, String text) {
        if (files.containsKey(name)) {
            return changedMeanwhile(name);
        }
        put(name, MemoryFile.of(last(name), text, now.getAsLong()));
        return written(name);
    }

    /** Puts a text from elsewhere, whatever stands there, which becomes an earlier version. */
    public void take(String name, String text) {
        MemoryFile taken = MemoryFile.of(last(name), text, now.getAsLong());
        if (files.containsKey(name)) {
            replace(name, taken);
        } else {
            put(name, taken);
        }
    }

    @Override
    public SaveOutcome restore(String name, int version, String seen) {
        Optional<StoredText> then = versions(name).stream().filter(one -> one.number() == version).findFirst()
                .map(StoredVersion::text);
        if (then.isEmpty() || !isAsSeen(name, seen)) {
            return changedMeanwhile(name);
        }
        replace(name, ((MemoryFile) then.get()).at(now.getAsLong()));
        return written(name);
    }

    private void replace(String name, MemoryFile text) {
        MemoryFile old = files.get(name);
        if (old.version().equals(text.version())) {
            return;
        }
        List<StoredVersion> before = versions.computeIfAbsent(name, one -> new ArrayList<>());
        before.add(new StoredVersion(before.isEmpty() ? 1 : before.get(before.size() - 1).number() + 1, old));
        if (before.size() > MAX_VERSIONS) {
            before.remove(0);
        }
        put(name, text);
    }

    @Override
    public SaveOutcome move(String from, Optional<String> seen, String to) {
        MemoryFile text = files.get(from);
        if (text == null || files.containsKey(to) || seen.filter(version -> !isAsSeen(from, version)).isPresent()) {
            return changedMeanwhile(from);
        }
        delete(from);
        put(to, text.called(last(to)));
        return written(to);
    }

    @Override
    public boolean put(String name, byte[] bytes) {
        put(name, MemoryFile.of(last(name), bytes, now.getAsLong()));
        return true;
    }

    @Override
    public boolean delete(String name) {
        texts.remove(name);
        files.remove(name);
        return true;
    }

    @Override
    public Optional<String> free(String key) {
        Set<String> taken = new HashSet<>();
        texts.keySet().forEach(name -> taken.add(FileName.stem(name)));
        versions.keySet().forEach(name -> taken.add(FileName.stem(name)));
        return Optional.of(FileName.free(key, taken));
    }

    private boolean isAsSeen(String name, String seen) {
        return version(name).filter(seen::equals).isPresent();
    }

    private SaveOutcome written(String name) {
        return new SaveOutcome.Written(version(name).orElseThrow());
    }

    private static SaveOutcome changedMeanwhile(String name) {
        return new SaveOutcome.ChangedMeanwhile(Diagnostic.of(Code.SAVE__CONFLICT,
                new Source(last(name), "").start(), "file", last(name)));
    }

    private static String last(String name) {
        return name.substring(name.lastIndexOf('/') + 1);
    }

    private void put(String name, MemoryFile text) {
        files.put(name, text);
        if (name.indexOf('/') < 0) {
            texts.put(name, text.decoded());
        }
    }
}
