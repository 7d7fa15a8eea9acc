package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConflictTest {

    @TempDir
    private Path folder;

    @Test
    void ofSeveralWritersEachIsSaved() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        List<Integer> exits = IntStream.range(0, 8).parallel()
                .mapToObj(i -> shell.run("earn", sib, "desperate=1", "--note", "writer " + i).exit()).toList();
        assertTrue(exits.stream().allMatch(exit -> exit == 0), exits::toString);
        assertEquals(8, shell.read(sib).lines().filter(line -> line.contains("note: writer")).count());
        assertEquals(0, shell.run("check", sib).exit());
    }

    @Test
    void notesAndMarksOfTwoWritersAreAllSavedAndNothingElseIsLeft() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        String agnes = shell.example("blades-in-the-dark", "agnes-ludlow");
        List<Integer> exits = IntStream.range(0, 40).parallel().mapToObj(i -> (i % 4 == 0
                ? shell.run("mark", agnes, "stress", "1") : shell.run("note", agnes, "note " + i)).exit()).toList();
        assertTrue(exits.stream().allMatch(exit -> exit == 0), exits::toString);
        assertEquals(30, shell.read(agnes).lines().filter(line -> line.contains("note: note ")).count());
        try (Stream<Path> all = Files.walk(folder)) {
            assertEquals(List.of(), all.filter(path -> path.toString().contains("conflict-")).toList());
        }
    }

    @Test
    void whatAnEarlierVersionKeptBesideIsNoCharacterOfAFolder() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        Path shelf = Files.createDirectory(folder.resolve("shelf"));
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        Files.copy(folder.resolve(sib), shelf.resolve("sib.yaml"));
        Files.copy(folder.resolve(sib), shelf.resolve("sib.conflict-1.yaml"));
        assertTrue(shell.run("check", "shelf").out().contains("\n1 character: "), shell.run("check", "shelf")::out);
    }
}
