package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConflictTest {

    @TempDir
    private Path folder;

    @Test
    void ofSeveralWritersNoneLosesWhatWasAcknowledged() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        List<Integer> exits = IntStream.range(0, 8).parallel()
                .mapToObj(i -> shell.run("earn", sib, "desperate=1", "--note", "writer " + i).exit()).toList();
        assertTrue(exits.stream().allMatch(exit -> exit == 0 || exit == 5), exits::toString);
        long written = shell.read(sib).lines().filter(line -> line.contains("note: writer")).count();
        assertEquals(exits.stream().filter(exit -> exit == 0).count(), written);
        assertEquals(0, shell.run("check", sib).exit());
    }
}
