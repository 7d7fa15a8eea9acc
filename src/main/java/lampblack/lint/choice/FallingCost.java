package lampblack.lint.choice;

import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.NewRatingBounds;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;

/** A higher rating costs less than a lower one. */
public final class FallingCost implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetBounds bounds = findings.bounds(sheet);
        for (Advance advance : sheet.advances().values()) {
            advance.cost().prices().forEach((track, price) -> price.byRating()
                    .ifPresent(table -> check(advance, track, table, bounds, findings)));
        }
    }

    private static void check(Advance advance, String track, Map<Long, Amount> table, SheetBounds bounds,
            Findings findings) {
        Map<String, Interval> variables = NewRatingBounds.variables(advance, bounds);
        long lower = 0;
        Interval before = null;
        for (Map.Entry<Long, Amount> row : table.entrySet()) {
            Interval cost = bounds.cost(row.getValue(), variables);
            if (before != null && cost.high() < before.low()) {
                Span higher = place(advance, track, row.getKey());
                Span first = place(advance, track, lower);
                boolean atFirst = advance.label().isOwn(first) && !advance.label().isOwn(higher);
                Diagnostic falling = Diagnostic.of(Code.RULESET__FALLING_COST, atFirst ? first : higher, "rating",
                        row.getKey(), "cost", cost.high(), "lower", lower, "before", before.low())
                        .note(Message.of("note.price-of", "rating", atFirst ? row.getKey() : lower),
                                atFirst ? higher : first);
                findings.add(advance.id(), cost.high() < 0 ? falling.note(Message.of("note.no-sign")) : falling);
                return;
            }
            lower = row.getKey();
            before = cost;
        }
    }

    private static Span place(Advance advance, String track, long rating) {
        return advance.label().place("cost", track, "by-rating", String.valueOf(rating));
    }
}
