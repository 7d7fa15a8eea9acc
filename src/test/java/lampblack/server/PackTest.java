package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a table needs of a game on paper is chosen on one page, counted there, and printed in one job. */
@Tag("slow")
class PackTest {

    private static final String PACK = "/games/blades-in-the-dark/pack";
    private static final List<String> ORDER = List.of("The Quiet Trade", "Isolde Crake", "Bartram Hook", "Reference");
    private static final Pattern PAGES = Pattern.compile("About ([0-9]+) pages?");

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
    void theTablesOwnCharactersAndTheRulesAreTickedUnasked() {
        site.example("blades-in-the-dark", "the-quiet-trade").example("blades-in-the-dark", "bartram-hook")
                .example("black-sword", "oswin-reed");
        Answer page = site.get(PACK);
        assertEquals(List.of("bartram-hook", "the-quiet-trade", "yes"), ticked(page).stream().sorted().toList());
        assertEquals(List.of("My characters", "Ready-made characters", "Blank sheets", "Rules"),
                page.words("fieldset legend"));
        assertEquals(List.of("The Quiet Trade", "Bartram Hook"),
                page.words("[id='group.character'] .pack-items b"), "a crew stands before its members");
        assertFalse(page.words("[id='group.example'] .pack-items b").contains("Bartram Hook"), "he is on the shelf");
        assertEquals(List.of(PACK), site.get("/").page().select("#found .pack-link").eachAttr("href").stream()
                .filter(PACK::equals).toList());
    }

    @Test
    void allOfAKindOrOfTheGameTakesOnePress() {
        Answer blank = site.get(PACK + "?chosen=yes&reference=yes&tick=blank");
        assertEquals(17, ticked(blank).size(), "ten playbooks, six crews and the rules");
        assertEquals(List.of("yes"), ticked(site.get(PACK + "?chosen=yes&reference=yes&blank=crew/cult&untick=blank")));
        Answer everything = site.get(blank.page().select("a:contains(Everything)").attr("href"));
        assertEquals(everything.page().select(".pack-items input").size(), ticked(everything).size());
        Answer nothing = site.get(blank.page().select("a:contains(Nothing)").attr("href"));
        assertEquals(List.of(), ticked(nothing));
        assertEquals(List.of("Nothing is ticked."), nothing.words("#pack-count output"));
        assertTrue(nothing.page().selectFirst("#pack-go").hasAttr("disabled"));
        assertEquals(303, site.get(PACK + "/print?chosen=yes").status(), "there is nothing to print");
    }

    @Test
    void whatIsTickedIsPrintedInOneJobCrewsFirstAndTheRulesLast() {
        site.example("blades-in-the-dark", "isolde-crake");
        String chosen = "?chosen=yes&character=isolde-crake&example=bartram-hook&example=the-quiet-trade"
                + "&blank=character/cutter&reference=yes&paper=letter";
        Answer page = site.get(PACK + chosen);
        assertEquals(List.of("About 7 pages on Letter (5 sheets)"), page.words("#pack-count output"));
        Answer print = site.get(PACK + "/print" + chosen);
        assertEquals(200, print.status());
        assertFalse(print.body().contains("cannot be found"), "an example is printed with what its crew gives");
        assertEquals("letter", print.page().selectFirst(".print-bar option[selected]").val());
        assertEquals(List.of("isolde-crake"), print.page().select(".print-bar input[name=character]").eachAttr("value"));
        Answer styles = site.get(PACK + "/print.css" + chosen);
        assertEquals(200, styles.status());
        assertTrue(styles.body().contains("size: letter"));
        String plain = site.get(print.page().select(".print-bar a[href*=text]").attr("href")).body();
        assertEquals(List.of("The Quiet Trade", "Isolde Crake", "Bartram Hook", "Reference"),
                plain.lines().filter(line -> ORDER.stream().anyMatch(line::startsWith))
                        .map(line -> ORDER.stream().filter(line::startsWith).findFirst().orElseThrow()).distinct()
                        .toList(), plain);
        assertEquals(List.of("bartram-hook", "character/cutter", "isolde-crake", "the-quiet-trade", "yes"),
                ticked(site.get(print.page().selectFirst(".print-bar a").attr("href"))).stream().sorted().toList());
    }

    @Test
    void strangeAddressesPrintNothingStrange() {
        assertEquals(404, site.get("/games/no-such-game/pack").status());
        assertEquals(List.of(), ticked(site.get(PACK + "?chosen=yes&character=../../etc&blank=nobody/nothing&all=x")));
        assertEquals(303, site.get(PACK + "/print?character=nobody&example=../x").status());
    }

    @Test
    void theEstimateIsWhatTheShippedGamesTake() {
        assertEquals(10 + 6 * 2, pages(PACK + "?chosen=yes&tick=blank"));
        assertEquals(2, pages(PACK + "?chosen=yes&reference=yes"));
        assertEquals(2, pages("/games/bootleg-rain/pack?chosen=yes&reference=yes"));
        assertEquals(7, pages("/games/bootleg-rain/pack?chosen=yes&tick=blank"));
    }

    private int pages(String path) {
        Matcher words = PAGES.matcher(site.get(path).words("#pack-count output").get(0));
        assertTrue(words.find());
        return Integer.parseInt(words.group(1));
    }

    private static List<String> ticked(Answer page) {
        return page.page().select(".pack-items input[checked]").eachAttr("value");
    }
}
