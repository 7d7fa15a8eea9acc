package lampblack.lint.choice;

import java.util.HashSet;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;

/**
 * No step, advance or effect takes anything from a list. What is open, permanent or in play is passed over: names and
 * scars come in play.
 */
public final class NothingTakes implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        Set<String> taken = taken(sheet, findings);
        for (OptionList list : sheet.lists().values()) {
            if (!list.isOfPlay() && !taken.contains(list.id())) {
                findings.add(list.id(), Diagnostic.of(Code.RULESET__NOTHING_TAKES, list.label().span(), "list",
                        list.id()).note(Message.of("note.take-from", "list", list.id())));
            }
        }
    }

    private static Set<String> taken(SheetRules sheet, Findings findings) {
        Set<String> taken = new HashSet<>();
        sheet.listChoices().forEach(choice -> taken.addAll(choice.from().ids()));
        findings.effects(sheet).stream().flatMap(effect -> effect.grantedOption().stream())
                .forEach(option -> taken.add(OptionKey.of(option.known()).list()));
        sheet.comingOptions().forEach(option -> taken.add(option.list()));
        return taken;
    }
}
