package lampblack.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.shelf.StoredText;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The builder works on a shelf that is only in memory: one character of a shipped game goes the whole way there. */
@Tag("slow")
class MemoryShelfTest {

    private static final String GAME = "lanterns-of-the-fen";
    private static final String KEY = "ann-reed";
    private static final String ANN = "/characters/" + KEY;

    private final LoadedRuleset game = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(
            Path.of("rulesets")))).load(GAME).value().orElseThrow();
    private final MemoryShelf shelf = new MemoryShelf(game);
    private final Visitor visitor = new Visitor(shelf, new MemoryGames(game, Map.of()));

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
        assertTrue(shown("/").contains(game.ruleset().title()));
        assertTrue(shown("/games/" + GAME).contains("Poler"));
        assertEquals(new Reply.Redirect(ANN + "?step=first#guide"), visitor.post("/characters",
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
        String before = shelf.text(KEY);
        Reply refused = visitor.post(ANN + "/build/rate", Map.of("set", "specialties", "put", "lamp lore=3"));
        assertTrue(page(Reply.Status.REFUSED, refused).contains("2 is the maximum at creation"));
        assertEquals(before, shelf.text(KEY));
        Reply unseen = visitor.post(ANN + "/build/take", Map.of("drop", "talent=strong-back"), Optional.empty());
        page(Reply.Status.UNSEEN, unseen);
        assertEquals(new Reply.Refusal(Reply.Status.MALFORMED), visitor.post(ANN + "/build/take", Map.of()));
        assertEquals(before, shelf.text(KEY));
    }

    private void undoesAndRedoes() {
        String before = shelf.text(KEY);
        change("build/undo", Map.of());
        assertGone("talent:");
        change("build/redo", Map.of());
        assertEquals(before, shelf.text(KEY));
    }

    private void leavesTheRestToChance() {
        change("build/finish", Map.of());
        String finished = shelf.text(KEY);
        assertStands("talent: strong-back");
        assertEquals(List.of(), shelf.open(KEY).orElseThrow().evaluated().todo());
        change("build/undo", Map.of());
        change("build/finish", Map.of());
        assertEquals(finished, shelf.text(KEY), "the same chance makes the same");
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
        page(Reply.Status.REFUSED, visitor.post(ANN + "/advance/entry", bought));
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
        assertTrue(shelf.open(KEY).orElseThrow().evaluated().isLegal());
        change("problems/withdraw", Map.of("ruling", "1"));
        change("problems/withdraw", Map.of("ruling", "1"));
        assertGone("rulings:");
        assertFalse(shelf.open(KEY).orElseThrow().evaluated().isLegal());
        change("build/rate", Map.of("set", "specialties", "put", "lamp lore=2"));
    }

    private void refusesABrokenText() {
        String before = shelf.text(KEY);
        Reply refused = visitor.post(ANN + "/text", Map.of("text", before + "now: [never closed\n"));
        String html = page(Reply.Status.REFUSED, refused);
        assertTrue(html.contains("be read as a character"), html);
        assertTrue(html.contains("never closed"), html);
        assertEquals(before, shelf.text(KEY));
        assertEquals(new Reply.Redirect(ANN + "/file"),
                visitor.post(ANN + "/text", Map.of("text", before + "# by hand\n")));
        assertStands("# by hand");
    }

    private void losesNothingInAConflict() {
        Optional<String> seen = shelf.find(KEY).flatMap(StoredText::version);
        shelf.put(KEY, shelf.text(KEY).replace("Ann Reed", "Ann Sedge"));
        String meanwhile = shelf.text(KEY);
        Map<String, String> form = Map.of("field", "look", "value", "never dry");
        String html = page(Reply.Status.CHANGED_MEANWHILE, visitor.post(ANN + "/build/fill", form, seen));
        assertTrue(List.of("Ann Sedge", "never dry", "Apply anyway").stream().allMatch(html::contains), html);
        assertEquals(meanwhile, shelf.text(KEY));
        change("build/fill", form);
        assertStands("look: never dry");
        assertStands("name: Ann Sedge");
    }

    private void losesNothingThatChangesBeforeTheSave() {
        Reply pending = visitor.pending(ANN + "/play/mark", Map.of("where", "stress", "mark", "5"));
        assertInstanceOf(Reply.AfterSave.class, pending);
        shelf.put(KEY, shelf.text(KEY).replace("never dry", "dry at last"));
        String meanwhile = shelf.text(KEY);
        assertTrue(page(Reply.Status.CHANGED_MEANWHILE, visitor.settled(pending)).contains("so nothing was saved"));
        assertEquals(meanwhile, shelf.text(KEY));
    }

    private void deletesAndTakesBack() {
        String before = shelf.text(KEY);
        assertEquals(new Reply.Redirect("/?deleted=1"), visitor.post(ANN + "/delete", Map.of()));
        assertEquals(List.of(), shelf.keys());
        assertEquals(new Reply.Refusal(Reply.Status.MISSING), visitor.get(ANN));
        assertTrue(shown("/trash").contains(KEY));
        assertEquals(new Reply.Redirect(ANN), visitor.post("/trash", Map.of("id", "1")));
        assertEquals(before, shelf.text(KEY));
    }

    private void showsEveryPage() {
        for (String tab : List.of("", "/play", "/advance", "/roll", "/problems", "/history", "/file")) {
            assertTrue(shown(ANN + tab).contains("Ann Sedge"), tab);
        }
        assertInstanceOf(Reply.Content.class, visitor.get(ANN + "/print"));
        assertInstanceOf(Reply.Content.class, visitor.get(ANN + "/download"));
        shelf.put(KEY, "fields: [");
        assertTrue(shown(ANN).contains("fields: ["));
    }

    /** Sends a form that is to change the character, and asks for the changed page. */
    private void change(String path, Map<String, String> form) {
        String before = shelf.text(KEY);
        page(Reply.Status.FINE, visitor.post(ANN + "/" + path, form));
        assertFalse(before.equals(shelf.text(KEY)), path + " changes nothing");
    }

    private String shown(String path) {
        return page(Reply.Status.FINE, visitor.get(path));
    }

    /** The markup of a page that a reply must be. */
    private String page(Reply.Status status, Reply reply) {
        String html = visitor.html(assertInstanceOf(Reply.Page.class, reply));
        assertEquals(status, ((Reply.Page) reply).status(), html);
        return html;
    }

    private void assertStands(String words) {
        assertTrue(shelf.text(KEY).contains(words), shelf.text(KEY));
    }

    private void assertGone(String words) {
        assertFalse(shelf.text(KEY).contains(words), shelf.text(KEY));
    }
}
