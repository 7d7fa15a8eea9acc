package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.page.ShelfPack;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shelf tells characters apart, finds them again, and lets them be put away and deleted, without scripts. */
@Tag("slow")
class ShelfTest {

    private static final String ASH = """
            format: 1  # Ash's own
            ruleset: black-sword
            sheet: character
            fields: {name: Ash}
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

    @Test
    void aCrewStandsWithItsMembersAndCopiesAreToldApart() {
        for (String stem : List.of("the-quiet-trade", "bartram-hook", "isolde-crake")) {
            site.example("blades-in-the-dark", stem);
        }
        site.with("bartram-hook-2", site.text("bartram-hook"));
        Answer page = site.get("/");
        assertEquals(List.of("The Quiet Trade"), page.words(".crewed h3:not(.card h3)"));
        assertEquals(List.of("The Quiet Trade", "Bartram Hook", "Bartram Hook"), page.words(".crewed .card h3").stream()
                .sorted((one, other) -> Boolean.compare(one.startsWith("Bar"), other.startsWith("Bar"))).toList());
        assertEquals(List.of("The Quiet Trade", "The Quiet Trade"), page.words(".card .belongs"));
        assertEquals(List.of("Session 12 · 11 advances · copy 2"),
                page.words("[id='card.bartram-hook-2'] .career"));
        assertEquals(List.of("Session 12 · 11 advances"), page.words("[id='card.bartram-hook'] .career"));
        assertEquals(List.of(), page.words(".shelf-search"), "there is nothing to seek among four");
    }

    @Test
    void manyAreSoughtByNamePlaybookGameTagAndCrew() {
        for (int i = 1; i <= 11; i++) {
            site.with("ash-" + i, ASH.replace("Ash}", "Ash " + i + "}"));
        }
        site.example("blades-in-the-dark", "the-quiet-trade").example("blades-in-the-dark", "bartram-hook");
        site.with("tagged", ASH + "tags: [One-shot, tuesday]\n");
        assertEquals(List.of("14 of 14"), site.get("/").words("#found-said"));
        assertEquals(List.of("Ash 7"), names("/?q=ash+7"));
        assertEquals(List.of("Bartram Hook"), names("/?q=cutter"));
        assertEquals(List.of("Bartram Hook", "The Quiet Trade"), names("/?q=quiet%20TRADE&sort=name"));
        assertEquals(List.of("Bartram Hook", "The Quiet Trade"), names("/?game=blades-in-the-dark&sort=name"));
        assertEquals(List.of("Ash"), names("/?q=one-sh"));
        assertEquals(List.of("Ash"), names("/?tag=tuesday"));
        assertEquals(12, names("/?q=black+sword").size());
        assertEquals("Ash", names("/?sort=name").get(0));
        Answer none = site.get("/?q=nobody");
        assertEquals(List.of("No character matches."), none.words(".none"));
        assertEquals("nobody", none.page().selectFirst("#shelf-q").val());
    }

    @Test
    void tagsAndTheArchiveStandInTheFileItself() {
        site.with("ash", ASH);
        Answer open = site.get(site.get("/").page().selectFirst("[id='more.ash']").attr("href").replaceFirst("#.*", ""));
        site.post("/characters/ash/tags", Map.of("seen", seen(open), "tags", " one-shot ,  One-Shot, tuesday night,"));
        assertEquals(ASH + "tags: [one-shot, tuesday night]\n", site.text("ash"));
        assertEquals(List.of("one-shot", "tuesday night"), site.get("/").words(".card .tags span"));
        assertEquals("one-shot, tuesday night", site.get("/?at=ash").page().selectFirst("#card-tags").val());
        assertEquals(List.of(), site.get("/characters/ash/problems").words(".problem"));

        Answer put = site.press(site.get("/?at=ash"), "#card-archive");
        assertEquals(303, put.status());
        assertTrue(site.text("ash").endsWith("archived: true\n"), site.text("ash"));
        assertEquals(List.of(), names("/"));
        assertEquals(List.of("Ash"), names(site.get("/").page().select(".shelf-foot a[href*=archived]").attr("href")));
        site.press(site.get("/?show=archived&at=ash"), "#card-archive");
        site.post("/characters/ash/tags", Map.of("seen", seen(site.get("/?at=ash")), "tags", ""));
        assertEquals(ASH, site.text("ash"));
    }

    @Test
    void nothingIsTaggedThatHasChangedSince() {
        site.with("ash", ASH);
        Answer open = site.get("/?at=ash");
        site.with("ash", ASH + "# Changed.\n");
        assertEquals(412, site.post("/characters/ash/tags", Map.of("seen", seen(open), "tags", "late")).status());
        assertEquals(ASH + "# Changed.\n", site.text("ash"));
    }

    @Test
    void aCharacterOfAGameThatIsNotHereIsPutAwayAsWell() {
        site.with("lost", ASH.replace("black-sword", "no-such-game"));
        site.press(site.get("/?at=lost"), "#card-archive");
        assertTrue(site.text("lost").endsWith("archived: true\n"));
        site.with("torn", "format: [1\n");
        assertEquals(422, site.post("/characters/torn/archive", Map.of("seen", seen(site.get("/?at=torn")), "away",
                "yes")).status());
        assertEquals("format: [1\n", site.text("torn"));
    }

    @Test
    void whatWasDeletedIsTakenBackFromTheShelfTwiceInARow() {
        site.with("ash", ASH).with("bell", ASH.replace("Ash}", "Bell}")).with("corin", ASH.replace("Ash}", "Corin}"));
        Answer first = site.press(site.get("/?at=ash&sort=name"), "#card-delete");
        Answer shelf = site.get(first.header("Location"));
        assertEquals(List.of("Ash was deleted."), shelf.words(".undone p"));
        assertEquals(List.of("Bell", "Corin"), shelf.words(".card h3"), "the order is kept");
        Answer second = site.press(site.get(first.header("Location") + "&at=bell"), "#card-delete");
        shelf = site.get(second.header("Location"));
        assertEquals(List.of("Bell was deleted.", "Ash was deleted."), shelf.words(".undone p"));
        Answer back = site.press(shelf, ".undone button");
        assertTrue(Files.exists(site.file("bell")));
        assertFalse(Files.exists(site.file("ash")));
        shelf = site.get(back.header("Location"));
        assertEquals(List.of("Ash was deleted."), shelf.words(".undone p"));
        back = site.press(shelf, ".undone button");
        assertEquals(List.of(), site.get(back.header("Location")).words(".undone"));
        assertEquals(List.of("Ash", "Bell", "Corin"), names("/?sort=name"));
    }

    @Test
    void allOfItGoesAlongInThePack() throws Exception {
        site.with("ash", ASH + "tags: [one-shot]\narchived: true\n");
        Map<String, byte[]> pack = ShelfPack.read(site.bytes("/shelf.zip"));
        assertEquals(site.text("ash"), new String(pack.get("ash"), StandardCharsets.UTF_8));
    }

    private List<String> names(String path) {
        return site.get(path).words(".card h3");
    }

    private static String seen(Answer page) {
        return page.page().selectFirst(".card-forms input[name=seen]").val();
    }
}
