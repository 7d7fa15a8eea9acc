package lampblack.cli.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lampblack.Sized;
import lampblack.cli.Shell;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of more characters than are held at a time. */
@Tag("slow")
class FolderCheckTest {

    private static final int CHARACTERS = 600;

    @TempDir
    private Path folder;

    private static String name(int i) {
        return "characters/c" + (1000 + i) + ".yaml";
    }

    @Test
    void problemsStandInTheOrderOfTheFilesWhicheverIsDoneFirst() throws IOException {
        Shell shell = new Shell(folder);
        shell.write("rulesets/sized/ruleset.yaml", Sized.game(50));
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < CHARACTERS; i++) {
            String text = Sized.character(i % 4 == 0 ? 40 : 0);
            boolean broken = i % 7 == 3;
            shell.write(name(i), broken ? text.replace("gear-0", "gear-0: {polish: high}") : text);
            if (broken) {
                expected.add(name(i));
            }
        }
        Shell.Ran first = shell.run("check", "characters");
        assertEquals(1, first.exit());
        List<String> found = first.out().lines().filter(line -> line.contains(": error[option.unknown-detail]"))
                .map(line -> line.substring(0, line.indexOf(':'))).toList();
        assertEquals(expected, found);
        assertEquals("", first.err());
        assertEquals(first, shell.run("check", "characters"));
        assertTrue(first.out().endsWith("600 characters: 86 errors.\n"), first.out());
        assertEquals(86, shell.run("check", "characters", "--format", "json").out().split("option.unknown-detail", -1)
                .length - 1);
    }

    @Test
    void theBarGrowsAndMakesRoomAgain() {
        StringWriter to = new StringWriter();
        ProgressBar progress = new ProgressBar(new PrintWriter(to), 400, true);
        for (int i = 0; i < 400; i++) {
            progress.step();
        }
        List<String> drawn = List.of(to.toString().substring(1).split("\r"));
        assertEquals(100, drawn.size());
        assertEquals("█".repeat(20) + "░".repeat(20) + " 200/400", drawn.get(49));
        assertEquals("█".repeat(40) + " 400/400", drawn.get(99));
        progress.clear();
        assertTrue(to.toString().endsWith("\r" + " ".repeat(48) + "\r"));
    }

    @Test
    void nobodyIsShownABarWhoDoesNotLook() {
        StringWriter to = new StringWriter();
        ProgressBar progress = new ProgressBar(new PrintWriter(to), 2, false);
        progress.step();
        progress.clear();
        assertEquals("", to.toString());
    }
}
