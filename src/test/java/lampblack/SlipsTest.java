package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.load.RulesetLoader;
import lampblack.load.TestFormCheck;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Things that an author may write into a game, shipped or written for this test, that fit the format and do nothing:
 * each
 * is told, with the code that stands behind its equals sign. What stands there instead of a code is why it is not told.
 */
@Tag("slow")
class SlipsTest {

    private static final int ALL = 212;
    private static final Path SLIPS = Path.of("src/test/slips");
    private static final Path SHIPPED = Path.of("rulesets");
    /** Games of which each says what no shipped one does. */
    private static final Path WRITTEN = SLIPS.resolve("games");

    /**
     * @param told the code that tells it, or why none does
     */
    record Slip(String game, String file, String name, String find, String instead, String told) {

        String expected() {
            return told.startsWith("-") ? "" : told;
        }

        /** A text of its file with the slip in it. */
        String planted(String text) {
            int at = text.indexOf(find);
            assertEquals(List.of(true, -1), List.of(at >= 0, text.indexOf(find, at + 1)), name);
            return text.replace(find, instead);
        }
    }

    static List<Slip> all() throws IOException {
        try (Stream<Path> files = Files.list(SLIPS)) {
            List<Slip> all = files.filter(Files::isRegularFile).sorted().flatMap(path -> read(path).stream()).toList();
            assertEquals(ALL, all.size());
            return all;
        }
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
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(WRITTEN, "games")));
        assertEquals(List.of(), loader.load("dredgers").diagnostics().stream().map(Diagnostic::id).toList());
    }

    private static List<Slip> read(Path path) {
        String game = path.getFileName().toString().replace(".txt", "");
        List<Slip> slips = new ArrayList<>();
        String file = "";
        for (String block : CasesTest.text(path).split("\n\n+")) {
            List<String> lines = block.lines().filter(line -> !line.startsWith("#")).toList();
            if (lines.size() == 1 && lines.get(0).startsWith("file ")) {
                file = lines.get(0).substring("file ".length());
            } else if (!lines.isEmpty()) {
                slips.add(new Slip(game, file, lines.get(0), all(lines, '-'), all(lines, '+'), all(lines, '=')));
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
        try {
            Path shelf = Files.createTempDirectory("slips");
            try {
                copy(SHIPPED, shelf, slip.file().startsWith("tests/"));
                copy(WRITTEN, shelf, true);
                Path file = shelf.resolve(slip.game()).resolve(slip.file());
                Files.write(file, slip.planted(CasesTest.text(file)).getBytes(StandardCharsets.UTF_8));
                RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf, "rulesets")));
                return Stream.concat(loader.load(slip.game()).diagnostics().stream(),
                        TestFormCheck.mistakes(loader, slip.game()).stream()).map(Diagnostic::id)
                        .collect(Collectors.toCollection(TreeSet::new));
            } finally {
                delete(shelf);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void copy(Path games, Path shelf, boolean tests) throws IOException {
        try (Stream<Path> all = Files.walk(games)) {
            for (Path path : all.filter(Files::isRegularFile).toList()) {
                String below = games.relativize(path).toString().replace('\\', '/');
                if ((tests || !below.contains("/tests/")) && !below.contains("/characters/")) {
                    Files.createDirectories(shelf.resolve(below).getParent());
                    Files.copy(path, shelf.resolve(below));
                }
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
