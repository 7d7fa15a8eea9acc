package lampblack.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What a browser keeps, in a test. */
public final class MemoryStore implements KeptStore {

    private final Map<String, String> files = new TreeMap<>();
    private boolean isFull;

    public Map<String, String> files() {
        return files;
    }

    /** Whether it has room for anything from now on. */
    void full(boolean full) {
        isFull = full;
    }

    @Override
    public List<String> names() {
        return List.copyOf(files.keySet());
    }

    @Override
    public Optional<String> find(String name) {
        return Optional.ofNullable(files.get(name));
    }

    @Override
    public boolean put(String name, String letters) {
        if (!isFull) {
            files.put(name, letters);
        }
        return !isFull;
    }

    @Override
    public void remove(String name) {
        files.remove(name);
    }
}
