package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The application that a build left aside when it was broken off")
class PackagedApplicationTest {

    @TempDir
    Path folder;

    private void write(String application, String says) throws IOException {
        Files.createDirectories(folder.resolve(application).resolve("lib"));
        Files.writeString(folder.resolve(application).resolve("lib/file"), says);
    }

    private void putRight() throws IOException {
        PackagedApplication.putRight(folder.resolve("built"), folder.resolve("aside"));
        assertFalse(Files.exists(folder.resolve("aside")));
    }

    @Test
    @DisplayName("is put back, and gives way to one that was built since")
    void puttingRight() throws IOException {
        putRight();
        write("aside", "old");
        putRight();
        assertEquals("old", Files.readString(folder.resolve("built/lib/file")));
        write("aside", "older");
        write("built", "new");
        putRight();
        assertEquals("new", Files.readString(folder.resolve("built/lib/file")));
    }
}
