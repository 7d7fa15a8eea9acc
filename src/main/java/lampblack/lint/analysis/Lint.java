package lampblack.lint.analysis;

import lampblack.ruleset.Ruleset;

/** Looks for one kind of mistake in a ruleset. */
public interface Lint {

    void check(Ruleset ruleset, Findings findings);
}
