package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.Reply;
import lampblack.builder.shelf.StoredText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The builder works on a shelf that is only in memory: one character of a shipped game goes the whole way there. */
@Tag("slow")
class MemoryShelfTest {

    private static final String GAME = "lanterns-of-the-fen";
    private static final String KEY = "ann-reed";
    private static final String ANN = "/characters/" + KEY;

    private static final String DELETED = KEY + ".20260109-120000";
    private static final int FINE = 200;
    private static final int MALFORMED = 400;
    private static final int MISSING = 404;
    private static final int CHANGED_MEANWHILE = 412;
    private static final int REFUSED = 422;
    private static final int UNSEEN = 428;

    private final MemorySite site = MemorySite.of(Path.of("rulesets"), GAME);

    @Test
    void takesACharacterTheWholeWay() {
        begins();
        chooses();
        refusesWhatBreaksARule();
        undoesAndRedoes();
        leavesTheRestToChance();
        marks();
        advances();
        takesARuling();
        refusesABrokenText();
        losesNothingInAConflict();
        losesNothingThatChangesBeforeTheSave();
        deletesAndTakesBack();
        showsEveryPage();
    }

    private void begins() {
        assertTrue(shown("/").contains("Lanterns"));
        assertTrue(shown("/games/" + GAME).contains("Poler"));
        assertLeads(ANN + "?step=first#guide", site.post("/characters",
                Map.of("game", GAME, "playbook", "poler", "name", "Ann Reed")));
        assertStands("name: Ann Reed");
        assertStands("calling: poler");
        assertTrue(shown("/").contains("Ann Reed"));
    }

    private void chooses() {
        change("build/fill", Map.of("field", "home", "value", "candlewick", "detail", "The tallow stair"));
        assertStands("home: {candlewick: The tallow stair}");
        change("build/rate", Map.of("set", "specialties", "made", "yes", "name", "Lamp Lore", "under", "resolve"));
        assertStands("Lamp Lore: {points: 1, under: resolve}");
        change("build/rate", Map.of("set", "specialties", "put", "lamp lore=2"));
        assertStands("Lamp Lore: {points: 2, under: resolve}");
        change("build/take", Map.of("take", "talent=strong-back"));
        assertStands("talent: strong-back");
    }

    private void refusesWhatBreaksARule() {
        String before = site.text(KEY);
        RenderedReply refused = site.post(ANN + "/build/rate", Map.of("set", "specialties", "put", "lamp lore=3"));
        assertTrue(page(REFUSED, refused).contains("2 is the maximum at creation"));
        assertEquals(before, site.text(KEY));
        RenderedReply unseen = site.post(ANN + "/build/take", Map.of("drop", "talent=strong-back"), Optional.empty());
        page(UNSEEN, unseen);
        page(MALFORMED, site.post(ANN + "/build/take", Map.of()));
        assertEquals(before, site.text(KEY));
    }

    private void undoesAndRedoes() {
        String before = site.text(KEY);
        change("build/undo", Map.of());
        assertGone("talent:");
        change("build/redo", Map.of());
        assertEquals(before, site.text(KEY));
    }

    private void leavesTheRestToChance() {
        change("build/finish", Map.of());
        String finished = site.text(KEY);
        assertStands("talent: strong-back");
        assertEquals(List.of(), site.shelf().open(KEY).orElseThrow().evaluated().todo());
        change("build/undo", Map.of());
        change("build/finish", Map.of());
        assertEquals(finished, site.text(KEY), "the same chance makes the same");
    }

    private void marks() {
        change("play/mark", Map.of("where", "stress", "mark", "2"));
        change("play/mark", Map.of("where", "harm.harm", "mark", "Chilled"));
        assertStands("stress: 2");
        assertStands("Chilled");
    }

    private void advances() {
        Map<String, String> bought = Map.of("session", "1", "do", "buy", "advance", "specialty", "add", "Eel Smoking",
                "under", "insight");
        page(REFUSED, site.post(ANN + "/advance/entry", bought));
        assertGone("ledger:");
        change("advance/session", Map.of("session", "1", "date", "2026-01-09", "earn.desperate", "6"));
        assertStands("{session: 1, date: 2026-01-09, earn: {desperate: 6}}");
        change("advance/entry", bought);
        assertStands("{session: 1, advance: specialty, add: Eel Smoking, under: insight}");
        change("history/take-back", Map.of("entry", "2"));
        assertGone("Eel Smoking");
        assertStands("desperate: 6");
    }

    private void takesARuling() {
        change("build/rate", Map.of("set", "specialties", "put", "lamp lore=3", "because", "Pell taught her.",
                "by", "GM"));
        assertStands("Lamp Lore: {points: 3");
        assertStands("{allows: creation.over-budget, on: specialties, up-to: 8, of: 7, because: Pell taught her., by: GM}");
        assertTrue(site.shelf().open(KEY).orElseThrow().evaluated().isLegal());
        change("problems/withdraw", Map.of("ruling", "1"));
        change("problems/withdraw", Map.of("ruling", "1"));
        assertGone("rulings:");
        assertFalse(site.shelf().open(KEY).orElseThrow().evaluated().isLegal());
        change("build/rate", Map.of("set", "specialties", "put", "lamp lore=2"));
    }

    private void refusesABrokenText() {
        String before = site.text(KEY);
        RenderedReply refused = site.post(ANN + "/text", Map.of("text", before + "now: [never closed\n"));
        String html = page(REFUSED, refused);
        assertTrue(html.contains("yaml.duplicate-key") && html.contains("Save with errors"), html);
        assertTrue(html.contains("never closed"), html);
        assertEquals(before, site.text(KEY));
        assertLeads(ANN + "/file",
                site.post(ANN + "/text", Map.of("text", before + "# by hand\n")));
        assertStands("# by hand");
    }

    private void losesNothingInAConflict() {
        Optional<String> seen = site.shelf().find(KEY).flatMap(StoredText::version);
        site.put(KEY, site.text(KEY).replace("Ann Reed", "Ann Sedge"));
        String meanwhile = site.text(KEY);
        Map<String, String> form = Map.of("field", "name", "value", "Ann Rush");
        String html = page(CHANGED_MEANWHILE, site.post(ANN + "/build/fill", form, seen));
        assertTrue(List.of("Ann Sedge", "Ann Rush", "Apply anyway").stream().allMatch(html::contains), html);
        assertEquals(meanwhile, site.text(KEY));
        site.post(ANN + "/build/fill", Map.of("field", "look", "value", "never dry"), seen);
        assertStands("look: never dry");
        assertStands("name: Ann Sedge");
    }

    private void losesNothingThatChangesBeforeTheSave() {
        Reply pending = site.pending(ANN + "/play/mark", Map.of("where", "stress", "mark", "5"));
        assertInstanceOf(Reply.AfterSave.class, pending);
        site.put(KEY, site.text(KEY).replace("never dry", "dry at last"));
        site.settled(pending);
        assertStands("look: dry at last");
        assertStands("stress: 5");
        Reply late = site.pending(ANN + "/play/mark", Map.of("where", "stress", "mark", "6"));
        site.put(KEY, site.text(KEY).replace("stress: 5", "stress: 2"));
        String meanwhile = site.text(KEY);
        assertTrue(page(CHANGED_MEANWHILE, site.settled(late)).contains("so nothing was saved"));
        assertEquals(meanwhile, site.text(KEY));
    }

    private void deletesAndTakesBack() {
        String before = site.text(KEY);
        assertLeads("/?deleted=" + DELETED, site.post(ANN + "/delete", Map.of()));
        assertEquals(List.of(), site.shelf().keys());
        page(MISSING, site.get(ANN));
        assertTrue(shown("/trash").contains(KEY));
        assertLeads(ANN, site.post("/trash", Map.of("id", DELETED)));
        assertEquals(before, site.text(KEY));
    }

    private void showsEveryPage() {
        for (String tab : List.of("", "/play", "/advance", "/roll", "/problems", "/history", "/file")) {
            assertTrue(shown(ANN + tab).contains("Ann Sedge"), tab);
        }
        assertTrue(shown(ANN + "/print").contains("Ann Sedge"));
        assertEquals(site.text(KEY), shown(ANN + "/download"));
        site.put(KEY, "fields: [");
        assertTrue(shown(ANN).contains("fields: ["));
    }

    /** Sends a form that is to change the character, and asks for the changed page. */
    private void change(String path, Map<String, String> form) {
        String before = site.text(KEY);
        page(FINE, site.post(ANN + "/" + path, form));
        assertFalse(before.equals(site.text(KEY)), path + " changes nothing");
    }

    private String shown(String path) {
        return page(FINE, site.get(path));
    }

    /** What a reply says that must be of a status. */
    private static String page(int status, RenderedReply reply) {
        String body = MemorySite.body(reply);
        assertEquals(status, reply.status(), body);
        return body;
    }

    private static void assertLeads(String address, RenderedReply reply) {
        assertEquals(address, reply.headers().get("Location"), MemorySite.body(reply));
    }

    private void assertStands(String words) {
        assertTrue(site.text(KEY).contains(words), site.text(KEY));
    }

    private void assertGone(String words) {
        assertFalse(site.text(KEY).contains(words), site.text(KEY));
    }
}
