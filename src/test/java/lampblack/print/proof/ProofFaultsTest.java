package lampblack.print.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Severity;
import lampblack.print.browser.Installed;
import lampblack.store.bundled.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The blocks in {@code src/test/proof/faults} each spoil a sheet that is whole, by a style, a template or other words,
 * and say which codes tell it; some of them unless the build is exhaustive.
 */
@DisplayName("A sheet that is spoilt")
@UsesBrowser
class ProofFaultsTest {

    /** As many faults as a build plants. */
    private static final int MAX = 14;
    /** The pattern that names of faults fit which alone are planted; all in their turn where it is empty. */
    private static final String ONLY = System.getProperty("fault", "");

    @TempDir
    Path folder;

    @Test
    @DisplayName("is told by the codes for it, and the same sheet unspoilt is no error")
    void told() throws IOException {
        Path program = Installed.required();
        List<ProofFault> all = ProofFault.all();
        assertTrue(all.size() >= 100);
        all.forEach(ProofFault::renderer);
        List<ProofFault> faults = ONLY.isEmpty() ? Sampling.of("spoilt").some(all, MAX)
                : all.stream().filter(fault -> fault.name().matches(ONLY)).toList();
        SpoiltDocuments spoilt = new SpoiltDocuments(folder);
        List<ProofDocument> documents = new ArrayList<>();
        for (String name : new TreeSet<>(faults.stream().map(ProofFault::of).toList())) {
            documents.add(spoilt.whole(name));
        }
        int whole = documents.size();
        for (ProofFault fault : faults) {
            documents.add(spoilt.spoilt(fault));
        }
        List<ProofResult> results = ProofRun.of(program, documents, () -> { });
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            boolean spoiltOne = i >= whole;
            Set<String> told = new TreeSet<>(results.get(i).problems().stream()
                    .filter(problem -> spoiltOne || problem.severity() == Severity.ERROR).map(Diagnostic::id).toList());
            Set<String> expected = i < whole ? Set.of() : faults.get(i - whole).told();
            if (i < whole ? !told.isEmpty() : !told.containsAll(expected)) {
                wrong.add(documents.get(i).name() + ": " + told + " instead of " + expected + "\n"
                        + new DiagnosticPrinter(MessageBundle.messages(), false).print(results.get(i).problems()));
            }
        }
        assertEquals("", String.join("\n", wrong));
    }
}
