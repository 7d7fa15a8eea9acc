package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.json.CharacterJson;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.load.RulesetTestRunner;
import lampblack.load.TestFormCheck;
import lampblack.ruleset.LoadedRuleset;
import lampblack.rulesettest.TestRun;
import lampblack.schema.SchemaJudge;
import lampblack.store.MessageBundle;
import lampblack.store.ProposedTexts;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Things that an author may write into a game, shipped or written for this test, that do nothing or mean something
 * else: each is told, with the code that stands behind its equals sign. What stands there instead of a code is why it
 * is not told. What somebody writes in a hurry, under {@code hurried}, is told in the very file.
 */
@Tag("slow")
class SlipsTest {

    private static final int ALL = 493;
    private static final Path SLIPS = Path.of("src/test/slips");
    private static final Path SHIPPED = Path.of("rulesets");
    /** Games of which each says what no shipped one does. */
    private static final Path WRITTEN = SLIPS.resolve("games");
    private static final String COPY = " copy of ";

    /**
     * @param file that it stands in, and behind "copy of" that it was copied from
     * @param told the code that tells it, or why none does
     */
    record Slip(boolean hurried, String game, String file, String name, String find, String instead, String told) {

        String expected() {
            return told.startsWith("-") ? "" : told;
        }

        String at() {
            return file.contains(COPY) ? file.substring(0, file.indexOf(COPY)) : file;
        }

        String from() {
            return file.substring(file.contains(COPY) ? file.indexOf(COPY) + COPY.length() : 0);
        }

        /** A text of its file with the slip in it. */
        String planted(String text) {
            int at = text.indexOf(find);
            assertEquals(List.of(true, -1), List.of(at >= 0, text.indexOf(find, at + 1)), game + ": " + name);
            return text.replace(find, instead);
        }
    }

    static List<Slip> all() throws IOException {
        List<Slip> all = new ArrayList<>();
        for (Path folder : List.of(SLIPS, SLIPS.resolve("hurried"))) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(Files::isRegularFile).sorted().forEach(path -> all.addAll(read(path, folder != SLIPS)));
            }
        }
        assertEquals(ALL, all.size());
        return all;
    }

    @TestFactory
    Stream<DynamicTest> slips() throws IOException {
        List<Slip> slips = Sampling.of("told slips").some(all(), ALL);
        List<Set<String>> told = slips.parallelStream().map(SlipsTest::codes).toList();
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < slips.size(); i++) {
            Slip slip = slips.get(i);
            Set<String> codes = told.get(i);
            tests.add(DynamicTest.dynamicTest(slip.game() + ": " + slip.name(), () -> assertEquals(slip.expected(),
                    codes.contains(slip.expected()) ? slip.expected() : String.join(", ", codes))));
        }
        return tests.stream();
    }

    /** A slip is told of a game that has nothing else to tell. */
    @Test
    void whatIsWrittenForThemIsSound() {
        assertEquals(List.of(), loader(Map.of()).load("dredgers").diagnostics().stream().map(Diagnostic::id).toList());
    }

    private static List<Slip> read(Path path, boolean hurried) {
        String game = path.getFileName().toString().replace(".txt", "");
        List<Slip> slips = new ArrayList<>();
        String file = "";
        for (String block : CasesTest.text(path).split("\n\n+")) {
            List<String> lines = block.lines().filter(line -> !line.startsWith("#")).toList();
            if (lines.size() == 1 && lines.get(0).startsWith("file ")) {
                file = lines.get(0).substring("file ".length());
            } else if (!lines.isEmpty()) {
                slips.add(new Slip(hurried, game, file, lines.get(0), all(lines, '-'), all(lines, '+'),
                        all(lines, '=')));
            }
        }
        return slips;
    }

    private static String all(List<String> lines, char sign) {
        return lines.stream().filter(line -> line.charAt(0) == sign).map(line -> line.substring(2))
                .collect(Collectors.joining("\n"));
    }

    /** What is told of the game with the slip in it. */
    private static Set<String> codes(Slip slip) {
        Path shelf = Files.isDirectory(WRITTEN.resolve(slip.game())) ? WRITTEN : SHIPPED;
        Path folder = shelf.resolve(slip.game());
        if (slip.at().equals(slip.from())) {
            Path file = folder.resolve(slip.at());
            return codes(slip, folder, loader(Map.of(file, slip.planted(CasesTest.text(file)))));
        }
        return copied(slip, shelf);
    }

    /** What is told where a file was copied to another. */
    private static Set<String> copied(Slip slip, Path from) {
        try {
            Path shelf = Files.createTempDirectory("slips");
            try {
                copy(from, shelf);
                Path folder = shelf.resolve(slip.game());
                Files.writeString(folder.resolve(slip.at()), slip.planted(CasesTest.text(folder.resolve(slip.from()))));
                return codes(slip, folder, new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf, "shelf"))));
            } finally {
                delete(shelf);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static RulesetLoader loader(Map<Path, String> texts) {
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(SHIPPED, "rulesets"),
                new RulesetLocation.RulesetFolder(WRITTEN, "games")), new ProposedTexts(texts), SchemaJudge.LIBRARY);
    }

    private static Set<String> codes(Slip slip, Path folder, RulesetLoader loader) {
        Checked<LoadedRuleset> game = loader.load(slip.game());
        List<Diagnostic> found = new ArrayList<>(game.diagnostics());
        if (slip.at().startsWith("characters/")) {
            found.addAll(new CharacterLoader(loader).load(folder.resolve(slip.at())).diagnostics());
        } else if (slip.hurried() && slip.at().startsWith("tests/")) {
            TestRun run = RulesetTestRunner.run(game.value().orElseThrow(), loader,
                    character -> CharacterJson.values(character, MessageBundle.messages()));
            found.addAll(run.diagnostics());
            
        }
        found.addAll(TestFormCheck.mistakes(loader, slip.game()));
        return found.stream().filter(problem -> !slip.hurried() || problem.severity() != Severity.NOTE
                && places(problem).anyMatch(place -> Stream.of(slip.at(), slip.from()).anyMatch(file ->
                        place.source().name().endsWith(slip.game() + "/" + file))))
                .map(Diagnostic::id).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Where a problem is, and what its notes point at. */
    private static Stream<Span> places(Diagnostic problem) {
        return Stream.concat(Stream.of(problem.span()),
                problem.notes().stream().flatMap(note -> note.span().stream()));
    }

    private static void copy(Path games, Path shelf) throws IOException {
        try (Stream<Path> all = Files.walk(games)) {
            for (Path path : all.filter(Files::isRegularFile).toList()) {
                String below = games.relativize(path).toString().replace('\\', '/');
                Files.createDirectories(shelf.resolve(below).getParent());
                Files.copy(path, shelf.resolve(below));
            }
        }
    }

    private static void delete(Path shelf) throws IOException {
        try (Stream<Path> all = Files.walk(shelf)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
