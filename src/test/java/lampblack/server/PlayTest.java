package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is pressed at the table is marked in the file as the game's tracks have it, and nothing else is touched. */
@Tag("slow")
class PlayTest {

    private static final String WREN = """
            # Kept by hand.
            format: 1
            ruleset: blades-in-the-dark
            version: 1.0.0
            sheet: character
            fields:
              name: Wren   # the small one
            creation:
              playbook: cutter
            now:
              stress: 3
              mood: sour   # no track of the game
            """;

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).with("wren", WREN);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void aBoxMarksUpToItselfAndTheLastOneClearsItself() {
        assertEquals("#m-stress", press("#m-stress\\.5").header("Location").replaceFirst(".*#", "#"));
        assertMarked("stress: 5");
        press("#m-stress\\.5\\.back");
        assertMarked("stress: 4");
        press("#m-stress\\.more");
        assertMarked("stress: 5");
        press("#m-stress\\.2");
        press("#m-stress\\.less");
        assertMarked("stress: 1");
        press("#m-stress\\.1\\.back");
        assertMarked("stress: 0");
    }

    @Test
    void whatStandsByHandInTheFileStays() {
        press("#m-stress\\.5");
        assertEquals(WREN.replace("stress: 3", "stress: 5"), site.text("wren"));
    }

    @Test
    void whatIsFullSaysWhatThatMeans() {
        assertEquals(0, page().page().select("#m-stress.full").size());
        press("#m-stress\\.9");
        assertEquals(1, page().page().select("#m-stress.full").size());
        assertTrue(page().words("#m-stress .when-full").get(0).startsWith("Take a trauma."), page().body());
        assertEquals(List.of("Stress: 3 → 9 of 9. Stress is full."), page().words("#said"));
    }

    @Test
    void harmForWhichARowHasNoRoomGoesToTheNext() {
        write("harm.lesser", "Bruised");
        write("harm.lesser", "Scared");
        write("harm.lesser", "Shot <b>twice</b>");
        assertMarked("lesser: [Bruised, Scared]");
        assertMarked("moderate: [Shot <b>twice</b>]");
        assertEquals(List.of("Lesser is full, so it goes to Moderate."), page()
                .words("#said span:first-child"));
        assertEquals(List.of("Moderate: Shot <b>twice</b>, 1 of 2."), page().words("#said span:last-child"));
        assertEquals(List.of("Shot <b>twice</b>"), page().words("#m-harm\\.moderate .words"));
        press("[id=m-harm.lesser.clear.Bruised]");
        assertMarked("lesser: [Scared]");
    }

    @Test
    void aRowThatIsFullAndWithoutANextHasNoLineToWriteOn() {
        write("harm.severe", "Broken leg");
        assertEquals(0, page().page().select("#m-harm\\.severe\\.w").size());
        Answer refused = site.post("/characters/wren/play/mark",
                Map.of("seen", seen(), "where", "harm.severe", "mark", "Dead"));
        assertEquals(422, refused.status());
        assertEquals(List.of("Severe is full, and so is everything worse in Harm."),
                refused.words(".notice.refused li p"));
    }

    @Test
    void aClockThatBeginsAnewSaysSo() {
        for (int i = 0; i < 5; i++) {
            press("#m-healing\\.more");
        }
        assertMarked("healing: 1");
        press("#m-healing\\.less");
        press("#m-healing\\.less");
        assertEquals(List.of("Healing: 0 → 0 of 4. There was nothing on Healing to remove."),
                page().words("#said"));
    }

    @Test
    void loadIsDeclaredAndWhatIsCarriedIsCountedAgainstIt() {
        press("#m-load\\.light");
        assertMarked("load: light");
        assertEquals(List.of("0 of 3 load"), page().words(".pack .reading"));
        for (String thing : List.of("Pistol", "Second Pistol", "Lantern", "Burglar's Tools")) {
            pressThing(thing);
        }
        assertEquals(List.of("4 of 3 load"), page().words(".pack.over .reading"));
        pressThing("Second Pistol");
        assertEquals(List.of("3 of 3 load"), page().words(".pack .reading"));
        press("#m-load\\.light\\.back");
        assertFalse(site.text("wren").contains("load:"), site.text("wren"));
    }

    @Test
    void clocksAreNamedTickedAndTakenAway() {
        String name = "The \"watch\": <i>1.5</i>";
        fill("#m-clocks\\.6", "begin", name);
        assertEquals(List.of(name), page().words(".faces .name b"));
        press(".faces [id^=m-clocks-The][id$=.more]");
        press(".faces [id^=m-clocks-The][id$=.more]");
        assertEquals(List.of("2 of 6"), page().words(".faces .reading"));
        assertEquals(422, fill("#m-clocks\\.4", "begin", name).status());
        press(".faces [id^=m-clocks-The][id$=.away]");
        assertEquals(List.of(), page().words(".faces .name b"));
    }

    @Test
    void partsHaveMarksOfTheirOwn() {
        site.example("blades-in-the-dark", "the-salt-lanterns");
        Answer crew = site.get("/characters/the-salt-lanterns/play");
        Element button = crew.page().select("section.marks:has(h2:contains(Lock Street)) .taps button").get(1);
        assertEquals(303, site.press(crew, "#" + button.id().replace(".", "\\.")).status());
        assertTrue(site.text("the-salt-lanterns").contains("The Lock Street Girls: {harm: 2}"),
                site.text("the-salt-lanterns"));
    }

    @Test
    void whatTheLedgerKeepsIsReadAndNotMarked() {
        site.example("blades-in-the-dark", "agnes-ludlow");
        Answer agnes = site.get("/characters/agnes-ludlow/play");
        assertTrue(agnes.words(".kept dt").contains("Playbook XP"), agnes.body());
        String seen = agnes.page().selectFirst("input[name=seen]").val();
        assertEquals(422, site.post("/characters/agnes-ludlow/play/mark",
                Map.of("seen", seen, "where", "stash", "mark", "+1")).status());
    }

    @Test
    void aTapThatComesTooLateIsDoneToWhatStandsNow() {
        Answer old = page();
        site.with("wren", WREN.replace("stress: 3", "stress: 6"));
        Answer late = site.press(old, "#m-stress\\.5");
        assertEquals(412, late.status());
        assertEquals(303, site.press(old, "#m-stress\\.more").status());
        assertMarked("stress: 7");
        assertEquals(412, site.press(late, ".notice.conflict form button").status());
    }

    @Test
    void aScriptGetsTheMarksAnewAndTheReasonAboveThem() {
        Answer part = site.press(page(), "#m-stress\\.5", "Lampblack-Part", "true");
        assertEquals(200, part.status());
        assertEquals(List.of("5 of 9"), part.words("#marking #m-stress .reading"));
        assertEquals("\"" + part.page().selectFirst("input[name=seen]").val() + "\"", part.header("ETag"));
        Answer refused = site.post("/characters/wren/play/mark",
                Map.of("seen", seen(), "where", "stress", "mark", "99"), "Lampblack-Part", "true");
        assertEquals(422, refused.status());
        assertEquals("", refused.page().selectFirst("main").attr("data-part"));
        assertEquals(List.of("Stress goes from 0 to 9, but this is 99."), refused.words(".notice li p"));
    }

    @Test
    void nonsenseIsNotMarked() {
        for (Map<String, String> wrong : List.of(Map.of("where", "nowhere", "mark", "1"), Map.of("mark", "1"),
                Map.of("where", "stress"), Map.of("where", "stress", "mark", "x".repeat(500)),
                Map.of("where", "stress", "mark", "1", "part", "cohorts.nobody"),
                Map.of("where", "stress", "begin", "A clock", "size", "4"))) {
            Map<String, String> fields = new LinkedHashMap<>(wrong);
            fields.put("seen", seen());
            assertEquals(400, site.post("/characters/wren/play/mark", fields).status(), wrong.toString());
        }
        for (String wrong : List.of("99", "-", "many", "1e9")) {
            assertEquals(422, site.post("/characters/wren/play/mark",
                    Map.of("seen", seen(), "where", "stress", "mark", wrong)).status(), wrong);
        }
        assertEquals(WREN, site.text("wren"));
    }

    private Answer page() {
        return site.get("/characters/wren/play");
    }

    private String seen() {
        return page().page().selectFirst("input[name=seen]").val();
    }

    private Answer press(String button) {
        Answer answer = site.press(page(), button);
        assertEquals(303, answer.status(), button);
        return answer;
    }

    private void pressThing(String title) {
        Element button = page().page().select(".things button").stream()
                .filter(element -> element.text().startsWith(title)).findFirst().orElseThrow();
        press("[id=\"" + button.id() + "\"]");
    }

    private void write(String row, String words) {
        assertEquals(303, fill("#m-" + row.replace(".", "\\.") + "\\.wb", "mark", words).status());
    }

    /** Presses a button of a form after something was written into it. */
    private Answer fill(String button, String field, String words) {
        Element pressed = page().page().selectFirst(button);
        Map<String, String> fields = new LinkedHashMap<>();
        pressed.closest("form").select("input[name]").forEach(
                element -> fields.put(element.attr("name"), element.val()));
        fields.put(field, words);
        if (pressed.hasAttr("name")) {
            fields.put(pressed.attr("name"), pressed.val());
        }
        return site.post(pressed.closest("form").attr("action"), fields);
    }

    private void assertMarked(String line) {
        assertTrue(site.text("wren").contains(line), site.text("wren"));
    }
}
