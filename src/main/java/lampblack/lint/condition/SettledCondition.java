package lampblack.lint.condition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.expression.Call;
import lampblack.expression.Comparison;
import lampblack.expression.Conditional;
import lampblack.expression.Term;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.FormulaUse;
import lampblack.lint.analysis.RequirementUse;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Assumptions;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.IntervalEvaluator;
import lampblack.lint.bounds.PossibleTruth;
import lampblack.lint.bounds.Satisfiability;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/** A condition, or a part of one, that comes out the same for everybody, so that it need not be asked. */
public final class SettledCondition implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        new SettledConditionInSheet(sheet, findings.bounds(sheet), findings, new HashSet<>()).check();
        choices(sheet, findings);
    }

    /** A choice of one, which nobody has to be asked for. */
    private static void choices(SheetRules sheet, Findings findings) {
        sheet.options().forEach(option -> option.asks().values().forEach(question ->
                alone(question.label(), question.oneOf().size(), findings)));
        sheet.fields().values().forEach(field -> alone(field.label(), field.oneOf().size(), findings));
        sheet.rolls().values().forEach(roll -> roll.settings().values().forEach(setting ->
                alone(setting.label(), setting.choices().size(), findings)));
    }

    private static void alone(Label label, int choices, Findings findings) {
        if (choices == 1) {
            findings.add(label.id(), Diagnostic.of(Code.RULESET__SETTLED_CONDITION, label.key("one-of"),
                    Message.of("ruleset.settled-condition.one", "name", label.id())));
        }
    }

    private record SettledConditionInSheet(SheetRules rules, SheetBounds bounds, Findings findings,
            Set<Span> reported) {

        void check() {
            Satisfiability satisfiability = new Satisfiability(bounds);
            for (RequirementUse requirementUse : findings.conditions(rules)) {
                List<Satisfiability.DecidingPart> settled = new ArrayList<>();
                Set<Requirement> always = new HashSet<>();
                parts(requirementUse.requirement(), satisfiability, settled, always);
                // What can never be met is reported as such.
                if (!settled.isEmpty() && satisfiability.never(requirementUse.requirement()).isEmpty()) {
                    settled.forEach(part -> report(requirementUse.subject(), requirementUse.written()
                            .place(part.part()),
                            words(part, always.contains(part.part()))));
                }
            }
            for (FormulaUse formulaUse : findings.formulas(rules)) {
                idle(formulaUse.expression().term(), formulaUse);
                if (reported.add(formulaUse.expression().span())) {
                    comparisons(formulaUse.expression().term(), formulaUse.subject(), formulaUse.variables(bounds));
                }
            }
        }

        /** The parts of a requirement that always hold, or never. */
        private void parts(Requirement requirement, Satisfiability satisfiability,
                List<Satisfiability.DecidingPart> settled,
                Set<Requirement> always) {
            Optional<Satisfiability.DecidingPart> either = Satisfiability.eitherWay(requirement);
            if (either.isPresent()) {
                settled.add(either.get());
                return;
            }
            List<Requirement> parts = parts(requirement);
            parts.forEach(part -> parts(part, satisfiability, settled, always));
            if (!parts.isEmpty()) {
                return;
            }
            Optional<Satisfiability.DecidingPart> holds = satisfiability.always(requirement);
            Optional<Satisfiability.DecidingPart> found =
                    (holds.isPresent() ? holds : satisfiability.never(requirement))
                    .filter(decidingPart -> isCompared(decidingPart.part()));
            found.ifPresent(settled::add);
            holds.ifPresent(decidingPart -> always.add(decidingPart.part()));
            requirement.formula().filter(formula -> found.isPresent() || isComparison(formula.term()))
                    .ifPresent(formula -> reported.add(formula.span()));
        }

        /** What is looked at by itself, of which one that is turned round is not taken apart. */
        private static List<Requirement> parts(Requirement requirement) {
            return switch (requirement) {
                case AllOf all -> all.parts();
                case AnyOf any -> any.parts();
                default -> List.of();
            };
        }

        /** Whether a term is all that would be looked at in it. */
        private static boolean isComparison(Term term) {
            return term instanceof Comparison && term.children().stream().noneMatch(Comparison.class::isInstance);
        }

        private Message words(Satisfiability.DecidingPart reason, boolean always) {
            return always && reason.part() instanceof RatingAtLeast rating
                    ? Message.of("always.rating", "trait", rating.trait().id(), "least",
                            bounds.ratings().rating(rating.trait()).low())
                    : reason.words();
        }

        private static boolean isCompared(Requirement part) {
            return switch (part) {
                case RatingAtLeast rating -> true;
                case If condition -> true;
                default -> false;
            };
        }

        /** A choice of the same on both ways, and a count of all ratings there are or of none. */
        private void idle(Term term, FormulaUse formula) {
            switch (term) {
                case Conditional choice when choice.yes().span().text().equals(choice.no().span().text()) ->
                        report(formula.subject(), term.span(), Message.of("always.same", "expression",
                                choice.yes().span().text()));
                case Call call when call.function().equals("at_least")
                        && rules.traits().containsKey(SheetBounds.name(call, 0)) -> {
                    Interval ratings = bounds.ratings().named(SheetBounds.name(call, 0));
                    Interval least = new IntervalEvaluator(bounds, formula.variables(bounds))
                            .number(call.arguments().get(1), Assumptions.NOTHING);
                    if (least.high() <= ratings.low() || least.low() > ratings.high()) {
                        report(formula.subject(), term.span(), Message.of("always.at-least", "least", ratings.low(),
                                "most", ratings.high()));
                    }
                }
                default -> { }
            }
            term.children().forEach(part -> idle(part, formula));
        }

        private void comparisons(Term term, String subject, Map<String, Interval> variables) {
            if (term instanceof Comparison comparison) {
                PossibleTruth truth = new IntervalEvaluator(bounds, variables).truth(comparison, Assumptions.NOTHING);
                if (!truth.canHold() || !truth.canFail()) {
                    String wording = truth.canHold() ? "never.not-if" : "never.if";
                    report(subject, term.span(), Message.of(wording, "expression", term.span().text()));
                    return;
                }
            }
            term.children().forEach(item -> comparisons(item, subject, variables));
        }

        private void report(String subject, Span place, Message reason) {
            if (findings.reportsWithin(place)) {
                return;
            }
            findings.add(subject, Diagnostic.of(Code.RULESET__SETTLED_CONDITION, place, "reason", reason));
        }
    }
}
