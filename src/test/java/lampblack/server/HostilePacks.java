package lampblack.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs that would do harm where they could, by what they do. */
final class HostilePacks {

    private static final int ENTRY = 46;
    private static final int END = 22;

    private HostilePacks() {}

    /** @param text of a character that can be taken */
    static Map<String, byte[]> of(String text) {
        Map<String, byte[]> packs = new LinkedHashMap<>();
        packs.put("a pack in a pack", zip("more.zip", "PK"));
        packs.put("nothing", zip());
        packs.put("a file that fills the memory", zip("bomb.yaml", "#".repeat(5 << 20)));
        packs.put("too many files", many());
        packs.put("texts that are none", zip("torn.yaml", "format: [", "game.yaml", "id: x\n", "null.yaml", "\0"));
        packs.put("paths that lead elsewhere", zip("../out.yaml", text + "#\n", "/etc/abs.yaml", text + "#\n",
                "a/b/../../deep.yaml", text + "#\n", "..\\back.yaml", text + "#\n", "C:\\drive.yaml", text + "#\n",
                ".hidden.yaml", text, "x.txt", text, "..yaml", text));
        packs.put("names that mean something else", zip("ruleset.yaml", text + "# 1\n", "CON.yaml", text + "# 2\n",
                "<img src=x onerror=hurt=1>.yaml", text + "# 3\n", "{0} 'x'.yaml", text + "# 4\n"));
        packs.put("what is a table's", zip(".table/people.json", "{}", ".table/people.yaml", text,
                ".table\\crews\\back.yaml", text, ".table/crews/../../out.yaml", text, ".table/crews/nobody.yaml",
                "notes: x\n", ".table/games/no-game.yaml", "notes: x\n", ".table/games/torn.yaml", "[torn"));
        packs.put("pictures that are none", zip("portraits/edda-marl.png", "<svg onload='hurt=1'/>",
                "portraits/nobody.png", "x", "portraits/../../x.png", "x"));
        damaged(zip("good.yaml", text + "# Good.\n"), packs);
        return packs;
    }

    private static void damaged(byte[] good, Map<String, byte[]> packs) {
        int central = good.length - END - ENTRY - "good.yaml".length();
        packs.put("two letters", Arrays.copyOf(good, 2));
        packs.put("half of a pack", Arrays.copyOf(good, good.length / 2));
        packs.put("a pack without its end", Arrays.copyOf(good, good.length - 1));
        packs.put("a lock", changed(good, central + 8, 1));
        packs.put("a way to pack that nobody knows", changed(good, central + 10, 99));
        packs.put("another sum", changed(good, central + 16, good[central + 16] ^ 1));
        packs.put("a size of 2 GB", changed(good, central + 27, 0x7f));
        packs.put("a size below nothing", changed(good, central + 23, 0x80));
        packs.put("a place that is not there", changed(good, central + 44, 0x7f));
        packs.put("more files than there are", changed(good, good.length - END + 10, 9));
        packs.put("a name that is not UTF-8", changed(good, central + ENTRY, 0xff));
        Random random = new Random(7);
        for (int i = 0; i < 25; i++) {
            packs.put("a byte that is another, " + i, changed(good, 2 + random.nextInt(good.length - 2),
                    random.nextInt(256)));
        }
    }

    private static byte[] changed(byte[] good, int place, int to) {
        byte[] changed = good.clone();
        changed[place] = (byte) to;
        return changed;
    }

    private static byte[] many() {
        String[] many = new String[2_001 * 2];
        for (int i = 0; i < many.length; i += 2) {
            many[i] = "f" + i + ".yaml";
            many[i + 1] = "";
        }
        return zip(many);
    }

    static byte[] zip(String... namesAndTexts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 0; i < namesAndTexts.length; i += 2) {
                zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
                zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
