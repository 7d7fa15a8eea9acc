package lampblack.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.Patience;
import lampblack.diagnostic.Code;
import lampblack.store.SaveResult.Conflict;
import lampblack.store.SaveResult.Failed;
import lampblack.store.SaveResult.Saved;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournaledSaveTest {

    private static final String OLD = "coin: 4\n";
    private static final String NEW = "coin: 2\n";

    /** Stops a save as a kill would: nothing that it does where something fails is done. */
    private static final class Killed extends Error {
        private static final long serialVersionUID = 1L;
    }

    private final VersionedStore store = new VersionedStore();

    @TempDir
    private Path root;

    /** Where a member and its crew may stand towards each other. */
    private enum Place {
        BESIDE("", ""), BELOW("", "crews/"), ABOVE("characters/", "crews/"), DEEP("", "a/b/c/");

        private final String member;
        private final String crew;

        Place(String member, String crew) {
            this.member = member;
            this.crew = crew;
        }
    }

    private Path member;
    private Path crew;

    private void write(Path folder, Place place) throws IOException {
        member = folder.resolve(place.member + "ash.yaml");
        crew = folder.resolve(place.crew + "crew.yaml");
        Files.createDirectories(member.getParent());
        Files.createDirectories(crew.getParent());
        Files.writeString(member, OLD);
        Files.writeString(crew, OLD);
    }

    private List<FileChange> changes() {
        return List.of(change(member), change(crew));
    }

    private static FileChange change(Path file) {
        return new FileChange(file, NEW, TextFile.sha256(OLD.getBytes()));
    }

    private static String read(Path file) {
        return TextFile.read(file, "x", "", 1 << 20).value().orElseThrow().source().text();
    }

    @Test
    void aSaveReplacesBothFilesAndLeavesNothingElse() throws IOException {
        for (Place place : Place.values()) {
            write(root.resolve(place.name()), place);
            assertInstanceOf(Saved.class, store.saveTogether(changes()), place.name());
            assertEquals(List.of(NEW, NEW), List.of(Files.readString(member), Files.readString(crew)));
            assertEquals(List.of(OLD, OLD), List.of(Files.readString(store.previous(member).orElseThrow().file()),
                    Files.readString(store.previous(crew).orElseThrow().file())));
            assertEquals(List.of(), strays(root.resolve(place.name())));
        }
    }

    @Test
    void aSaveThatIsKilledAfterAnyStepLeavesBothFilesOldOrBothNew() throws IOException {
        for (Place place : Place.values()) {
            int olds = 0;
            int news = 0;
            for (int step = 1; ; step++) {
                Path folder = root.resolve(place.name() + step);
                write(folder, place);
                if (!isKilledAfter(step)) {
                    break;
                }
                List<String> seen = List.of(read(member), read(crew));
                assertTrue(seen.equals(List.of(OLD, OLD)) || seen.equals(List.of(NEW, NEW)), place + " " + step + seen);
                // Either file alone is enough to find what is left.
                store.sweep((step % 2 == 0 ? member : crew).getParent());
                store.sweep((step % 2 == 0 ? crew : member).getParent());
                assertEquals(seen, List.of(Files.readString(member), Files.readString(crew)), place + " " + step);
                assertEquals(List.of(), strays(folder), place + " " + step);
                boolean isNew = seen.get(0).equals(NEW);
                assertEquals(isNew ? 1 : 0, store.versions(member).size());
                olds += isNew ? 0 : 1;
                news += isNew ? 1 : 0;
            }
            assertTrue(olds >= 3 && news >= 4, place + " " + olds + " " + news);
        }
    }

    @Test
    void theNextSaveOfOneFileFinishesTheOther() throws IOException {
        write(root, Place.ABOVE);
        assertTrue(isKilledAfter(6));
        assertEquals(OLD, Files.readString(crew));
        assertInstanceOf(Saved.class, store.save(member, "coin: 1\n", TextFile.sha256(NEW.getBytes())));
        assertEquals(NEW, Files.readString(crew));
    }

    private boolean isKilledAfter(int step) {
        int[] left = {step};
        try {
            store.saveTogether(changes(), () -> {
                if (--left[0] == 0) {
                    throw new Killed();
                }
            });
            return false;
        } catch (Killed killed) {
            return true;
        }
    }

    @Test
    void aFileThatWasChangedMeanwhileStaysAndIsTold() throws IOException {
        write(root, Place.BESIDE);
        assertTrue(isKilledAfter(4));
        Files.writeString(crew, "coin: 9\n");
        store.sweep(root);
        assertEquals(List.of(OLD, "coin: 9\n"), List.of(read(member), read(crew)));
        assertEquals(Code.SAVE__UNFINISHED, PendingSave.problem(member, "ash.yaml").orElseThrow().code());
        List<FileChange> more = List.of(change(member), new FileChange(crew, NEW, store.hash(crew).orElseThrow()));
        assertInstanceOf(Failed.class, store.saveTogether(more));
        assertEquals(List.of(OLD, "coin: 9\n"), List.of(read(member), read(crew)));
        Files.delete(root.toRealPath().resolve(Journal.NAME));
        assertInstanceOf(Saved.class, store.saveTogether(more));
    }

    @Test
    void aConflictInEitherFileWritesNeither() throws IOException {
        write(root, Place.ABOVE);
        for (Path changed : List.of(member, crew)) {
            Files.writeString(changed, "coin: 5\n");
            Conflict conflict = assertInstanceOf(Conflict.class, store.saveTogether(changes()));
            assertEquals(changed, conflict.file());
            assertFalse(Files.exists(changed.resolveSibling(Journal.NAME)));
            Files.writeString(changed, OLD);
        }
        assertEquals(List.of(OLD, OLD), List.of(Files.readString(member), Files.readString(crew)));
    }

    @Test
    void aJournalThatNamesWhatNoLinkMayLeadToIsRefused() throws IOException {
        write(root.resolve("x/y"), Place.BESIDE);
        Path secret = root.resolve("secret.yaml");
        Files.writeString(secret, OLD);
        Path folder = member.getParent();
        Files.createDirectories(folder.resolve(".hidden"));
        Files.writeString(folder.resolve(".hidden/z.yaml"), OLD);
        Files.writeString(folder.resolve("notes.txt"), OLD);
        for (String way : List.of("../../secret.yaml", secret.toString(), ".hidden/z.yaml", "notes.txt", "a/../../../"
                + "secret.yaml")) {
            String hash = TextFile.sha256(OLD.getBytes());
            Journal foreign = new Journal(folder, List.of(new JournalTarget("ash.yaml", hash, NEW.getBytes()),
                    new JournalTarget(way, hash, NEW.getBytes())));
            Files.write(folder.resolve(Journal.NAME), foreign.encoded());
            store.sweep(folder);
            assertEquals(OLD, read(member), way);
            assertEquals(OLD, Files.readString(secret));
            assertEquals(Code.SAVE__UNFINISHED, PendingSave.problem(member, "x").orElseThrow().code());
        }
    }

    @Test
    void halfAJournalIsNone() throws IOException {
        write(root, Place.BESIDE);
        Journal whole = new Journal(root, List.of(new JournalTarget("ash.yaml", TextFile.sha256(OLD.getBytes()),
                NEW.getBytes())));
        byte[] bytes = whole.encoded();
        assertEquals(Optional.of(whole), written(bytes, bytes.length));
        assertEquals(NEW, read(member));
        for (int length = 0; length < bytes.length; length++) {
            assertEquals(Optional.empty(), written(bytes, length));
        }
        assertEquals(OLD, read(member));
    }

    private Optional<Journal> written(byte[] bytes, int length) throws IOException {
        Files.write(root.resolve(Journal.NAME), Arrays.copyOf(bytes, length));
        return Journal.near(root).map(journal -> new Journal(root, journal.targets()));
    }

    @Test
    void savesThatTakeTheFoldersInOppositeOrderDoNotStall() throws Exception {
        write(root, Place.ABOVE);
        List<Thread> threads = new ArrayList<>();
        List<SaveResult> saved = Collections.synchronizedList(new ArrayList<>());
        for (List<Path> files : List.of(List.of(member, crew), List.of(crew, member))) {
            threads.add(new Thread(() -> {
                for (int i = 0; i < 20; i++) {
                    List<FileChange> changes = files.stream()
                            .map(file -> new FileChange(file, NEW + "# " + Math.random(),
                            store.hash(file).orElseThrow())).toList();
                    saved.add(store.saveTogether(changes));
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join(Patience.MILLIS);
        }
        assertEquals(40, saved.size());
        assertTrue(saved.stream().noneMatch(Failed.class::isInstance), saved.toString());
    }

    private static List<String> strays(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.map(path -> path.getFileName().toString()).filter(name -> name.startsWith(".~")).toList();
        }
    }
}
