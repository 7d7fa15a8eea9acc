package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.Deflater;
import lampblack.UsesBrowser;
import lampblack.page.QrDrawing;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a published game has for giving a character away. */
@Tag("packaged")
@UsesBrowser
@DisplayName("A published game")
@Tag("full")
class PublishedSharingIT {

    private static final String EDDA = "Try Edda Marl (Lanterns of the Fen)";
    /** Ends once the page has followed what has changed. */
    private static final String FOLLOWED = "new Promise(done => { document.addEventListener('lampblack:shown', () => done(''), "
            + "{once: true}); document.dispatchEvent(new Event('lampblack:changed')); })";
    private static final String UNSAVED = "Not saved to a file yet";
    private static final String COPY = "Copy a link";
    private static final String LINK = "Link to this character";
    private static final String CODE = "QR code";
    private static final String SHARE = "Share";
    private static final String BROKEN = "This link holds no whole character";
    /** A clipboard that takes what the test allows. */
    private static final String CLIPBOARD = "navigator.clipboard.writeText = async () => {"
            + " if (!window.allowed) throw new DOMException('no', 'NotAllowedError'); };";
    /** A device that shares what the test allows, and remembers it. */
    private static final String DEVICE = "window.given = []; navigator.share = async what => { given.push(what);"
            + " if (window.refusal) throw new DOMException('no', window.refusal); };";
    private static final String FILES = "navigator.canShare = ({ files }) => files.every(file =>"
            + " file.name.endsWith('.txt') && file.type === 'text/plain');";

    @TempDir
    static Path folder;

    private static Path file;

    @BeforeAll
    static void publish() {
        file = PublishedGames.file("lanterns-of-the-fen", folder);
    }

    private static PublishedSite disk() {
        return new PublishedSite(file.toUri());
    }

    private static Player withEdda(Player player) {
        return player.goes("/").presses(EDDA).sees(UNSAVED).presses("File");
    }

    /** The text of the character, which is in no file by that. */
    private static String text(Player player) {
        return player.asks("window.lampblack.exchange('GET', '/characters/edda-marl/download?look')"
                + ".then(answer => new TextDecoder().decode(answer.bytes))").asText();
    }

    @Test
    @DisplayName("gives a character away as a link, and takes none that is not one")
    void link() {
        String link;
        String text;
        try (Player player = Player.at(disk()).prepared(CLIPBOARD)) {
            text = text(withEdda(player).presses(COPY).sees("The browser did not copy it").sees(UNSAVED));
            player.asks("window.allowed = true");
            player.presses(COPY);
            link = player.holds(LINK);
            player.sees("Copied.").misses(UNSAVED);
        }
        assertTrue(link.startsWith(file.toUri() + "#character=edda-marl.") && link.length() < 6000, link);
        try (Player other = Player.at(disk())) {
            other.goesTo(link).sees("Edda Marl").sees("Valid").misses(UNSAVED);
            assertEquals(text, text(other));
            assertEquals("#/characters/edda-marl", other.asks("location.hash").asText());
            other.goes("/").sees("1 sheet in this page");
            other.asks("location.hash = " + Sight.quoted(link.replaceFirst(".*#", "#")));
            other.sees("You're in play.").goes("/").sees("1 sheet in this page");
            for (String broken : List.of("x.AAAA", "x.", "../x.AAAA", "x.%3Cscript%3E", "x." + bomb(), "x~", "x~0",
                    "x~1", "x~" + "9".repeat(7089), "x~" + "9".repeat(7090), "x~12.AAAA")) {
                other.asks("location.hash = '#character=" + broken + "'");
                other.sees(BROKEN).asks(FOLLOWED);
                other.sees(BROKEN).sees("Nothing was imported.").goes("/").misses(BROKEN).sees("1 sheet in this page");
            }
        }
    }

    @Test
    @DisplayName("keeps what a link brought: reloaded, and gone to again")
    void linkedAgain() {
        String link;
        try (Player player = Player.at(disk()).prepared(CLIPBOARD)) {
            link = withEdda(player).presses(COPY).holds(LINK);
        }
        try (Player other = Player.at(new PublishedSite(file.toUri(), true))) {
            other.goesTo(link).sees("Valid").misses(UNSAVED);
            other.goesTo(file.toUri() + "?again#/characters/edda-marl").sees("You're in play.").misses(UNSAVED).goes("/")
                    .sees("1 sheet in this page");
            other.goesTo(link).sees("You're in play.").goes("/").sees("1 sheet in this page");
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

    private static byte[] deflated(String text) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        byte[] packed = new byte[text.length()];
        return Arrays.copyOf(packed, deflater.deflate(packed));
    }

    @Test
    @DisplayName("says of the link of a character of another game that this game is not there")
    void anotherGame() {
        String stranger = Site.text(Site.RULESETS.resolve("blades-in-the-dark/characters/josef-marrow.yaml"));
        try (Player player = Player.at(disk())) {
            player.goesTo(file.toUri() + "#character=josef-marrow." + Base64.getUrlEncoder().withoutPadding()
                    .encodeToString(deflated(stranger))).sees("There is no ruleset “blades-in-the-dark”.").sees("No characters yet");
        }
    }

    @Test
    @DisplayName("draws a QR code where its address leads others to it, which opens as a link does")
    void code() throws IOException {
        String link;
        String text;
        try (WebSpace web = WebSpace.of(file, Map.of()); Player player = Player.at(new PublishedSite(web.address()))) {
            text = text(withEdda(player).presses(CODE).sees("Scan it with another device"));
            player.sees(UNSAVED).pictured("published-code");
            String path = player.asks("document.querySelector('#share path').getAttribute('d')").asText();
            player.wide(390, 844).fits(20).pictured("published-code-narrow").wide(1280, 900);
            String[] halves = player.presses(COPY).holds(LINK).split("(?<=#character=edda-marl)\\.");
            link = halves[0] + "~" + digits(Base64.getUrlDecoder().decode(halves[1]));
            assertEquals(QrDrawing.of(halves[0] + "~", link.substring(halves[0].length() + 1)).orElseThrow().path(), path);
            try (Player other = Player.at(new PublishedSite(web.address()))) {
                other.goesTo(link).sees("Edda Marl").sees("Valid").misses(UNSAVED);
                assertEquals(text, text(other));
            }
        }
    }

    /** Bytes as one number, behind a first byte of 1. */
    private static String digits(byte[] bytes) {
        byte[] number = new byte[bytes.length + 1];
        number[0] = 1;
        System.arraycopy(bytes, 0, number, 1, bytes.length);
        return new BigInteger(number).toString();
    }

    @Test
    @DisplayName("says where there is no code or no link, and gives none that is broken")
    void none() throws IOException {
        try (WebSpace web = WebSpace.of(file, Map.of()); Player player = Player.at(new PublishedSite(web.address()))) {
            lengthened(withEdda(player), 3_000);
            player.presses(CODE).sees("There is too much text for a QR code").presses(COPY);
            assertTrue(player.holds(LINK).length() > 3_000);
            lengthened(player, 30_000);
            player.goes("/characters/edda-marl/file").presses(COPY).sees("There is too much text for a link")
                    .presses(CODE).sees("There is too much text for a QR code").sees(UNSAVED);
            assertEquals(0, player.asks("document.querySelectorAll('#share input, #share svg').length").asInt());
        }
        try (Player player = Player.at(disk())) {
            withEdda(player).presses(CODE).sees("this page was opened from a disk").sees(UNSAVED);
        }
    }

    /** Writes something that can't be compressed into the character. */
    private static void lengthened(Player player, int bytes) {
        byte[] noise = new byte[bytes];
        new Random(1).nextBytes(noise);
        player.edits("edda-marl", text(player) + "# " + Base64.getEncoder().encodeToString(noise) + "\n");
    }

    @Test
    @DisplayName("shares the file where the device shares files")
    void shared() throws IOException {
        try (Player player = Player.at(disk()).prepared(DEVICE + FILES)) {
            withEdda(player).asks("window.refusal = 'AbortError'");
            player.presses(SHARE).sees(UNSAVED).misses("The browser did not share it").asks("window.refusal = 'NotAllowedError'");
            player.presses(SHARE).sees("The browser did not share it").sees(UNSAVED).asks("window.refusal = ''");
            player.presses(SHARE).misses("The browser did not share it").misses(UNSAVED);
            assertEquals("edda-marl.yaml.txt", player.asks("given[2].files[0].name").asText());
            String text = text(player);
            assertEquals(text, player.asks("given[2].files[0].text()").asText());
            Path received = Files.writeString(folder.resolve("edda-marl.yaml.txt"), text);
            try (Player other = Player.at(disk())) {
                other.goes("/").picks("Import characters", received).presses("Import").sees("Valid").misses(UNSAVED);
                assertEquals(text, text(other));
            }
        }
    }

    @Test
    @DisplayName("shares the link where the device shares no files, and nothing where it shares nothing")
    void sharedLink() throws IOException {
        try (WebSpace web = WebSpace.of(file, Map.of());
                Player player = Player.at(new PublishedSite(web.address())).prepared(DEVICE)) {
            withEdda(player).presses(SHARE).misses(UNSAVED);
            String link = player.asks("given[0].url").asText();
            assertEquals(link, player.presses(COPY).holds(LINK));
        }
        try (Player player = Player.at(disk()).prepared(DEVICE)) {
            withEdda(player).sees(COPY).misses(SHARE);
        }
    }
}
