package lampblack.lint.bounds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import lampblack.rules.Price;
import lampblack.rules.advance.Advance;
import lampblack.rules.track.Track;

/** Whether what advances cost can ever be paid. */
record Affordability(SheetBounds bounds) {

    /** What speaks against paying for an advance. */
    List<Obstacle> obstacles(Advance advance) {
        List<Obstacle> obstacles = new ArrayList<>();
        Map<String, Interval> variables = NewRatingBounds.variables(advance, bounds);
        advance.cost().prices().forEach((track, price) -> {
            OptionalLong least = least(price, variables);
            long most = holds(bounds.sheet().tracks().get(track));
            if (least.isEmpty()) {
                obstacles.add(Obstacle.of(Obstacle.Cause.PRICE, "never.unpriced", "track", track));
            } else if (least.getAsLong() > most) {
                obstacles.add(
                        Obstacle.of(Obstacle.Cause.PRICE, "never.too-dear", "cost", least.getAsLong(), "track", track,
                        "size", most));
            }
        });
        return obstacles;
    }

    /** The least it may cost; empty where nothing that it brings has a price. */
    private OptionalLong least(Price price, Map<String, Interval> variables) {
        return switch (price) {
            case Price.AmountPrice plain -> OptionalLong.of(bounds.cost(plain.amount(), variables).low());
            case Price.RatingPrice table -> {
                Interval to = variables.getOrDefault("to", Interval.exactly(0));
                yield table.table().entrySet().stream().filter(entry -> to.contains(entry.getKey()))
                        .mapToLong(entry -> bounds.cost(entry.getValue(), variables).low()).min();
            }
            case Price.FullTrackPrice full -> OptionalLong.of(0);
        };
    }

    /** The most that a track ever holds. */
    private long holds(Track track) {
        if (maySpendLess(track) || !track.overflowLost()) {
            return Interval.MAX;
        }
        long start = track.shape().isPool() ? 0 : bounds.amount(track.start()).high();
        long refilled = track.refill().map(refill -> bounds.amount(track.before(refill.to())).high()).orElse(0L);
        return Math.max(bounds.size(track.id()).high(), Math.max(start, refilled));
    }

    /** Whether less than nothing may be spent of a track, so that it holds whatever it likes. */
    boolean maySpendLess(Track track) {
        return bounds.sheet().advances().values().stream().anyMatch(advance -> mayPay(advance, track));
    }

    /** Whether an advance may have a price below 0: where players say the price, it is anything. */
    private boolean mayPay(Advance advance, Track track) {
        Price price = advance.cost().prices().get(track.id());
        return advance.cost().ofChosen() || price != null
                && price.amounts().stream().flatMap(amount -> amount.fixed().stream()).anyMatch(number -> number < 0);
    }
}
