package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import lampblack.HostileTexts;
import lampblack.UsesBrowser;
import lampblack.picture.WholePictures;
import lampblack.server.Site.Answer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files, pictures and links of strangers: a published game says of each what the server says, keeps what the server
 * keeps, and nothing else comes of it. What a page would load is refused by its policy, which the console tells.
 */
@Tag("packaged")
@UsesBrowser
@DisplayName("A published game")
@Tag("full")
class PublishedHostileIT {

    private static final String EDGE = "----edge----";
    private static final String EDDA = "edda-marl";
    private static final String GAME = "lanterns-of-the-fen";

    @TempDir
    static Path games;
    @TempDir
    Path folder;
    private static Path file;
    private Site site;
    private Player player;

    /** What is answered. @param says the words of the notices, without where the shelf is */
    private record Said(int status, List<String> says) {}

    @BeforeAll
    static void publish() {
        file = PublishedGames.file(GAME, games);
    }

    @BeforeEach
    void open() {
        site = Site.of(folder);
        PublishedSite disk = new PublishedSite(file.toUri());
        player = Player.at(disk).goes("/");
        String text = Site.text(Site.RULESETS.resolve(GAME).resolve("characters/edda-marl.yaml"));
        assertEquals(new Said(200, List.of()), same(EDDA + ".yaml", text.getBytes(
                StandardCharsets.UTF_8)));
    }

    @AfterEach
    void close() {
        site.close();
        player.close();
    }

    @Test
    @DisplayName("says of hostile texts what the server says, from a file and from a link")
    void texts() {
        String before = state();
        HostileTexts.refused().map(row -> row.get()).forEach(row -> {
            byte[] text = (byte[]) row[1];
            Said said = same("x.yaml", text);
            assertEquals(422, said.status(), row[0]::toString);
            assertEquals(said.says(), linked(text), row[0]::toString);
            assertEquals(before, state(), row[0]::toString);
        });
    }

    @Test
    @DisplayName("takes from hostile packs what the server takes")
    void packs() {
        HostilePacks.of(site.text(EDDA)).forEach((what, pack) -> {
            String before = state();
            Said said = same("x.zip", pack);
            assertFalse(said.status() != 200 && said.says().isEmpty(), what);
            assertEquals(links(site.get("/").page()), links(shown("/")), what);
            if (said.status() != 200 && said.says().stream().noneMatch(words -> words.startsWith("Imported "))) {
                assertEquals(before, state(), what);
            }
        });
    }

    @Test
    @DisplayName("takes files by the names that the server gives them")
    void names() {
        String text = site.text(EDDA);
        for (String name : List.of("ruleset.yaml", ".lock.yaml", "CON.yaml", "nul.yaml", "..yaml", ".yaml", "a.b.yaml",
                "<img src=x onerror=hurt=1>.yaml", "x".repeat(300) + ".yaml", "{0} %3Cscript%3E.yaml", "x.txt",
                "x.yaml.html", "x", "édda.yaml")) {
            same(name, (text + "# " + name + "\n").getBytes(StandardCharsets.UTF_8));
            assertEquals(links(site.get("/").page()), links(shown("/")), name);
        }
    }

    private static List<String> links(Document page) {
        return page.select(".card a").eachAttr("href").stream().sorted().toList();
    }

    @Test
    @DisplayName("takes no picture that is none, and says why")
    void pictures() {
        Map<String, byte[]> hostile = new LinkedHashMap<>();
        for (String text : List.of("<svg xmlns='http://www.w3.org/2000/svg' onload='hurt=1'/>",
                "<script>hurt=1</script>", "PK\u0003\u0004", "GIF89a", "RIFFxxxxWAVE", "")) {
            hostile.put(text, text.getBytes(StandardCharsets.UTF_8));
        }
        for (byte[] whole : WholePictures.all()) {
            hostile.put("half of " + hostile.size(), Arrays.copyOf(whole, whole.length / 2));
            byte[] huge = whole.clone();
            Arrays.fill(huge, 16, 24, (byte) 0x7f);
            hostile.put("huge " + hostile.size(), huge);
        }
        String before = state();
        hostile.forEach((what, picture) -> {
            Said served = served("/characters/edda-marl/portrait", "me.png", picture);
            assertEquals(served, published("/characters/edda-marl/portrait", "me.png", picture), what);
            assertEquals(422, served.status(), what);
            assertEquals(before, state(), what);
        });
    }

    /** What both say of a file that is imported. */
    private Said same(String name, byte[] bytes) {
        Said served = served("/import", name, bytes);
        assertEquals(served, published("/import", name, bytes), name);
        return served;
    }

    private Said served(String path, String name, byte[] bytes) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.writeBytes(("--" + EDGE + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                + "\"\r\nContent-Type: application/octet-stream\r\n\r\n").getBytes(StandardCharsets.UTF_8));
        body.writeBytes(bytes);
        body.writeBytes(("\r\n--" + EDGE + "--\r\n").getBytes(StandardCharsets.UTF_8));
        Answer answer = site.send(site.request(path).header("Origin", site.origin())
                .header("Content-Type", "multipart/form-data; boundary=" + EDGE)
                .POST(BodyPublishers.ofByteArray(body.toByteArray())));
        Answer shown = answer.status() == 303 ? site.follow(answer) : answer;
        return new Said(shown.status(), notices(shown.page()));
    }

    private Said published(String path, String name, byte[] bytes) {
        JsonNode answer = player.asks("window.lampblack.exchange('POST', " + Sight.quoted(path) + ", { sent: [['file',"
                + " new File([Uint8Array.from(atob('" + Base64.getEncoder().encodeToString(bytes)
                + "'), letter => letter.charCodeAt(0))], " + Sight.quoted(name)
                + ")]], part: true }).then(({ status, text }) => ({ status, text }))");
        return new Said(answer.get("status").asInt(), notices(Jsoup.parse(answer.get("text").asText())));
    }

    private List<String> notices(Document page) {
        return page.select("main .notice h2, main .notice li").eachText().stream()
                .map(words -> words.replace(folder + "/", "").replace(folder.toString(), "this page")
                        // Each has other games.
                        .replaceFirst("The possible names? (is|are) [^.]*\\.", "")).toList();
    }

    /** What a link says that holds the bytes. */
    private List<String> linked(byte[] bytes) {
        player.asks("window.left = document.getElementById('main'), location.hash = '#character=x."
                + Base64.getUrlEncoder().withoutPadding().encodeToString(deflated(bytes)) + "'");
        Sight.await(() -> player.asks("document.getElementById('main') !== window.left").asBoolean(),
                () -> "waits for a link");
        return notices(Jsoup.parse(player.asks("document.getElementById('main').outerHTML").asText()));
    }

    private static byte[] deflated(byte[] bytes) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(bytes);
        deflater.finish();
        byte[] packed = new byte[bytes.length + 100];
        return Arrays.copyOf(packed, deflater.deflate(packed));
    }

    private Document shown(String path) {
        return Jsoup.parse(player.asks("window.lampblack.exchange('GET', '" + path
                + "').then(answer => answer.text)").asText());
    }

    /** All that somebody sees of the shelf, and what is kept of it where it is in no file. */
    private String state() {
        assertEquals("undefined", player.asks("typeof window.hurt").asText());
        return shown("/").select("main").outerHtml() + shown("/trash").select("main").outerHtml()
                + shown("/characters/edda-marl").select("main").outerHtml()
                + player.asks("Array.from(document.querySelectorAll('#saving a'), each => each.textContent).join()").asText();
    }
}
