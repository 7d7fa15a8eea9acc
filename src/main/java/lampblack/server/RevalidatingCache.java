package lampblack.server;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.load.InputFingerprint;

/** What was made of files, as long as they are as they were; of too many, those that were asked for last. */
final class RevalidatingCache<T> {

    private record CachedValue<T>(InputFingerprint fingerprint, T value) {}

    private final Map<Path, CachedValue<T>> entries;

    RevalidatingCache(int most) {
        entries = new LinkedHashMap<>(16, 0.75f, true) {

            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Path, RevalidatingCache.CachedValue<T>> eldest) {
                return size() > most;
            }
        };
    }

    /** What was made of a file, unless that or another that it was judged by has changed. */
    Optional<T> find(Path file) {
        CachedValue<T> entry;
        synchronized (entries) {
            entry = entries.get(file);
        }
        return Optional.ofNullable(entry).filter(cachedValue -> cachedValue.fingerprint().isUnchanged())
                .map(CachedValue::value);
    }

    /** The same, and nobody else gets it until it is put back. */
    Optional<T> checkOut(Path file) {
        CachedValue<T> entry;
        synchronized (entries) {
            entry = entries.remove(file);
        }
        return Optional.ofNullable(entry).filter(cachedValue -> cachedValue.fingerprint().isUnchanged())
                .map(CachedValue::value);
    }

    void put(Path file, InputFingerprint fingerprint, T value) {
        synchronized (entries) {
            entries.put(file, new CachedValue<>(fingerprint, value));
        }
    }
}
