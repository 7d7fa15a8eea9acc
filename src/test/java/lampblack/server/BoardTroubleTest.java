package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.Patience;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A board says what is the matter with a sheet or with a game, and the others are played. */
@Tag("slow")
class BoardTroubleTest {

    private static final String BOARD = "/group/the-quiet-trade";
    private static final String HOOK = "#sheet-bartram-hook";

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", "the-quiet-trade")
                .example("blades-in-the-dark", "bartram-hook").example("blades-in-the-dark", "maud-sallow");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void aDamagedSheetIsNamedAndTheOthersArePlayed() {
        site.edited("maud-sallow", site.text("maud-sallow").replace("ruleset: ", "ruleset: ["));
        Answer board = site.get(BOARD);
        assertEquals(List.of("maud-sallow.yaml"), board.words(".sheet.wrong h2"));
        assertEquals(List.of("Bartram Hook", "maud-sallow.yaml", "The Quiet Trade"),
                board.words(".sheet > header h2"));
        assertEquals(303, site.press(board, HOOK + "-stress\\.4").status());
        site.edited("the-quiet-trade", "{");
        assertEquals(List.of("Bartram Hook", "the-quiet-trade.yaml", "maud-sallow.yaml"),
                site.get(BOARD).words(".sheet > header h2"));
    }

    @Test
    void anEntryThatCannotBeReadHidesNothingElse() {
        site.edited("maud-sallow", site.text("maud-sallow") + "\nnow: [\n");
        Answer board = site.get(BOARD);
        assertEquals(List.of(), board.words(".sheet.wrong h2"));
        assertEquals(List.of("Bartram Hook", "Maud Sallow", "The Quiet Trade"), board.words(".sheet > header h2"));
        String before = site.text("maud-sallow");
        Answer play = site.get("/characters/maud-sallow/play");
        Answer pressed = site.press(play, "#m-stress\\.4");
        assertEquals(422, pressed.status());
        assertTrue(pressed.page().text().contains("Mend this in the file first"), pressed.page().text());
        assertEquals(before, site.text("maud-sallow"));
    }

    @Test
    void whoeverHasLostTheirGameStandsThereByName() {
        site.with("lost", "format: 1\nruleset: nowhere\nfields: {name: Wil}\nlinks: {crew: the-quiet-trade.yaml}\n");
        assertEquals(List.of("Wil Game not installed. See what can be done"), site.get(BOARD).words(".sheet.wrong"));
        assertEquals(200, site.get(site.get(BOARD).page().selectFirst(".sheet.wrong a").attr("href")).status());
    }

    @Test
    void aBrokenGameAndItsMendingAreToldOnTheBoard() throws IOException {
        Path game = Files.createDirectories(rulesets.resolve("ember")).resolve("ruleset.yaml");
        String sound = "format: 1\nid: ember\nversion: 1.0.0\ntitle: Ember\nlicence: CC0-1.0\ncredits: [By nobody.]\n"
                + "sheets: {character: {title: Character, fields: {name: {title: Name}}}}\n";
        Files.writeString(game, sound);
        try (Site own = Site.of(Files.createDirectories(folder.resolve("own")), rulesets).served()) {
            own.with("ash", "format: 1\nruleset: ember\nfields: {name: Ash}\n");
            assertEquals(List.of(""), states(own));
            Files.writeString(game, sound + "sheetz: {}\n");
            await(own, "broken");
            assertTrue(own.get("/group/game%3Aember").words("#game-state").get(0).contains("ruleset.yaml:8:1"));
            Files.writeString(game, sound);
            await(own, "");
        }
    }

    private static List<String> states(Site site) {
        return site.get("/group/game%3Aember").page().select("#game-state").stream().map(state -> state.className())
                .toList();
    }

    private static void await(Site site, String look) {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (!states(site).equals(List.of(look)) && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertEquals(List.of(look), states(site));
    }
}
