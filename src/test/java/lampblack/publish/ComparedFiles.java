package lampblack.publish;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import lampblack.page.published.PagePieces;
import lampblack.page.published.PageStock;

/** Two files that were published from the same folder, one by the program, one in a workshop. */
public final class ComparedFiles {

    /** What runs, which can do more where it comes from a workshop, and may ask for more words. */
    private static final List<String> ENGINE = List.of("engine", PageStock.WORDS);

    private ComparedFiles() {}

    /** They carry the same to the byte but for {@link #ENGINE}, in pages that are the same but for its sum. */
    public static void same(String published, String made) {
        assertEquals(around(published), around(made));
        PagePieces pieces = Compression.unpacked(published).orElseThrow();
        PagePieces others = Compression.unpacked(made).orElseThrow();
        assertEquals(List.copyOf(pieces.names()), List.copyOf(others.names()));
        pieces.names().stream().filter(name -> !ENGINE.contains(name)).forEach(name ->
                assertArrayEquals(pieces.bytes(name), others.bytes(name), name));
        Map<String, String> words = PageStock.read(others.bytes(PageStock.WORDS));
        assertTrue(words.entrySet().containsAll(PageStock.read(pieces.bytes(PageStock.WORDS)).entrySet()));
    }

    private static String around(String html) {
        return html.replaceAll("'sha256-[^']*'", "").replaceAll("data-size=\"[^>]*>[^<]*<", "");
    }
}
