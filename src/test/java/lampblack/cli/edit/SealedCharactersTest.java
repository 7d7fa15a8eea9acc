package lampblack.cli.edit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.cli.Shell;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.json.CharacterJson;
import lampblack.json.JsonPrinter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.offers.OfferFinder;
import lampblack.sheet.Paper;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.text.CharacterRemarks;
import lampblack.store.RulesetLocation;
import lampblack.store.bundled.MessageBundle;
import lampblack.template.SheetRenderer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Characters of every shipped game, sealed, then judged where the game is not: all is as by the game. */
@Tag("slow")
final class SealedCharactersTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    private static final CharacterLoader BY_GAME = new CharacterLoader(RULESETS);
    private static final CharacterLoader WITHOUT = new CharacterLoader(new RulesetLoader(List.of()));
    private static final Messages MESSAGES = MessageBundle.messages();
    private static final SheetRenderer RENDERER = new SheetRenderer();
    private static final int MOST_ADVANCES = 12;

    @TempDir
    Path folder;

    static Stream<String> games() {
        return RULESETS.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void examples(String game) throws IOException {
        Path examples = ROOT.resolve(game).resolve("characters");
        List<String> names = new ArrayList<>();
        if (Files.isDirectory(examples)) {
            try (Stream<Path> all = Files.list(examples)) {
                for (Path example : all.sorted().toList()) {
                    Files.copy(example, folder.resolve(example.getFileName()));
                    names.add(example.getFileName().toString());
                }
            }
        }
        sealed(game + ", examples", names);
    }

    @ParameterizedTest
    @MethodSource("games")
    void madeByChance(String game) throws IOException {
        List<String> names = new ArrayList<>();
        for (String sheet : RULESETS.load(game).value().orElseThrow().ruleset().sheets().keySet()) {
            Sampling sampling = Sampling.of("sealed " + game + " " + sheet);
            for (int i = 0; i < Sampling.count(2, 20); i++) {
                long seed = sampling.seed(i);
                String name = sheet + "-" + i + ".yaml";
                Shell.Ran made = new Shell(folder).run("new", "character", "--ruleset", game, "--sheet", sheet,
                        "--random", "--seed", String.valueOf(seed), "--advances", String.valueOf(seed % MOST_ADVANCES),
                        "-o", name);
                assertEquals(0, made.exit(), made.all());
                names.add(name);
            }
        }
        sealed(game + ", by chance", names);
    }

    private void sealed(String what, List<String> names) throws IOException {
        List<Integer> sizes = new ArrayList<>();
        for (String name : names) {
            String before = Files.readString(folder.resolve(name));
            Shell.Ran ran = new Shell(folder).run("seal", name);
            assertEquals(0, ran.exit(), ran.all());
            String after = Files.readString(folder.resolve(name));
            assertTrue(after.startsWith(before.stripTrailing()), name);
            sizes.add(after.length() - before.length());
            looksTheSame(folder.resolve(name));
        }
        Collections.sort(sizes);
        System.out.println(what + ": sealed rules of " + (sizes.isEmpty() ? "nobody" : sizes.get(0) + ", "
                + sizes.get(sizes.size() / 2) + ", " + sizes.get(sizes.size() - 1) + " letters"));
    }

    private static void looksTheSame(Path file) {
        LoadedCharacter game = BY_GAME.load(file).value().orElseThrow();
        LoadedCharacter own = WITHOUT.load(file).value().orElseThrow();
        assertEquals(state(game), state(own));
        assertTrue(WITHOUT.load(file).diagnostics().stream().anyMatch(problem ->
                problem.code() == Code.SEAL__IN_FORCE), file.toString());
        String standing = MESSAGES.render(CharacterRemarks.legality(own.evaluated()));
        assertTrue(standing.contains("by its own sealed rules of " + game.ruleset().ruleset().title()), standing);
        assertEquals(html(game), html(own));
        assertEquals(List.of(), OfferFinder.of(own.evaluated()).offers());
    }

    private static String state(LoadedCharacter character) {
        Map<String, Object> state = new HashMap<>(CharacterJson.of(character, MESSAGES));
        state.remove("sealed");
        // Notes on them lead to where the rules stand.
        state.put("diagnostics", character.evaluated().diagnostics().stream().map(problem -> problem.span() + " "
                + problem.id() + " " + MESSAGES.render(problem.message())).toList());
        return JsonPrinter.print(new TreeMap<>(state));
    }

    /** The sheet but for pictures of the game and the words that say by what it is judged. */
    private static String html(LoadedCharacter character) {
        SheetBuilder builder = new SheetBuilder(MESSAGES).withoutPictures();
        String html = new String(RENDERER.render(builder.filled(character.evaluated()), Paper.A4),
                StandardCharsets.UTF_8);
        return html.replaceAll("(<[^>]*class=\"standing\"[^>]*>)[^<]*", "$1");
    }
}
