package lampblack.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import lampblack.builder.shelf.DeletedCharacter;

/** What was deleted, in memory. */
final class MemoryTrash {

    private static final int TO_SECONDS = "2026-01-09T12:00:00".length();
    private static final int SECOND = 1000;

    private final LongFunction<String> iso;
    private final Map<DeletedCharacter, MemoryText> all = new LinkedHashMap<>();

    /** @param iso a moment as ISO 8601 writes it, in UTC */
    MemoryTrash(LongFunction<String> iso) {
        this.iso = iso;
    }

    /** Puts a text in, and says what it is found by. */
    DeletedCharacter put(String key, MemoryText text, long now) {
        String stamp = iso.apply(now);
        String id = key + "." + stamp.substring(0, Math.min(TO_SECONDS, stamp.length())).replaceAll("[-:]", "")
                .replace('T', '-');
        String free = id;
        for (int i = 2; isTaken(free); i++) {
            free = id + "-" + i;
        }
        DeletedCharacter deleted = new DeletedCharacter(free, key, now / SECOND * SECOND);
        all.put(deleted, text);
        return deleted;
    }

    private boolean isTaken(String id) {
        return all.keySet().stream().anyMatch(deleted -> deleted.id().equals(id));
    }

    /** Newest first. */
    List<DeletedCharacter> all() {
        List<DeletedCharacter> sorted = new ArrayList<>(all.keySet());
        sorted.sort(Comparator.<DeletedCharacter>comparingLong(deleted -> -deleted.when())
                .thenComparing(DeletedCharacter::id));
        return sorted;
    }

    Optional<MemoryText> find(DeletedCharacter deleted) {
        return Optional.ofNullable(all.get(deleted));
    }

    void remove(DeletedCharacter deleted) {
        all.remove(deleted);
    }
}
