package lampblack.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import lampblack.store.SaveResult.Conflict;
import lampblack.store.SaveResult.Failed;
import lampblack.store.SaveResult.Saved;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder that other users and other programs write in as well. */
class SharedFolderTest {

    private static final int WHO_AND_GROUP = 02775;

    private final VersionedStore store = new VersionedStore();

    @TempDir
    private Path above;
    private Path folder;
    private Path file;

    @BeforeEach
    void write() throws IOException {
        folder = Files.createDirectory(above.resolve("shelf"));
        file = Files.writeString(folder.resolve("bob.yaml"), "name: Bob\n");
    }

    private String hash() {
        return store.hash(file).orElseThrow();
    }

    private static int mode(Path path) throws IOException {
        return (int) Files.getAttribute(path, "unix:mode") & 07777;
    }

    @Test
    void whateverIsMadeInAFolderOfAGroupIsTheGroupsToWrite() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Files.setAttribute(folder, "unix:mode", WHO_AND_GROUP);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
        assertInstanceOf(Saved.class, store.save(file, "name: 1\n", hash()));
        assertInstanceOf(Saved.class, store.create(folder.resolve("ann.yaml"), "name: Ann\n"));
        Path deleted = folder.resolve(".trash/ann.19700101-000000.yaml");
        assertInstanceOf(Saved.class, store.move(folder, folder.resolve("ann.yaml"),
                store.hash(folder.resolve("ann.yaml")), deleted));
        for (String kept : List.of(".history", ".history/bob", ".trash")) {
            assertEquals(WHO_AND_GROUP, mode(folder.resolve(kept)), kept);
        }
        assertEquals(0660, mode(folder.resolve(".history/.lock")));
        assertEquals(0664, mode(file));
        assertEquals(0664, mode(folder.resolve(".history/bob/000001.yaml")));
        assertEquals(0660, mode(deleted) & 0660);
    }

    @Test
    void whatIsMadeInAFolderOfOneUserIsTheirs() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Files.setAttribute(folder, "unix:mode", 0700);
        store.save(file, "name: 1\n", hash());
        assertEquals(0700, mode(folder.resolve(".history")));
        assertEquals(0600, mode(folder.resolve(".history/.lock")));
    }

    @Test
    void whatAnotherUserKeepsToThemselvesIsNamed() throws IOException {
        Path lock = Files.writeString(Files.createDirectory(folder.resolve(".history")).resolve(".lock"), "");
        Failed failed = SaveFailure.of(file, new AccessDeniedException(lock.toString()));
        assertEquals("save.kept-not-writable", failed.reason().key());
        assertEquals(lock.toString(), failed.reason().values().get("place"));
        assertEquals("save.not-writable", SaveFailure.of(file, new AccessDeniedException(file.toString())).reason().key());
    }

    @Test
    void gitLeavesWhatIsKeptAlone() throws IOException {
        store.save(file, "name: 1\n", hash());
        assertEquals("*\n", Files.readString(folder.resolve(".history/.gitignore")));
        assertEquals(List.of(".history", "bob.yaml"), AtomicWrite.list(folder).stream()
                .map(path -> path.getFileName().toString()).sorted().toList());
    }

    @Test
    void ofTextsThatMetANewerFileTheNewestTenAreKept() throws IOException {
        for (int i = 0; i < 25; i++) {
            assertTrue(store.save(file, "number: " + i + "\n", "another").isConflict());
        }
        Path kept = folder.resolve(".history/bob");
        assertEquals(10, AtomicWrite.list(kept).size());
        assertEquals("number: 24\n", Files.readString(kept.resolve("conflict-25.yaml")));
        assertEquals("number: 15\n", Files.readString(kept.resolve("conflict-16.yaml")));
        assertEquals(List.of(), store.versions(file));
    }

    @Test
    void whatAnotherProgramPutsThereWhileTheDiskIsAtWorkStays() throws IOException {
        SaveResult result = store.save(file, "name: Ours\n", hash(), () -> {
            try {
                Path theirs = Files.writeString(folder.resolve("theirs"), "name: Theirs\n");
                Files.move(theirs, file, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
        assertEquals("name: Ours\n", Files.readString(assertInstanceOf(Conflict.class, result).keptBeside().orElseThrow()));
        assertEquals("name: Theirs\n", Files.readString(file));
        assertEquals(List.of(), store.versions(file));
    }

    @Test
    void aFolderThatIsRemovedWhileTheDiskIsAtWorkIsNotMadeAnew() throws IOException {
        SaveResult result = store.save(file, "name: Ours\n", hash(), this::remove);
        assertTrue(result.problem().isPresent(), "nothing is saved");
        assertFalse(Files.exists(folder), "the folder is gone");
        assertTrue(store.save(file, "name: Ours\n", "any").problem().isPresent());
        assertEquals("save.no-folder", assertInstanceOf(Failed.class, store.create(file, "x: 1\n")).reason().key());
    }

    private void remove() {
        try (Stream<Path> all = Files.walk(folder)) {
            all.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    void anotherNameOfTheFileKeepsTheTextThatItHad() throws IOException {
        Path other = Files.createLink(folder.resolve("other.yaml"), file);
        assertInstanceOf(Saved.class, store.save(file, "name: 1\n", hash()));
        assertEquals("name: Bob\n", Files.readString(other));
    }
}
