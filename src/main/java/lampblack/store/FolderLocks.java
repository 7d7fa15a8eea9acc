package lampblack.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SortedSet;

/**
 * The right to write in several folders. Everybody takes them in the order of their real paths, so that no two wait for
 * each other.
 */
final class FolderLocks {

    private final Deque<FolderLock> held = new ArrayDeque<>();

    static FolderLocks of(SortedSet<Path> folders) throws IOException {
        FolderLocks locks = new FolderLocks();
        try {
            for (Path folder : folders) {
                locks.held.push(FolderLock.of(folder));
            }
            return locks;
        } catch (Throwable failure) {
            locks.release();
            throw failure;
        }
    }

    void release() {
        while (!held.isEmpty()) {
            held.pop().release();
        }
    }
}
