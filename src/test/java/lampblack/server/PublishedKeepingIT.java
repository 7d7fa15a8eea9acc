package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import lampblack.UsesBrowser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a published game leaves with the browser, on whose disk it is opened, until it is in a file. */
@Tag("packaged")
@UsesBrowser
@DisplayName("A published game")
@Tag("full")
class PublishedKeepingIT {

    private static final String EDDA = "Try Edda Marl (Lanterns of the Fen)";
    private static final String UNSAVED = "Not saved to a file yet";
    private static final String LEFT = "What you had not saved when this page was closed is here again.";

    @TempDir
    static Path folder;

    private static Path file;

    @BeforeAll
    static void publish() {
        file = PublishedGames.file("lanterns-of-the-fen", folder);
    }

    @Test
    @DisplayName("has what was in no file again after it was closed, and forgets it once it is in one")
    void left() {
        try (Player player = Player.at(site())) {
            player.goes("/").presses(EDDA).presses("Play").in("Stress").presses("Stress 4");
            String marked = stressed(player, "edda-marl", 4);
            kept(player, 1);
            reopened(player).sees(LEFT);
            assertEquals(marked, text(player, "edda-marl"));
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

    /** Waits until so much stress is marked, and gives the text of the character, which is in no file by that. */
    private static String stressed(Player player, String stem, int stress) {
        Sight.await(() -> text(player, stem).contains("stress: " + stress + "\n"), () -> "does not see the stress in "
                + text(player, stem));
        return text(player, stem);
    }

    private static String text(Player player, String stem) {
        return player.asks("window.lampblack.exchange('GET', '/characters/" + stem + "/download?look')"
                + ".then(answer => new TextDecoder().decode(answer.bytes))").asText();
    }

    private static Player reopened(Player player) {
        player.sees("Lampblack");
        // Nobody is there to be asked whether to leave.
        player.asks("document.getElementById('saving').hidden = true");
        return player.goesTo(file.toUri() + "?" + System.nanoTime());
    }

    private static PublishedSite site() {
        return new PublishedSite(file.toUri(), true);
    }

    @Test
    @DisplayName("keeps what each of two tabs has, and has both again")
    void twoTabs() {
        try (Player one = Player.at(site())) {
            one.goes("/").presses(EDDA).presses("Play").in("Stress").presses("Stress 4");
            kept(one, 1);
            String first;
            String second;
            try (Player two = one.beside()) {
                two.goes("/").sees(LEFT).sees(UNSAVED).goes("/characters/edda-marl/play").in("Stress")
                        .presses("Stress 7");
                second = stressed(two, "edda-marl", 7);
                kept(one, 2);
                one.front().in("Stress").presses("One more");
                first = stressed(one, "edda-marl", 5);
                assertEquals(second, text(two, "edda-marl"));
                kept(one, 2);
                two.asks("document.getElementById('saving').hidden = true");
            }
            assertNotEquals(first, second);
            reopened(one).sees(LEFT).sees("2 sheets in this page");
            assertEquals(first, text(one, "edda-marl"));
            assertEquals(second, text(one, "edda-marl-2"));
            kept(one, 1);
        }
    }

    /** Waits until so many tabs have left something. */
    private static void kept(Player player, int tabs) {
        Sight.await(() -> player.asks("localStorage.length").asInt() == tabs, () -> "does not keep " + tabs);
    }

    @Test
    @DisplayName("goes on where the browser has no room left, and says that it is in no file")
    void full() {
        try (Player player = Player.at(site())) {
            player.goes("/");
            player.asks("for (let size = 1 << 23; size >= 1; size >>= 1) try { localStorage.setItem('theirs',"
                    + " (localStorage.getItem('theirs') ?? '') + 'x'.repeat(size)); } catch {}");
            player.presses(EDDA).presses("Play").in("Stress").presses("Stress 4");
            stressed(player, "edda-marl", 4);
            player.in("Stress").presses("One more");
            stressed(player, "edda-marl", 5);
            player.asks("document.dispatchEvent(new Event('lampblack:changed'))");
            player.sees(UNSAVED);
            assertEquals("theirs", player.asks("Object.keys(localStorage).join()").asText());
            player.asks("localStorage.removeItem('theirs')");
            player.in("Stress").presses("One more");
            stressed(player, "edda-marl", 6);
            kept(player, 1);
            assertTrue(player.asks("Object.keys(localStorage).join()").asText().startsWith("lampblack/"));
        }
    }
}
