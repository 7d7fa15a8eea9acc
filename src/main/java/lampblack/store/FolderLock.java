package lampblack.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The right to write in a folder, against other threads and, through a file in its hidden folder, other
 * processes.
 */
final class FolderLock {

    /** How long to wait for another writer, in seconds. */
    static final int PATIENCE = 10;

    static final String NAME = ".lock";

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

    // The system's locks belong to the whole process, so the threads' locks must as well.
    private static final Map<Path, ReentrantLock> THREADS = new ConcurrentHashMap<>();

    private final ReentrantLock threads;
    private final FileChannel channel;

    private FolderLock(ReentrantLock threads, FileChannel channel) {
        this.threads = threads;
        this.channel = channel;
    }

    /**
     * Waits for the lock of an existing folder.
     *
     * @param folder its real path
     * @throws Busy where another writer holds it for longer than {@link #PATIENCE}
     */
    static FolderLock of(Path folder) throws IOException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        ReentrantLock threads = THREADS.computeIfAbsent(folder, key -> new ReentrantLock());
        try {
            if (!threads.tryLock(PATIENCE, TimeUnit.SECONDS)) {
                throw new FolderBusyException();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new FolderBusyException();
        }
        try {
            return new FolderLock(threads, lock(KeptFolder.of(folder, KeptFolder.HISTORY).resolve(NAME), deadline));
        } catch (Throwable failure) {
            threads.unlock();
            throw failure;
        }
    }

    private static FileChannel lock(Path file, long deadline) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            GroupRights.writable(file, file.getParent());
            FileLock lock = channel.tryLock();
            while (lock == null) {
                if (System.nanoTime() > deadline || Thread.interrupted()) {
                    throw new FolderBusyException();
                }
                LockSupport.parkNanos(PAUSE_NANOS);
                lock = channel.tryLock();
            }
            return channel;
        } catch (Throwable failure) {
            channel.close();
            throw failure;
        }
    }

    void release() {
        try {
            channel.close();
        } catch (IOException released) {
            // Nothing was written through it, and the system lets go of it all the same.
        } finally {
            threads.unlock();
        }
    }

    /** Another writer holds the folder. */
    static final class FolderBusyException extends IOException {

        private static final long serialVersionUID = 1L;

        FolderBusyException() {
            super("busy");
        }
    }
}
