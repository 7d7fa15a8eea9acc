package lampblack.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptFolderTest {

    @Test
    void whatAFullDiskLeftEmptyIsWrittenLater(@TempDir Path folder) throws IOException {
        Path ignored = KeptFolder.of(folder, KeptFolder.HISTORY).resolve(".gitignore");
        assertEquals("*\n", Files.readString(ignored));
        Files.writeString(ignored, "");
        KeptFolder.of(folder, KeptFolder.HISTORY);
        assertEquals("*\n", Files.readString(ignored));
    }

    @Test
    void whatSomebodyWroteThereStays(@TempDir Path folder) throws IOException {
        Path ignored = KeptFolder.of(folder, KeptFolder.HISTORY).resolve(".gitignore");
        Files.writeString(ignored, "*.tmp\n");
        KeptFolder.of(folder, KeptFolder.HISTORY);
        assertEquals("*.tmp\n", Files.readString(ignored));
    }
}
