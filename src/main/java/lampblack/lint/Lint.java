package lampblack.lint;

import lampblack.ruleset.Ruleset;

/** Looks for one kind of mistake in a ruleset. */
interface Lint {

    void check(Ruleset ruleset, Findings found);
}
