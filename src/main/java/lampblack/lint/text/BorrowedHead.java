package lampblack.lint.text;

import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;

/** A game on top of another that does not say how it is called, in which version or under what licence it stands. */
public final class BorrowedHead implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        List<Credit> credits = ruleset.credits();
        if (ruleset.extendsPlace().isEmpty() || credits.size() < 2) {
            return;
        }
        Credit own = credits.get(credits.size() - 1);
        // A layer without a title is credited by its id.
        boolean untitled = own.title().equals(own.ruleset()) && !ruleset.title().equals(own.ruleset());
        borrowed(untitled, "title", ruleset.title(), ruleset, findings);
        borrowed(own.version().isEmpty(), "version", ruleset.version(), ruleset, findings);
        borrowed(own.licence().isEmpty(), "licence", ruleset.licence(), ruleset, findings);
    }

    private static void borrowed(boolean borrowed, String key, String value, Ruleset ruleset, Findings findings) {
        if (borrowed) {
            findings.add(key,
                    Diagnostic.of(Code.RULESET__BORROWED_HEAD, ruleset.extendsPlace().get(), "key", key, "value",
                    value));
        }
    }
}
