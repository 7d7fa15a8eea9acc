package lampblack.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import lampblack.judge.FileName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("sets the language of the machine")
class FileNameTest {

    @ParameterizedTest
    @CsvSource({
        "Ilse Maro, ilse-maro", "Zoë d'Arc, zoe-d-arc", "Zoe\u0308, zoe",
        "Łukasz Ørsted, lukasz-orsted", "Straße, strasse",
        "İstanbul, istanbul", "../x, x", "a/b, a-b", "a\\b, a-b", "a:b, a-b", "a., a", "'a ', a", "con, con-character",
        "CON, con-character", "Com1, com1-character", "con.yaml, con-yaml", "名前, character", "'', character",
        "---, character", "2, 2", "ﬀ, ff", "Ⅳ, iv"})
    void aNameBecomesAFileName(String name, String slug) {
        assertEquals(slug, FileName.slug(name));
    }

    @Test
    void everyFileNameIsShortAndPlain() {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder name = new StringBuilder();
            for (int length = random.nextInt(300); length > 0; length--) {
                name.append((char) random.nextInt(i % 2 == 0 ? 0x250 : 0x10000));
            }
            String slug = FileName.slug(name.toString());
            assertTrue(slug.matches("[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?"), slug);
        }
    }

    @Test
    void theLanguageOfTheMachineChangesNothing() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertEquals("ilik", FileName.slug("ILIK"));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aTakenNameGetsANumber(@TempDir Path folder) throws IOException {
        assertEquals(folder.resolve("ann.yaml"), FreeFile.of(folder, "ann"));
        Files.createFile(folder.resolve("Ann.YAML"));
        assertEquals(folder.resolve("ann-2.yaml"), FreeFile.of(folder, "ann"));
        Files.createFile(folder.resolve("ann-2.yaml"));
        Files.createDirectories(folder.resolve(".history/ann-3"));
        assertEquals(folder.resolve("ann-4.yaml"), FreeFile.of(folder, "ann"));
    }

    @Test
    void aLongTakenNameStaysShort(@TempDir Path folder) throws IOException {
        String slug = FileName.slug("x".repeat(200));
        Files.createFile(folder.resolve(slug + ".yaml"));
        assertEquals("x".repeat(58) + "-2.yaml", FreeFile.of(folder, slug).getFileName().toString());
    }
}
