package lampblack.font;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import lampblack.Sampling;
import lampblack.diagnostic.Checked;
import lampblack.picture.Typeface;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A font of a stranger")
class HostileFontTest {

    private static final Path FILES = Path.of("src/test/fonts");
    private static final int ENTRY = 16;
    private static final int HEAD = 12;
    /** 64 MiB of nothing, as Brotli packs it. */
    private static final String BOMB = "y///P/gnAOKxQCD3/o///3/wTwDEYRGA7v0f////4J8AiMMCAN37P/7//8E/ARCHBQC693/8//+DfwIg"
            + "DgsAdO//+P//B/8EQBwWAOje//H//w/+CYA4LADQvf/L//8//BMAcVgAoHv/Bw==";

    private final Map<String, byte[]> files = new TreeMap<>();

    @Test
    @DisplayName("is refused, and why is said, where it is none, lies about itself or may not be given on")
    void refused() throws IOException {
        signatures();
        ttf("a table twice", file -> file.putInt(HEAD + ENTRY, file.getInt(HEAD)));
        ttf("a table behind the end", file -> file.putInt(HEAD + 8, file.capacity() - 4));
        ttf("a table longer than the file", file -> file.putInt(HEAD + 12, file.capacity()));
        ttf("a table of four thousand million bytes", file -> file.putInt(HEAD + 12, -1));
        ttf("a table before the beginning", file -> file.putInt(HEAD + 8, -8));
        ttf("a table over another", file -> file.putInt(HEAD + 8, file.getInt(HEAD + ENTRY + 8)));
        ttf("a table over the directory", file -> file.putInt(HEAD + 8, 4));
        ttf("no tables", file -> file.putShort(4, (short) 0));
        ttf("65,535 tables", file -> file.putShort(4, (short) -1));
        tables();
        packed();
        cut("a TrueType file cut short", new MadeFont().ttf(), 0.7);
        cut("a TrueType file of its head alone", new MadeFont().ttf(), 0.002);
        cut("a WOFF2 file cut short", new MadeFont().woff2(), 0.7);
        allowed("restricted", 2);
        allowed("bitmaps only", 0x200);
        allowed("bitmaps only, and editable", 0x208);
        Map<String, String> said = new TreeMap<>();
        files.forEach((name, file) -> said.put(name, said(name, file)));
        assertTrue(said.size() > 40, "as many as that");
        String text = said.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue() + "\n")
                .collect(Collectors.joining());
        if (Boolean.getBoolean("cases.update")) {
            Files.createDirectories(FILES);
            Files.writeString(FILES.resolve("refused.txt"), text);
        }
        assertEquals(Files.readString(FILES.resolve("refused.txt")), text);
    }

    @Test
    @DisplayName("is taken where its maker allows it to be printed, or to be changed with what it is in")
    void taken() {
        Map<Integer, Boolean> uses = Map.of(0, false, 4, true, 8, false, 6, true, 12, false, 0x100, false, 0x104, true);
        uses.forEach((use, printOnly) -> assertEquals(printOnly, FontFile.read("fonts/a.ttf",
                new MadeFont("A", "OFL", use, "AB").ttf()).value().orElseThrow().printOnly(), "" + use));
    }

    @Test
    @DisplayName("says nothing of itself but words")
    void words() {
        Typeface face = FontFile.read("fonts/a.ttf", new MadeFont("<script>a\u0000b\u202e\n\tc</script>",
                "x".repeat(2_000), 0, "AB").ttf()).value().orElseThrow();
        assertEquals("<script>a b c</script>", face.family());
        assertEquals(401, face.licence().length());
        MadeFont nameless = new MadeFont("", "", 0, "AB");
        assertEquals("a.ttf", FontFile.read("fonts/a.ttf", nameless.ttf()).value().orElseThrow().family());
    }

    @Test
    @DisplayName("is refused or harmless wherever it is cut or changed")
    void anyChange() {
        Random random = new Random(Sampling.of("fonts").seed(20_261_127));
        for (byte[] whole : new byte[][] {small().ttf(), small().woff2()}) {
            for (int length = 0; length < whole.length; length++) {
                FontFile.read("fonts/a", Arrays.copyOf(whole, length));
            }
            for (int i = 0; i < 5 * whole.length; i++) {
                byte[] changed = whole.clone();
                for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                    int value = random.nextInt(4) == 0 ? 0xff : random.nextInt(256);
                    changed[i < 3 * whole.length ? i / 3 : random.nextInt(whole.length)] = (byte) value;
                }
                FontFile.read("fonts/a", changed).value().ifPresent(face ->
                        assertTrue(face.letters().ems("AB") <= 8, "no letter is wider than four ems"));
            }
        }
    }

    private static MadeFont small() {
        return new MadeFont("A", "OFL", 0, "AB");
    }

    private void signatures() {
        text("a poem", "It is a poem, and no font at all.");
        text("nothing", "");
        text("a page", "<html><script>alert(1)</script></html>");
        ttf("a collection", file -> file.put(0, "ttcf".getBytes(StandardCharsets.ISO_8859_1)));
        ttf("WOFF of the first version", file -> file.put(0, "wOFF".getBytes(StandardCharsets.ISO_8859_1)));
        ttf("TrueType called WOFF2", file -> file.put(0, "wOF2".getBytes(StandardCharsets.ISO_8859_1)));
        ttf("TrueType called OpenType", file -> file.put(0, "OTT0".getBytes(StandardCharsets.ISO_8859_1)));
        woff2("a collection in WOFF2", file -> file.put(4, "ttcf".getBytes(StandardCharsets.ISO_8859_1)));
        files.put("more than a mebibyte", Arrays.copyOf(new MadeFont().ttf(), (1 << 20) + 1));
    }

    private void tables() {
        for (String tag : new String[] {"cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "glyf", "loca"}) {
            table("without " + tag, tag, bytes -> null);
            if (!tag.equals("name")) {
                table("an empty " + tag, tag, bytes -> new byte[0]);
            }
        }
        table("drawings in SVG", "SVG ", bytes -> "<svg onload='alert(1)'/>".getBytes(StandardCharsets.UTF_8));
        table("no magic number", "head", bytes -> set(bytes, 12, 0));
        table("an em of nothing", "head", bytes -> set(bytes, 18, 0));
        table("an em of 65,535", "head", bytes -> set(bytes, 18, 0xffff));
        table("too few places of outlines", "loca", bytes -> Arrays.copyOf(bytes, bytes.length - 2));
        table("no glyphs", "maxp", bytes -> set(bytes, 4, 0));
        table("65,535 glyphs", "maxp", bytes -> set(bytes, 4, 0xffff));
        table("65,535 widths", "hhea", bytes -> set(bytes, 34, 0xffff));
        table("no widths", "hhea", bytes -> set(bytes, 34, 0));
        table("letters of a format that there is not", "cmap", bytes -> set(bytes, 12, 99));
        table("letters behind the end", "cmap", bytes -> set(bytes, 8, 0x7fff));
        table("letters of symbols", "cmap", bytes -> set(bytes, 6, 0));
        table("letters in 65,535 tables", "cmap", bytes -> set(set(bytes, 2, 0xffff), 12, 99));
    }

    private void packed() {
        woff2("a WOFF2 file longer than it says", file -> file.putInt(8, file.capacity() - 1));
        woff2("a WOFF2 file with more behind it", file -> file.putInt(8, file.capacity() + 9));
        woff2("65,535 tables in WOFF2", file -> file.putShort(12, (short) -1));
        woff2("no tables in WOFF2", file -> file.putShort(12, (short) 0));
        woff2("four thousand million bytes packed", file -> file.putInt(20, -1));
        woff2("a length without end", file -> file.putInt(53, -1));
        woff2("a length with noughts before it", file -> file.put(53, (byte) 0x80));
        woff2("a table twice in WOFF2", file -> file.put(49, "cmapxx".getBytes(StandardCharsets.ISO_8859_1), 0, 4));
        byte[] whole = new MadeFont().woff2();
        changed("something behind all tables", Arrays.copyOf(whole, whole.length + 4), file ->
                file.putInt(8, file.capacity()));
        files.put("a bomb", new MadeFont().woff2(Base64.getDecoder().decode(BOMB)));
        files.put("noise in the place of what is packed", new MadeFont().woff2(new byte[] {9, 8, 7, 6, 5, 4, 3, 2, 1}));
        files.put("nothing packed", new MadeFont().woff2(new byte[0]));
        files.put("less packed than it says", new MadeFont().woff2(MadeFont.stored(new byte[100])));
        files.put("more packed than it says", new MadeFont().woff2(MadeFont.stored(new byte[100_000])));
        MadeFont large = new MadeFont();
        large.tables.put("name", new byte[9 << 20]);
        files.put("a table of nine mebibytes", large.woff2(Base64.getDecoder().decode(BOMB)));
    }

    private void allowed(String name, int use) {
        files.put("its maker allows: " + name, new MadeFont("A", "OFL", use, "AB").ttf());
    }

    private void table(String name, String tag, UnaryOperator<byte[]> change) {
        MadeFont font = new MadeFont();
        byte[] changed = change.apply(font.tables.remove(tag));
        if (changed != null) {
            font.tables.put(tag, changed);
        }
        files.put(name, font.ttf());
    }

    private static byte[] set(byte[] bytes, int at, int value) {
        ByteBuffer.wrap(bytes).putShort(at, (short) value);
        return bytes;
    }

    private void ttf(String name, Consumer<ByteBuffer> change) {
        changed(name, new MadeFont().ttf(), change);
    }

    private void woff2(String name, Consumer<ByteBuffer> change) {
        changed(name, new MadeFont().woff2(), change);
    }

    private void changed(String name, byte[] file, Consumer<ByteBuffer> change) {
        change.accept(ByteBuffer.wrap(file));
        files.put(name, file);
    }

    private void text(String name, String text) {
        files.put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private void cut(String name, byte[] file, double part) {
        files.put(name, Arrays.copyOf(file, (int) (file.length * part)));
    }

    private static String said(String name, byte[] file) {
        Checked<Typeface> read = FontFile.read("fonts/stranger.ttf", file);
        assertTrue(read.value().isEmpty(), name);
        return MessageBundle.messages().render(read.diagnostics().get(0).message());
    }
}
