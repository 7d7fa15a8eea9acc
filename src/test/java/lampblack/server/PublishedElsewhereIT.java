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
import java.util.List;
import java.util.Locale;
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
}
