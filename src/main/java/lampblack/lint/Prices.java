package lampblack.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import lampblack.rules.Advance;
import lampblack.rules.Amount;
import lampblack.rules.Price;
import lampblack.rules.Shape;
import lampblack.rules.Track;

/** Whether what advances cost can ever be paid. */
record Prices(Bounds bounds) {

    /** What speaks against paying for an advance. */
    List<Lack> lacks(Advance advance) {
        List<Lack> lacks = new ArrayList<>();
        Map<String, Interval> variables = Climb.variables(advance, bounds);
        advance.cost().prices().forEach((track, price) -> {
            OptionalLong least = least(price, variables);
            long most = holds(bounds.sheet().tracks().get(track));
            if (least.isEmpty()) {
                lacks.add(Lack.of(Lack.Kind.PRICE, "never.unpriced", "track", track));
            } else if (least.getAsLong() > most) {
                lacks.add(Lack.of(Lack.Kind.PRICE, "never.too-dear", "cost", least.getAsLong(), "track", track,
                        "size", most));
            }
        });
        return lacks;
    }

    /** The least it may cost; empty where nothing that it brings has a price. */
    private OptionalLong least(Price price, Map<String, Interval> variables) {
        if (price instanceof Price.Plain plain) {
            return OptionalLong.of(bounds.amount(plain.amount(), variables).low());
        }
        if (price instanceof Price.ByRating table) {
            Interval to = variables.getOrDefault("to", Interval.exactly(0));
            return table.table().entrySet().stream().filter(each -> to.contains(each.getKey()))
                    .mapToLong(each -> bounds.amount(each.getValue(), variables).low()).min();
        }
        return OptionalLong.of(0);
    }

    /** The most that a track ever holds. */
    private long holds(Track track) {
        if (maySpendLess(track) || !track.overflowLost()) {
            return Interval.MOST;
        }
        Optional<Shape.Counter> counter = track.shape() instanceof Shape.Counter each
                ? Optional.of(each) : Optional.empty();
        return Math.max(bounds.size(track.id()).high(), counter.map(Shape.Counter::start).orElse(0L));
    }

    /** Whether less than nothing may be spent of a track, so that it holds whatever it likes. */
    boolean maySpendLess(Track track) {
        return bounds.sheet().advances().values().stream().anyMatch(each -> mayPay(each, track));
    }

    /** Whether an advance may have a price below 0: where players say the price, it is anything. */
    private boolean mayPay(Advance advance, Track track) {
        Price price = advance.cost().prices().get(track.id());
        return advance.cost().ofChosen() || price instanceof Price.Plain plain && isBelowZero(advance, plain.amount())
                || price instanceof Price.ByRating table
                        && table.table().values().stream().anyMatch(each -> isBelowZero(advance, each));
    }

    private boolean isBelowZero(Advance advance, Amount amount) {
        return bounds.amount(amount, Climb.variables(advance, bounds)).low() < 0;
    }
}
