package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A crew shows who belongs to it, what it holds, and what it may take next. */
@Tag("slow")
class CrewTest {

    private static final String CREW = "/characters/the-salt-lanterns/play";
    private static final String CLAIMS = CREW + "/claims/smugglers-claims/";

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", "the-salt-lanterns")
                .example("blades-in-the-dark", "the-quiet-trade").example("blades-in-the-dark", "bartram-hook")
                .example("blades-in-the-dark", "maud-sallow").example("blades-in-the-dark", "agnes-ludlow");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void thoseWhoNameACrewAreItsMembers() {
        Answer crew = site.get("/characters/the-quiet-trade/play");
        assertEquals(List.of("Bartram Hook", "Maud Sallow"), crew.words(".glance h3"));
        assertTrue(crew.words(".glance dd").contains("Lesser: Cracked rib"), crew.body());
        assertEquals(List.of("The Quiet Trade"), site.get("/characters/bartram-hook/play").words(".kin a"));
        assertEquals(0, site.get("/characters/agnes-ludlow/play").page().select("#members").size());
    }

    @Test
    void aDamagedMemberTakesNobodyDown() {
        site.with("broken", "links: {crew: the-quiet-trade.yaml\n");
        assertEquals(List.of("Bartram Hook", "Maud Sallow"),
                site.get("/characters/the-quiet-trade/play").words(".glance h3"));
        assertEquals(200, site.get("/group/the-quiet-trade").status());
    }

    @Test
    void theMapSaysWhatIsHeldAndWhatMayBeTaken() {
        Answer crew = site.get(CREW);
        assertEquals(List.of("6 of 14 held", "1 of 11 held"), crew.words(".claims .reading"));
        assertEquals("Held", crew.words("#smugglers-claims-b2 .says").get(0));
        assertEquals("Available", crew.words("#smugglers-claims-a2 .says").get(0));
        assertEquals("Not connected yet",
                crew.words("#smugglers-claims-a1 .says").get(0));
    }

    @Test
    void aClaimIsSeenBeforeItIsTakenAndTakenByTheLedger() {
        Answer turf = site.get(CLAIMS + "b5");
        assertEquals(List.of("Rep: 10 → 9 boxes"), turf.words(".changes li"));
        Answer taken = site.press(turf, "#c-take");
        assertEquals(303, taken.status());
        assertEquals(List.of("Turf is yours."), site.follow(taken).words("#said"));
        assertTrue(site.text("the-salt-lanterns").contains("{session: 12, gain: {claims: [{turf: {cell: b5}}]}}")
                || site.text("the-salt-lanterns").contains("{session: 12, gain: {claims: [turf: {cell: b5}]}}"),
                site.text("the-salt-lanterns"));
        assertEquals("Held", site.get(CREW).words("#smugglers-claims-b5 .says").get(0));
    }

    @Test
    void aClaimThatIsHeldIsNotTakenTwice() {
        String before = site.text("the-salt-lanterns");
        Answer held = site.get(CLAIMS + "b2");
        assertEquals(0, held.page().select("#c-take").size());
        assertFalse(held.words(".notice.broken li").isEmpty(), held.body());
        String seen = site.get(CREW).page().selectFirst("input[name=seen]").val();
        assertEquals(422, site.post(CREW + "/claim", Map.of("seen", seen, "map", "smugglers-claims", "cell", "b2"))
                .status());
        assertEquals(400, site.post(CREW + "/claim", Map.of("seen", seen, "map", "smugglers-claims", "cell", "z9"))
                .status());
        assertEquals(404, site.get(CLAIMS + "z9").status());
        assertEquals(before, site.text("the-salt-lanterns"));
    }

    @Test
    void theGroupShowsAllOfThemAndTheirClocks() {
        site.with("agnes-ludlow", site.text("agnes-ludlow").replace("now:", "now:\n  clocks: {The trial: 2/6}")
                .replace("fields:", "links: {crew: the-quiet-trade.yaml}\nfields:"));
        Answer group = site.get("/group/the-quiet-trade");
        assertEquals("The Quiet Trade: party overview · Lampblack", group.page().title());
        assertEquals(List.of("Agnes Ludlow", "Bartram Hook", "Maud Sallow", "The Quiet Trade"),
                group.words(".sheet > header h2"));
        assertEquals(List.of("The Copyists"), group.words(".part > h3 span"));
        assertEquals(List.of("The trial 2 of 6 − + Remove"), group.words(".own-clocks li"));
        assertTrue(group.words(".ranking dt").contains("House Amberley"), group.body());
        assertEquals(404, site.get("/group/nobody").status());
    }

    @Test
    void theSheetOfACrewShowsTheSameMapToPress() {
        Answer made = site.get("/characters/the-salt-lanterns");
        assertEquals(List.of("6 of 14 held", "1 of 11 held"), made.words(".claims .reading"));
        assertEquals(CLAIMS + "a2", made.page().selectFirst("#smugglers-claims-a2").attr("href"));
        assertEquals(0, made.page().select(".printed table.cells").size());
    }
}
