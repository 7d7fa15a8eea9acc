package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import lampblack.builder.Upload;
import lampblack.builder.shelf.LoggedRoll;
import lampblack.builder.shelf.LoggedRoll.LoggedDie;
import lampblack.load.RulesetLoader;
import lampblack.page.AddressedRequest.SentFile;
import lampblack.store.RulesetLocation;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every shipped game is played without a server, from the first choice to the trash, and into files and back. */
@Tag("slow")
class PublishedGamesTest {

    private static final Path RULESETS = Path.of("rulesets");
    private static final int FINE = 200;
    private static final int SEE_OTHER = 303;

    static List<String> games() {
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(RULESETS))).ids();
    }

    private static String ash(MemorySite site, String game) {
        RenderedReply begun = site.post("/characters", Map.of("game", game, "name", "Ash"));
        assertEquals(SEE_OTHER, begun.status(), MemorySite.body(begun));
        return begun.headers().get("Location").replaceFirst("[?#].*", "");
    }

    private static RenderedReply fine(RenderedReply reply) {
        assertEquals(FINE, reply.status(), MemorySite.body(reply));
        return reply;
    }

    @ParameterizedTest
    @MethodSource("games")
    void isPlayedTheWholeWay(String game) {
        MemorySite site = MemorySite.of(RULESETS, game);
        String ash = ash(site, game);
        String begun = site.text("ash");
        fine(site.post(ash + "/build/finish", Map.of()));
        String finished = site.text("ash");
        assertTrue(site.shelf().open("ash").orElseThrow().evaluated().todo().isEmpty(), finished);
        fine(site.post(ash + "/build/undo", Map.of()));
        assertEquals(begun, site.text("ash"));
        fine(site.post(ash + "/build/redo", Map.of()));
        for (String page : List.of("", "/play", "/advance", "/roll", "/problems", "/history", "/file", "/print",
                "/print.css", "/print?kind=blank", "/print?kind=reference", "/print?large=yes", "/print?text=yes")) {
            fine(site.get(ash + page));
        }
        for (String page : List.of("/", "/games/" + game, "/games/" + game + "/print", "/games/" + game + "/pack",
                "/moved", "/trash", "/group/game:" + game)) {
            fine(site.get(page));
        }
        assertEquals(finished, MemorySite.body(fine(site.get(ash + "/download"))));
        assertEquals(SEE_OTHER, site.post(ash + "/delete", Map.of()).status());
        String id = Jsoup.parse(MemorySite.body(site.get("/trash"))).select("input[name=id]").val();
        assertEquals(ash, site.post("/trash", Map.of("id", id)).headers().get("Location"));
        assertEquals(finished, site.text("ash"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void goesIntoAFileAndBack(String game) {
        MemorySite from = MemorySite.of(RULESETS, game);
        String ash = ash(from, game);
        RenderedReply zip = fine(from.get("/shelf.zip"));
        assertEquals("application/zip", zip.type());
        MemorySite to = MemorySite.of(RULESETS, game);
        fine(sent(to, new SentFile("characters.zip", zip.body())));
        assertEquals(from.text("ash"), to.text("ash"));
        assertEquals(List.of(), to.published().unsaved());
        from.post(ash + "/delete", Map.of());
        fine(sent(from, new SentFile("ash.yaml", to.text("ash").getBytes(StandardCharsets.UTF_8))));
        assertEquals(to.text("ash"), from.text(from.shelf().keys().get(0)));
    }

    private static RenderedReply sent(MemorySite to, SentFile file) {
        return to.published().answer(new AddressedRequest(true, "/import", Map.of(), Optional.empty(), true,
                List.of(file)));
    }

    @Test
    void saysWhatWouldBeLost() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        assertEquals(List.of(), lost(site.get("/")));
        String ash = ash(site, "black-sword");
        assertEquals(List.of("Ash"), lost(site.get("/")));
        site.get(ash + "/download");
        assertEquals(List.of(), lost(site.get(ash)));
        assertEquals(List.of("Ash"), lost(site.post(ash + "/build/fill", Map.of("field", "look", "value", "Tall"))));
        site.post("/characters", Map.of("game", "black-sword", "name", "Bea"));
        assertEquals(List.of("Ash", "Bea", "all 2 of them (.zip)"), lost(site.get("/")));
        site.get("/shelf.zip");
        assertEquals(List.of(), lost(site.get("/")));
        site.post("/characters/bea/delete", Map.of());
        assertEquals(List.of(), site.published().unsaved());
    }

    /** The links of what stands above a page. */
    private static List<String> lost(RenderedReply page) {
        var bar = Jsoup.parse(MemorySite.body(page)).select("#saving");
        assertEquals(1, bar.size());
        assertEquals(bar.hasAttr("hidden"), bar.select("a").isEmpty());
        return bar.select("a").eachText();
    }

    @Test
    void aPictureGoesWhereverItsCharacterGoes() throws IOException {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        String ash = ash(site, "black-sword");
        ByteArrayOutputStream drawn = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "png", drawn);
        SentFile file = new SentFile("ash.png", drawn.toByteArray());
        RenderedReply sent = site.published().answer(new AddressedRequest(true, ash + "/portrait", Map.of(),
                Optional.empty(), true, List.of(file)));
        assertEquals(SEE_OTHER, sent.status(), MemorySite.body(sent));
        byte[] kept = picture(site, ash);
        fine(site.post(ash + "/build/undo", Map.of()));
        assertEquals(List.of(), pictures(site, ash));
        fine(site.post(ash + "/build/redo", Map.of()));
        assertArrayEquals(kept, picture(site, ash));
        site.post(ash + "/delete", Map.of());
        site.post("/trash", Map.of("id", site.shelf().deleted().get(0).id()));
        assertArrayEquals(kept, picture(site, ash));
        MemorySite other = MemorySite.of(RULESETS, "black-sword");
        fine(sent(other, new SentFile("all.zip", site.get("/shelf.zip").body())));
        assertArrayEquals(kept, picture(other, ash));
    }

    private static List<String> pictures(MemorySite site, String path) {
        return Jsoup.parse(MemorySite.body(fine(site.get(path)))).select(".portrait img").eachAttr("src");
    }

    private static byte[] picture(MemorySite site, String path) {
        RenderedReply picture = fine(site.get(pictures(site, path).get(0)));
        assertEquals("image/png", picture.type());
        return picture.body();
    }

    @Test
    void whatWasRolledGoesIntoThePack() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        ash(site, "black-sword");
        LoggedRoll roll = new LoggedRoll(0, "ash", "Ash \"the \t\u0001\\", "test", "Test", "", "2d6",
                List.of(new LoggedDie("6", "kept"), new LoggedDie("1", "")), "Zoë: fine", "1/6", "7", "");
        site.shelf().rolls().add(roll);
        site.shelf().rolls().add(roll);
        String line = new String(ShelfPack.read(site.get("/shelf.zip").body()).get(Upload.UploadedPack.ROLLS),
                StandardCharsets.UTF_8);
        String one = "{\"at\":\"2026-01-09T12:00:00Z\",\"who\":\"ash\",\"name\":\"Ash \\\"the \\t\\u0001\\\\\","
                + "\"roll\":\"test\",\"title\":\"Test\",\"on\":\"\",\"pool\":\"2d6\",\"dice\":[{\"face\":\"6\","
                + "\"is\":\"kept\"},{\"face\":\"1\",\"is\":\"\"}],\"outcome\":\"Zoë: fine\",\"chance\":\"1/6\","
                + "\"seed\":\"7\",\"then\":\"\"}\n";
        assertEquals(one + one, line);
    }

    @Test
    void aBrokenTextIsNotTaken() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        for (String text : List.of("fields: [", "\ud800", "format: 1\nruleset: nowhere\n")) {
            RenderedReply refused = sent(site, new SentFile("ash.yaml", text.getBytes(StandardCharsets.UTF_8)));
            assertEquals(422, refused.status());
        }
        assertEquals(422, sent(site, new SentFile("ash.txt", new byte[0])).status());
        assertEquals(422, sent(site, new SentFile("ash.zip", new byte[] {'P', 'K', 3, 4})).status());
        assertEquals(422, sent(site, new SentFile("ash.yaml", new byte[] {(byte) 0xff, (byte) 0xfe})).status());
        assertEquals(List.of(), site.shelf().keys());
        assertFalse(site.published().unsaved().contains("ash"));
    }
}
