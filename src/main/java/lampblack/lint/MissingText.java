package lampblack.lint;

import java.util.Collection;
import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.Earning;
import lampblack.rules.Label;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** A few options of a list say nothing where the others do, as if they had been forgotten; so with ways to earn. */
final class MissingText implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            for (OptionList list : sheet.lists().values()) {
                List<Label> silent = list.entries().values().stream().filter(each -> each.label().text().isEmpty())
                        .map(each -> each.label()).toList();
                check(silent, list.entries().values(), "text", list.id(), found);
            }
            List<Label> silent = sheet.earning().values().stream().filter(each -> each.says().isEmpty())
                    .map(Earning::label).toList();
            check(silent, sheet.earning().values(), "says", "earning", found);
        }
    }

    private static void check(List<Label> silent, Collection<?> all, String key, String block, Findings found) {
        if (!silent.isEmpty() && silent.size() * 2 < all.size()) {
            for (Label each : silent) {
                found.add(block + "." + each.id(), Diagnostic.of(Code.RULESET__MISSING_TEXT, each.span(), Message.of(
                        "ruleset.missing-text", "name", each.id(), "key", key, "block", block,
                        "count", all.size() - silent.size())));
            }
        }
    }
}
