package lampblack.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.store.SaveResult.Conflict;
import lampblack.store.SaveResult.Failed;
import lampblack.store.SaveResult.Saved;

/**
 * Saves several files so that at any moment, whatever fails, all of them are old or all of them new to whoever reads
 * them. The step that decides is the rename that brings the journal.
 *
 * @param step told after each step that changes the disk
 */
record JournaledSave(Runnable step) {

    /** How often a folder is looked at again, as another may leave something unfinished meanwhile. */
    private static final int TIMES = 5;

    SaveResult save(List<FileChange> changes) throws IOException {
        List<Path> files = new ArrayList<>();
        TreeSet<Path> folders = new TreeSet<>();
        for (FileChange change : changes) {
            Path file = change.file().toRealPath();
            files.add(file);
            folders.add(file.getParent());
        }
        Optional<Path> home = folders.stream().filter(folder -> files.stream()
                .allMatch(file -> LinkedWay.between(folder, file).isPresent())).findFirst();
        if (home.isEmpty()) {
            Path first = changes.get(0).file();
            return new Failed(first, Code.SAVE__FAILED, Message.of("save.too-far", "file", first));
        }
        for (Path folder : folders) {
            settle(folder);
        }
        FolderLocks locks = FolderLocks.of(folders);
        try {
            Journal journal = journal(home.get(), files, changes);
            Optional<SaveResult> refused = refused(journal, changes, folders);
            return refused.isPresent() ? refused.get() : save(journal, changes.get(0).file());
        } finally {
            locks.release();
        }
    }

    private static Journal journal(Path home, List<Path> files, List<FileChange> changes) throws IOException {
        List<JournalTarget> targets = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            FileChange change = changes.get(i);
            targets.add(new JournalTarget(LinkedWay.between(home, files.get(i)).orElseThrow(), change.seenSha256(),
                    VersionedStore.marked(files.get(i), change.text())));
        }
        return new Journal(home, targets);
    }

    private static Optional<SaveResult> refused(Journal journal, List<FileChange> changes, TreeSet<Path> folders)
            throws IOException {
        for (Path folder : folders) {
            Optional<Journal> other = Journal.near(folder);
            if (other.isPresent()) {
                return PendingSave.problem(other.get(), new Source(changes.get(0).file().toString(), ""))
                        .map(problem -> new Failed(changes.get(0).file(), Code.SAVE__FAILED, problem.message()));
            }
        }
        List<Path> closed = new ArrayList<>();
        for (int i = 0; i < changes.size(); i++) {
            Path file = journal.targets().get(i).file(journal.folder());
            if (!TextFile.sha256(Files.readAllBytes(file)).equals(changes.get(i).seenSha256())) {
                return Optional.of(new Conflict(changes.get(i).file(), Optional.empty()));
            }
            if (!Files.isWritable(file)) {
                closed.add(changes.get(i).file());
            }
        }
        return closed.isEmpty() ? Optional.empty() : Optional.of(new Failed(closed.get(0), Code.SAVE__FAILED,
                closed.size() == 1 ? Message.of("save.not-writable", "file", closed.get(0))
                        : Message.of("save.not-writable.several", "files", closed.stream()
                                .map(Message::quoted).toList())));
    }

    private SaveResult save(Journal journal, Path first) throws IOException {
        try {
            prepare(journal);
            write(journal.folder(), Journal.NAME, journal.encoded());
        } catch (IOException failure) {
            if (!Files.exists(journal.folder().resolve(Journal.NAME))) {
                discardPrepared(journal);
                throw failure;
            }
        }
        Saved saved = new Saved(TextFile.sha256(journal.targets().get(0).after()));
        try {
            AtomicWrite.syncFolder(journal.folder());
            step.run();
            finish(journal);
            return saved;
        } catch (IOException failure) {
            // All is read as it is to be, and written by whoever writes here next.
            return new Failed(first, Code.SAVE__FAILED,
                    Message.of("save.unconfirmed", "file", first, "reason", SaveFailure.words(failure)));
        }
    }

    /** Brings to the disk what may fail for want of room, and says in the other folders where the journal will be. */
    private void prepare(Journal journal) throws IOException {
        for (JournalTarget target : journal.targets()) {
            Path file = target.file(journal.folder());
            AtomicWrite.discard(VersionedStore.temp(file));
            AtomicWrite.write(VersionedStore.temp(file), target.after(), file);
            step.run();
        }
        for (Path folder : journal.folders()) {
            if (!folder.equals(journal.folder())) {
                byte[] way = folder.relativize(journal.folder()).toString().getBytes(StandardCharsets.UTF_8);
                write(folder, Journal.ELSEWHERE, way);
                AtomicWrite.syncFolder(folder);
                step.run();
            }
        }
    }

    private static void discardPrepared(Journal journal) throws IOException {
        journal.targets().forEach(target -> AtomicWrite.discard(VersionedStore.temp(target.file(journal.folder()))));
        for (Path folder : journal.folders()) {
            AtomicWrite.discard(folder.resolve(Journal.ELSEWHERE));
        }
    }

    private void write(Path folder, String name, byte[] bytes) throws IOException {
        Path temp = folder.resolve(name + ".tmp");
        AtomicWrite.discard(temp);
        AtomicWrite.write(temp, bytes, null);
        step.run();
        AtomicWrite.move(temp, folder.resolve(name));
    }

    /** Does what a journal says, as far as it is not done; the folders are locked. */
    private void finish(Journal journal) throws IOException {
        for (JournalTarget target : journal.targets()) {
            if (target.found(journal.folder()) == JournalTarget.Found.BEFORE) {
                replace(target, target.file(journal.folder()));
                step.run();
            }
        }
        for (Path folder : journal.folders()) {
            AtomicWrite.syncFolder(folder);
        }
        Files.delete(journal.folder().resolve(Journal.NAME));
        AtomicWrite.syncFolder(journal.folder());
        step.run();
        for (Path folder : journal.folders()) {
            AtomicWrite.discard(folder.resolve(Journal.ELSEWHERE));
        }
    }

    private void replace(JournalTarget target, Path file) throws IOException {
        Path temp = VersionedStore.temp(file);
        if (!Files.exists(temp) || !TextFile.sha256(Files.readAllBytes(temp))
                .equals(TextFile.sha256(target.after()))) {
            AtomicWrite.discard(temp);
            AtomicWrite.write(temp, target.after(), file);
        }
        FileHistory history = FileHistory.of(file);
        history.keep(file);
        step.run();
        AtomicWrite.move(temp, file);
        history.prune();
    }

    /** Finishes what was left unfinished in a folder, where that can be done; what cannot stays as it is. */
    void settle(Path folder) throws IOException {
        for (int i = 0; i < TIMES && isLeft(folder); i++) {
            Optional<Journal> found = Journal.near(folder);
            TreeSet<Path> folders = found.isPresent() ? found.get().folders() : new TreeSet<>();
            folders.add(folder.toRealPath());
            FolderLocks locks = FolderLocks.of(folders);
            try {
                Optional<Journal> still = Journal.near(folder);
                if (still.isEmpty() && Journal.home(folder).isEmpty()) {
                    AtomicWrite.discard(folder.resolve(Journal.ELSEWHERE));
                } else if (!still.equals(found)) {
                    continue;
                } else if (still.isPresent() && still.get().canBeFinished()) {
                    finish(still.get());
                } else {
                    return;
                }
            } finally {
                locks.release();
            }
        }
    }

    private static boolean isLeft(Path folder) {
        return Files.exists(folder.resolve(Journal.NAME)) || Files.exists(folder.resolve(Journal.ELSEWHERE));
    }
}
