package lampblack.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.store.RulesetLocation;
import lampblack.store.bundled.MessageBundle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is remembered is not checked again, and never changes an answer. */
@Tag("slow")
class CheckCacheTest {

    private static final String GAME = "bootleg-rain";
    private static final String BASE = "worlds-in-the-dark";

    @TempDir
    private Path folder;
    private Path shelf;
    private Path cache;

    @BeforeEach
    void shelf() throws IOException {
        shelf = folder.resolve("shelf");
        cache = folder.resolve("cache");
        copy(Path.of("rulesets"), shelf);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path path : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(path, target);
                }
            }
        }
    }

    private RulesetLoader loader(String edition) {
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf, "shelf")),
                new CheckCache(edition, Optional.of(cache)));
    }

    private boolean remembered() {
        return loader("one").isKnownClean(GAME);
    }

    /** What is said of the game, which is the same whatever is remembered. */
    private List<String> said() {
        List<String> plain = words(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf, "shelf"))));
        assertEquals(plain, words(loader("one")));
        assertEquals(plain, words(loader("one")));
        assertTrue(plain.isEmpty() || !remembered());
        return plain;
    }

    private static List<String> words(RulesetLoader loader) {
        return loader.load(GAME).diagnostics().stream().map(CheckCacheTest::words).toList();
    }

    private static String words(Diagnostic problem) {
        return problem.span() + " " + problem.code().id() + " " + MessageBundle.messages().render(problem.message());
    }

    @Test
    void aCleanRulesetIsRemembered() {
        assertFalse(remembered());
        assertEquals(List.of(), said());
        assertTrue(remembered());
    }

    @Test
    void aChangedByteIsNoticedInEveryLayer() throws IOException {
        for (String layer : List.of(GAME, BASE)) {
            said();
            Path file = shelf.resolve(layer).resolve("ruleset.yaml");
            Files.writeString(file, "\n", StandardOpenOption.APPEND);
            assertFalse(remembered());
            assertEquals(List.of(), said());
            assertTrue(remembered());
        }
    }

    @Test
    void aMistakeIsFoundWhateverIsRemembered() throws IOException {
        said();
        Files.writeString(shelf.resolve(GAME).resolve("ruleset.yaml"), "sheetz: {}\n", StandardOpenOption.APPEND);
        assertEquals(1, said().size());
        assertFalse(remembered());
    }

    @Test
    void filesThatComeAndGoAreNoticed() throws IOException {
        said();
        Path more = shelf.resolve(GAME).resolve("more.yaml");
        Files.writeString(more, "theme: {accent: nothing}\n");
        assertFalse(remembered());
        assertFalse(said().isEmpty());
        Files.delete(more);
        assertTrue(remembered());
        Files.delete(shelf.resolve(GAME).resolve("gear.yaml"));
        assertFalse(remembered());
        said();
    }

    @Test
    void anotherEditionBelievesNothing() {
        said();
        assertTrue(remembered());
        assertFalse(loader("two").isKnownClean(GAME));
        assertFalse(loader("").isKnownClean(GAME));
    }

    @Test
    void damagedRecordsAreNotBelieved() throws IOException {
        said();
        Path record;
        try (Stream<Path> files = Files.list(cache)) {
            record = files.filter(path -> path.getFileName().toString().startsWith(GAME)).findFirst().orElseThrow();
        }
        byte[] whole = Files.readAllBytes(record);
        Random random = new Random(7);
        for (int i = 0; i < 200; i++) {
            byte[] damaged = whole.clone();
            if (i % 4 == 0) {
                damaged = Arrays.copyOf(damaged, random.nextInt(damaged.length));
            } else {
                damaged[random.nextInt(i % 4 == 1 ? 40 : damaged.length)] ^= (byte) (1 << random.nextInt(8));
            }
            Files.write(record, damaged);
            assertFalse(remembered(), "damage " + i);
        }
        said();
        assertTrue(remembered());
    }

    @Test
    void aCacheThatCannotBeUsedIsDoneWithout() throws IOException {
        Files.writeString(cache, "a file in the place of the folder");
        assertEquals(List.of(), said());
        assertFalse(remembered());
    }
}
