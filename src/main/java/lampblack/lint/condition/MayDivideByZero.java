package lampblack.lint.condition;

import java.util.HashSet;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.expression.Type;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.FormulaUse;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.IntervalEvaluator;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;

/** A formula divides by what can be 0. */
public final class MayDivideByZero implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetBounds bounds = findings.bounds(sheet);
        Set<Span> reported = new HashSet<>();
        for (FormulaUse formulaUse : findings.formulas(sheet)) {
            IntervalEvaluator evaluator = new IntervalEvaluator(bounds, formulaUse.variables(bounds));
            if (formulaUse.expression().type() == Type.BOOL) {
                evaluator.truth(formulaUse.expression());
            } else {
                evaluator.number(formulaUse.expression());
            }
            evaluator.divisors().keySet().stream().filter(reported::add)
                    .forEach(span -> findings.add(formulaUse.subject(),
                    Diagnostic.of(Code.RULESET__MAY_DIVIDE_BY_ZERO, span, "divisor", span.text())
                            .note(Message.of("note.guard-divisor", "divisor", span.text()))));
        }
    }
}
