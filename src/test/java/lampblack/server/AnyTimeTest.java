package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What no rule counts can be changed at any time: words, whom one belongs to, and notes. */
@Tag("slow")
class AnyTimeTest {

    private static final String NEW = """
            # Barely begun.
            format: 1
            ruleset: blades-in-the-dark
            version: 1.0.0
            sheet: character
            fields:
              name: Wren
            """;

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", "josef-marrow")
                .example("blades-in-the-dark", "lamp-street-regulars").example("blades-in-the-dark", "isolde-crake")
                .example("blades-in-the-dark", "the-salt-lanterns").with("wren", NEW);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void wordsAreCorrectedOncePlayHasBegunAndNothingElseIsOpened() {
        Answer page = site.get("/characters/josef-marrow");
        assertEquals("Grandfather", page.page().selectFirst("#field\\.alias").val());
        assertTrue(page.page().select(".desk-strip button.press[name], .playbooks button").isEmpty(),
                page.words(".desk-strip button").toString());
        assertFalse(page.words(".begun a").isEmpty());
        String before = site.text("josef-marrow");
        assertEquals(303, post("josef-marrow", "build/fill", "field", "alias", "value", "Uncle").status());
        assertEquals(before.replace("alias: Grandfather", "alias: Uncle"), site.text("josef-marrow"));
        assertEquals(303, post("josef-marrow", "build/fill", "field", "heritage", "value", "heartland", "detail", "")
                .status());
        assertEquals("Josef Marrow", site.get("/characters/josef-marrow").words("h1").get(0));
        assertEquals("", site.get("/characters/josef-marrow").words(".problems h2").stream().findFirst().orElse(""));
    }

    @Test
    void whatThePlayMustSayIsNotTakenOut() {
        String before = site.text("josef-marrow");
        assertEquals(422, post("josef-marrow", "build/fill", "field", "look", "value", "").status());
        assertEquals(before, site.text("josef-marrow"));
    }

    @Test
    void aCharacterJoinsAndLeavesFromItsOwnPageInTheMiddleOfPlay() {
        String before = site.text("isolde-crake");
        assertFalse(before.contains("links"));
        assertEquals(303, post("isolde-crake", "build/link", "link", "crew", "stem", "the-salt-lanterns").status());
        assertTrue(site.text("isolde-crake").contains("crew: the-salt-lanterns.yaml"), site.text("isolde-crake"));
        assertEquals(List.of("The Salt Lanterns"), site.get("/characters/isolde-crake/play").words(".kin a"));
        assertEquals(303, post("isolde-crake", "history/undo").status());
        assertEquals(before, site.text("isolde-crake"));
        post("isolde-crake", "history/redo");
        assertEquals(303, post("isolde-crake", "build/link", "link", "crew", "stem", "").status());
        assertFalse(site.text("isolde-crake").contains("links"));
    }

    @Test
    void aChangeOfCrewInPlayIsAnEntry() {
        site.example("blades-in-the-dark", "the-quiet-trade");
        post("isolde-crake", "build/link", "link", "crew", "stem", "the-salt-lanterns");
        assertEquals(303, post("isolde-crake", "build/link", "link", "crew", "stem", "the-quiet-trade").status());
        assertTrue(site.text("isolde-crake").contains("change: {crew: the-quiet-trade.yaml}"));
        assertEquals(List.of("The Quiet Trade"), site.get("/characters/isolde-crake/play").words(".kin a"));
        assertTrue(site.get("/group/the-quiet-trade").body().contains("Isolde Crake"));
        assertFalse(site.get("/group/the-salt-lanterns").page().select("#leave\\.isolde-crake").hasText());
        assertEquals(303, post("isolde-crake", "build/link", "link", "crew", "stem", "").status());
        assertEquals(List.of(), site.get("/characters/isolde-crake/play").words(".kin a"));
    }

    @Test
    void aCrewTakesMembersInAndLetsThemGo() {
        Answer group = site.get("/group/the-salt-lanterns");
        assertTrue(group.words("#join-who option").contains("Isolde Crake"));
        assertEquals(303, site.post("/group/the-salt-lanterns/join", Map.of("member", "isolde-crake/crew")).status());
        assertTrue(site.text("isolde-crake").contains("crew: the-salt-lanterns.yaml"));
        group = site.get("/group/the-salt-lanterns");
        assertFalse(group.words("#join-who option").contains("Isolde Crake"));
        assertEquals(303, site.press(group, "#leave\\.isolde-crake").status());
        assertFalse(site.text("isolde-crake").contains("links"));
        assertEquals(404, site.post("/group/the-salt-lanterns/join", Map.of("member", "nobody/crew")).status());
        assertEquals(400, site.post("/group/the-salt-lanterns/join", Map.of("member", "isolde-crake/x")).status());
    }

    @Test
    void noMemberLeavesWithWhatTheCrewHasPaid() {
        site.example("blades-in-the-dark", "ottilie-marsh").example("blades-in-the-dark", "the-quiet-trade");
        String before = site.text("ottilie-marsh");
        Answer refused = site.post("/group/the-quiet-trade/leave", Map.of("member", "ottilie-marsh/crew"));
        assertEquals(before, site.text("ottilie-marsh"));
        assertEquals(422, refused.status());
        assertFalse(refused.words(".notice.refused li").isEmpty());
    }

    @Test
    void aNoteBeforeTheFirstSessionIsWrittenAndCreationGoesOn() {
        assertEquals(303, note("wren", "words", "She dreams of water.", "session", "").status());
        assertTrue(site.text("wren").contains("note: She dreams of water."), site.text("wren"));
        Answer build = site.get("/characters/wren");
        assertFalse(build.page().select("#playbook\\.cutter").isEmpty());
        assertTrue(build.words(".begun").isEmpty());
        assertEquals(List.of("She dreams of water."),
                site.get("/characters/wren/play").words(".note-entry .words span"));
    }

    @Test
    void paragraphsAreWrittenAsLinesReadBackChangedAndRemoved() {
        String before = site.text("josef-marrow");
        note("josef-marrow", "words", "We went down at dusk.  \r\n\r\nNobody had: a lamp. # not one\r\n",
                "session", "20");
        assertTrue(site.text("josef-marrow").contains("""
                  - session: 20
                    note: |
                      We went down at dusk.

                      Nobody had: a lamp. # not one
                """), site.text("josef-marrow"));
        Answer page = site.get("/characters/josef-marrow/play");
        assertEquals("We went down at dusk.\n\nNobody had: a lamp. # not one",
                page.page().selectFirst(".note-entry textarea").wholeText());
        Map<String, String> form = form(page, ".note-entry form");
        form.put("words", "We went down at noon.");
        form.put("session", "19");
        site.post("/characters/josef-marrow/play/note", form);
        assertTrue(site.text("josef-marrow").contains("note: We went down at noon."), site.text("josef-marrow"));
        assertTrue(site.text("josef-marrow").contains("session: 19"), site.text("josef-marrow"));
        page = site.get("/characters/josef-marrow/play");
        form = form(page, ".note-entry form");
        form.put("remove", "yes");
        site.post("/characters/josef-marrow/play/note", form);
        assertEquals(before, site.text("josef-marrow"));
    }

    @Test
    void ofTwoPagesBothNotesAreKept() {
        Map<String, String> one = form(site.get("/characters/wren/play"), "#journal-new");
        Map<String, String> other = new LinkedHashMap<>(one);
        one.put("words", "From one.");
        other.put("words", "From the other.");
        assertEquals(303, site.post("/characters/wren/play/note", one).status());
        assertEquals(303, site.post("/characters/wren/play/note", other).status());
        assertEquals(303, site.post("/characters/wren/play/note", other).status());
        Answer page = site.get("/characters/wren/history");
        assertEquals(List.of("From one.", "From the other."), page.words(".entry .what a span + span"));
        Map<String, String> edit = form(site.get("/characters/wren/play"), ".note-entry form");
        Map<String, String> late = new LinkedHashMap<>(edit);
        edit.put("words", "Changed here.");
        late.put("words", "And there.");
        site.post("/characters/wren/play/note", edit);
        site.post("/characters/wren/play/note", late);
        assertTrue(site.text("wren").contains("Changed here.") && site.text("wren").contains("And there."),
                site.text("wren"));
    }

    @Test
    void aNoteThatIsTooLongIsRefusedWithItsLength() {
        String before = site.text("wren");
        Answer refused = note("wren", "words", "x".repeat(30_000), "session", "");
        assertEquals(422, refused.status());
        assertEquals(before, site.text("wren"));
    }

    @Test
    void whomOneKnowsIsNotedBesideThemAndRubbedOutAgain() {
        String before = site.text("josef-marrow");
        Answer page = site.get("/characters/josef-marrow/play");
        assertEquals(List.of("Brannoch", "Vicious", "Cold", "Haunted"), page.words(".beside-note label"));
        assertEquals(303, post("josef-marrow", "play/answer", "option", "contacts.brannoch", "question", "note",
                "answer", "Owes me: a boat").status());
        assertEquals(before.replace("friend: brannoch", "friend: {brannoch: {note: \"Owes me: a boat\"}}"),
                site.text("josef-marrow"));
        page = site.get("/characters/josef-marrow/play");
        assertEquals("Owes me: a boat", page.page().selectFirst("#beside\\.contacts\\.brannoch").val());
        post("josef-marrow", "play/answer", "option", "contacts.brannoch", "question", "note", "answer", "");
        assertFalse(site.text("josef-marrow").contains("boat"));
        post("josef-marrow", "play/answer", "option", "contacts.brannoch", "question", "note", "answer", "Gone");
        assertEquals(before.replace("friend: brannoch", "friend: {brannoch: {note: Gone}}"),
                site.text("josef-marrow"));
    }

    private static Map<String, String> form(Answer page, String selector) {
        Map<String, String> fields = new LinkedHashMap<>();
        page.page().selectFirst(selector).select("input[name], textarea[name]").forEach(field ->
                fields.put(field.attr("name"), field.tagName().equals("textarea") ? field.wholeText() : field.val()));
        return fields;
    }

    private Answer note(String stem, String... fields) {
        return post(stem, "play/note", fields);
    }

    private Answer post(String stem, String change, String... fields) {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("seen", site.get("/characters/" + stem).page().selectFirst("input[name=seen]").val());
        for (int i = 0; i < fields.length; i += 2) {
            form.put(fields[i], fields[i + 1]);
        }
        return site.post("/characters/" + stem + "/" + change, form);
    }
}
