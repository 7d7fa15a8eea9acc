package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** Several people change one sheet at a time: each undoes their own, and nobody stops another. */
@Tag("slow")
class TableTurnsTest {

    private static final String SHEET = "edda-marl";

    @TempDir
    Path folder;
    private TableSite site;
    private TableSite.Guest mara;
    private TableSite.Guest gm;

    @BeforeEach
    void open() {
        TableSite.examples(folder, "lanterns-of-the-fen", SHEET, "sib-aldersea");
        site = TableSite.of(folder);
        mara = site.player("Mara", SHEET);
        gm = site.gm("Jun");
    }

    @AfterEach
    void close() {
        site.close();
    }

    /** What stands behind a key of the sheet's marks. */
    private String now(String track) {
        return site.text(SHEET).lines().filter(line -> line.strip().startsWith(track + ":")).findFirst()
                .map(String::strip).orElse("");
    }

    private Answer change(TableSite.Guest who, String change, Map<String, String> fields, String seen) {
        Map<String, String> all = new HashMap<>(fields);
        all.put("seen", seen);
        return who.post("/characters/" + SHEET + "/play/" + change, all);
    }

    @Test
    void addsToWhatOthersHaveMadeOfIt() {
        String seen = mara.seen(SHEET);
        assertEquals(303, gm.mark(SHEET, seen, "stress", "-1").status());
        assertEquals(303, mara.mark(SHEET, seen, "stress", "-1").status());
        assertEquals(303, mara.mark(SHEET, seen, "stress", "-1").status());
        assertEquals("stress: 7", now("stress"));
    }

    @Test
    void keepsWhatTwoChangedAtTwoPlaces() {
        String seen = mara.seen(SHEET);
        assertEquals(303, change(gm, "fill", Map.of("field", "look", "value", "Wet to the knees."), seen).status());
        assertEquals(303, change(mara, "fill", Map.of("field", "name", "value", "Edda of the Fen"), seen).status());
        assertTrue(site.text(SHEET).contains("Edda of the Fen") && site.text(SHEET).contains("Wet to the knees."),
                site.text(SHEET));
        String later = mara.seen(SHEET);
        assertEquals(303, change(gm, "fill", Map.of("field", "name", "value", "Edda M."), later).status());
        assertEquals(412, change(mara, "fill", Map.of("field", "name", "value", "Edda N."), later).status());
        assertTrue(site.text(SHEET).contains("Edda M."), site.text(SHEET));
    }

    @Test
    void takesBackTheEntryThatWasSeenWhateverItsNumberIsByNow() {
        for (String words : List.of("one", "two", "three")) {
            assertEquals(303, change(mara, "note", Map.of("words", words), mara.seen(SHEET)).status());
        }
        String seen = mara.seen(SHEET);
        Map<String, String> two = Map.of("entry", String.valueOf(number("two")));
        Map<String, String> three = Map.of("entry", String.valueOf(number("three")));
        assertEquals(303, change(gm, "take-back", two, seen).status());
        assertEquals(303, change(mara, "take-back", three, seen).status());
        assertTrue(site.text(SHEET).contains("note: one"), site.text(SHEET));
        assertFalse(site.text(SHEET).contains("note: two") || site.text(SHEET).contains("note: three"),
                site.text(SHEET));
    }

    /** The number of the entry with a note. */
    private int number(String note) {
        Map<String, Object> file = new Yaml().load(site.text(SHEET));
        List<?> ledger = (List<?>) file.get("ledger");
        return 1 + ledger.indexOf(ledger.stream().filter(entry -> note.equals(((Map<?, ?>) entry).get("note")))
                .findFirst().orElseThrow());
    }

    @Test
    void undoesWhatOneDidOneself() {
        String before = site.text(SHEET);
        assertEquals(303, change(mara, "fill", Map.of("field", "name", "value", "Edda of the Fen"), mara.seen(SHEET))
                .status());
        assertEquals(303, change(gm, "fill", Map.of("field", "look", "value", "Wet to the knees."), gm.seen(SHEET))
                .status());
        assertEquals(303, change(mara, "undo", Map.of(), mara.seen(SHEET)).status());
        assertFalse(site.text(SHEET).contains("Edda of the Fen"));
        assertTrue(site.text(SHEET).contains("Wet to the knees."));
        assertEquals(List.of(), undo(mara), "there is no more of Mara's to undo");
        assertEquals(303, change(mara, "redo", Map.of(), mara.seen(SHEET)).status());
        assertTrue(site.text(SHEET).contains("Edda of the Fen"));
        assertEquals(303, change(mara, "undo", Map.of(), mara.seen(SHEET)).status());
        assertEquals(303, change(gm, "undo", Map.of(), gm.seen(SHEET)).status());
        assertEquals(before, site.text(SHEET));
    }

    private List<String> undo(TableSite.Guest who) {
        return who.get("/characters/" + SHEET).words("form[action$=/undo] button:not([aria-disabled=true])");
    }

    @Test
    void saysOnlyToOneselfWhatOneDid() {
        Answer mine = mara.mark(SHEET, mara.seen(SHEET), "stress", "-1");
        assertEquals(303, mine.status());
        String own = mara.get("/characters/" + SHEET + "/play").body();
        String others = gm.get("/characters/" + SHEET + "/play").body();
        assertTrue(own.length() > others.length(), "the GM reads what was said to Mara");
    }
}
