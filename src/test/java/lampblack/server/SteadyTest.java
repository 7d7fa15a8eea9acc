package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import lampblack.Patience;
import lampblack.UsesBrowser;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.OneBrowser;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever many or hasty clients do, the others are answered and nothing piles up. */
@Tag("full")
@Order(3)
class SteadyTest {

    private static final String WHO = "agnes-ludlow";
    private static final String PLAY = "/characters/agnes-ludlow/play";
    private static final String MARK = "/characters/agnes-ludlow/play/mark";

    @TempDir
    private Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", WHO);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private static boolean soon(BooleanSupplier wanted) throws InterruptedException {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (!wanted.getAsBoolean() && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        return wanted.getAsBoolean();
    }

    /** What lies behind other pages hears of nothing until somebody looks at it. */
    private static BrowserTab front(BrowserTab page) {
        page.call("Page.bringToFront", JsonNodeFactory.instance.objectNode());
        return page;
    }

    @Test
    @UsesBrowser
    void savesFromEachOfManyPagesOfOneBrowser() throws InterruptedException {
        try (BrowserTab first = OneBrowser.tab(); BrowserTab second = first.beside()) {
            List.of(first, second).forEach(page -> page.open(site.origin() + PLAY));
            // One without windows takes all of its pages for seen at once; it has connections for five, and to save.
            boolean isHidden = first.evaluate("document.hidden").asBoolean();
            List<BrowserTab> pages = Stream.concat(Stream.of(first, second),
                    Stream.generate(first::beside).limit(isHidden ? 8 : 3)).toList();
            int listening = isHidden ? 1 : pages.size();
            pages.forEach(page -> page.open(site.origin() + PLAY));
            assertTrue(soon(() -> site.server().events().listeners() == listening), "pages out of sight listen");
            for (int i = 0; i < pages.size(); i++) {
                String seen = site.text(WHO);
                front(pages.get(i)).evaluate("document.getElementById('m-stress." + (i % 2 == 0 ? "more" : "less")
                        + "').click()");
                assertTrue(soon(() -> !site.text(WHO).equals(seen)), "page " + i);
                String hash = site.get(PLAY).header("ETag").replace("\"", "");
                String told = "document.querySelector('[name=seen]').value === '" + hash + "'";
                for (BrowserTab page : pages) {
                    assertTrue(soon(() -> front(page).evaluate(told).asBoolean()), "page " + i + " is not told to the others");
                }
            }
            // A page that went behind another has left, which the server sees when it next writes to it.
            assertTrue(soon(() -> site.server().events().listeners() == listening), "they go on listening unseen");
        }
    }

    @Test
    void answersAloneOfOneRulesetWhileThatIsSwapped() throws IOException, InterruptedException {
        Path rulesets = Files.createDirectories(folder.resolve("games/little"));
        String game = "format: 1\nid: little\nversion: 1.0.0\ntitle: TITLE\nlicence: CC0-1.0\ncredits: [By nobody.]\n"
                + "sheets:\n  character:\n    title: Character\n    fields: {name: {title: TITLE}}\n";
        Path file = rulesets.resolve("ruleset.yaml");
        Files.writeString(file, game.replace("TITLE", "One"));
        Path shelf = Files.createDirectories(folder.resolve("shelf"));
        AtomicBoolean ended = new AtomicBoolean();
        try (Site other = Site.of(shelf, folder.resolve("games"))) {
            other.with("ann", "format: 1\nruleset: little\nfields:\n  name: Ann\n");
            Thread swap = new Thread(() -> {
                for (int i = 0; !ended.get(); i++) {
                    try {
                        Path next = rulesets.resolve(".next");
                        Files.writeString(next, game.replace("TITLE", i % 2 == 0 ? "Two" : "One"));
                        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
                        TimeUnit.MILLISECONDS.sleep(200);
                    } catch (IOException | InterruptedException failure) {
                        return;
                    }
                }
            });
            swap.start();
            for (int i = 0; i < 60; i++) {
                Answer page = other.get("/characters/ann");
                assertEquals(200, page.status());
                assertEquals(page.words(".game"), page.words("label[for=field.name]"), page.body());
                String seen = page.header("ETag").replace("\"", "");
                assertEquals(200, other.post("/characters/ann/build/fill", Map.of("field", "name", "value", "Ann" + i,
                        "seen", seen), "Lampblack-Part", "true").status());
                assertTrue(other.text("ann").endsWith("name: Ann" + i + "\n"), other.text("ann"));
            }
            ended.set(true);
            swap.join();
        }
    }

    @Test
    void judgesAnewWhatBelongsToAFileThatHasChanged() throws IOException {
        site.example("blades-in-the-dark", "josef-marrow").example("blades-in-the-dark", "lamp-street-regulars");
        String shelf = site.get("/").words(".card").toString();
        String page = site.get("/characters/josef-marrow").words("main").toString();
        assertEquals(page, site.get("/characters/josef-marrow").words("main").toString());
        Path crew = site.file("lamp-street-regulars");
        String text = Files.readString(crew);
        Files.writeString(crew, text.replaceFirst("(?m)^sheet: .*$", "sheet: nothing"));
        assertTrue(!site.get("/characters/josef-marrow").words("main").toString().equals(page));
        assertTrue(!site.get("/").words(".card").toString().equals(shelf));
        Files.writeString(crew, text);
        assertEquals(page, site.get("/characters/josef-marrow").words("main").toString());
        assertEquals(200, site.post(MARK, Map.of("part", "", "where", "stress", "at", "m-stress", "mark", "2", "seen",
                site.get("/characters/agnes-ludlow").header("ETag").replace("\"", "")), "Lampblack-Part", "true").status());
        Files.writeString(site.file(WHO), site.text(WHO).replace("Agnes Ludlow", "Agnes Other"));
        assertTrue(site.get("/characters/agnes-ludlow").body().contains("Agnes Other"));
        assertTrue(site.get("/").body().contains("Agnes Other"));
    }
}
