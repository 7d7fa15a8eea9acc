package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.UsesBrowser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a published game keeps with the browser, on whose disk it is opened, until the player removes it. */
@Tag("packaged")
@UsesBrowser
@DisplayName("A published game")
@Tag("full")
class PublishedKeepingIT {

    private static final String EDDA = "Try Edda Marl (Lanterns of the Fen)";
    private static final String UNSAVED = "Not saved to a file yet";
    private static final String ARRIVED = "Did the file of Edda Marl arrive?";
    private static final String NET = "lampblack/lanterns-of-the-fen/";

    @TempDir
    static Path folder;

    private static Path file;

    @BeforeAll
    static void publish() {
        file = PublishedGames.file("lanterns-of-the-fen", folder);
    }

    @Test
    @DisplayName("has everything again after it was closed, saved or not, until the player deletes it")
    void kept() {
        try (Player player = Player.at(site())) {
            player.goes("/").presses(EDDA).presses("Play").in("Stress").presses("Stress 4");
            String marked = stressed(player, "edda-marl", 4);
            kept(player, NET + "edda-marl.yaml");
            reopened(player, "").sees("1 sheet in this page").sees(UNSAVED);
            assertEquals(marked, text(player, "edda-marl"));
            player.goes("/characters/edda-marl/file").presses("Download").sees(ARRIVED).misses(UNSAVED);
            kept(player, NET + "edda-marl.yaml", NET + "saved");
            reopened(player, "#/characters/edda-marl").sees("Edda Marl").sees(ARRIVED).pictured("published-arrived")
                    .wide(390, 844).fits(20).pictured("published-arrived-narrow").wide(1280, 900)
                    .presses("No").sees("Some pages let no file out").sees(UNSAVED).pictured("published-not-arrived");
            player.presses("Edda Marl").sees(ARRIVED).presses("Yes").misses(ARRIVED).misses(UNSAVED);
            reopened(player, "#/characters/edda-marl/play").sees("Stress").misses(UNSAVED).misses(ARRIVED);
            assertEquals(marked, text(player, "edda-marl"));
            player.goes("/characters/edda-marl/file").presses("Delete").sees("was deleted");
            kept(player);
            player.presses("Undo").sees("1 sheet in this page");
            kept(player, NET + "edda-marl.yaml", NET + "saved");
        }
    }

    @Test
    @DisplayName("says nothing of files that is out of date, however late an answer is shown")
    void late() {
        try (Player player = Player.at(site())) {
            player.goes("/").presses(EDDA).sees(UNSAVED).asks("""
                    (() => {
                      const { engine } = window.lampblack.page;
                      const { answer } = engine;
                      window.asked = 0;
                      engine.answer = (...all) => { window.asked += 1; return answer(...all); };
                    })()""");
            // While the mouse is held, no answer is shown.
            player.pressesAt(2, 300, () -> {
                player.asks("document.dispatchEvent(new Event('lampblack:changed'))");
                Sight.await(() -> player.asks("window.asked > 0").asBoolean(), () -> "is asked for nothing");
                player.asks("document.querySelector('#saving a').click()");
            });
            player.sees(ARRIVED).misses(UNSAVED);
        }
    }

    @Test
    @DisplayName("is asked on leaving only where the browser keeps nothing")
    void leaving() {
        String asks = "!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))";
        try (Player player = Player.at(site())) {
            player.goes("/").presses(EDDA).sees(UNSAVED);
            assertFalse(player.asks(asks).asBoolean());
        }
        try (Player player = Player.at(new PublishedSite(file.toUri()))) {
            player.goes("/");
            assertFalse(player.asks(asks).asBoolean());
            player.presses(EDDA).sees(UNSAVED).sees("This browser keeps nothing for this page.");
            assertTrue(player.asks(asks).asBoolean());
            // Nobody is there to be asked.
            player.asks("document.getElementById('saving').hidden = true");
            reopened(player, "#/characters/edda-marl").sees("If you have the file of a character, import it");
        }
    }

    @Test
    @DisplayName("leaves alone what others keep, and what it can't read")
    void others() {
        try (Player player = Player.at(site())) {
            player.goes("/").asks("localStorage.setItem('lampblack/black-sword/x.yaml', 'theirs')");
            player.asks("localStorage.setItem('" + NET + "torn.yaml', 'fields: [')");
            player.asks("localStorage.setItem('" + NET + "portraits/x.png', 'none')");
            reopened(player, "").sees("Files we couldn't open");
            player.example("lanterns-of-the-fen", "edda-marl");
            kept(player, "lampblack/black-sword/x.yaml", NET + "edda-marl.yaml", NET + "portraits/x.png",
                    NET + "saved", NET + "torn.yaml");
        }
    }

    @Test
    @DisplayName("finds again in a newer version what an older one kept")
    void upgraded() throws IOException {
        Path own = folder.resolve("own/lanterns-of-the-fen");
        try (Stream<Path> all = Files.walk(Site.RULESETS.resolve("lanterns-of-the-fen"))) {
            for (Path from : all.filter(Files::isRegularFile).toList()) {
                Path to = own.resolve(Site.RULESETS.resolve("lanterns-of-the-fen").relativize(from));
                Files.createDirectories(to.getParent());
                Files.copy(from, to);
            }
        }
        Path ruleset = own.resolve("ruleset.yaml");
        Files.writeString(ruleset, Files.readString(ruleset).replaceFirst("(?m)^version: .*", "version: 9.0.0"));
        Path newer = PublishedGames.file("lanterns-of-the-fen", Files.createDirectory(folder.resolve("newer")),
                own.getParent());
        try (Player player = Player.at(site())) {
            player.goes("/").presses(EDDA).sees(UNSAVED);
            kept(player, NET + "edda-marl.yaml");
            player.goesTo(newer.toUri() + "#/").sees("1 sheet in this page").sees("Edda Marl");
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

    private static Player reopened(Player player, String at) {
        return player.sees("Lampblack").goesTo(file.toUri() + "?" + System.nanoTime() + at).sees("Lampblack");
    }

    private static PublishedSite site() {
        return new PublishedSite(file.toUri(), true);
    }

    @Test
    @DisplayName("shows in each of two tabs what the other does, and loses nothing of either")
    void twoTabs() {
        try (Player one = Player.at(site())) {
            one.goes("/").presses(EDDA).presses("Play").in("Stress").presses("Stress 4");
            stressed(one, "edda-marl", 4);
            kept(one, NET + "edda-marl.yaml");
            try (Player two = one.beside()) {
                two.goes("/").sees("1 sheet in this page").goes("/characters/edda-marl/play").in("Stress")
                        .presses("Stress 7");
                stressed(two, "edda-marl", 7);
                stressed(one, "edda-marl", 7);
                one.front().in("Stress").presses("One more");
                stressed(one, "edda-marl", 8);
                stressed(two, "edda-marl", 8);
                one.goes("/characters/edda-marl/file").presses("Delete").sees("was deleted");
                two.front().goes("/").sees("No characters yet").sees("1 deleted");
                one.front().presses("Undo").sees("1 sheet in this page");
                two.front().sees("Edda Marl");
            }
            kept(one, NET + "edda-marl.yaml");
            assertEquals(text(one, "edda-marl"), stressed(reopened(one, "").sees("1 sheet in this page"), "edda-marl", 8));
        }
    }

    /** Waits until the browser keeps these alone. */
    private static void kept(Player player, String... names) {
        Sight.await(() -> player.asks("Object.keys(localStorage).sort().join()").asText().equals(String.join(",", names)),
                () -> "does not keep " + List.of(names) + " but " + player.asks("Object.keys(localStorage).join()"));
    }

    @Test
    @DisplayName("goes on where the browser has no room left, and says so")
    void full() {
        try (Player player = Player.at(site())) {
            player.goes("/");
            player.asks("for (let size = 1 << 23; size >= 1; size >>= 1) try { localStorage.setItem('theirs',"
                    + " (localStorage.getItem('theirs') ?? '') + 'x'.repeat(size)); } catch {}");
            player.presses(EDDA).sees("This browser has no room left to keep them here.").presses("Play").in("Stress")
                    .presses("Stress 4");
            stressed(player, "edda-marl", 4);
            player.pictured("published-full").sees(UNSAVED);
            kept(player, "theirs");
            player.asks("localStorage.removeItem('theirs')");
            player.in("Stress").presses("One more");
            stressed(player, "edda-marl", 5);
            kept(player, NET + "edda-marl.yaml");
            player.sees(UNSAVED).misses("no room left");
        }
    }
}
