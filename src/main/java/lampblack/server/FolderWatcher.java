package lampblack.server;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import lampblack.judge.FileName;

/**
 * Notices what changes on the disk: characters by whatever program, and rulesets, which are read anew. The system says
 * when to look; what is found by looking is what counts, so that an event that is lost only costs time.
 */
final class FolderWatcher {

    private static final long CALM_MILLIS = 150;
    private static final long LOOK_MILLIS = 2_000;
    /** How often to poll where the system reports no changes. */
    private static final long BLIND_MILLIS = 500;

    private final List<Path> shelves;
    private final List<Path> rulesets;
    private final CurrentRulesets currentRulesets;
    private final ChangeEvents events;
    private final Optional<WatchService> service;
    private final Thread thread = new Thread(this::run, "watch");
    private volatile boolean stopped;
    private DirectorySnapshot characters;
    private DirectorySnapshot games;

    /** @param rulesets the folders that hold rulesets */
    FolderWatcher(Path shelf, List<Path> rulesets, CurrentRulesets currentRulesets, ChangeEvents events) {
        this.shelves = List.of(shelf, shelf.resolve(".table"));
        this.rulesets = rulesets;
        this.currentRulesets = currentRulesets;
        this.events = events;
        this.service = service();
        this.characters = DirectorySnapshot.of(shelves, DirectorySnapshot.TEXTS);
        this.games = DirectorySnapshot.of(rulesets, DirectorySnapshot.GAMES);
        thread.setDaemon(true);
    }

    private static Optional<WatchService> service() {
        try {
            return Optional.of(FileSystems.getDefault().newWatchService());
        } catch (IOException | UnsupportedOperationException failure) {
            return Optional.empty();
        }
    }

    public void start() {
        thread.start();
    }

    void stop() {
        stopped = true;
        thread.interrupt();
        service.ifPresent(watchService -> {
            try {
                watchService.close();
            } catch (IOException failure) {
                return;
            }
        });
    }

    private void run() {
        boolean told = listen();
        while (!stopped) {
            try {
                await(told);
                if (look()) {
                    told = listen();
                }
            } catch (InterruptedException | ClosedWatchServiceException failure) {
                return;
            } catch (RuntimeException failure) {
                // Whatever a disk comes up with, the next look is another.
                told = false;
            }
        }
    }

    /** Waits for word of the system, or until it is time to look, and then until writing has calmed down. */
    private void await(boolean told) throws InterruptedException {
        if (service.isEmpty()) {
            TimeUnit.MILLISECONDS.sleep(BLIND_MILLIS);
            return;
        }
        WatchKey key = service.get().poll(told ? LOOK_MILLIS : BLIND_MILLIS, TimeUnit.MILLISECONDS);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LOOK_MILLIS);
        while (key != null && System.nanoTime() < end) {
            key.pollEvents();
            key.reset();
            key = service.get().poll(CALM_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private boolean look() {
        DirectorySnapshot nowGames = DirectorySnapshot.of(rulesets, DirectorySnapshot.GAMES);
        DirectorySnapshot nowCharacters = DirectorySnapshot.of(shelves, DirectorySnapshot.TEXTS);
        Set<Path> changedGames = nowGames.changedSince(games);
        Set<Path> changedCharacters = nowCharacters.changedSince(characters);
        boolean folders = !nowGames.folders().equals(games.folders())
                || !nowCharacters.folders().equals(characters.folders());
        games = nowGames;
        characters = nowCharacters;
        if (!changedGames.isEmpty()) {
            currentRulesets.reload(ids(changedGames));
        }
        currentRulesets.now().changed(changedCharacters);
        if (!changedGames.isEmpty()) {
            events.changed();
        } else if (!changedCharacters.isEmpty()) {
            events.changed(changedCharacters.stream().map(file -> FileName.stem(file.getFileName().toString()))
                    .toList());
        }
        return folders;
    }

    /** The rulesets that files are of: each is a folder in one of those that hold rulesets. */
    private Set<String> ids(Set<Path> files) {
        Set<String> ids = new HashSet<>();
        for (Path file : files) {
            rulesets.stream().filter(file::startsWith).map(root -> root.relativize(file).getName(0).toString())
                    .forEach(ids::add);
        }
        return ids;
    }

    /** Asks the system to tell of every folder. @return whether it will */
    private boolean listen() {
        if (service.isEmpty()) {
            return false;
        }
        Set<Path> folders = new HashSet<>(games.folders());
        folders.addAll(characters.folders());
        for (Path folder : folders) {
            try {
                folder.register(service.get(), StandardWatchEventKinds.ENTRY_CREATE,
                        StandardWatchEventKinds.ENTRY_DELETE, StandardWatchEventKinds.ENTRY_MODIFY);
            } catch (IOException failure) {
                return false;
            } catch (ClosedWatchServiceException stopping) {
                return false;
            }
        }
        return true;
    }
}
