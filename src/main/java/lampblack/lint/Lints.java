package lampblack.lint;

import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.ruleset.Ruleset;

/** Every check that a ruleset must pass once its references are resolved. */
public final class Lints {

    private static final List<Lint> ALL = List.of(
            new DerivedChoice(),
            new NotACurrency(),
            new NotOpen(),
            new NoPlaybooks(),
            new CircularDerivation(),
            new TooManyGifts(),
            new CircularRequirement(),
            new TooFewOptions(),
            new UnspendableBudget());

    private Lints() {}

    /** What they find, sorted by place. */
    public static List<Diagnostic> check(Ruleset ruleset) {
        Report report = new Report();
        ALL.forEach(lint -> lint.check(ruleset, report));
        return report.diagnostics();
    }
}
