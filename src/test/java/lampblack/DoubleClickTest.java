package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What a double click on a download starts on Linux, wherever it was unpacked. */
@DisabledOnOs({OS.WINDOWS, OS.MAC})
@DisplayName("A double click")
class DoubleClickTest {

    @TempDir
    Path folder;

    private Path start;
    private Path windows;

    @BeforeEach
    void unpack() throws IOException {
        start = Files.createDirectories(folder.resolve("My games/bin")).resolve("Lampblack");
        Files.copy(Path.of("src/build/double-click.sh"), start, StandardCopyOption.COPY_ATTRIBUTES);
        windows = Files.createDirectories(folder.resolve("windows"));
        script(windows.resolve("zenity"), "printf '%s|' \"$@\" >" + folder.resolve("shown"));
    }

    private void launcher(String does) throws IOException {
        script(Files.createDirectories(folder.resolve("My games/lib/app")).resolve("lampblack"), does);
    }

    private static void script(Path file, String does) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + does + "\n");
        assertTrue(file.toFile().setExecutable(true));
    }

    private int pressed() throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(start.toString());
        process.environment().put("LC_ALL", "C");
        process.environment().merge("PATH", windows.toString(), (path, first) -> first + ":" + path);
        return process.redirectErrorStream(true).redirectOutput(folder.resolve("said").toFile()).start().waitFor();
    }

    @Test
    @DisplayName("opens the builder")
    void opens() throws IOException, InterruptedException {
        launcher("echo \"$@\"");
        assertEquals(0, pressed());
        assertEquals("serve --desktop\n", Files.readString(folder.resolve("said")));
        assertTrue(Files.notExists(folder.resolve("shown")));
    }

    @Test
    @DisplayName("shows in a window why it opens nothing")
    void fails() throws IOException, InterruptedException {
        launcher("echo 'There is no room.' >&2; exit 3");
        assertEquals(3, pressed());
        assertEquals("There is no room.\n", Files.readString(folder.resolve("said")));
        assertEquals("--error|--no-markup|--text|Lampblack could not start.\n\nThere is no room.|",
                Files.readString(folder.resolve("shown")));
    }
}
