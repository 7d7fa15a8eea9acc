package lampblack.lint.analysis;

import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** Looks for one kind of mistake in each sheet by itself, and in each kind of its parts. */
public interface SheetLint extends Lint {

    void check(SheetRules sheet, Findings findings);

    @Override
    default void check(Ruleset ruleset, Findings findings) {
        ruleset.allSheets().forEach(sheet -> check(sheet, findings));
    }
}
