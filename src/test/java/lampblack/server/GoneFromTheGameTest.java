package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is no longer in a game is seen by whoever has it, and by nobody else. */
@Tag("slow")
class GoneFromTheGameTest {

    private static final Path GAME = Path.of("src/test/gone/heath");
    private static final Pattern GONE = Pattern.compile("gone[ -].{0,40}", Pattern.CASE_INSENSITIVE);
    private static final String UNBEGUN = """
            format: 1
            ruleset: heath
            version: 1.0.0
            fields: {name: Una}
            creation:
              playbook: archivist
              dots: {hunt: 1}
              talent: [deep-wick]
            """;
    private static final String BEGUN = UNBEGUN.replace("hunt: 1", "hunt: 2").replace("[deep-wick]",
            "[deep-wick, quick-wick]") + "ledger:\n  - {session: 1, earn: {trial: 9}}\n";
    private static final Map<String, String> WITHOUT = Map.of("unbegun", UNBEGUN, "begun", BEGUN,
            "today", UNBEGUN.replace("1.0.0", "2.0.0"), "taken", BEGUN.replace("1.0.0", "2.0.0")
                    .replace("ledger:\n", "ledger:\n  - {version: 2.0.0}\n"));

    @TempDir
    Path folder;

    @BeforeEach
    void game() throws IOException {
        Path game = Files.createDirectories(folder.resolve("rulesets/heath"));
        Files.copy(GAME.resolve("ruleset.yaml"), game.resolve("ruleset.yaml"));
        Files.createDirectories(folder.resolve("characters"));
        for (Map.Entry<String, String> character : WITHOUT.entrySet()) {
            Files.writeString(folder.resolve("characters/" + character.getKey() + ".yaml"), character.getValue());
        }
    }

    private String run(String... arguments) {
        return new Shell(folder).run(arguments).all();
    }

    private static void silent(String room, String said) {
        assertFalse(said.isEmpty(), room);
        Matcher found = GONE.matcher(said);
        assertFalse(found.find(), () -> room + ": " + found.group());
    }

    @Test
    void noCommandNamesIt() throws IOException {
        for (String stem : WITHOUT.keySet()) {
            String file = "characters/" + stem + ".yaml";
            for (List<String> command : List.of(List.of("show", file), List.of("show", file, "--format", "json"),
                    List.of("options", file), List.of("options", file, "--format", "json"))) {
                silent(command.toString(), run(command.toArray(String[]::new)));
            }
            silentPrint("sheet", file);
            silentPrint("sheet", "--cards", file);
        }
    }

    private void silentPrint(String... command) throws IOException {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(List.of("-o", "print.html"));
        String said = run(all.toArray(String[]::new));
        assertTrue(Files.exists(folder.resolve("print.html")), said);
        silent(all.toString(), Files.readString(folder.resolve("print.html")));
        Files.delete(folder.resolve("print.html"));
    }

    @Test
    void noBlankSheetHasIt() throws IOException {
        silentPrint("sheet", "--blank", "heath");
        silentPrint("sheet", "--blank", "heath", "--cards");
        silentPrint("sheet", "--reference", "heath");
    }

    @Test
    void noRandomCharacterTakesIt() throws IOException {
        for (int seed = 0; seed < 30; seed++) {
            run("new", "character", "--ruleset", "heath", "--random", "--seed", "" + seed, "--advances", "4", "-o",
                    "r.yaml");
            silent("random " + seed, Files.readString(folder.resolve("r.yaml")));
            Files.delete(folder.resolve("r.yaml"));
        }
    }

    @Test
    void noPageOffersIt() {
        try (Site site = Site.of(folder.resolve("characters"), folder.resolve("rulesets"))) {
            silent("game", site.get("/games/heath").body());
            for (String stem : WITHOUT.keySet()) {
                for (String tab : List.of("", "/advance", "/play", "/roll", "/history", "/problems", "/print")) {
                    silent(stem + tab, site.get("/characters/" + stem + tab).page().text());
                }
            }
        }
    }

    @Test
    void whoeverHasItSeesItEverywhereAsItWillBe() throws IOException {
        String had = UNBEGUN.replace("deep-wick", "gone-coals");
        Files.writeString(folder.resolve("characters/had.yaml"), had);
        String before = run("show", "characters/had.yaml");
        assertTrue(before.contains("Gone Coals"), before);
        assertTrue(before.contains("Stress:  0 of 6\n"), before);
        try (Site site = Site.of(folder.resolve("characters"), folder.resolve("rulesets"))) {
            assertTrue(site.get("/characters/had").page().text().contains("Gone Coals"));
        }
        run("migrate", "--write", "characters/had.yaml");
        assertEquals(before, run("show", "characters/had.yaml"));
    }

    @Test
    void creationGoesOnBesideWhatIsGone() {
        String had = UNBEGUN.replace("deep-wick", "gone-coals");
        try (Site site = Site.of(folder.resolve("characters"), folder.resolve("rulesets")).with("had", had)) {
            String offers = run("options", "characters/had.yaml", "--open");
            assertTrue(offers.contains("Rope"), offers);
            assertEquals(200, site.get("/characters/had").status());
        }
    }
}
