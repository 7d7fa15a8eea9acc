package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.builder.PageRoute;
import lampblack.builder.page.CharacterTab;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that cannot be played says why, and whoever belongs to it is not lost. */
@Tag("slow")
class LostGameTest {

    private static final String EMBER = """
            format: 1
            id: ember
            version: 1.0.0
            title: Ember
            text: What is left of the fire.
            sheetz: {}
            """;

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;

    private Site site() throws IOException {
        Files.createDirectories(rulesets.resolve("ember"));
        Files.writeString(rulesets.resolve("ember").resolve("ruleset.yaml"), EMBER);
        return Site.of(folder, rulesets).with("ash", "format: 1\nruleset: ember\nfields: {name: Ash Grey}\n")
                .with("gone", "format: 1\nruleset: nowhere\nfields: {name: Nobody}\n").with("torn", "format: [");
    }

    @Test
    void itsPageSaysWhatItIsWhatIsWrongAndWhoWaits() throws IOException {
        try (Site site = site()) {
            Answer page = site.get("/games/ember");
            assertEquals(List.of("Ember"), page.words("h1"));
            assertEquals(List.of("What is left of the fire."), page.words(".lead"));
            assertTrue(page.words("pre.excerpt").get(0).contains("sheetz"), page.body());
            assertEquals(List.of("Ash Grey"), page.words(".section li a"));
        }
    }

    @Test
    void theShelfTellsAWaitingSheetFromADamagedOne() throws IOException {
        try (Site site = site()) {
            Answer shelf = site.get("/");
            assertEquals(List.of("Ash Grey: Its game has problems and needs fixing first.",
                    "Nobody: Game not installed.",
                    "torn: Couldn't be read. Open to repair."), shelf.page().select(".card").stream()
                    .map(element -> element.select("h3").text() + ": " + element.select(".standing").text()).sorted()
                    .toList());
            assertTrue(shelf.words(".games .name").contains("Ember"));
            assertEquals(List.of("What's wrong with the game"), site.get("/characters/ash").words(".back a"));
            assertTrue(site.get("/characters/gone").words(".lead").get(0).startsWith("The game nowhere"));
            assertTrue(site.get("/characters/torn").words(".lead").get(0).startsWith("This file can't be read"));
        }
    }

    @Test
    void nothingIsFoundOfWhatIsNotThere() throws IOException {
        try (Site site = site()) {
            List<String> paths = PageRoute.ALL.stream().filter(route -> !route.writes() && route.pattern().contains("{"))
                    .flatMap(route -> Stream.of(CharacterTab.values()).map(tab -> route.pattern()
                            .replace("{tab}", tab.word()).replaceAll("\\{[a-z]+}", "nobody"))).distinct().toList();
            assertEquals(List.of(), paths.stream().filter(path -> !path.endsWith("preview")
                    && site.get(path).status() != 404).toList());
        }
    }

    @Test
    void onlyTheFolderItselfIsRead() throws IOException {
        try (Site site = site()) {
            Files.createDirectories(folder.resolve("resting"));
            Files.writeString(folder.resolve("resting").resolve("old.yaml"), "format: 1\n");
            assertEquals(3, site.get("/").page().select(".card").size());
            assertEquals(404, site.get("/characters/resting%2Fold").status());
        }
    }
}
