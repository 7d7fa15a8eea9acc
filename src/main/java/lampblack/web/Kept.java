package lampblack.web;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.io.Evidence;

/** What was made of files, as long as they are as they were; of too many, those that were asked for last. */
final class Kept<T> {

    private record Entry<T>(Evidence evidence, T value) {}

    private final Map<Path, Entry<T>> entries;

    Kept(int most) {
        entries = new LinkedHashMap<>(16, 0.75f, true) {

            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Path, Kept.Entry<T>> eldest) {
                return size() > most;
            }
        };
    }

    /** What was made of a file, unless that or another that it was judged by has changed. */
    Optional<T> of(Path file) {
        Entry<T> entry;
        synchronized (entries) {
            entry = entries.get(file);
        }
        return Optional.ofNullable(entry).filter(each -> each.evidence().holds()).map(Entry::value);
    }

    /** The same, and nobody else gets it until it is put back. */
    Optional<T> take(Path file) {
        Entry<T> entry;
        synchronized (entries) {
            entry = entries.remove(file);
        }
        return Optional.ofNullable(entry).filter(each -> each.evidence().holds()).map(Entry::value);
    }

    /** All that is kept, whether or not it still holds. */
    List<T> all() {
        synchronized (entries) {
            return entries.values().stream().map(Entry::value).toList();
        }
    }

    void put(Path file, Evidence evidence, T value) {
        synchronized (entries) {
            entries.put(file, new Entry<>(evidence, value));
        }
    }
}
