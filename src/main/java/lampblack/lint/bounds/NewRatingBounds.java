package lampblack.lint.bounds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Distinct;
import lampblack.rules.Amount;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** Which new ratings an advance brings. */
public record NewRatingBounds(SheetBounds bounds) {

    /** What the variables of a cost can be for an advance. */
    public static Map<String, Interval> variables(Advance advance, SheetBounds bounds) {
        Optional<Interval> to = new NewRatingBounds(bounds).possible(advance);
        return switch (advance.purchase()) {
            case AddPurchase add -> Map.of("times", Interval.COUNT, "from", Interval.exactly(0), "to",
                    Interval.exactly(add.at()));
            case RaisePurchase raise -> to.isEmpty() ? Map.of("times", Interval.COUNT)
                    : Map.of("times", Interval.COUNT, "to", to.get(), "from", to.get().minus(Interval.exactly(1)));
            default -> Map.of("times", Interval.COUNT);
        };
    }

    /** Whether it is a kind of advance that brings ratings at all. */
    public static boolean raises(Advance advance) {
        return switch (advance.purchase()) {
            case AddPurchase add -> true;
            case RaisePurchase raise -> true;
            default -> false;
        };
    }

    /** The traits that it raises. */
    private List<Trait> traits(RaisePurchase raise) {
        List<Trait> traits = new ArrayList<>(raise.traits());
        raise.sets().forEach(id -> traits.addAll(bounds.ratings().traits(set(id))));
        return traits;
    }

    private TraitSet set(String id) {
        return bounds.sheet().traits().get(id);
    }

    /** Every new rating that it might give a character; empty where it gives none. */
    public Optional<Interval> possible(Advance advance) {
        return switch (advance.purchase()) {
            case AddPurchase add -> Optional.of(Interval.exactly(add.at()));
            case RaisePurchase raise -> possible(raise);
            default -> Optional.empty();
        };
    }

    /** The same for what it raises. */
    public Optional<Interval> possible(RaisePurchase raise) {
        long upTo = raise.upTo().map(amount -> bounds.amount(amount).high()).orElse(Interval.MAX);
        return traits(raise).stream().flatMap(trait -> {
            long from = set(trait.set()).open() ? 0 : bounds.ratings().rating(trait).low();
            long least = Math.max(from, bounds.amount(raise.only().least()).low());
            long top = top(bounds.amount(raise.only().most()).high(), upTo);
            return range(least, Math.min(top, bounds.ratings().cap(trait).high())).stream();
        }).reduce(Interval::union);
    }

    /** The new ratings that it is sure to be asked for; empty where none is sure, or where they have no end. */
    public List<Interval> sure(Advance advance) {
        return switch (advance.purchase()) {
            case AddPurchase add -> List.of(Interval.exactly(add.at()));
            case RaisePurchase raise -> sure(raise);
            default -> List.of();
        };
    }

    private List<Interval> sure(RaisePurchase raise) {
        long upTo = raise.upTo().map(amount -> bounds.amount(amount).low()).orElse(Interval.MAX);
        return Distinct.of(traits(raise).stream().flatMap(trait -> {
            long to = Math.min(upTo, bounds.ratings().sureCap(trait));
            long from = bounds.ratings().lowest(trait).high();
            return to == Interval.MAX ? Optional.<Interval>empty().stream()
                    : range(Math.max(from, bounds.amount(raise.only().least()).high()),
                            Math.min(to, top(bounds.amount(raise.only().most()).low(), to))).stream();
        }));
    }

    /** The highest rating that is raised to: one above the highest that is raised from. */
    static long top(long highest, long upTo) {
        return highest == Amount.UNLIMITED ? upTo : Math.min(upTo, highest + 1);
    }

    private static Optional<Interval> range(long from, long to) {
        return from == Interval.MAX || from + 1 > to ? Optional.empty() : Optional.of(new Interval(from + 1, to));
    }
}
