package lampblack.print.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Severity;
import lampblack.print.export.Installed;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The blocks in {@code src/test/proof/faults} each spoil a sheet that is whole, by a style, a template or other words,
 * and say which codes tell it; some of them unless the build is exhaustive.
 */
@DisplayName("A sheet that is spoilt")
@UsesBrowser
@Tag("full")
class ProofFaultsTest {

    /** As many faults as a build plants. */
    private static final int MAX = 14;
    /** The pattern that names of faults fit which alone are planted; all in their turn where it is empty. */
    private static final String ONLY = System.getProperty("fault", "");

    /** The ways to print in which faults are planted: the plain one, and those that lay a page out otherwise. */
    private static final List<List<String>> WAYS = List.of(List.of(), List.of("landscape"), List.of("large print"),
            List.of("landscape", "large print", "two-sided", "with reference"));

    private record Planted(ProofFault fault, List<String> way) {}

    /** What is spoilt of marks is planted in each way; much else is none where a page is laid out otherwise. */
    private static List<List<String>> ways(ProofFault fault) {
        return fault.only().map(List::of).orElse(fault.told().contains("proof.marks") ? WAYS : List.of(List.of()));
    }

    @TempDir
    Path folder;

    @Test
    @DisplayName("is told by the codes for it, and the same sheet unspoilt is no error")
    void told() throws IOException {
        Path program = Installed.required();
        List<ProofFault> all = ProofFault.all();
        assertTrue(all.size() >= 100);
        all.forEach(ProofFault::renderer);
        List<Planted> planted = all.stream().filter(fault -> ONLY.isEmpty() || fault.name().matches(ONLY))
                .flatMap(fault -> ways(fault).stream()
                .map(way -> new Planted(fault, way))).toList();
        List<Planted> faults = ONLY.isEmpty() ? Sampling.of("spoilt").some(planted, MAX) : planted;
        SpoiltDocuments spoilt = new SpoiltDocuments(folder);
        List<ProofDocument> documents = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Planted fault : faults) {
            if (names.add(fault.fault().of() + fault.way())) {
                documents.add(spoilt.whole(fault.fault().of(), fault.way()));
            }
        }
        int whole = documents.size();
        for (Planted fault : faults) {
            documents.add(spoilt.spoilt(fault.fault(), fault.way()));
        }
        List<ProofResult> results = ProofRun.of(program, documents, () -> { });
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            boolean spoiltOne = i >= whole;
            Set<String> told = new TreeSet<>(results.get(i).problems().stream()
                    .filter(problem -> spoiltOne || problem.severity() == Severity.ERROR).map(Diagnostic::id).toList());
            Set<String> expected = i < whole ? Set.of() : faults.get(i - whole).fault().told();
            if (i < whole ? !told.isEmpty() : !told.containsAll(expected)) {
                wrong.add(documents.get(i).name() + ": " + told + " instead of " + expected + "\n"
                        + new DiagnosticPrinter(MessageBundle.messages(), false).print(results.get(i).problems()));
            }
        }
        assertEquals("", String.join("\n", wrong));
    }
}
