package lampblack.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import lampblack.Sized;
import lampblack.diagnostic.Diagnostic;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same options cost the same, in however many files they stand: counted in bytes that are laid out for them. */
@DisplayName("A game in many files")
@Tag("slow")
class ManyFilesTest {

    private static final int OPTIONS = 2_000;
    private static final double MARGIN = 1.5;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @TempDir
    private Path folder;

    @Test
    @DisplayName("is read with as much work as in few")
    void clean() throws IOException {
        assertSame("A thing that can be carried", "A thing that can be carried", 0);
    }

    @Test
    @DisplayName("is searched for what is wrong with as much work as in few")
    void warned() throws IOException {
        assertSame("A thing that can be carried", "A thing, requires: {act-1: 9}", OPTIONS * 2 / 5);
    }

    private void assertSame(String words, String instead, int problems) throws IOException {
        Map<Integer, Long> laidOut = new TreeMap<>();
        for (int files : List.of(4, 2, 40, 400)) {
            Path games = folder.resolve("in-" + files);
            Path game = Files.createDirectories(games.resolve(Sized.GAME));
            for (Map.Entry<String, String> file : Sized.files(OPTIONS, files).entrySet()) {
                Files.writeString(game.resolve(file.getKey()), file.getValue().replace(words, instead));
            }
            long before = THREADS.getCurrentThreadAllocatedBytes();
            List<Diagnostic> found = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(games)))
                    .load(Sized.GAME).diagnostics();
            laidOut.put(files, THREADS.getCurrentThreadAllocatedBytes() - before);
            assertEquals(problems, found.size(), () -> found.stream().limit(3).map(Diagnostic::toString)
                    .collect(Collectors.joining("\n")));
        }
        assertTrue(laidOut.get(400) <= MARGIN * laidOut.get(2), laidOut::toString);
    }
}
