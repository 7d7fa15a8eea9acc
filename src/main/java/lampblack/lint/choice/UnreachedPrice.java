package lampblack.lint.choice;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.NewRatingBounds;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;

/** A table of prices has one for a rating that nobody can reach. */
public final class UnreachedPrice implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        NewRatingBounds newRatings = new NewRatingBounds(findings.bounds(sheet));
        for (Advance advance : sheet.advances().values()) {
            Optional<Interval> reached = newRatings.possible(advance);
            if (reached.isPresent()) {
                advance.cost().prices().forEach((track, price) -> price.byRating()
                        .ifPresent(table -> check(advance, track, table, reached.get(), newRatings, findings)));
            }
        }
    }

    private static void check(
            Advance advance, String track, Map<Long, Amount> table, Interval reached, NewRatingBounds newRatings,
            Findings findings) {
        for (long rating : table.keySet()) {
            if (!reached.contains(rating)) {
                OptionalLong missed = UnpricedRating.missed(newRatings.sure(advance), table);
                Diagnostic problem = Diagnostic.of(Code.RULESET__UNREACHED_PRICE, advance.label()
                        .key("cost", track, "by-rating", String.valueOf(rating)), "rating", rating, "from",
                        reached.low(), "to", reached.high());
                findings.add(advance.id(), missed.isEmpty() ? problem
                        : problem.note(Message.of("note.no-price-for", "rating", missed.getAsLong())));
                return;
            }
        }
    }
}
