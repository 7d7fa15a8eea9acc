package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import lampblack.Sampling;
import org.junit.jupiter.api.Test;

/** Packs are those that everybody else writes and reads. */
class ZipTest {

    private static final int MOST = 1 << 20;
    private static final int LEVELS = 9;

    private final Random chance = new Random(Sampling.of("zip").seed(1951));

    private byte[] bytes(int length, int letters) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (i > 40 && chance.nextInt(4) > 0 ? bytes[i - 1 - chance.nextInt(40)] : chance.nextInt(letters));
        }
        return bytes;
    }

    private Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int length : List.of(0, 1, 3, 300, 5_000, 70_000)) {
            files.put("zoë-" + length + ".yaml", bytes(length, 1 + chance.nextInt(256)));
        }
        files.put("same.yaml", new byte[100_000]);
        return files;
    }

    private static byte[] deflated(Map<String, byte[]> files, int level) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setLevel(level);
            zip.setComment("With a remark.");
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static Map<String, byte[]> read(byte[] zip, int most) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        ZipReader.read(zip, most, files::put);
        return files;
    }

    private static void assertSame(Map<String, byte[]> wanted, Map<String, byte[]> found) {
        assertEquals(List.copyOf(wanted.keySet()), List.copyOf(found.keySet()));
        wanted.forEach((name, bytes) -> assertArrayEquals(bytes, found.get(name), name));
    }

    @Test
    void whatOthersDeflateIsRead() throws IOException {
        for (int level = 0; level <= LEVELS; level++) {
            Map<String, byte[]> files = files();
            assertSame(files, read(deflated(files, level), MOST));
        }
    }

    @Test
    void whatIsPackedIsReadByOthers() throws IOException {
        Map<String, byte[]> files = files();
        Map<String, byte[]> found = new LinkedHashMap<>();
        byte[] packed = ZipWriter.zip(files);
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(packed))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                found.put(entry.getName(), zip.readAllBytes());
            }
        }
        assertSame(files, found);
        assertSame(files, read(packed, MOST));
    }

    @Test
    void whatHoldsMoreThanIsTakenIsLeft() throws IOException {
        byte[] bomb = deflated(Map.of("bomb.yaml", new byte[MOST + 1]), LEVELS);
        assertTrue(assertThrows(UnreadableZip.class, () -> read(bomb, MOST)).isTooLarge());
        // Whatever it says of its size.
        int directory = new String(bomb, StandardCharsets.ISO_8859_1).lastIndexOf("PK\1\2");
        bomb[directory + 26] = 0;
        assertTrue(assertThrows(UnreadableZip.class, () -> read(bomb, MOST)).isTooLarge());
    }

    @Test
    void whatIsDamagedIsReadAsItWasOrNotAtAll() throws IOException {
        Map<String, byte[]> files = files();
        byte[] whole = deflated(files, LEVELS);
        int refused = 0;
        for (int i = 0; i < Sampling.count(300, 5_000); i++) {
            byte[] damaged = whole.clone();
            damaged[chance.nextInt(damaged.length)] ^= (byte) (1 + chance.nextInt(255));
            try {
                read(damaged, MOST).values().forEach(bytes -> assertTrue(
                        files.values().stream().anyMatch(one -> Arrays.equals(one, bytes))));
            } catch (UnreadableZip unreadable) {
                refused++;
            }
        }
        assertTrue(refused > 0, "nothing was damaged");
        assertThrows(UnreadableZip.class, () -> read(new byte[] {'P', 'K'}, MOST));
    }
}
