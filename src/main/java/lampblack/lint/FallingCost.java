package lampblack.lint;

import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.rules.Advance;
import lampblack.rules.Amount;
import lampblack.rules.Price;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** A higher rating costs less than a lower one. */
final class FallingCost implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            Bounds bounds = new Bounds(sheet);
            for (Advance advance : sheet.advances().values()) {
                advance.cost().prices().values().stream().filter(Price.ByRating.class::isInstance)
                        .forEach(table -> check(advance, ((Price.ByRating) table).table(), bounds, found));
            }
        }
    }

    private static void check(Advance advance, Map<Long, Amount> table, Bounds bounds, Findings found) {
        Map<String, Interval> variables = Climb.variables(advance, bounds);
        long lower = 0;
        Interval before = null;
        for (Map.Entry<Long, Amount> row : table.entrySet()) {
            Interval cost = bounds.amount(row.getValue(), variables);
            if (before != null && cost.high() < before.low()) {
                found.add(advance.id(), Diagnostic.of(Code.RULESET__FALLING_COST, advance.label().span(), "rating",
                        row.getKey(), "cost", cost.high(), "lower", lower, "before", before.low()));
                return;
            }
            lower = row.getKey();
            before = cost;
        }
    }
}
