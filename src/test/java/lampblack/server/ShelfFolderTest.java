package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shelf shows everybody and begins, copies, deletes and brings back. */
@Tag("slow")
class ShelfFolderTest {

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

    @Test
    void offersSomebodyToLookRoundWithWhereNobodyIs() {
        Answer opened = site.follow(site.press(site.get("/"), ".empty button"));
        assertEquals(200, opened.status());
        assertEquals(1, site.get("/").page().select(".card").size());
        assertTrue(site.get("/").words(".empty").isEmpty());
    }

    @Test
    void showsEverybodyByGameAndWhatCannotBeReadBesideThem() {
        site.example("blades-in-the-dark", "isolde-crake").example("black-sword", "oswin-reed")
                .with("torn", "format: [");
        Answer shelf = site.get("/");
        assertEquals(List.of("Black Sword", "Blades in the Dark", "Files we couldn't open"),
                shelf.words(".game-row h2"));
        assertEquals(List.of("Oswin Reed", "Isolde Crake", "torn"), shelf.words(".card h3"));
        assertEquals(1, shelf.page().select(".card.damaged").size());
    }

    @Test
    void beginsACharacterOfAPlaybookUnderItsName() {
        Answer answer = site.post("/characters", Map.of("game", "blades-in-the-dark", "sheet", "character", "playbook",
                "cutter", "name", "Zoë d'Arc: \"the Gull\""));
        assertEquals(303, answer.status());
        assertEquals("/characters/zoe-d-arc-the-gull?step=first#guide", answer.header("Location"));
        assertEquals(List.of("Zoë d'Arc: \"the Gull\""), site.follow(answer).words("h1"));
    }

    @Test
    void makesTheSameCharacterByTheSameChance() {
        Map<String, String> fields = Map.of("game", "bootleg-rain", "sheet", "character", "random", "yes", "seed", "7",
                "name", "Wick");
        assertEquals("/characters/wick", site.post("/characters", fields).header("Location"));
        assertEquals("/characters/wick-2", site.post("/characters", fields).header("Location"));
        assertEquals(site.text("wick"), site.text("wick-2"));
        assertEquals(List.of("fine", "fine"), site.get("/").page().select(".card").eachAttr("class").stream()
                .map(name -> name.replace("card ", "")).toList());
    }

    @Test
    void takesWithAnExampleWhatItBelongsTo() {
        Answer answer = site.post("/characters", Map.of("game", "blades-in-the-dark", "example", "bartram-hook"));
        assertEquals(303, answer.status());
        assertEquals(2, site.get("/").page().select(".card").size());
        assertEquals(0, site.get("/").page().select(".card.wrong").size());
    }

    @Test
    void refusesGamesSheetsAndPlaybooksThatThereAreNot() {
        assertEquals(404, site.post("/characters", Map.of("game", "../blades-in-the-dark")).status());
        assertEquals(400, site.post("/characters", Map.of("game", "blades-in-the-dark", "sheet", "ship")).status());
        assertEquals(400, site.post("/characters", Map.of("game", "blades-in-the-dark", "playbook", "poet")).status());
        assertEquals(404, site.post("/characters", Map.of("game", "blades-in-the-dark", "example", "../x")).status());
        assertEquals(400, site.post("/characters", Map.of()).status());
        assertTrue(site.get("/").page().select(".card").isEmpty());
    }

    @Test
    void deletesIntoTheTrashAndTakesBack() {
        site.example("black-sword", "oswin-reed");
        String before = site.text("oswin-reed");
        Answer deleted = site.press(site.get("/characters/oswin-reed/file"), "form[action$=/delete] button");
        assertEquals(303, deleted.status());
        assertFalse(Files.exists(site.file("oswin-reed")));
        assertEquals(List.of("1 deleted"), site.get("/").words(".shelf-foot a[href=/trash]"));
        Answer back = site.press(site.get("/trash"), ".offers button");
        assertEquals("/characters/oswin-reed", back.header("Location"));
        assertEquals(before, site.text("oswin-reed"));
        assertTrue(site.get("/trash").page().select(".offers li").isEmpty());
    }

    @Test
    void takesBackBesideWhoeverIsCalledSoByNow() {
        site.example("black-sword", "oswin-reed");
        site.press(site.get("/characters/oswin-reed/file"), "form[action$=/delete] button");
        site.example("black-sword", "oswin-reed");
        assertEquals("/characters/oswin-reed-2", site.press(site.get("/trash"), ".offers button").header("Location"));
    }

    @Test
    void deletesNothingThatHasChangedSinceItWasShown() {
        site.example("black-sword", "oswin-reed");
        Answer page = site.get("/characters/oswin-reed/file");
        site.with("oswin-reed", site.text("oswin-reed") + "# Changed.\n");
        assertEquals(412, site.press(page, "form[action$=/delete] button").status());
        assertTrue(Files.exists(site.file("oswin-reed")));
    }

    @Test
    void copiesUnderAFreeName() {
        site.example("black-sword", "oswin-reed");
        assertEquals("/characters/oswin-reed-2",
                site.press(site.get("/characters/oswin-reed/file"), "form[action$=/copy] button").header("Location"));
        assertEquals(site.text("oswin-reed"), site.text("oswin-reed-2"));
    }

    @Test
    void showsNoFileThatOnlyALinkPutsOnTheShelf(@TempDir Path elsewhere) throws IOException {
        Files.writeString(elsewhere.resolve("secret.yaml"), "format: 1\n");
        Files.createSymbolicLink(site.file("link"), elsewhere.resolve("secret.yaml"));
        assertEquals(404, site.get("/characters/link").status());
        assertEquals(404, site.get("/characters/link/download").status());
        assertTrue(site.get("/").page().select(".card").isEmpty());
    }

    @Test
    void oneWhoIsFinishedIsOnePressAway() {
        Answer shelf = site.get("/");
        assertEquals("Random character for Bootleg Rain", shelf.page().selectFirst("#chance\\.bootleg-rain")
                .attr("aria-label"));
        Answer made = site.follow(site.press(shelf, "#chance\\.bootleg-rain"));
        assertEquals(List.of("Valid."), made.words(".standing"));
        assertEquals("en", made.page().selectFirst("article").attr("lang"));
    }
}
