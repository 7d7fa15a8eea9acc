package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lampblack.UsesBrowser;
import lampblack.print.export.Firefox;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A published game where it is not opened from a disk by Chromium. */
@Tag("packaged")
@UsesBrowser
@DisplayName("A published game")
@Tag("full")
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
            sees(firefox, "Valid");
            press(firefox, "Play");
            sees(firefox, "0 of");
            press(firefox, "Print");
            sees(firefox, "Save as a file");
            try (PDDocument paper = Loader.loadPDF(firefox.pdf())) {
                String text = new PDFTextStripper().getText(paper).toLowerCase(Locale.ROOT)
                        .replaceAll("\\s+", " ");
                assertTrue(text.contains("edda marl") && text.contains("by the lampblack project"), text);
            }
            assertEquals(List.of(), firefox.console());
            assertEquals(List.of(), firefox.requests().stream().filter(address -> !address.startsWith("data:")
                    && !address.startsWith("blob:") && !address.equals(file.toUri().toString())).toList());
        }
    }

    @Test
    @DisplayName("is played in a Firefox that keeps nothing, which it says, and keeps all where it does")
    void firefoxKeeps() throws IOException {
        Path refusing = Files.createDirectories(folder.resolve("refusing"));
        Files.writeString(refusing.resolve("user.js"), "user_pref(\"network.cookie.cookieBehavior\", 2);\n");
        try (Firefox firefox = Firefox.start(refusing)) {
            firefox.open(file.toUri().toString());
            sees(firefox, "No characters yet");
            press(firefox, "Try ");
            sees(firefox, "This browser keeps nothing for this page.");
            assertEquals(List.of(), firefox.console());
        }
        try (Firefox firefox = Firefox.start(folder.resolve("keeping"))) {
            firefox.open(file.toUri().toString());
            sees(firefox, "No characters yet");
            press(firefox, "Try ");
            sees(firefox, "Not saved to a file yet");
            firefox.open(file.toUri() + "?again");
            sees(firefox, "1 sheet in this page");
            assertEquals(List.of(), firefox.console());
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

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("is played in a frame that may send no form, keep nothing and let no file out, and says what is in no file")
    void shutOff(boolean copies) throws IOException {
        try (WebSpace web = WebSpace.of(file, Map.of("Content-Security-Policy", "sandbox allow-scripts"));
                Player player = Player.at(new PublishedSite(web.address()))) {
            // Browsers differ in whether such a frame may copy.
            player.prepared("navigator.clipboard.writeText = async () => { if (!" + copies + ") throw Error(); }").goes("/");
            web.server().stop(0);
            player.presses("Try Edda Marl (Lanterns of the Fen)").sees("Valid").presses("Dice")
                    .sees("Action roll").presses("Roll").sees("Recent rolls").presses("File").presses("Download")
                    .sees("Did the file of Edda Marl arrive?").presses("No").sees("Some pages let no file out")
                    .sees("Not saved to a file yet").sees("This browser keeps nothing for this page.")
                    .presses("Copy a link");
            if (copies) {
                player.sees("Copied. Whoever opens it has this character as it is now.").misses("Not saved to a file yet");
            } else {
                player.sees("The browser did not copy it").sees("Not saved to a file yet");
            }
        }
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
            player.sees("Valid");
            for (String tab : List.of("Play", "Dice", "Advance", "History", "Problems", "File", "Print")) {
                player.presses(tab).sees("<script>hurt=1</script>");
            }
            player.prints();
            assertEquals("undefined", player.asks("typeof window.hurt").asText());
        }
    }
}
