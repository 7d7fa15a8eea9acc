package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new character is led step by step over the same sheet, and what is of no use yet is folded away. */
@Tag("slow")
class GuideTest {

    private static final String HEAD = "format: 1\nruleset: %s\nversion: 1.0.0\nfields: {name: Ann}\n";
    private static final String FINISHED = """
            creation:
              playbook: cutter
              heritage-dot: {hunt: 1}
              background-dot: {hunt: 1}
              dots: {prowl: 2}
              ability: bodyguard
              friend: brannoch
              rival: wilhelmina
            """;

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private Answer page(String game, String more, String query) {
        site.with("ann", HEAD.formatted(game) + more);
        return site.get("/characters/ann" + query);
    }

    @Test
    void beginsWithTheStepsOfTheGame() {
        Answer begun = site.post("/characters", Map.of("game", "blades-in-the-dark", "name", "Vex"));
        assertEquals("/characters/vex?step=first#guide", begun.header("Location"));
        Answer page = site.get("/characters/vex?step=first");
        assertEquals(List.of("Origin", "Actions", "Ability", "Contacts", "Vice", "Who", "Name and look", "Ready"),
                page.words(".guide-steps .line b"));
        assertEquals("1 Playbook 1 to go", page.words(".now-title").get(0));
        assertEquals(List.of(), page.words("#plate"));
        assertTrue(page.words(".suits").contains("A good first choice: you like to sneak, climb and steal."));
    }

    @Test
    void keepsTheStepAfterAPressAndGoesOnToTheSheet() {
        Answer page = page("blades-in-the-dark", "creation: {playbook: cutter}\n", "?step=ability");
        assertEquals("Next: Contacts", page.words("[id^=guide.next.]").get(0));
        Answer pressed = site.press(page, "#ability\\.mule\\.take");
        assertEquals("/characters/ann?step=ability&list=abilities#lists.abilities", pressed.header("Location"));
        assertTrue(site.get("/characters/ann?step=ability").words("#to\\.playbook .state").contains("Cutter"));
        assertEquals("/characters/ann", page.page().selectFirst("#guide\\.sheet").attr("href"));
        Answer whole = site.get("/characters/ann");
        assertTrue(whole.page().selectFirst("[id^=guide.begin.]").attr("href").startsWith("/characters/ann?step="));
    }

    @Test
    void saysWhatToDoWithSomebodyWhoIsFinished() {
        String fields = "fields: {name: Ann, look: Tall, heritage: grey-north, background: labour, vice: gambling}\n";
        String yaml = HEAD.formatted("blades-in-the-dark").replaceFirst("fields:.*\n", fields) + FINISHED;
        site.with("ann", yaml);
        Answer page = site.get("/characters/ann");
        assertEquals("Ann is ready.", page.words("#ready h2").get(0));
        assertEquals(List.of("Play", "Print", "Join your Crew", "Share (download file)"), page.words("#ready a"));
        assertEquals(List.of(), page.words(".budgets"));
        assertEquals(List.of(), page.words("[id^=guide.begin.]"));
        site.with("ann", yaml + "ledger:\n  - {session: 1, note: Rain}\n");
        assertEquals(List.of(), site.get("/characters/ann").words("#ready"));
    }

    @Test
    void foldsAwayWhatComesIntoPlayLaterAndWhatIsOfOthers() {
        Answer page = page("bootleg-rain", "creation: {calling: struck}\n", "");
        assertTrue(page.words("#later summary").get(0).contains("Stress"));
        assertFalse(page.page().select(".later [id=tracks.stress]").isEmpty());
        assertEquals(List.of("Talents of another Calling: 42"), page.words("[id=lists.talents] .others > summary"));
        assertTrue(page.words("[id=lists.talents] .others .group-title").contains("Bottler"));
        assertEquals(List.of(), page.words("[id=lists.talents] .fold[open]"));
        Answer waits = page("bootleg-rain", "", "");
        assertEquals(List.of("Choose your Calling first."),
                waits.words("[id=lists.talents] .awaits"));
    }

    @Test
    void looksThroughALongListWithoutScripts() {
        String query = "?list=talents&find=the+well#lists.talents";
        Answer page = page("bootleg-rain", "creation: {calling: struck}\n", query);
        List<String> found = page.words("[id=lists.talents] .option-title");
        assertTrue(!found.isEmpty() && found.stream().allMatch(title -> title.toLowerCase().contains("the well")),
                found.toString());
        assertFalse(page.page().select("[id=lists.talents] .others[open]").isEmpty());
        Answer only = page("bootleg-rain", "creation: {calling: struck}\n", "?list=talents&only=yes");
        assertEquals(List.of(), only.words("[id=lists.talents] .option.closed"));
        assertFalse(page("bootleg-rain", "creation: {calling: struck}\n", "")
                .words("[id=lists.talents] .option.closed").isEmpty());
    }

    @Test
    void saysThatNoDotsAreLeftAndCallsNoTwoOfARowAlike() {
        Answer page = page("blades-in-the-dark", FINISHED, "");
        assertEquals("No Dots left.", page.page().selectFirst("#actions\\.study\\.1").attr("data-why"));
        assertEquals("No Dots left.", page.words("[id=traits.actions] > header .hint").get(0));
        page.page().select("[data-row]").forEach(row -> {
            List<String> names = row.select("button").eachAttr("aria-label");
            assertEquals(names.size(), new HashSet<>(names).size(), names.toString());
        });
        assertEquals("Lower Hunt to 1", page.page().selectFirst("#actions\\.hunt\\.1").attr("aria-label"));
        assertEquals("Remove Hunt 2", page.page().selectFirst("#actions\\.hunt\\.2\\.back").attr("aria-label"));
    }

    @Test
    void countsNothingThatNobodyCanTake() {
        Answer page = page("worlds-in-the-dark", "", "");
        assertFalse(page.words(".budgets dt").contains("Talent"), page.words(".budgets").toString());
        assertFalse(page("worlds-in-the-dark", "", "?step=first").words(".guide-steps b").contains("Talent"));
        assertEquals(List.of("2 of 2 left to choose, optional"), page.words(".budgets dd"));
    }

    @Test
    void opensWhatTheGameSaysOfARating() {
        Answer page = page("blades-in-the-dark", "creation: {playbook: cutter}\n", "");
        assertEquals("Track it down or shoot it from afar.", page.words("[id=actions.hunt.about] .says").get(0));
        assertEquals("About Hunt", page.page().selectFirst("[id=actions.hunt.term]").attr("aria-label"));
        assertTrue(page.words("[id=lists.contacts.about] .says").get(0).contains("Somebody you can count on."));
    }

    @Test
    void saysOnTheFirstVisitWhatThisIs() {
        assertEquals(3, site.get("/").words(".welcome p").size());
        site.with("ann", HEAD.formatted("blades-in-the-dark"));
        assertEquals(List.of(), site.get("/").words(".welcome p"));
    }
}
