package lampblack.lint.condition;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.RequirementUse;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Satisfiability;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.Requirement;

/** An option works only while something holds that never does. */
public final class WhileNeverHolds implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        Satisfiability satisfiability = new Satisfiability(findings.bounds(sheet));
        for (RequirementUse requirementUse : findings.conditions(sheet)) {
            Optional<Satisfiability.DecidingPart> reason = requirementUse.kind() == RequirementUse.Purpose.WHILE
                    ? satisfiability.never(requirementUse.requirement(), own(requirementUse.subject(), sheet))
                    : Optional.empty();
            reason.ifPresent(why -> findings.add(requirementUse.subject(),
                    Diagnostic.of(Code.RULESET__WHILE_NEVER_HOLDS,
                    requirementUse.written().place(why.part()), "name",
                    requirementUse.subject().substring(requirementUse.subject().lastIndexOf('.') + 1), "reason",
                    why.words())));
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
