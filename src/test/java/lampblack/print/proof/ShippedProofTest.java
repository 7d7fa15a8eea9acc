package lampblack.print.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Severity;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.browser.Installed;
import lampblack.sheet.Paper;
import lampblack.store.RulesetLocation;
import lampblack.store.bundled.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Prints everything that is shipped, blank, bare, as the examples have it and overfull, on both papers. How many pages each
 * takes stands in {@code src/test/proof/pages.txt}, which {@code -Dcases.update=true} writes anew.
 */
@DisplayName("Every shipped sheet")
class ShippedProofTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final Path PAGES = Path.of("src/test/proof/pages.txt");

    @Test
    @DisplayName("is whole on either paper, and takes the pages it took before")
    void whole() throws IOException {
        Path program = Installed.required();
        List<ProofResult> proven = ProofRun.of(program, exhibits(), () -> { });
        StringBuilder wrong = new StringBuilder();
        Map<String, List<String>> pages = new TreeMap<>();
        for (ProofResult proofResult : proven) {
            wrong.append(new DiagnosticPrinter(MessageBundle.messages(), false).print(proofResult.problems().stream()
                    .filter(problem -> problem.severity() == Severity.ERROR).toList()));
            String more = proofResult.problems().stream().anyMatch(problem -> problem.severity() == Severity.WARNING)
                    ? ", more than its layout has sides" : "";
            // How far an overfull sheet goes depends on the letters that a machine has.
            if (proofResult.exhibit().kind() != ProofDocument.ProofKind.OVERFULL) {
                pages.computeIfAbsent(proofResult.exhibit().name(), name -> new ArrayList<>())
                        .add(proofResult.pages() + " " + proofResult.exhibit().paper().map(Paper::size).orElseThrow()
                        + more);
            }
        }
        StringBuilder found = new StringBuilder();
        pages.forEach((name, names) -> found.append(name).append(": ").append(String.join("; ", names)).append('\n'));
        if (Boolean.getBoolean("cases.update")) {
            Files.writeString(PAGES, found);
        }
        assertEquals("", wrong.toString());
        assertEquals(Files.readString(PAGES), found.toString());
    }

    private static List<ProofDocument> exhibits() throws IOException {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
        CharacterLoader characters = new CharacterLoader(rulesets);
        List<ProofDocument> all = new ArrayList<>();
        for (String id : rulesets.ids()) {
            ProofDocuments exhibits = new ProofDocuments(MessageBundle.messages(), List.of(Paper.values()));
            exhibits.add(rulesets.load(id).value().orElseThrow().ruleset(), rulesets);
            Path folder = ROOT.resolve(id).resolve("characters");
            try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
                for (Path file : files.sorted().toList()) {
                    exhibits.add(id + " " + file.getFileName(), characters.load(file).value().orElseThrow().outcome());
                }
            }
            all.addAll(exhibits.all());
        }
        return all;
    }
}
