package lampblack.lint.bounds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import lampblack.rules.Amount;
import lampblack.rules.Price;
import lampblack.rules.advance.Advance;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** Whether what advances cost can ever be paid. */
record Affordability(SheetBounds bounds) {

    /** What speaks against paying for an advance. */
    List<Obstacle> obstacles(Advance advance) {
        List<Obstacle> lacks = new ArrayList<>();
        Map<String, Interval> variables = NewRatingBounds.variables(advance, bounds);
        advance.cost().prices().forEach((track, price) -> {
            OptionalLong least = least(price, variables);
            long most = holds(bounds.sheet().tracks().get(track));
            if (least.isEmpty()) {
                lacks.add(Obstacle.of(Obstacle.Cause.PRICE, "never.unpriced", "track", track));
            } else if (least.getAsLong() > most) {
                lacks.add(Obstacle.of(Obstacle.Cause.PRICE, "never.too-dear", "cost", least.getAsLong(), "track", track,
                        "size", most));
            }
        });
        return lacks;
    }

    /** The least it may cost; empty where nothing that it brings has a price. */
    private OptionalLong least(Price price, Map<String, Interval> variables) {
        if (price instanceof Price.AmountPrice plain) {
            return OptionalLong.of(bounds.amount(plain.amount(), variables).low());
        }
        if (price instanceof Price.RatingPrice table) {
            Interval to = variables.getOrDefault("to", Interval.exactly(0));
            return table.table().entrySet().stream().filter(entry -> to.contains(entry.getKey()))
                    .mapToLong(entry -> bounds.amount(entry.getValue(), variables).low()).min();
        }
        return OptionalLong.of(0);
    }

    /** The most that a track ever holds. */
    private long holds(Track track) {
        if (maySpendLess(track) || !track.overflowLost()) {
            return Interval.MOST;
        }
        Optional<TrackShape.Counter> counter = track.shape() instanceof TrackShape.Counter item
                ? Optional.of(item) : Optional.empty();
        return Math.max(bounds.size(track.id()).high(), counter.map(TrackShape.Counter::start).orElse(0L));
    }

    /** Whether less than nothing may be spent of a track, so that it holds whatever it likes. */
    boolean maySpendLess(Track track) {
        return bounds.sheet().advances().values().stream().anyMatch(advance -> mayPay(advance, track));
    }

    /** Whether an advance may have a price below 0: where players say the price, it is anything. */
    private boolean mayPay(Advance advance, Track track) {
        Price price = advance.cost().prices().get(track.id());
        return advance.cost().ofChosen() || price instanceof Price.AmountPrice plain
                && isBelowZero(advance, plain.amount())
                || price instanceof Price.RatingPrice table
                        && table.table().values().stream().anyMatch(amount -> isBelowZero(advance, amount));
    }

    private boolean isBelowZero(Advance advance, Amount amount) {
        return bounds.amount(amount, NewRatingBounds.variables(advance, bounds)).low() < 0;
    }
}
