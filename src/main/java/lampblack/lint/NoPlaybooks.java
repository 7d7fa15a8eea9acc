package lampblack.lint;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.rules.Advance;
import lampblack.rules.Choose;
import lampblack.rules.Filter;
import lampblack.rules.Label;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.rules.Step;
import lampblack.rules.Take;
import lampblack.ruleset.Ruleset;

/**
 * A choice is narrowed by playbook on a sheet without any. A list that is sorted by playbook is fine there: whoever
 * builds on it may bring them.
 */
final class NoPlaybooks implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            if (sheet.lists().containsKey(OptionKey.PLAYBOOKS)) {
                continue;
            }
            for (Step step : sheet.creation().values()) {
                if (step instanceof Choose choose) {
                    filter(choose.only(), choose.label(), found);
                }
            }
            for (Advance advance : sheet.advances().values()) {
                if (advance.purchase() instanceof Take take) {
                    filter(take.only(), advance.label(), found);
                }
            }
        }
    }

    private static void filter(Filter only, Label of, Findings found) {
        if (only.playbook() != Filter.Own.ANY) {
            found.add(Diagnostic.of(Code.RULESET__NO_PLAYBOOKS, of.span()));
        }
    }
}
