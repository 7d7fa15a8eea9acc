package lampblack;

import java.nio.file.Path;
import java.util.List;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;

/** What is said of a ruleset that is fit to play all the same; only the cases of the lints look at it. */
public final class Advice {

    private static final Path LINTS = CasesTest.ROOT.resolve("lint");

    private Advice() {}

    /** What is found without advice, so that a case or test shows one thing. */
    public static List<Diagnostic> without(List<Diagnostic> problems) {
        return problems.stream()
                .filter(diagnostic -> diagnostic.severity() == Severity.ERROR).toList();
    }

    /** What a case compares. */
    static <T> Checked<T> left(Path folder, Checked<T> loaded) {
        return folder.startsWith(LINTS) ? loaded : new Checked<>(loaded.value(), without(loaded.diagnostics()));
    }
}
