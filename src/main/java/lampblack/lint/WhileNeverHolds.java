package lampblack.lint;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.rules.HasOption;
import lampblack.rules.HasTag;
import lampblack.rules.OptionKey;
import lampblack.rules.Requirement;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** An option works only while something holds that never does. */
final class WhileNeverHolds implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            Feasible feasible = new Feasible(found.bounds(sheet));
            for (Condition each : found.conditions(sheet)) {
                Optional<Feasible.Reason> reason = each.kind() == Condition.Kind.WHILE
                        ? feasible.never(each.requirement(), own(each.subject(), sheet)) : Optional.empty();
                reason.ifPresent(why -> found.add(each.subject(), Diagnostic.of(Code.RULESET__WHILE_NEVER_HOLDS,
                        each.written().place(why.part()), "name",
                        each.subject().substring(each.subject().lastIndexOf('.') + 1), "reason", why.words())));
            }
        }
    }

    /** What is so of a character while an option is had: that it is, and its tags. */
    private static Set<Requirement> own(String subject, SheetRules sheet) {
        OptionKey key = OptionKey.of(subject);
        Set<Requirement> sure = new HashSet<>(Set.of(new HasOption(key)));
        sheet.option(key).ifPresent(option -> option.tags().forEach(tag -> sure.add(new HasTag(tag, ""))));
        return sure;
    }
}
