package lampblack.print.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.UsesBrowser;
import lampblack.diagnostic.Diagnostic;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.browser.Installed;
import lampblack.sheet.Paper;
import lampblack.store.RulesetLocation;
import lampblack.store.bundled.MessageBundle;
import lampblack.template.SheetRenderer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * A folder in {@code src/test/proof/faults} spoils a sheet that is whole, by a style or by other words, and says which
 * code it must be found by; no other may be told with it.
 */
@DisplayName("A sheet that is spoilt")
@UsesBrowser
class ProofFaultsTest {

    private static final Path FAULTS = Path.of("src/test/proof/faults");

    @Test
    @DisplayName("is told by the one code for it, and the same sheet unspoilt by none")
    void told() throws IOException {
        Path program = Installed.required();
        List<Path> faults;
        try (Stream<Path> all = Files.list(FAULTS)) {
            faults = all.sorted().toList();
        }
        assertTrue(faults.size() >= 8);
        String whole = html();
        ProofDocuments documents = new ProofDocuments(MessageBundle.messages(), List.of());
        documents.addFile("whole", whole);
        List<String> expected = new ArrayList<>(List.of("whole: []"));
        for (Path fault : faults) {
            documents.addFile(fault.getFileName().toString(), spoilt(whole, fault));
            expected.add(fault.getFileName() + ": [" + Files.readString(fault.resolve("expected.txt")).strip() + "]");
        }
        List<String> told = new ArrayList<>();
        for (ProofResult proofResult : ProofRun.of(program, documents.all(), () -> { })) {
            told.add(proofResult.document().name() + ": " + new TreeSet<>(proofResult.problems().stream()
                    .map(Diagnostic::id).toList()));
        }
        assertEquals(String.join("\n", expected), String.join("\n", told));
    }

    private static String spoilt(String html, Path fault) throws IOException {
        String spoilt = html;
        if (Files.exists(fault.resolve("style.css"))) {
            spoilt = spoilt.replaceFirst("</style>", Files.readString(fault.resolve("style.css")) + "</style>");
        }
        if (Files.exists(fault.resolve("words.txt"))) {
            List<String> words = Files.readAllLines(fault.resolve("words.txt"));
            assertTrue(spoilt.contains(words.get(0)), words.get(0));
            spoilt = spoilt.replace(words.get(0), words.get(1));
        }
        return spoilt;
    }

    private static String html() {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
        ProofDocuments documents = new ProofDocuments(MessageBundle.messages(), List.of(Paper.A4));
        documents.add("wen", new CharacterLoader(rulesets)
                .load(Path.of("rulesets/lanterns-of-the-fen/characters/wen-tarrow.yaml")).value().orElseThrow()
                .evaluated());
        return documents.all().get(0).html(new SheetRenderer());
    }
}
