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
import java.util.Locale;
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
        leads(ash, sent(to, new SentFile("characters.zip", zip.body())));
        assertEquals(from.text("ash"), to.text("ash"));
        assertEquals(List.of(), to.published().unsaved());
        from.post(ash + "/delete", Map.of());
        leads(ash, sent(from, new SentFile("ash.yaml", to.text("ash").getBytes(StandardCharsets.UTF_8))));
        assertEquals(to.text("ash"), from.text(from.shelf().keys().get(0)));
    }

    private static RenderedReply sent(MemorySite to, SentFile file) {
        return to.published().answer(new AddressedRequest(true, "/import", Map.of(), Optional.empty(), true,
                List.of(file)));
    }

    private static void leads(String path, RenderedReply reply) {
        assertEquals(SEE_OTHER, reply.status(), MemorySite.body(reply));
        assertEquals(path, reply.headers().get("Location"));
    }

    @Test
    void saysWhatStandsInNoFile() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        assertEquals("", bar(site));
        String ash = ash(site, "black-sword");
        assertEquals("Not saved to a file yet: Ash", bar(site));
        site.get(ash + "/download?look");
        assertEquals("Not saved to a file yet: Ash", bar(site));
        site.get(ash + "/download");
        assertEquals("Did the file of Ash arrive? Yes No", bar(site));
        site.post("/saving", Map.of("arrived", "no"));
        assertTrue(bar(site).startsWith("Not saved to a file yet: Ash Some pages let no file out."), bar(site));
        site.get(ash + "/download");
        site.post("/saving", Map.of("arrived", "yes"));
        assertEquals("", bar(site));
        site.post(ash + "/build/fill", Map.of("field", "look", "value", "Tall"));
        assertEquals("Not saved to a file yet: Ash", bar(site));
        site.post("/characters", Map.of("game", "black-sword", "name", "Bea"));
        assertEquals("Not saved to a file yet: Ash Bea all 2 of them (.zip)", bar(site));
        site.post("/saving", Map.of("saved", "ash"));
        assertEquals("Not saved to a file yet: Bea", bar(site));
        site.get("/shelf.zip");
        assertEquals("Did the file of Bea arrive? Yes No", bar(site));
        site.post("/characters/bea/delete", Map.of());
        assertEquals("", bar(site));
    }

    /** What is said above a page. */
    private static String bar(MemorySite site) {
        var bar = Jsoup.parse(MemorySite.body(site.get("/"))).select("#saving");
        assertEquals(1, bar.size());
        assertEquals(bar.hasAttr("hidden"), bar.text().isEmpty());
        return bar.text();
    }

    @Test
    void asksOnLeavingOnlyForWhatTheBrowserDoesNotKeep() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        MemoryStore store = new MemoryStore();
        assertTrue(site.published().keep(Optional.empty()));
        assertEquals("", bar(site));
        ash(site, "black-sword");
        assertEquals("Not saved to a file yet: Ash This browser keeps nothing for this page.", bar(site));
        assertTrue(MemorySite.body(site.get("/")).contains("at-risk"));
        store.full(true);
        assertTrue(site.published().keep(Optional.of(store)));
        assertEquals("Not saved to a file yet: Ash This browser has no room left to keep them here.", bar(site));
        store.full(false);
        assertTrue(site.published().keep(Optional.of(store)));
        assertFalse(site.published().keep(Optional.of(store)));
        assertEquals("Not saved to a file yet: Ash", bar(site));
        assertFalse(MemorySite.body(site.get("/")).contains("at-risk"));
    }

    @Test
    void whatTheBrowserKeepsIsHereAgain() throws IOException {
        MemorySite from = MemorySite.of(RULESETS, "black-sword");
        String ash = ash(from, "black-sword");
        picture(from);
        from.post("/characters", Map.of("game", "black-sword", "name", "Bea"));
        from.post("/saving", Map.of("saved", "bea"));
        MemoryStore store = new MemoryStore();
        from.published().keep(Optional.of(store));
        assertEquals(List.of("ash.yaml", "bea.yaml", "portraits/ash.png", "saved"), store.names());
        MemorySite to = MemorySite.of(RULESETS, "black-sword");
        assertTrue(to.published().files().take(store));
        assertFalse(to.published().files().take(store));
        assertEquals(from.published().files().names(), to.published().files().names());
        assertEquals("Not saved to a file yet: Ash", bar(to));
        assertArrayEquals(picture(from, ash), picture(to, ash));
        Map<String, String> before = Map.copyOf(store.files());
        to.published().keep(Optional.of(store));
        assertEquals(before, store.files());
    }

    /** Two pages of the game that share what the browser keeps. */
    @Test
    void whatOnePageDoesTheOtherTakes() {
        MemoryStore store = new MemoryStore();
        MemorySite one = MemorySite.of(RULESETS, "black-sword");
        String ash = ash(one, "black-sword");
        one.published().keep(Optional.of(store));
        MemorySite two = MemorySite.of(RULESETS, "black-sword");
        two.published().files().take(store);
        String before = two.text("ash");
        one.post(ash + "/build/fill", Map.of("field", "look", "value", "Tall"));
        one.published().keep(Optional.of(store));
        assertTrue(two.published().files().take(store));
        assertEquals(one.text("ash"), two.text("ash"));
        assertEquals(List.of(before), two.shelf().versions("ash").stream().map(version -> new String(
                version.text().bytes().orElseThrow(), StandardCharsets.UTF_8)).toList());
        two.post(ash + "/build/fill", Map.of("field", "look", "value", "Zoë's"));
        two.published().keep(Optional.of(store));
        one.published().files().take(store);
        assertTrue(one.text("ash").contains("Zoë's"));
        one.post(ash + "/delete", Map.of());
        one.published().keep(Optional.of(store));
        assertEquals(List.of(), store.names());
        assertTrue(two.published().files().removed("ash.yaml"));
        assertFalse(two.published().files().removed("ash.yaml"));
        assertEquals("ash", two.shelf().deleted().get(0).key());
        two.published().keep(Optional.of(store));
        assertEquals(List.of(), store.names());
        // The browser has forgotten everything, and no player has removed anything.
        two.post("/trash", Map.of("id", two.shelf().deleted().get(0).id()));
        two.published().keep(Optional.of(store));
        store.files().clear();
        assertFalse(two.published().files().take(store));
        two.published().keep(Optional.of(store));
        assertEquals(List.of("ash.yaml"), store.names());
    }

    @Test
    void whatABrowserHoldsOfStrangersHarmsNothing() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        MemoryStore store = new MemoryStore();
        List.of("", "x", "portraits/", "portraits/x", "portraits/x.png", "../x", "saved", ".yaml", ".table/crews/x",
                ".table/games/a.yaml", "torn.yaml").forEach(name -> store.put(name, "saved\nsaved x\nrubbish: [\u0000\u2026"));
        Map<String, String> before = Map.copyOf(store.files());
        site.published().files().take(store);
        site.published().keep(Optional.of(store));
        assertEquals(List.of("torn"), site.shelf().keys());
        assertEquals(before, store.files());
        fine(site.get("/"));
        fine(site.get("/characters/torn"));
    }

    @Test
    void anImportEndsOnWhatThereIsNow() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        String ash = ash(site, "black-sword");
        byte[] text = site.text("ash").getBytes(StandardCharsets.UTF_8);
        leads(ash, sent(site, new SentFile("ash.yaml", text)));
        byte[] other = (site.text("ash") + "# Another.\n").getBytes(StandardCharsets.UTF_8);
        for (String name : List.of("ash.yml", "ASH.YAML.TXT", "ash.yaml")) {
            leads(ash + "-2", sent(site, new SentFile(name.toLowerCase(Locale.ROOT), other)));
        }
        assertEquals(List.of("ash", "ash-2"), site.shelf().keys());
        MemorySite to = MemorySite.of(RULESETS, "black-sword");
        leads("/?imported=2", sent(to, new SentFile("all.zip", site.get("/shelf.zip").body())));
        assertEquals("Imported 2 sheets.", Jsoup.parse(MemorySite.body(to.get("/?imported=2"))).select("main .notice h2").text());
        assertEquals(List.of(), Jsoup.parse(MemorySite.body(to.get("/?imported=x"))).select("main .notice h2").eachText());
    }

    @Test
    void saysOfWhatIsNotImportedWhatTheCommandLineSays() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        String said = refused(site, "ash.yaml", "format: 1\nruleset: black-sword\nfields: ]\n");
        assertTrue(said.startsWith("“ash.yaml” wasn't imported. ash.yaml:3:9: error[yaml.syntax]: "), said);
        assertTrue(said.contains("3 | fields: ]\n      |         ^"), said);
        assertEquals("“ash.json” is no file of a character: its name ends neither in “.yaml” nor in “.zip”.",
                refused(site, "ash.json", "{}"));
        assertEquals("“ash.yaml” has 4.1 MiB, and the file of a character at most 4.", refused(site, "ash.yaml",
                "#".repeat((4 << 20) + 1)));
        assertEquals("This link holds no whole character: part of it is missing or was changed. Ask for it again, or for the "
                + "file.", refused(site, "#character", ""));
    }

    private static String refused(MemorySite site, String name, String text) {
        RenderedReply reply = sent(site, new SentFile(name, text.getBytes(StandardCharsets.UTF_8)));
        assertEquals(422, reply.status());
        var page = Jsoup.parse(MemorySite.body(reply));
        assertEquals("Nothing was imported.", page.select("main .notice h2").text());
        return page.select("main .notice li").text();
    }

    @Test
    void aPictureGoesWhereverItsCharacterGoes() throws IOException {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        String ash = ash(site, "black-sword");
        picture(site);
        byte[] kept = picture(site, ash);
        fine(site.post(ash + "/build/undo", Map.of()));
        assertEquals(List.of(), pictures(site, ash));
        fine(site.post(ash + "/build/redo", Map.of()));
        assertArrayEquals(kept, picture(site, ash));
        site.post(ash + "/delete", Map.of());
        site.post("/trash", Map.of("id", site.shelf().deleted().get(0).id()));
        assertArrayEquals(kept, picture(site, ash));
        MemorySite other = MemorySite.of(RULESETS, "black-sword");
        leads(ash, sent(other, new SentFile("all.zip", site.get("/shelf.zip").body())));
        assertArrayEquals(kept, picture(other, ash));
    }

    /** Gives Ash a picture. */
    private static void picture(MemorySite site) throws IOException {
        ByteArrayOutputStream drawn = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "png", drawn);
        RenderedReply sent = site.published().answer(new AddressedRequest(true, "/characters/ash/portrait", Map.of(),
                Optional.empty(), true, List.of(new SentFile("ash.png", drawn.toByteArray()))));
        assertEquals(SEE_OTHER, sent.status(), MemorySite.body(sent));
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
    }
}
