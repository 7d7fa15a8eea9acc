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
import lampblack.expression.Comparison;
import lampblack.expression.Term;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.FormulaUse;
import lampblack.lint.analysis.Lint;
import lampblack.lint.analysis.RequirementUse;
import lampblack.lint.bounds.Assumptions;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.IntervalEvaluator;
import lampblack.lint.bounds.PossibleTruth;
import lampblack.lint.bounds.Satisfiability;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;
import lampblack.ruleset.Ruleset;

/** A condition, or a part of one, that comes out the same for everybody, so that it need not be asked. */
public final class SettledCondition implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        ruleset.allSheets().forEach(sheet -> new SettledConditionInSheet(sheet, found.bounds(sheet), found,
                new HashSet<>()).check());
    }

    private record SettledConditionInSheet(SheetRules rules, SheetBounds bounds, Findings found, Set<Span> told) {

        void check() {
            Satisfiability feasible = new Satisfiability(bounds);
            for (RequirementUse requirementUse : found.conditions(rules)) {
                List<Satisfiability.DecidingPart> settled = new ArrayList<>();
                Set<Requirement> always = new HashSet<>();
                parts(requirementUse.requirement(), feasible, settled, always);
                // What can never be met is told as such.
                if (!settled.isEmpty() && feasible.never(requirementUse.requirement()).isEmpty()) {
                    settled.forEach(part -> report(requirementUse.subject(), requirementUse.written()
                            .place(part.part()),
                            words(part, always.contains(part.part()))));
                }
            }
            for (FormulaUse formulaUse : found.formulas(rules)) {
                if (told.add(formulaUse.expression().span())) {
                    comparisons(formulaUse.expression().term(), formulaUse.subject(), formulaUse.variables());
                }
            }
        }

        /** The parts of a requirement that always hold, or never. */
        private void parts(Requirement requirement, Satisfiability feasible, List<Satisfiability.DecidingPart> settled,
                Set<Requirement> always) {
            List<Requirement> parts = requirement instanceof AllOf all ? all.parts()
                    : requirement instanceof AnyOf any ? any.parts() : List.of();
            parts.forEach(part -> parts(part, feasible, settled, always));
            if (!parts.isEmpty()) {
                return;
            }
            Optional<Satisfiability.DecidingPart> holds = feasible.always(requirement);
            Optional<Satisfiability.DecidingPart> found = (holds.isPresent() ? holds : feasible.never(requirement))
                    .filter(decidingPart -> isCompared(decidingPart.part()));
            found.ifPresent(settled::add);
            holds.ifPresent(decidingPart -> always.add(decidingPart.part()));
            if (requirement instanceof If condition && (found.isPresent()
                    || isComparison(condition.expression().term()))) {
                told.add(condition.expression().span());
            }
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
            return part instanceof RatingAtLeast || part instanceof If;
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
            if (found.reportsWithin(place)) {
                return;
            }
            found.add(subject, Diagnostic.of(Code.RULESET__SETTLED_CONDITION, place, "reason", reason));
        }
    }
}
