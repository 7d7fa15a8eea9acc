package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Fix;
import lampblack.form.SchemaForm;
import lampblack.judge.FormCheck;
import lampblack.judge.JudgingTerms;
import lampblack.judge.RulesetForms;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.schema.SchemaJudge;
import lampblack.store.ProposedTexts;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;
import lampblack.workshop.Workshop;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
@DisplayName("A game that is checked from texts, by schemas of ours alone")
class WorkshopTest {

    private static final Path SHIPPED = Path.of("rulesets");
    private static final Path SLIPS = Path.of("src/test/slips/games");
    /** A small game with one slip in each folder, and what is said of it. */
    private static final Path COMMON = Path.of("src/test/workshop");
    private static final String GAME = "ferrymen";
    private static final String EXPECTED = "expected.txt";
    private static final boolean UPDATE = Boolean.getBoolean("cases.update");
    private static final int MAX = 60;
    private static final Map<String, SchemaForm> FORMS = new ConcurrentHashMap<>();

    static List<String> games() {
        return new RulesetLocation.RulesetFolder(SHIPPED).ids();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("has the problems that the check finds in its files")
    void shipped(String id) {
        same(SHIPPED, id, "ruleset.yaml", CasesTest.text(SHIPPED.resolve(id).resolve("ruleset.yaml")));
    }

    @Test
    @DisplayName("has them where it does something that comes to nothing")
    void slips() throws IOException {
        // Neither tests nor pictures are among the texts.
        List<String> wrong = Sampling.of("slips").some(SlipsTest.all(), MAX).parallelStream()
                .filter(slip -> !slip.at().startsWith("tests/") && !slip.told().contains("unusable-art")).map(slip -> {
                    Path shelf = Files.exists(SLIPS.resolve(slip.game())) ? SLIPS : SHIPPED;
                    return difference(shelf, slip.game(), slip.from(),
                            slip.planted(CasesTest.text(shelf.resolve(slip.game()).resolve(slip.from()))));
                }).filter(found -> !found.isEmpty()).toList();
        assertEquals("", String.join("\n", wrong));
    }

    @Test
    @DisplayName("has them where something is broken in it")
    void faults() throws IOException {
        List<Planted> all = new ArrayList<>();
        for (String folder : List.of("bootleg-rain", "blades-in-the-dark", "black-sword", "unified-theory")) {
            Path faults = folder.equals("bootleg-rain") ? Planting.FAULTS : Planting.FAULTS.resolve(folder);
            try (Stream<Path> files = Files.list(faults)) {
                files.filter(Files::isRegularFile).sorted().flatMap(file -> Fault.read(file).stream())
                        .filter(fault -> !fault.file().startsWith("tests/") && !fault.file().startsWith("../"))
                        .filter(fault -> Files.exists(SHIPPED.resolve(folder).resolve(fault.file())))
                        .forEach(fault -> all.add(new Planted(folder, fault)));
            }
        }
        assertTrue(all.size() > 200);
        List<String> wrong = Sampling.of("faults").some(all, MAX).parallelStream().map(Planted::difference)
                .filter(found -> !found.isEmpty()).toList();
        assertEquals("", String.join("\n", wrong));
    }

    static List<Path> common() throws IOException {
        try (Stream<Path> folders = Files.list(COMMON)) {
            return folders.sorted().toList();
        }
    }

    @Test
    @DisplayName("is looked at with more than twenty of the slips that authors make most often")
    void commonSlips() throws IOException {
        assertTrue(common().stream().filter(folder -> !CasesTest.text(folder.resolve(EXPECTED)).isEmpty()).count() > 20);
    }

    @ParameterizedTest
    @MethodSource
    @DisplayName("has them after a common slip, in the words of the check, which are those that stand beside it")
    void common(Path folder) throws IOException {
        String text = CasesTest.text(folder.resolve("ruleset.yaml"));
        String found = printed(workshop(GAME).check(GAME, Map.of("ruleset.yaml", text)).problems());
        Path expected = folder.resolve(EXPECTED);
        if (UPDATE || !Files.exists(expected)) {
            Files.writeString(expected, found);
        }
        assertEquals(CasesTest.text(expected), found);
        assertEquals(checked(text), found);
    }

    /** What the check says of a text in a folder of its own. */
    private static String checked(String text) throws IOException {
        Path shelf = Files.createTempDirectory("slips");
        Path folder = Files.createDirectory(shelf.resolve(GAME));
        try {
            Files.writeString(folder.resolve("ruleset.yaml"), text);
            return checked(shelf, GAME, Map.of());
        } finally {
            Files.delete(folder.resolve("ruleset.yaml"));
            Files.delete(folder);
            Files.delete(shelf);
        }
    }

    /** A fault in a game. */
    private record Planted(String game, Fault fault) {

        String difference() {
            String text = CasesTest.text(SHIPPED.resolve(game).resolve(fault.file()));
            return WorkshopTest.difference(SHIPPED, game, fault.file(), fault.plant(text));
        }
    }

    private static void same(Path shelf, String id, String file, String text) {
        assertEquals("", difference(shelf, id, file, text));
    }

    /** What is found by the one and not by the other, with one text in place of a file; empty where there is nothing. */
    static String difference(Path shelf, String id, String file, String text) {
        String expected = checked(shelf, id, Map.of(shelf.resolve(id).resolve(file), text));
        Map<String, String> texts = texts(shelf.resolve(id));
        texts.put(file, text);
        String found = printed(workshop(id).check(id, texts).problems());
        return expected.equals(found) ? "" : id + "/" + file + ":\nEXPECTED\n" + expected + "FOUND\n" + found;
    }

    static Workshop workshop(String id) {
        Map<String, Map<String, String>> bases = new TreeMap<>();
        games().stream().filter(base -> !base.equals(id)).forEach(base -> bases.put(base, texts(SHIPPED.resolve(base))));
        return new Workshop(new RulesetForms(form("ruleset"), form("ruleset-resolved")),
                JudgingTerms.byGames(form("character")), bases, "");
    }

    private static FormCheck form(String name) {
        SchemaForm form = FORMS.computeIfAbsent(name, file ->
                SchemaForm.read(CasesTest.text(Path.of("schemas", file + ".schema.json"))));
        return form::problems;
    }

    static Map<String, String> texts(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".yaml")).collect(Collectors.toMap(file ->
                    folder.relativize(file).toString().replace('\\', '/'), CasesTest::text, (one, other) -> one,
                    TreeMap::new));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String checked(Path shelf, String id, Map<Path, String> instead) {
        List<RulesetLocation> places = new ArrayList<>(List.of(new RulesetLocation.RulesetFolder(shelf, "")));
        if (!shelf.equals(SHIPPED)) {
            places.add(new RulesetLocation.RulesetFolder(SHIPPED, ""));
        }
        RulesetLoader loader = new RulesetLoader(places, new ProposedTexts(instead), SchemaJudge.LIBRARY);
        Checked<LoadedRuleset> game = loader.load(id);
        List<Diagnostic> problems = new ArrayList<>(game.diagnostics());
        if (game.value().isPresent()) {
            CharacterLoader characters = new CharacterLoader(loader);
            texts(shelf.resolve(id)).keySet().stream().filter(name -> name.startsWith("characters/")).forEach(name -> {
                Path path = shelf.resolve(id).resolve(name);
                problems.addAll((instead.containsKey(path) ? characters.judge(path, TextFile.of(
                        path.toString(), instead.get(path))) : characters.load(path)).diagnostics());
            });
        }
        return printed(problems).replace(shelf + "/", "");
    }

    private static String printed(List<Diagnostic> problems) {
        StringBuilder all = new StringBuilder();
        DiagnosticPrinter printer = new DiagnosticPrinter(MessageBundle.messages(), false);
        for (Diagnostic problem : problems) {
            all.append(printer.print(List.of(problem)));
            for (Fix fix : problem.fixes()) {
                fix.edits().forEach(edit -> all.append("      fix ").append(edit.span()).append(' ')
                        .append(edit.span().text()).append(" -> ").append(edit.replacement()).append('\n'));
            }
        }
        return all.toString();
    }
}
