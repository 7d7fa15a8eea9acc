package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A page of a character with thousands of notes shows the last hundred, and offers the rest. */
@Tag("slow")
@DisplayName("Of 2,050 notes")
class ManyNotesTest {

    private static final String GAME = "lanterns-of-the-fen";
    private static final String EDDA = "/characters/edda-marl";
    private static final int NOTES = 2_050;
    private static final int PER_SESSION = 30;

    private final MemorySite site = MemorySite.of(Path.of("rulesets"), GAME);
    private int entries;

    @BeforeEach
    void writes() throws Exception {
        String text = Files.readString(Path.of("rulesets", GAME, "characters/edda-marl.yaml"));
        int end = text.indexOf("now:\n");
        StringBuilder all = new StringBuilder(text.substring(0, end));
        for (int i = 1; i <= NOTES; i++) {
            all.append("  - {session: ").append(6 + i / PER_SESSION).append(", note: The bell rang ").append(i)
                    .append(" times.}\n");
        }
        site.put("edda-marl", all + text.substring(end));
        entries = site.shelf().open("edda-marl").orElseThrow().file().ledger().size();
    }

    private Document page(String path) {
        return Jsoup.parse(MemorySite.body(site.get(path)));
    }

    private static List<String> notes(Document page) {
        return page.select(".note-entry .words span").eachText();
    }

    @Test
    @DisplayName("Play shows the last hundred, and a hundred more at each press")
    void play() {
        Document page = page(EDDA + "/play");
        assertEquals(100, notes(page).size());
        assertTrue(notes(page).containsAll(List.of("The bell rang 2050 times.", "The bell rang 1951 times.")));
        Element more = page.selectFirst("#journal-more");
        assertTrue(more.text().matches("Show earlier \\(19.. more\\)"), more.text());
        Document next = page(more.attr("href"));
        assertEquals(200, notes(next).size());
        assertTrue(next.selectFirst("#journal-earlier").hasAttr("open"));
        assertTrue(notes(page(EDDA + "/play?notes=9999999")).contains("Thirteen."));
        assertEquals(List.of(), page(EDDA + "/play?notes=9999999").select("#journal-more"));
        assertEquals(100, notes(page(EDDA + "/play?notes=-1")).size());
    }

    @Test
    @DisplayName("History shows the last hundred entries, and any that is asked for")
    void history() {
        Document page = page(EDDA + "/history");
        assertEquals(100, page.select("li.entry").size());
        assertEquals(1, page.select("#entry-" + entries).size());
        assertEquals(200, page(page.selectFirst("#history-more").attr("href")).select("li.entry").size());
        assertEquals(1, page(EDDA + "/history?entry=5").select("#entry-5 .panel").size());
        assertEquals(100, page(EDDA + "/history?entry=x").select("li.entry").size());
    }
}
