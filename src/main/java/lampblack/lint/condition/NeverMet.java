package lampblack.lint.condition;

import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.RequirementLocator;
import lampblack.lint.analysis.RequirementUse;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Satisfiability;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Assertion;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.Option;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.Requirement;

/** An option or advance that nobody can ever take, or a rule that every character breaks. */
public final class NeverMet implements SheetLint {

    private static final Map<RequirementUse.Purpose, String> WORDS = Map.of(
            RequirementUse.Purpose.OPTION, "ruleset.never-met",
            RequirementUse.Purpose.ADVANCE, "ruleset.never-met",
            RequirementUse.Purpose.GAIN, "ruleset.never-met.gain",
            RequirementUse.Purpose.RULE, "ruleset.never-met.rule",
            RequirementUse.Purpose.ROLL, "ruleset.never-met.roll");

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetBounds bounds = findings.bounds(sheet);
        Satisfiability satisfiability = new Satisfiability(bounds);
        for (RequirementUse requirementUse : findings.conditions(sheet)) {
            Optional<Satisfiability.DecidingPart> reason = requirementUse.kind() == RequirementUse.Purpose.WHILE
                    ? Optional.empty() : satisfiability.never(requirementUse.requirement());
            reason.filter(why -> !findings.reportsWithin(requirementUse.written().place(why.part())))
                    .ifPresent(why -> findings.add(
                    requirementUse.subject(), Diagnostic.of(Code.RULESET__NEVER_MET, requirementUse.written()
                    .place(why.part()), Message.of(WORDS.get(requirementUse.kind()), "name",
                    id(requirementUse.subject()),
                            "reason", why.words()))));
        }
        sheet.rules().values().stream().filter(rule -> rule.at() == Assertion.AssertionTime.CREATION)
                .forEach(rule -> atBeginning(rule, findings));
        times(bounds, findings);
    }

    /** A rule about the beginning of play that asks for what can only happen in it. */
    private static void atBeginning(Assertion rule, Findings findings) {
        Optional<Requirement> later = rule.that() instanceof AllOf all
                ? all.parts().stream().filter(HasMilestone.class::isInstance).findFirst() : Optional.empty();
        later.ifPresent(part -> findings.add(rule.label().id(), Diagnostic.of(Code.RULESET__NEVER_MET,
                new RequirementLocator(rule.label().written().get("that").orElseThrow(), rule.label().key("that"))
                .place(part),
                Message.of("ruleset.never-met.rule", "name", rule.label().id(), "reason",
                        Message.of("never.milestone-yet", "name", ((HasMilestone) part).milestone())))));
    }

    private static String id(String subject) {
        return subject.substring(subject.lastIndexOf('.') + 1);
    }

    private static void times(SheetBounds bounds, Findings findings) {
        for (Option option : bounds.sheet().options()) {
            if (bounds.options().times(option.key()).high() <= 0) {
                findings.add(option.key().toString(), Diagnostic.of(Code.RULESET__NEVER_MET, option.label()
                        .place("times"),
                        "name", option.key().id(), "reason", Message.of("never.times")));
            }
        }
        for (Advance advance : bounds.sheet().advances().values()) {
            if (bounds.options().isNever(advance.times())) {
                findings.add(advance.id(),
                        Diagnostic.of(Code.RULESET__NEVER_MET, advance.label().place("times"), "name",
                        advance.id(), "reason", Message.of("never.times")));
            }
        }
    }
}
