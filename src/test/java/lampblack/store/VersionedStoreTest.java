package lampblack.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lampblack.Patience;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.store.SaveResult.Conflict;
import lampblack.store.SaveResult.Failed;
import lampblack.store.SaveResult.Saved;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VersionedStoreTest {

    private final VersionedStore store = new VersionedStore();

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = folder.resolve("bob.yaml");
        Files.writeString(file, "name: Bob\n");
    }

    @Test
    void aSaveReplacesTheTextAndKeepsTheVersionBefore() throws IOException {
        SaveResult result = store.save(file, "name: Böb\n", hash());
        assertEquals(new Saved(hash()), result);
        assertEquals("name: Böb\n", Files.readString(file));
        assertEquals(List.of(".history", "bob.yaml"), names());
        FileVersion before = store.previous(file).orElseThrow();
        assertEquals(folder.toRealPath().resolve(".history/bob/000001.yaml"), before.file());
        assertEquals("name: Bob\n", Files.readString(before.file()));
        assertTrue(result.problem().isEmpty());
    }

    @Test
    void theSameTextMakesNoVersion() throws IOException {
        assertInstanceOf(Saved.class, store.save(file, "name: Bob\n", hash()));
        assertEquals(List.of(), store.versions(file));
    }

    @Test
    void bytesAreKeptAsTheyAre() throws IOException {
        String text = "\ufeffname: x\r\n# 🜏\r\n";
        store.save(file, text, hash());
        assertEquals(text, Files.readString(file));
        assertEquals(TextFile.sha256(Files.readAllBytes(file)), store.hash(file).orElseThrow());
    }

    @Test
    void aByteOrderMarkStaysThoughTextsAreReadWithoutIt() throws IOException {
        Files.writeString(file, "\ufeffname: Bob\n");
        assertEquals(new Saved(TextFile.sha256("\ufeffname: x\n".getBytes(StandardCharsets.UTF_8))),
                store.save(file, "name: x\n", hash()));
        assertEquals("\ufeffname: x\n", Files.readString(file));
    }

    @Test
    void everyOutcomeHasItsWords() throws IOException {
        Properties bundle = new Properties();
        try (Reader reader = Files.newBufferedReader(Path.of("src/main/resources/lampblack/messages.properties"))) {
            bundle.load(reader);
        }
        Map<String, String> wordings = new HashMap<>();
        bundle.stringPropertyNames().forEach(key -> wordings.put(key, bundle.getProperty(key)));
        Messages messages = new Messages(wordings::get);
        Path bob = Path.of("bob.yaml");
        List<SaveResult> outcomes = List.of(new Conflict(bob, Optional.of(Path.of("bob.conflict-1.yaml"))),
                SaveFailure.of(bob, new FileAlreadyExistsException("bob.yaml")),
                SaveFailure.of(bob, new FolderLock.FolderBusyException()),
                SaveFailure.of(bob, new CharacterCodingException()),
                SaveFailure.of(bob, new AtomicWrite.ReadBackException()),
                SaveFailure.of(bob, new AccessDeniedException("x")),
                SaveFailure.of(bob, new AtomicMoveNotSupportedException("x", "y", "z")),
                SaveFailure.of(Path.of("none/bob.yaml"), new NoSuchFileException("none")),
                SaveFailure.of(bob, new FileSystemException("x", null, "Read-only file system")),
                SaveFailure.of(bob, new IOException("No space left on device")),
                SaveFailure.of(bob, new IOException("Input/output error")));
        List<String> keys = new ArrayList<>();
        for (SaveResult outcome : outcomes) {
            Diagnostic problem = outcome.problem().orElseThrow();
            assertTrue(messages.render(problem.message()).contains("bob.yaml"));
            problem.notes().forEach(note -> messages.render(note.message()));
            keys.add(problem.message().key());
        }
        assertEquals(List.of("save.conflict", "save.exists", "save.busy", "save.not-text", "save.not-read-back",
                "save.not-writable", "save.not-atomic", "save.no-folder", "save.not-writable", "save.disk-full",
                "save.failed"), keys);
    }

    @Test
    void aFileThatSomebodyElseChangedIsLeftAloneAndTheLoserKept() throws IOException {
        String seen = hash();
        Files.writeString(file, "name: Robert\n");
        Conflict conflict = assertInstanceOf(Conflict.class, store.save(file, "name: Bobby\n", seen));
        assertEquals("name: Robert\n", Files.readString(file));
        assertTrue(conflict.keptBeside().orElseThrow().endsWith(".history/bob/conflict-1.yaml"));
        assertEquals("name: Bobby\n", Files.readString(conflict.keptBeside().orElseThrow()));
        Conflict second = assertInstanceOf(Conflict.class, store.save(file, "name: Bobo\n", seen));
        assertTrue(second.keptBeside().orElseThrow().endsWith(".history/bob/conflict-2.yaml"));
        Diagnostic problem = conflict.problem().orElseThrow();
        assertEquals(Code.SAVE__CONFLICT, problem.code());
        assertEquals(1, problem.notes().size());
    }

    @Test
    void aFileThatIsGoneIsAConflict() throws IOException {
        String seen = hash();
        Files.delete(file);
        Conflict conflict = assertInstanceOf(Conflict.class, store.save(file, "name: Bobby\n", seen));
        assertFalse(Files.exists(file));
        assertEquals("name: Bobby\n", Files.readString(conflict.keptBeside().orElseThrow()));
    }

    @Test
    void aMendKeepsNoLoser() throws IOException {
        String seen = hash();
        Files.writeString(file, "name: Robert\n");
        assertEquals(Optional.empty(), assertInstanceOf(Conflict.class, store.saveRepeatable(file, "x: 1\n", seen))
                .keptBeside());
        assertEquals(List.of(".history", "bob.yaml"), names());
    }

    @Test
    void createRefusesWhatExists() throws IOException {
        Failed refused = assertInstanceOf(Failed.class, store.create(file, "name: New\n"));
        assertEquals(Code.SAVE__EXISTS, refused.code());
        assertEquals("name: Bob\n", Files.readString(file));
        Path other = folder.resolve("ann.yaml");
        assertInstanceOf(Saved.class, store.create(other, "name: Ann\n"));
        assertEquals("name: Ann\n", Files.readString(other));
        assertEquals(List.of(".history", "ann.yaml", "bob.yaml"), names());
    }

    @Test
    void createRefusesADanglingLink() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), folder.resolve("nowhere.yaml"));
        assertEquals(Code.SAVE__EXISTS, assertInstanceOf(Failed.class, store.create(link, "x: 1\n")).code());
        assertFalse(Files.exists(folder.resolve("nowhere.yaml")));
    }

    @Test
    void createNeedsItsFolder() {
        Failed failed = assertInstanceOf(Failed.class, store.create(folder.resolve("no/such/bob.yaml"), "x: 1\n"));
        assertEquals("save.no-folder", failed.reason().key());
        assertFalse(Files.exists(folder.resolve("no")));
    }

    @Test
    void aTextNoFileCanHoldIsRefused() throws IOException {
        Failed failed = assertInstanceOf(Failed.class, store.save(file, "name: \ud800\n", hash()));
        assertEquals("save.not-text", failed.reason().key());
        assertEquals("name: Bob\n", Files.readString(file));
    }

    @Test
    void permissionsAreKept() throws IOException {
        assumeTrue(posix());
        for (String mode : List.of("rw-rw-r--", "rw-------", "rwxr-x--x")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            assertInstanceOf(Saved.class, store.save(file, "mode: " + mode + "\n", hash()));
            assertEquals(mode, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }

    @Test
    void theOwnerIsKept() throws IOException {
        assumeTrue(posix() && "root".equals(System.getProperty("user.name")));
        Files.setAttribute(file, "unix:uid", 65534);
        Files.setAttribute(file, "unix:gid", 65534);
        assertInstanceOf(Saved.class, store.save(file, "name: x\n", hash()));
        assertEquals(65534, Files.getAttribute(file, "unix:uid"));
        assertEquals(65534, Files.getAttribute(file, "unix:gid"));
    }

    @Test
    void aLinkStaysALinkAndItsTargetIsWritten() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path link = Files.createSymbolicLink(elsewhere.resolve("robert.yaml"), Path.of("../bob.yaml"));
        assertInstanceOf(Saved.class, store.save(link, "name: Linked\n", hash()));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("name: Linked\n", Files.readString(file));
        assertEquals(1, store.versions(link).size());
        assertEquals(store.versions(file), store.versions(link));
    }

    @Test
    void savesFromManyThreadsLoseNothing() throws Exception {
        Files.writeString(file, "0");
        ExecutorService threads = Executors.newFixedThreadPool(8);
        List<Future<Void>> done = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            done.add(threads.submit((Callable<Void>) this::increments));
        }
        for (Future<Void> future : done) {
            future.get(Patience.MILLIS, TimeUnit.MILLISECONDS);
        }
        threads.shutdown();
        assertEquals("400", Files.readString(file));
    }

    private Void increments() {
        VersionedStore own = new VersionedStore();
        for (int i = 0; i < 50; i++) {
            while (true) {
                TextFile read = TextFile.read(file, "bob.yaml", "", 100).value().orElseThrow();
                String next = String.valueOf(Integer.parseInt(read.source().text()) + 1);
                SaveResult result = own.saveRepeatable(file, next, read.version());
                if (result instanceof Saved) {
                    break;
                }
                // On a busy machine another may be let in before for longer than one waits.
                assertTrue(result instanceof Conflict || result instanceof Failed failed
                        && failed.reason().key().equals("save.busy"), result::toString);
            }
        }
        return null;
    }

    @Test
    void historyKeepsTheNewestThirty() throws IOException {
        for (int i = 0; i < 45; i++) {
            store.save(file, "number: " + i + "\n", hash());
        }
        List<FileVersion> versions = store.versions(file);
        assertEquals(30, versions.size());
        assertEquals(16, versions.get(0).number());
        assertEquals(45, versions.get(29).number());
        assertEquals("number: 43\n", Files.readString(versions.get(29).file()));
    }

    @Test
    void historyIsNotChangedByAnEditorThatWritesInPlace() throws IOException {
        store.save(file, "name: 1\n", hash());
        Files.writeString(file, "name: by hand\n");
        store.save(file, "name: 2\n", hash());
        Files.writeString(file, "name: by hand again\n");
        List<FileVersion> versions = store.versions(file);
        assertEquals("name: Bob\n", Files.readString(versions.get(0).file()));
        assertEquals("name: by hand\n", Files.readString(versions.get(1).file()));
    }

    @Test
    void aVersionIsRestoredAsANewOne() throws IOException {
        store.save(file, "name: 1\n", hash());
        store.save(file, "name: 2\n", hash());
        FileVersion first = store.versions(file).get(0);
        assertInstanceOf(Saved.class, store.restore(file, first, hash()));
        assertEquals("name: Bob\n", Files.readString(file));
        assertEquals("name: 2\n", Files.readString(store.previous(file).orElseThrow().file()));
        assertEquals(3, store.versions(file).size());
    }

    @Test
    void aDamagedFileIsReplacedByItsLastGoodVersionAndKept() throws IOException {
        store.save(file, "name: 1\n", hash());
        store.save(file, "half a", hash());
        Files.write(file, new byte[0]);
        FileVersion good = store.lastGood(file, text -> text.startsWith("name")).orElseThrow();
        assertEquals("name: 1\n".length(), Files.size(store.versions(file).get(1).file()));
        assertInstanceOf(Saved.class, store.restore(file, good, store.hash(file).orElseThrow()));
        assertEquals("name: 1\n", Files.readString(file));
        assertEquals(0, Files.size(store.previous(file).orElseThrow().file()));
    }

    @Test
    void aFileThatIsGoneComesBackFromHistory() throws IOException {
        store.save(file, "name: 1\n", hash());
        Files.delete(file);
        assertEquals(Optional.empty(), store.hash(file));
        assertInstanceOf(Saved.class, store.restore(file, store.lastGood(file, text -> true).orElseThrow(), ""));
        assertEquals("name: Bob\n", Files.readString(file));
    }

    @Test
    void whatAKilledSaveLeftIsSweptAndDoesNotHinder() throws IOException {
        Files.writeString(folder.resolve(".~bob.yaml.tmp"), "half");
        assertInstanceOf(Saved.class, store.save(file, "name: 1\n", hash()));
        Files.writeString(folder.resolve(".~ann.yaml.tmp"), "half");
        store.sweep(folder);
        assertEquals(List.of(".history", "bob.yaml"), names());
        store.sweep(folder.resolve("nowhere"));
    }

    @Test
    void aReadOnlyFolderIsNotWritten() throws IOException {
        assumeTrue(posix() && !"root".equals(System.getProperty("user.name")));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            Failed failed = assertInstanceOf(Failed.class, store.save(file, "name: 1\n", hash()));
            assertEquals("save.not-writable", failed.reason().key());
        } finally {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        assertEquals("name: Bob\n", Files.readString(file));
    }

    @Test
    void aFullDiskLeavesTheOldVersion() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString()));
        try {
            Path small = disk.resolve("bob.yaml");
            Files.writeString(small, "name: Bob\n");
            String seen = store.hash(small).orElseThrow();
            Failed failed = assertInstanceOf(Failed.class, store.save(small, "x".repeat(100_000), seen));
            assertEquals("save.disk-full", failed.reason().key());
            assertEquals("name: Bob\n", Files.readString(small));
            try (Stream<Path> files = Files.list(disk)) {
                assertTrue(files.noneMatch(path -> path.toString().endsWith(".tmp")));
            }
        } finally {
            run("umount", disk.toString());
        }
    }

    private static boolean run(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }

    private static boolean posix() {
        return Path.of("").getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private String hash() {
        return store.hash(file).orElseThrow();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }
}
