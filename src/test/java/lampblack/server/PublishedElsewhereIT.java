package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.zip.Deflater;
import lampblack.UsesBrowser;
import lampblack.print.browser.Firefox;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A published game where it is not opened from a disk by Chromium. */
@Tag("packaged")
@UsesBrowser
@DisplayName("A published game")
class PublishedElsewhereIT {

    private static final String GAME = "lanterns-of-the-fen";

    @TempDir
    static Path folder;

    private static Path file;

    @BeforeAll
    static void publish() {
        file = PublishedGames.file(GAME, folder);
    }

    @Test
    @DisplayName("is played and printed in Firefox, which is told of nothing and asked for nothing")
    void firefox() throws IOException {
        try (Firefox firefox = Firefox.start(folder.resolve("profile"))) {
            firefox.open(file.toUri().toString());
            sees(firefox, "No characters yet");
            press(firefox, "Try ");
            sees(firefox, "Valid.");
            press(firefox, "Play");
            sees(firefox, "0 of");
            press(firefox, "Print");
            sees(firefox, "Save as a file");
            try (PDDocument paper = Loader.loadPDF(firefox.pdf())) {
                String text = new PDFTextStripper().getText(paper).toLowerCase(Locale.ROOT);
                assertTrue(text.contains("edda marl") && text.contains("by the lampblack project"), text);
            }
            assertEquals(List.of(), firefox.console());
            assertEquals(List.of(), firefox.requests().stream().filter(address -> !address.startsWith("data:")
                    && !address.startsWith("blob:") && !address.equals(file.toUri().toString())).toList());
        }
    }

    private static void sees(Firefox firefox, String words) {
        Sight.await(() -> Sight.plain(firefox.evaluate("document.body.innerText")).contains(Sight.plain(words)),
                () -> "does not see " + words + " on " + firefox.evaluate("document.body.innerText"));
    }

    private static void press(Firefox firefox, String name) {
        firefox.evaluate("[...document.querySelectorAll('a, button')].find(each => each.textContent.trim().startsWith("
                + Sight.quoted(name) + ")).click()");
    }

    @Test
    @DisplayName("is played in a frame that is shut off from all storage and from its own address")
    void shutOff() throws IOException {
        byte[] page = Files.readAllBytes(file);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            exchange.getResponseHeaders().add("Content-Security-Policy", "sandbox allow-scripts allow-forms");
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        server.start();
        String address = "http://localhost:" + server.getAddress().getPort() + "/index.html";
        try (Player player = Player.at(new PublishedSite(URI.create(address)))) {
            player.goes("/");
            server.stop(0);
            player.presses("Try Edda Marl (Lanterns of the Fen)").sees("Valid.").presses("Dice")
                    .sees("Action roll").presses("Roll").sees("Recent rolls");
        } finally {
            server.stop(0);
        }
    }

    @Test
    @DisplayName("has what was in no file again after it was closed, and forgets it once it is in one")
    void left() {
        try (Player player = Player.at(new PublishedSite(file.toUri(), true))) {
            player.goes("/").presses("Try Edda Marl (Lanterns of the Fen)").presses("Play")
                    .in("Stress").presses("One more");
            String marked = text(player);
            Sight.await(() -> player.asks("localStorage.length").asInt() == 1, () -> "nothing is kept");
            reopened(player).sees("What you had not saved when this page was closed is here again.");
            assertEquals(marked, text(player));
            assertEquals(marked, player.written("edda-marl"), "which is a download");
            player.asks("document.dispatchEvent(new Event('lampblack:saved'))");
            assertEquals(0, player.asks("localStorage.length").asInt());
            player.asks("localStorage.setItem('lampblack/lanterns-of-the-fen/0.9.0/1', 'UEsDBAoA????')");
            player.asks("localStorage.setItem('lampblack/lanterns-of-the-fen/1.0.0/2', '" + "A".repeat(64) + "')");
            player.asks("localStorage.setItem('lampblack/black-sword/1.0.0/3', 'theirs')");
            reopened(player).sees("No characters yet").misses("is here again");
            assertEquals("theirs", player.asks("localStorage.getItem('lampblack/black-sword/1.0.0/3')").asText());
            assertEquals(1, player.asks("localStorage.length").asInt());
        }
    }

    /** The text of the character, which is in no file by that. */
    private static String text(Player player) {
        return player.asks("window.lampblack.exchange('GET', '/characters/edda-marl/file').then(answer => new DOMParser()"
                + ".parseFromString(answer.text, 'text/html').querySelector('textarea').value)").asText();
    }

    private static Player reopened(Player player) {
        player.sees("Lampblack");
        // Nobody is there to be asked whether to leave.
        player.asks("document.getElementById('saving').hidden = true");
        return player.goesTo(file.toUri() + "?" + System.nanoTime());
    }

    @Test
    @DisplayName("gives a character away as a link, and takes none that is not one")
    void link() {
        String link;
        String text;
        try (Player player = Player.at(new PublishedSite(file.toUri()))) {
            player.goes("/").presses("Try Edda Marl (Lanterns of the Fen)").sees("Not saved to a file yet");
            text = text(player);
            player.presses("File").presses("Copy a link");
            link = player.holds("Link to this character");
            player.misses("Not saved to a file yet");
        }
        assertTrue(link.startsWith(file.toUri() + "#character=edda-marl.") && link.length() < 6000, link);
        try (Player other = Player.at(new PublishedSite(file.toUri()))) {
            other.goesTo(link).sees("Edda Marl").sees("Valid.");
            assertEquals(text, text(other));
            for (String broken : List.of("x.AAAA", "x.", "../x.AAAA", "x.%3Cscript%3E", "x." + bomb())) {
                other.asks("location.hash = '#character=" + broken + "'");
                other.sees("is empty").goes("/").misses("is empty").sees("1 sheet in this page");
            }
        }
    }

    /** Twenty million noughts, compressed. */
    private static String bomb() {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(new byte[20_000_000]);
        deflater.finish();
        byte[] packed = new byte[100_000];
        int length = deflater.deflate(packed);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(packed, length));
    }

    @Test
    @DisplayName("does nothing that its author's texts would have it do")
    void hostile() throws IOException {
        String attack = "</script><script>hurt=1</script><img src=x onerror='hurt=2'>{x} [[y]] <!--";
        Path own = Files.createDirectories(folder.resolve("own/hostile"));
        Files.writeString(own.resolve("ruleset.yaml"), """
                format: 1
                id: hostile
                version: 1.0.0
                title: "ATTACK"
                text: "ATTACK"
                licence: "ATTACK"
                credits: "ATTACK"
                content-notes: ["ATTACK"]
                sheets:
                  character:
                    title: "ATTACK"
                    fields: {name: {title: Name}, look: {title: "ATTACK"}}
                    tracks: {stress: {title: "ATTACK", boxes: 3, text: "ATTACK"}}
                    lists: {gear: {title: "ATTACK", entries: {one: {title: "ATTACK", text: "ATTACK"}}}}
                    creation:
                      gear: {choose: 0..1, from: gear}
                """.replace("ATTACK", attack));
        Path page = PublishedGames.file("hostile", folder, folder.resolve("own"));
        try (Player player = Player.at(new PublishedSite(page.toUri()))) {
            player.goes("/").sees("<script>hurt=1</script>");
            // It is called by the game.
            player.asks("[...document.querySelectorAll('button')].find(each => /Random/.test(each.textContent)).click()");
            player.sees("Valid.");
            for (String tab : List.of("Play", "Dice", "Advance", "History", "Problems", "File", "Print")) {
                player.presses(tab).sees("<script>hurt=1</script>");
            }
            player.prints();
            assertEquals("undefined", player.asks("typeof window.hurt").asText());
        }
    }
}
