package lampblack.print.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Severity;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.export.Installed;
import lampblack.sheet.Paper;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Prints everything that is shipped, blank, bare, as the examples have it and overfull, on all papers; some of it
 * unless the build is exhaustive. How many pages each takes stands in {@code src/test/proof/pages.txt}, which
 * {@code -Dcases.update=true} writes anew; {@code -Dway=} and a pattern draws from whatever is called so of what is
 * printed in other ways.
 */
@DisplayName("Every shipped sheet")
@UsesBrowser
@Order(2)
class ShippedProofTest {

    private static final Path ROOT = Path.of("rulesets");
    /** As many sheets of each game, booklets and other ways as a full build prints. */
    private static final int OF_EACH = 4;
    private static final int MAX = 12;
    private static final int MAX_WAYS = 16;
    /** Which of the other ways to print: those of blank sheets in letters of the usual size, unless others are asked for. */
    private static final String WAY = System.getProperty("way", "(?!.*large print).* blank .*");
    private static final boolean UPDATE = Boolean.getBoolean("cases.update");
    /** The warnings that are noted with the pages; the others are for authors to weigh. */
    private static final Set<Code> OF_PAGES = Set.of(Code.PROOF__TOO_MANY_PAGES, Code.PROOF__EARLY_BREAK);
    private static final Path PAGES = Path.of("src/test/proof/pages.txt");

    @Test
    @DisplayName("is whole on either paper, and takes the pages it took before")
    void whole() throws IOException {
        Path program = Installed.required();
        List<ProofDocument> all = exhibits();
        Set<String> names = new LinkedHashSet<>(all.stream().map(ProofDocument::name).toList());
        Set<String> drawn = UPDATE ? names : someOfEachGame(names);
        List<ProofResult> results = ProofRun.of(program,
                all.stream().filter(document -> drawn.contains(document.name())).toList(), () -> { });
        Map<String, List<String>> pages = new TreeMap<>();
        for (ProofResult proofResult : results) {
            String more = proofResult.problems().stream().filter(problem -> OF_PAGES.contains(problem.code()))
                    .map(problem -> ", " + problem.id()).collect(Collectors.joining());
            // How far an overfull sheet goes depends on the letters that a machine has.
            if (proofResult.document().kind() != ProofDocument.ProofKind.OVERFULL) {
                pages.computeIfAbsent(proofResult.document().name(), name -> new ArrayList<>())
                        .add(proofResult.pages() + " " + proofResult.document().paper().map(Paper::size).orElseThrow()
                        + more);
            }
        }
        StringBuilder found = new StringBuilder();
        pages.forEach((name, sides) -> found.append(name).append(": ").append(String.join("; ", sides)).append('\n'));
        if (UPDATE) {
            Files.writeString(PAGES, found);
        }
        assertEquals("", errors(results));
        assertEquals(expected(all, drawn), found.toString());
    }

    private static Set<String> someOfEachGame(Set<String> names) {
        return names.stream().collect(Collectors.groupingBy(name -> name.split(" ")[0])).entrySet().stream()
                .flatMap(game -> Sampling.of("sheets of " + game.getKey()).some(game.getValue(), OF_EACH).stream())
                .collect(Collectors.toSet());
    }

    @Test
    @Tag("full")
    @DisplayName("is whole on its side, on both sides of the paper and with the reference")
    void otherWays() throws IOException {
        Set<String> names = exhibits().stream().map(ProofDocument::name).collect(Collectors.toSet());
        List<ProofDocument> others = exhibits(Paper.usual(), true).stream().filter(document -> !names.contains(document.name())).toList();
        assertTrue(others.size() > names.size(), others.size() + " documents");
        List<ProofDocument> drawn = Sampling.of("ways to print").some(
                others.stream().filter(document -> document.label().matches(WAY)).toList(), MAX_WAYS);
        List<ProofResult> results = ProofRun.of(Installed.required(), drawn, () -> { });
        assertEquals("", errors(results));
    }

    @Test
    @Tag("full")
    @DisplayName("is whole on paper of the size of a booklet")
    void small() throws IOException {
        List<ProofDocument> all = exhibits(List.of(Paper.A5, Paper.HALF_LETTER), false).stream()
                .filter(document -> document.kind() != ProofDocument.ProofKind.OVERFULL).toList();
        List<ProofResult> results = ProofRun.of(Installed.required(), Sampling.of("booklets").some(all, MAX), () -> { });
        assertEquals("", errors(results));
    }

    private static String errors(List<ProofResult> results) {
        return results.stream().map(result -> new DiagnosticPrinter(MessageBundle.messages(), false)
                .print(result.problems().stream().filter(problem -> problem.severity() == Severity.ERROR).toList()))
                .collect(Collectors.joining());
    }

    /** The pages of the sheets that are drawn, of which each has a line, as all others have. */
    private static String expected(List<ProofDocument> all, Set<String> drawn) throws IOException {
        StringBuilder expected = new StringBuilder();
        Set<String> names = new TreeSet<>();
        for (String line : Files.readAllLines(PAGES)) {
            String name = line.substring(0, line.lastIndexOf(": "));
            names.add(name);
            expected.append(drawn.contains(name) ? line + "\n" : "");
        }
        assertEquals(names, all.stream().filter(document -> document.kind() != ProofDocument.ProofKind.OVERFULL)
                .map(ProofDocument::name).collect(Collectors.toCollection(TreeSet::new)));
        return expected.toString();
    }

    /** Everything that is shipped, on both papers. */
    static List<ProofDocument> exhibits() throws IOException {
        return exhibits(Paper.usual(), false);
    }

    private static List<ProofDocument> exhibits(List<Paper> papers, boolean everyWay) throws IOException {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
        CharacterLoader characters = new CharacterLoader(rulesets);
        List<ProofDocument> all = new ArrayList<>();
        for (String id : rulesets.ids()) {
            ProofDocuments documents = new ProofDocuments(MessageBundle.messages(), papers, everyWay);
            documents.add(rulesets.load(id).value().orElseThrow().ruleset(), rulesets);
            Path folder = ROOT.resolve(id).resolve("characters");
            try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
                for (Path file : files.sorted().toList()) {
                    documents.add(id + " " + file.getFileName(), characters.load(file).value()
                            .orElseThrow().evaluated());
                }
            }
            all.addAll(documents.all());
        }
        return all;
    }
}
