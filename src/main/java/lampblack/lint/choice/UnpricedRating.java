package lampblack.lint.choice;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.LongStream;
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

/** A table of prices has none for a rating that can be bought, or stands where no rating is bought. */
public final class UnpricedRating implements SheetLint {

    private static final long MAX_LOOKED_AT = 1_000;

    @Override
    public void check(SheetRules sheet, Findings findings) {
        NewRatingBounds newRatings = new NewRatingBounds(findings.bounds(sheet));
        for (Advance advance : sheet.advances().values()) {
            advance.cost().prices().forEach((track, price) -> price.byRating()
                    .ifPresent(table -> check(advance, track, table, newRatings, findings)));
        }
    }

    private static void check(Advance advance, String track, Map<Long, Amount> table, NewRatingBounds newRatings,
            Findings findings) {
        if (!NewRatingBounds.raises(advance)) {
            findings.add(advance.id(), Diagnostic.of(Code.RULESET__UNPRICED_RATING, advance.label().span(),
                    Message.of("ruleset.unpriced-rating.none", "track", track)));
            return;
        }
        OptionalLong missed = missed(newRatings.sure(advance), table);
        boolean misplaced = newRatings.possible(advance)
                .filter(reached -> !table.keySet().stream().allMatch(reached::contains)).isPresent();
        // A price for what cannot be bought was most likely meant for what has none, and is reported as such.
        if (missed.isPresent() && !misplaced) {
            findings.add(advance.id(), Diagnostic.of(Code.RULESET__UNPRICED_RATING, advance.label().span(), "rating",
                    missed.getAsLong(), "track", track)
                    .note(Message.of("note.price-rating", "rating", missed.getAsLong())));
        }
    }

    /** The first rating that is sure to be bought and has no price. */
    static OptionalLong missed(List<Interval> reached, Map<Long, Amount> table) {
        return reached.stream().flatMapToLong(interval -> LongStream
                .rangeClosed(interval.low(), Math.min(interval.high(), interval.low() + MAX_LOOKED_AT))
                .filter(rating -> !table.containsKey(rating)).limit(1)).min();
    }
}
