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

/** A print is shown as it will be, with what is chosen about it. */
@Tag("slow")
class PrintTest {

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder);
        site.post("/characters", Map.of("game", "blades-in-the-dark", "example", "bartram-hook"));
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private Answer print(String query) {
        return site.get("/characters/bartram-hook/print" + query);
    }

    private String styles(Answer page) {
        return site.get(page.page().select("link[rel=stylesheet]").eachAttr("href").stream()
                .filter(name -> name.contains("print.css?")).findFirst().orElseThrow()).body();
    }

    @Test
    void linksItsStylesAndFontsAndHoldsNone() {
        Answer page = print("");
        assertEquals(200, page.status());
        assertTrue(page.page().select("style,meta[http-equiv]").isEmpty());
        String styles = styles(page);
        assertTrue(styles.contains("@page { size: A4"), styles);
        assertFalse(styles.contains("data:font"));
        page.page().select("link[rel=stylesheet]").eachAttr("href").forEach(name -> {
            assertEquals(200, site.get(name).status(), name);
            assertTrue(site.get(name).header("Content-Type").startsWith("text/css"), name);
        });
    }

    @Test
    void isToPlayOnWhereThatIsAskedFor() {
        Answer page = print("?play=yes");
        assertTrue(page.page().select(".option").size() > print("").page().select(".option").size());
        assertTrue(page.page().select("input[name=play]").hasAttr("checked"));
        assertTrue(print("?kind=group&play=yes").page().select(".option").size()
                > print("?kind=group").page().select(".option").size());
        assertTrue(print("?kind=cards").page().select("input[name=play]").isEmpty());
    }

    @Test
    void hasThePaperAndTheWayItLies() {
        assertTrue(styles(print("?paper=letter&landscape=yes")).contains("@page { size: letter landscape"));
        assertEquals("letter", print("?paper=letter").page()
                .selectFirst("select[name=paper] option[selected]").val());
        assertEquals(List.of("landscape"), print("?landscape=yes").page().select("input[checked]").eachAttr("name"));
    }

    @Test
    void printsTheWholeGroupWithTheCrewFirst() {
        Answer page = print("?kind=group&with-reference=yes");
        List<String> names = page.words(".page .field.name dd");
        assertEquals(2, names.size(), names.toString());
        assertEquals("Bartram Hook", names.get(1));
        assertEquals(3, page.page().select(".page").size());
    }

    @Test
    void printsEmptySheetsOfACharacterAndOfAGame() {
        assertFalse(print("?kind=blank").words("main").get(0).contains("Bartram"));
        assertEquals(200, site.get("/games/blades-in-the-dark/print?kind=reference").status());
        assertTrue(site.get("/games/blades-in-the-dark/print?kind=blank&sheet=character&playbook=cutter")
                .words("h1").contains("Cutter"));
        assertEquals(404, site.get("/games/blades-in-the-dark/print?sheet=ship").status());
        assertEquals(404, site.get("/games/blades-in-the-dark/print?playbook=poet").status());
        assertEquals(404, site.get("/games/nothing/print").status());
        assertEquals(404, site.get("/characters/nobody/print").status());
    }

    @Test
    void takesWhatItDoesNotKnowAsNotSaid() {
        assertEquals(200, print("?kind=%3Cscript%3E&paper=../x&nothing=1").status());
        assertFalse(print("?kind=%3Cscript%3E").body().contains("<script>"));
    }

    @Test
    void givesTheSheetAsOneFileAndAsText() {
        Answer file = print("?save=yes");
        String kept = file.header("Content-Disposition");
        assertTrue(kept.startsWith("attachment; filename=\"Bartram Hook"), kept);
        assertEquals(1, file.page().select("style").size());
        assertTrue(print("?text=yes").header("Content-Type").startsWith("text/plain"));
        assertTrue(print("?text=yes").body().contains("Bartram Hook"));
    }

    @Test
    void printsCardsOfWhatACharacterHasAndOfAListAlone() {
        Answer all = print("?kind=cards");
        assertTrue(all.words(".card h2 span:first-child").contains("Not to Be Trifled With")
                || all.page().select(".card").size() > 2, all.body());
        Answer abilities = print("?kind=cards&list=abilities");
        assertTrue(abilities.page().select(".card").size() < all.page().select(".card").size());
        assertEquals("abilities", abilities.page().selectFirst("select[name=list] option[selected]").val());
        assertTrue(abilities.page().select("[name=two-sided], [name=with-reference]").isEmpty());
        assertTrue(styles(abilities).contains("@page"));
        assertTrue(print("?kind=cards&text=yes").body().contains("Bartram Hook"));
    }

    @Test
    void printsCardsOfAPlaybookAndSaysWhereThereAreNone() {
        assertTrue(site.get("/games/blades-in-the-dark/print?kind=cards&sheet=character&playbook=cutter").page()
                .select(".card").size() > 5);
        Answer none = print("?kind=cards&list=nothing");
        assertEquals(200, none.status());
        assertEquals(List.of("There is nothing to print on cards yet."), none.words(".lead"));
    }
}
