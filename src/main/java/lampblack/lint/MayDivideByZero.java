package lampblack.lint;

import java.util.HashSet;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.expression.Type;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** A formula divides by what can be 0. */
final class MayDivideByZero implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            Bounds bounds = found.bounds(sheet);
            Set<Span> reported = new HashSet<>();
            for (Formula each : found.formulas(sheet)) {
                Reckoning reckoning = new Reckoning(bounds, each.variables());
                if (each.expression().type() == Type.BOOL) {
                    reckoning.truth(each.expression());
                } else {
                    reckoning.number(each.expression());
                }
                reckoning.divisors().keySet().stream().filter(reported::add).forEach(span -> found.add(each.subject(),
                        Diagnostic.of(Code.RULESET__MAY_DIVIDE_BY_ZERO, span, "divisor", span.text())
                                .note(Message.of("note.guard-divisor", "divisor", span.text()))));
            }
        }
    }
}
