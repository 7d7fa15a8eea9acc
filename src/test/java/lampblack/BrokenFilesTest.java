package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Folders as authors and players break them, below {@code src/test/broken/cases}: how each is made from a sound game,
 * then
 * all that {@code check} says of it, and what {@code check --fix} writes. {@code -Dcases.update=true} writes what is
 * said
 * anew, to be read; {@code -Dcase=letters} takes only the cases in that folder.
 */
@Tag("slow")
class BrokenFilesTest {

    private static final Path ROOT = Path.of("src/test/broken/cases");
    private static final boolean UPDATE = Boolean.getBoolean("cases.update");
    private static final String ONLY = System.getProperty("case", "");

    @TestFactory
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicTest> cases() throws IOException {
        try (Stream<Path> all = Files.walk(ROOT)) {
            List<Path> files = all.filter(file -> file.toString().endsWith(".txt")).sorted()
                    .filter(file -> ROOT.relativize(file).toString().startsWith(ONLY) || ONLY.startsWith("src"))
                    .toList();
            assertFalse(files.isEmpty() && ONLY.isEmpty());
            return files.stream().map(file -> DynamicTest.dynamicTest(ROOT.relativize(file).toString(), file.toUri(),
                    () -> compare(file)));
        }
    }

    private static void compare(Path file) throws IOException {
        String expected = Files.readString(file);
        String actual;
        try (BrokenFolder broken = new BrokenFolder(expected)) {
            actual = broken.said();
        }
        if (UPDATE && !actual.equals(expected)) {
            Files.writeString(file, actual);
            fail("written anew, to be read and run again: " + file);
        }
        assertEquals(expected, actual, file.toString());
    }
}
