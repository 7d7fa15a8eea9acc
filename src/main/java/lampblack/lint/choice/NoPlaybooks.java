package lampblack.lint.choice;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;

/**
 * A choice is narrowed by playbook on a sheet without any. A list that is sorted by playbook is fine there, and so is a
 * choice in a frame, or from one: whoever builds on it may bring them.
 */
public final class NoPlaybooks implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (SheetRules sheet : ruleset.allSheets()) {
            if (ruleset.frame() || sheet.lists().containsKey(OptionKey.PLAYBOOKS)) {
                continue;
            }
            sheet.listChoices().stream().filter(choice -> ruleset.owns(choice.label().span()))
                    .forEach(choice -> filter(choice.only(), choice.label(), findings));
        }
    }

    private static void filter(OptionFilter only, Label of, Findings findings) {
        if (only.playbook() != OptionFilter.PlaybookScope.ANY) {
            findings.add(Diagnostic.of(Code.RULESET__NO_PLAYBOOKS, of.span()));
        }
    }
}
