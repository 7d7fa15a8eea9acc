package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.InventedGame;
import lampblack.server.Site.Answer;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A character is played from its Play page: what is full asks for something, ratings roll, and a slip is undone. */
@Tag("slow")
class PlayHomeTest {

    private static final String ISOLDE = "isolde-crake";

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", ISOLDE);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void whatAFullTrackAsksForIsTakenAtOnePressAndUndoneInPlace() {
        press(ISOLDE, "#m-stress\\.9");
        String full = site.text(ISOLDE);
        assertEquals(List.of("Cold", "Haunted", "Obsessed", "Paranoid", "Reckless", "Soft", "Unstable", "Vicious"),
                page(ISOLDE).words("#m-stress .request button"));
        press(ISOLDE, "button[value=haunted]");
        String taken = site.text(ISOLDE);
        assertTrue(taken.contains("advance: trauma, choose: haunted") && taken.contains("stress: 0"), taken);
        assertEquals(List.of("Stress: 9 → 0 + Haunted (Trauma Conditions)"), page(ISOLDE).words("#said"));
        assertEquals(List.of("Valid."), page(ISOLDE).words(".standing"));
        press(ISOLDE, "#take-back");
        assertEquals(full, site.text(ISOLDE));
        assertEquals(List.of("Redo"), page(ISOLDE).words("#redo"));
        press(ISOLDE, "#redo");
        assertEquals(taken, site.text(ISOLDE));
    }

    @Test
    void nobodyIsOfferedWhatOthersTake() {
        site.example("blades-in-the-dark", "wren-harrow");
        press("wren-harrow", "#m-stress .taps button:last-child");
        assertEquals(List.of("A Breakdown"), page("wren-harrow").words("#m-stress .request legend"));
        assertFalse(page("wren-harrow").words(".request button").contains("Cold"));
    }

    @Test
    void whereNothingCanBeTakenTheWordsStandAlone() {
        site.with("fresh", "format: 1\nruleset: blades-in-the-dark\ncreation: {playbook: hound}\nnow: {stress: 9}\n");
        Answer page = page("fresh");
        assertEquals(0, page.page().select(".request").size());
        assertEquals(1, page.page().select("#m-stress.full .when-full").size());
    }

    @Test
    void whatStartsFullSaysWhatItMeansThatItIsUsedUp(@TempDir Path shelf, @TempDir Path games) throws IOException {
        InventedGame.of("ebb", "Ebb", """
                sheets:
                  character:
                    tracks:
                      hope: {boxes: 3, supply: true, start: full, when-full: The night takes you.}
                      nerve: {boxes: 3, supply: true, when-full: You shine.}
                """).writeTo(games);
        try (Site ebb = Site.of(shelf, games)) {
            ebb.with("fresh", "format: 1\nruleset: ebb\nnow: {hope: 0}\n");
            Element page = ebb.get("/characters/fresh/play").page();
            assertEquals("When used up:", page.selectFirst("#m-hope.full .when-full").attr("data-when"));
            assertEquals("When full:", page.selectFirst("#m-nerve .when-full").attr("data-when"));
        }
    }

    @Test
    void aRatingRollsAtOnePressWithItsOdds() {
        String before = site.text(ISOLDE);
        Answer rolled = site.press(page(ISOLDE), "button[aria-label^='Roll Hunt']");
        assertEquals("/characters/isolde-crake/play#thrown", rolled.header("Location"));
        Answer page = page(ISOLDE);
        assertEquals(List.of("Action roll: Hunt"), page.words(".last-roll .name"));
        assertEquals(3, page.page().select(".last-roll .die").size());
        assertEquals(List.of("7.4%", "34.7%", "45.4%", "12.5%"), page.words(".last-roll .chance"));
        assertEquals(before, site.text(ISOLDE));
        assertTrue(site.get("/characters/isolde-crake/roll").words(".thrown .name").contains("Action roll: Hunt"));
        Answer part = site.press(page, "button[aria-label^='Roll Insight']", "Lampblack-Part", "true");
        assertEquals(List.of("Resistance roll: Insight"), part.words("#marking .last-roll .name"));
    }

    @Test
    void everyRatingThatRollsIsInSight() {
        List<String> titles = page(ISOLDE).words(".doing > .quicks .presses button span:first-child");
        assertTrue(titles.containsAll(List.of("Hunt", "Sway", "Insight", "Resolve")), titles.toString());
        assertEquals(List.of("Action roll", "Resistance roll"), page(ISOLDE).words(".doing > .quicks h3 > span"));
    }

    @Test
    void aRollTakesThePlaceOfWhatWasSaidBefore() {
        press(ISOLDE, "#m-stress\\.5");
        assertEquals(1, page(ISOLDE).page().select("#take-back").size());
        press(ISOLDE, "button[aria-label^='Roll Hunt']");
        assertEquals(0, page(ISOLDE).page().select("#take-back").size());
    }

    @Test
    void whatItIsAndWhereItBelongsStandsOnEveryTab() {
        site.example("blades-in-the-dark", "the-salt-lanterns").with(ISOLDE, site.text(ISOLDE).replace("format: 1",
                "format: 1\nlinks: {crew: the-salt-lanterns.yaml}"));
        for (String tab : List.of("", "/play", "/roll", "/advance", "/history")) {
            Answer page = site.get("/characters/isolde-crake" + tab);
            assertEquals(List.of("Playbook Hound The Salt Lanterns"), page.words(".kin"), tab);
            assertEquals("/characters/the-salt-lanterns/play", page.page().selectFirst(".kin a").attr("href"));
        }
    }

    @Test
    void whatItsOptionsSayCanBeReadAtTheTable() {
        Answer page = page(ISOLDE);
        assertTrue(page.words(".text-list h2").containsAll(List.of("Playbook", "Abilities", "Contacts")), page.body());
        assertTrue(page.words(".text-list dt").containsAll(List.of("Old Steiger Friend", "Castellane Rival")),
                page.body());
    }

    @Test
    void whoIsUnhurtDoesNotReadAsDead() {
        site.example("black-sword", "oswin-reed");
        String reading = page("oswin-reed").words("#m-hit-points .reading").get(0);
        assertTrue(reading.matches("[0-9]+ of [0-9]+ lost"), reading);
    }

    /** One of every kind of sheet that asks for something, in every shipped game. */
    @Test
    void whatEveryFullTrackOfEveryGameAsksForCanBeTaken() {
        Map<String, List<String>> asked = new LinkedHashMap<>();
        Map.of("black-sword", List.of("oswin-reed"), "blades-by-the-sum", List.of("maud-skerry"), "blades-in-the-dark",
                List.of(ISOLDE, "wren-harrow", "the-salt-lanterns"), "bootleg-rain", List.of("ansgar-loom"),
                "lanterns-of-the-fen", List.of("sib-aldersea"), "unified-theory", List.of("ned-corbel"),
                "undivided", List.of("agnes-holloway"), "line-clear", List.of("ilka-brandt"),
                "worlds-in-the-dark", List.of("anselm-korr")).forEach((game, stems) -> stems.forEach(stem -> {
                    site.example(game, stem);
                    asked.put(stem, asked(stem));
                }));
        List<String> hindrances = List.of("Stress: A Hindrance", "Harm: A Hindrance");
        Map<String, List<String>> expected = new LinkedHashMap<>(Map.of(
                "oswin-reed", List.of("Hit Points: Helpless", "Doom die lost: Doomed"),
                "maud-skerry", List.of("Stress: A Trauma"), ISOLDE, List.of("Stress: A Trauma"),
                "wren-harrow", List.of("Drain: A Breakdown"), "the-salt-lanterns", List.of("Ledger: Strong Hold"),
                "ansgar-loom", hindrances, "sib-aldersea", hindrances, "ned-corbel", List.of("Stress: A Trauma"),
                "anselm-korr", hindrances, "ilka-brandt", List.of("Strain: A Condition")));
        expected.put("agnes-holloway", List.of("Weariness: Give In"));
        assertEquals(expected, asked);
    }

    /** Fills all tracks of play, one after the other, and takes what each asks for then. */
    private List<String> asked(String stem) {
        List<String> asked = new ArrayList<>();
        for (Element mark : page(stem).page().select("section.mark[id]")) {
            fill(stem, mark.id());
            asked.addAll(taken(stem, "[id=\"" + mark.id() + "\"]"));
        }
        asked.addAll(taken(stem, ".mark.kept"));
        return asked;
    }

    private List<String> taken(String stem, String track) {
        List<String> taken = new ArrayList<>();
        for (Element panel : page(stem).page().select(track + " .request")) {
            taken.add(panel.closest(".mark").selectFirst("h3").text() + ": " + panel.selectFirst("legend").text());
            take(stem, panel.id());
        }
        return taken;
    }

    /** Marks all that a track has room for. */
    private void fill(String stem, String mark) {
        Element track = page(stem).page().getElementById(mark);
        Element box = track.selectFirst(".taps button:not(:has(.filled)):last-child");
        if (box != null) {
            press(stem, "[id=\"" + box.id() + "\"]");
        }
        for (Element ignored : track.select("> .row .clock path:not(.filled)")) {
            press(stem, "[id=\"" + mark + ".more\"]");
        }
        for (Element line = line(stem, mark); line != null; line = line(stem, mark)) {
            Map<String, String> fields = fields(line);
            assertEquals(303, site.post(line.attr("action"), fields).status());
        }
    }

    private Element line(String stem, String mark) {
        return page(stem).page().selectFirst("[id=\"" + mark + "\"] .harm-row form.write");
    }

    /** Takes the first thing of a panel and takes it back. */
    private void take(String stem, String panel) {
        String before = site.text(stem);
        Element button = page(stem).page().getElementById(panel).selectFirst("button");
        if (button.closest("form").attr("action").endsWith("/roll")) {
            press(stem, "[id=\"" + button.id() + "\"]");
            assertEquals(1, page(stem).page().select(".last-roll").size(), stem);
            return;
        }
        Map<String, String> fields = fields(button.closest("form"));
        fields.put(button.attr("name"), button.val());
        fields.remove("");
        assertEquals(303, site.post(button.closest("form").attr("action"), fields).status(), stem + ": " + panel);
        assertFalse(before.equals(site.text(stem)), stem + ": " + panel);
        press(stem, "#take-back");
        assertEquals(before, site.text(stem), stem + ": " + panel);
    }

    /** What a form sends, with words in every line. */
    private static Map<String, String> fields(Element form) {
        Map<String, String> fields = new LinkedHashMap<>();
        form.select("input[name]").forEach(input -> fields.put(input.attr("name"),
                input.attr("type").equals("text") ? "Something new" : input.val()));
        return fields;
    }

    private Answer page(String stem) {
        return site.get("/characters/" + stem + "/play");
    }

    private void press(String stem, String button) {
        assertEquals(303, site.press(page(stem), button).status(), stem + ": " + button);
    }

    @Test
    void whatTheGameSaysOfATrackIsBehindAQuestionMark() {
        site.example("blades-in-the-dark", "the-salt-lanterns");
        Answer page = site.get("/characters/the-salt-lanterns/play");
        assertEquals(List.of("All the coin that there is room for, as long as you find no better place."),
                page.words("[id=m-vault] .term > .says"));
        assertEquals(List.of(), page.words("[id=m-heat] .term"));
        assertEquals(List.of("Marked while your hold is strong.", "It falls when one of you goes to prison."),
                page.words(".kept .term > .says"));
    }
}
