package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Storage;
import lampblack.builder.shelf.StoredText;
import lampblack.page.MemorySite;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a shelf is kept in answers alike, be it a folder or a page's memory. */
class StorageTest {

    private static final String ANN = "ann.yaml";

    @TempDir
    Path folder;

    private Storage storage(String kind) {
        return kind.equals("folder") ? new FolderStorage(folder)
                : MemorySite.of(Site.RULESETS, "black-sword").published().storage();
    }

    private static String text(Storage storage, String name) {
        return new String(storage.find(name, name).orElseThrow().bytes().orElseThrow(), StandardCharsets.UTF_8);
    }

    private static String version(Storage storage, String name) {
        return storage.find(name, name).flatMap(StoredText::version).orElseThrow();
    }

    private static SaveOutcome write(Storage storage, String seen, String text) {
        return storage.write(List.of(new Storage.TextChange(ANN, seen, text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "memory"})
    void writesOverWhatWasSeenAndKeepsIt(String kind) {
        Storage storage = storage(kind);
        assertInstanceOf(SaveOutcome.Written.class, storage.begin(ANN, "one\n"));
        assertInstanceOf(SaveOutcome.ChangedMeanwhile.class, storage.begin(ANN, "other\n"));
        String seen = version(storage, ANN);
        assertEquals(new SaveOutcome.Written(seen), write(storage, seen, "one\n"), "nothing has changed");
        assertInstanceOf(SaveOutcome.Written.class, write(storage, seen, "two\n"));
        assertInstanceOf(SaveOutcome.ChangedMeanwhile.class, write(storage, seen, "three\n"));
        assertEquals("two\n", text(storage, ANN));
        assertEquals(List.of(1), storage.versions(ANN).stream().map(one -> one.number()).toList());
        assertInstanceOf(SaveOutcome.ChangedMeanwhile.class, storage.restore(ANN, 1, seen));
        assertInstanceOf(SaveOutcome.Written.class, storage.restore(ANN, 1, version(storage, ANN)));
        assertEquals("one\n", text(storage, ANN));
        assertEquals(2, storage.versions(ANN).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "memory"})
    void writesSeveralOrNone(String kind) {
        Storage storage = storage(kind);
        storage.begin(ANN, "a\n");
        storage.begin("bob.yaml", "b\n");
        assertInstanceOf(SaveOutcome.ChangedMeanwhile.class, storage.write(List.of(
                new Storage.TextChange(ANN, version(storage, ANN), "a2\n"),
                new Storage.TextChange("bob.yaml", "", "b2\n"))));
        assertEquals("a\n", text(storage, ANN));
        assertEquals("b\n", text(storage, "bob.yaml"));
        storage.write(List.of(new Storage.TextChange(ANN, version(storage, ANN), "a2\n"),
                new Storage.TextChange("bob.yaml", version(storage, "bob.yaml"), "b2\n")));
        assertEquals("a2\nb2\n", text(storage, ANN) + text(storage, "bob.yaml"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "memory"})
    void movesToWhereNothingStands(String kind) {
        Storage storage = storage(kind);
        storage.begin(ANN, "one\n");
        assertTrue(storage.move(ANN, Optional.of("another"), ".trash/ann.yaml").problem().isPresent());
        assertTrue(storage.move(ANN, Optional.of(version(storage, ANN)), ".trash/ann.yaml").problem().isEmpty());
        assertEquals(List.of(), storage.names(""));
        assertEquals(List.of(ANN), storage.names(".trash/").stream().filter(name -> name.equals(ANN)).toList());
        storage.begin(ANN, "new\n");
        assertTrue(storage.move(".trash/ann.yaml", Optional.empty(), ANN).problem().isPresent());
        assertEquals("new\n", text(storage, ANN));
        assertTrue(storage.move(".trash/ann.yaml", Optional.empty(), "ann-2.yaml").problem().isEmpty());
        assertEquals(List.of("ann-2.yaml", ANN), storage.names(""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "memory"})
    void freeIsWhatNobodyHasOrHad(String kind) {
        Storage storage = storage(kind);
        assertEquals(Optional.of("ann"), storage.free("ann"));
        storage.begin(ANN, "one\n");
        assertEquals(Optional.of("ann-2"), storage.free("ann"));
        write(storage, version(storage, ANN), "two\n");
        storage.move(ANN, Optional.empty(), ".trash/ann.yaml");
        assertEquals(Optional.of("ann-2"), storage.free("ann"), "its versions are kept");
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "memory"})
    void putsAndDeletesWhatIsNoText(String kind) {
        Storage storage = storage(kind);
        assertEquals(Optional.empty(), storage.stamp(".portraits/ann.png"));
        assertTrue(storage.put(".portraits/ann.png", new byte[] {1, 2}));
        Optional<String> stamp = storage.stamp(".portraits/ann.png");
        assertTrue(storage.put(".portraits/ann.png", new byte[] {-1, 0, 3}));
        assertNotEquals(stamp, storage.stamp(".portraits/ann.png"));
        assertArrayEquals(new byte[] {-1, 0, 3},
                storage.find(".portraits/ann.png", "").orElseThrow().bytes().orElseThrow());
        assertEquals(List.of("ann.png"), storage.names(".portraits/"));
        assertEquals(List.of(), storage.names(""));
        assertTrue(storage.delete(".portraits/ann.png"));
        assertTrue(storage.delete(".portraits/ann.png"), "nothing stands there");
        assertEquals(List.of(), storage.names(".portraits/"));
    }
}
