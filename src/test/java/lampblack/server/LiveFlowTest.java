package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages follow what others write, and nobody loses what they wrote themselves. */
@Tag("full")
class LiveFlowTest extends Flow {

    private static final String GAME = """
            format: 1
            id: ember
            version: 1.0.0
            title: Ember
            licence: CC0-1.0
            credits: [By nobody.]
            sheets:
              character:
                title: Character
                fields: {name: {title: Name}, look: {title: Look}, home: {title: Home}}
            """;
    private static final String ASH = "format: 1\nruleset: ember\nversion: 1.0.0\nfields: {name: Ash}\n";

    @TempDir
    Path rulesets;

    @Override
    @BeforeEach
    void serve() {
        write(GAME);
        site = Site.of(folder, rulesets).with("ash", ASH);
    }

    private void write(String game) {
        try {
            Files.createDirectories(rulesets.resolve("ember"));
            Files.writeString(rulesets.resolve("ember/ruleset.yaml"), game);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    void anOpenPageShowsWhatIsSavedOnTheDisk() {
        try (Player player = opens("ash")) {
            player.sees("Ash").asks("window.sameDocument = true");
            site.with("ash", ASH.replace("Ash", "Cinder"));
            player.sees("Cinder");
            write(GAME.replace("title: Home", "title: Hearth"));
            player.sees("Hearth").misses("Home");
            write("nothing: [");
            player.sees("Hearth");
            write(GAME.replace("title: Home", "title: Harbour"));
            player.sees("Harbour");
            assertTrue(player.asks("window.sameDocument").asBoolean(), "the page was loaded anew");
        }
    }

    /** The next page that is asked for unseen arrives just when the answer to the next press has been put in its place. */
    private static final String LATE = """
            { const real = window.fetch;
              window.fetch = async (...asked) => {
                window.fetch = real;
                const answer = await real(...asked);
                const text = await answer.text();
                await new Promise((done) => { document.addEventListener('lampblack:shown', done, { once: true });
                  window.isLate = true; });
                return { status: answer.status, text: async () => text };
              }; }""";

    @Test
    void aPageThatWasAskedForBeforeAPressDoesNotTakeItsPlace() {
        write(GAME.replace("{title: Look}", "{title: Look, required: true}"));
        try (Player player = Player.at(site).goes("/characters/ash/problems")) {
            player.sees("Still to do").asks(LATE);
            site.with("ash", ASH.replace("Ash", "Cinder"));
            Sight.await(() -> player.asks("Boolean(window.isLate)").asBoolean(), () -> "nothing was asked for");
            player.asks("document.querySelector('.todo a').click()");
            player.sees("Home");
            player.asks("new Promise((done) => setTimeout(done, 400)).then(() => true)");
            player.sees("Home").sees("Cinder");
            assertTrue(player.asks("Boolean(window.isLate)").asBoolean(), "the page was loaded anew");
        }
    }

    @Test
    void thePageThatFollowsLeavesTheFocusWhereItWas() {
        try (Player player = opens("ash")) {
            player.sees("Ash").asks("[...document.querySelectorAll('.tabs a')].at(-1).focus()");
            String focused = player.asks("document.activeElement.textContent.trim()").asText();
            site.with("ash", ASH.replace("Ash", "Cinder"));
            player.sees("Cinder").keeps(focused);
            assertFalse(focused.isEmpty());
        }
    }

    @Test
    void whoComesSecondSeesBothAndLosesNothing() {
        try (Player first = opens("ash"); Player second = opens("ash")) {
            second.sees("Ash").writes("Look", "Tall");
            first.sees("Ash").fills("Home", "The mill").fills("Look", "Short").saved("ash", "Short");
            second.key("Tab").sees("The character has changed since this page was loaded").pictured("conflict");
            assertTrue(!site.text("ash").contains("Tall"), site.text("ash"));
            second.sees("Not saved: \"Tall\"").presses("Apply anyway");
            second.misses("has changed since").saved("ash", "Tall").saved("ash", "The mill");
            first.sees("Ash");
            Sight.await(() -> first.holds("Look").equals("Tall"), () -> "the other page holds " + first.holds("Look"));
        }
    }

    @Test
    void whatIsBeingWrittenIsNotSweptAway() {
        try (Player player = opens("ash")) {
            player.sees("Ash").writes("Look", "Half a wo");
            site.with("ash", ASH.replace("Ash", "Cinder"));
            write(GAME.replace("title: Home", "title: Hearth"));
            player.sees("Home").types("rd");
            assertTrue(player.holds("Look").equals("Half a word"), player.holds("Look"));
        }
    }

    /** Pages that show the game, and a title that each of them holds. */
    private static final Map<String, String> PAGES = Map.of("/characters/ash", "Hearth", "/characters/ash/play", "Cinder",
            "/characters/ash/problems", "Cinder", "/characters/ash/print?kind=filled", "Hearth",
            "/games/ember", "Cinder", "/games/ember/print?kind=blank", "Hearth");

    @Test
    void everyPageSaysThatTheGameIsBrokenAndThatItIsMended() {
        PAGES.forEach((path, title) -> {
            write(GAME);
            try (Player author = Player.at(site).goes(path)) {
                author.sees("Ember").misses("broken").asks("window.sameDocument = true");
                write(GAME + "sheetz: 1\n");
                author.sees("ruleset.yaml:11:1").sees("There is no key “sheetz”").sees("last working version");
                write(GAME + "sheetz: [\n");
                author.sees("ruleset.yaml:11:9").misses("There is no key").pictured("broken" + path.replaceAll("\\W", "-"));
                write(GAME.replace("title: Ember", "title: Cinder").replace("title: Home", "title: Hearth"));
                author.sees("The game works again").sees(title).misses("ruleset.yaml")
                        .pictured("mended" + path.replaceAll("\\W", "-"));
                assertTrue(author.asks("window.sameDocument").asBoolean(), path + " was loaded anew");
            }
        });
    }

    @Test
    void thatTheGameIsBrokenIsSaidToWhoeverIsWriting() {
        try (Player author = opens("ash")) {
            author.sees("Ash").writes("Look", "Half a wo");
            write(GAME + "sheetz: 1\n");
            author.sees("There is no key “sheetz”").types("rd");
            write(GAME.replace("title: Home", "title: Hearth"));
            author.sees("The game works again").types("s");
            assertTrue(author.holds("Look").equals("Half a words"), author.holds("Look"));
            author.key("Tab").saved("ash", "Half a words").sees("Hearth");
        }
    }

    @Test
    void whatIsChosenAboutAPrintStaysWhileItFollows() {
        try (Player author = Player.at(site).goes("/characters/ash/print?kind=blank&paper=letter&large=yes")) {
            author.sees("Home");
            write(GAME.replace("title: Home", "title: Hearth"));
            author.sees("Hearth").misses("Home");
            assertTrue(author.holds("Paper").equals("letter"), author.holds("Paper"));
            site.with("ash", "format: [");
            write(GAME.replace("title: Home", "title: Harbour"));
            site.with("ash", ASH);
            author.sees("Harbour");
        }
    }

    @Test
    void whoeverWaitsForAGameIsShownOnceItWorks() {
        write("nothing: [");
        try (Player author = opens("ash")) {
            author.sees("can't be read at the moment");
            write(GAME);
            author.sees("Home").misses("can't be read");
        }
    }

    @Test
    void aFileThatIsMendedIsShownAgain() {
        try (Player player = opens("ash")) {
            player.sees("Ash");
            site.with("ash", "format: [");
            player.sees("This file can't be read as a character");
            site.with("ash", ASH.replace("Ash", "Cinder"));
            player.sees("Cinder").misses("can't be read");
        }
    }
}
