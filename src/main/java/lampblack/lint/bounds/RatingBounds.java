package lampblack.lint.bounds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;

/** How low and how high ratings can be. */
public final class RatingBounds {

    private final SheetRules sheet;
    private final SheetEffects effects;
    private final SheetBounds bounds;
    private final Map<String, Map<String, List<Trait>>> under = new HashMap<>();

    RatingBounds(SheetRules sheet, SheetEffects effects, SheetBounds bounds) {
        this.sheet = sheet;
        this.effects = effects;
        this.bounds = bounds;
    }

    /** All that one trait can be rated at; for an open set, what any of its traits can, where there is one. */
    public Interval rating(Trait trait) {
        return bounds.memoized(new Quantity.TraitRating(trait), () -> {
            TraitSet set = sheet.traits().get(trait.set());
            Optional<Derivation> derived = set.derivation(trait.id());
            return derived.isPresent() ? derived(trait, derived.get()) : chosen(trait, set);
        });
    }

    private Interval derived(Trait trait, Derivation derivation) {
        Interval base = base(trait, derivation);
        boolean more = isRaised(trait);
        boolean fewer = isLowered(trait);
        Interval total = new Interval(fewer ? Interval.LEAST : base.low(), more ? Interval.MAX : base.high());
        return total.lesser(cap(trait));
    }

    /** What a derived rating comes to before effects and its cap. */
    public Interval base(Trait trait, Derivation derivation) {
        return switch (derivation) {
            case Derivation.IsFormula is -> bounds.number(is.expression(), Map.of());
            case Derivation.CountsUnder counts -> under(trait, counts.set(), true);
            case Derivation.SumsUnder sums -> under(trait, sums.set(), false);
        };
    }

    /** How many traits of a set stand under one, or what their ratings add up to. */
    private Interval under(Trait trait, String from, boolean counts) {
        TraitSet set = sheet.traits().get(from);
        if (set.open()) {
            return isNamed(set) ? Interval.COUNT : Interval.exactly(0);
        }
        List<Trait> below = below(set).getOrDefault(trait.id(), List.of());
        return counts ? new Interval(0, below.size())
                : below.stream().map(this::rating).reduce(Interval.exactly(0), Interval::plus);
    }

    private Map<String, List<Trait>> below(TraitSet set) {
        return under.computeIfAbsent(set.id(), id -> {
            Map<String, List<Trait>> found = new HashMap<>();
            for (TraitEntry entry : set.entries().values()) {
                found.computeIfAbsent(entry.under().orElse(""), key -> new ArrayList<>())
                        .add(new Trait(id, entry.label().id()));
            }
            return found;
        });
    }

    private boolean isRaised(Trait trait) {
        return quantities(trait).anyMatch(of -> effects.raises(of) || isSet(of));
    }

    private boolean isLowered(Trait trait) {
        return quantities(trait).anyMatch(of -> effects.lowers(of) || isSet(of));
    }

    private boolean isSet(Quantity rating) {
        return effects.of(rating).stream().anyMatch(effect -> effect.amount().isPresent());
    }

    private static Stream<Quantity> quantities(Trait trait) {
        return Stream.of(trait, new Trait(trait.set(), Quantity.ANY)).map(Quantity.TraitRating::new);
    }

    private Interval chosen(Trait trait, TraitSet set) {
        Interval start = bounds.amount(set.start(trait.id()));
        long cap = cap(trait).high();
        boolean given = isRaised(trait);
        long put = given ? cap : Math.min(cap, spent(set, start.high()));
        long added = Interval.LEAST;
        for (Advance advance : bounds.advances()) {
            switch (advance.purchase()) {
                case RaisePurchase raise when raise.raises(trait) -> {
                    long upTo = raise.upTo().map(amount -> bounds.amount(amount).high()).orElse(Interval.MAX);
                    long top = NewRatingBounds.top(bounds.amount(raise.only().most()).high(), upTo);
                    put = Math.max(put, Math.min(cap, top));
                }
                case AddPurchase add when add.set().equals(set.id()) ->
                        added = Math.max(added, start.plus(Interval.exactly(add.at())).high());
                case RaisePurchase raise -> { }
                case AddPurchase add -> { }
                case ChoosePurchase choose -> { }
                case SwapPurchase swap -> { }
                case GainPurchase gain -> { }
            }
        }
        // Points that were put under a cap stay when the rating starts higher later.
        long later = Interval.exactly(put).plus(start.minus(Interval.exactly(start.low()))).high();
        boolean taken = isLowered(trait);
        long low = taken || set.inPlay() ? Math.min(start.low(), bounds.amount(set.min()).low()) : start.low();
        long high = Math.max(start.high(), Math.max(later, added));
        return new Interval(low, set.inPlay() ? Math.max(high, cap) : high);
    }

    /** How high the points of creation can bring a rating of a set. */
    private long spent(TraitSet set, long start) {
        Interval sum = Interval.exactly(start);
        long cap = Interval.LEAST;
        for (CreationStep step : sheet.creation().values()) {
            switch (step) {
                case SpendStep spend when spend.set().equals(set.id()) -> {
                    sum = sum.plus(new Interval(0, Math.max(0, bounds.amount(spend.points().most()).high())));
                    // What is due later is put in play, where the cap of the step does not hold.
                    boolean due = effects.raises(new Quantity.StepPoints(spend.id()));
                    sum = due ? sum.plus(Interval.COUNT) : sum;
                    cap = due ? Interval.MAX : Math.max(cap, stepCap(spend));
                }
                case SetRatingsStep ratings when ratings.set().equals(set.id()) -> {
                    sum = sum.plus(new Interval(0, Math.max(0, ratings.scores().most())));
                    cap = Interval.MAX;
                }
                case SpendStep spend -> { }
                case SetRatingsStep ratings -> { }
                case ChooseStep choose -> { }
                case FillStep fill -> { }
            }
        }
        return Math.min(cap, sum.high());
    }

    /** How high a step can bring ratings, with what raises that. */
    public long stepCap(SpendStep spend) {
        long cap = spend.upTo().map(amount -> bounds.amount(amount).high()).orElse(Interval.MAX);
        for (Amount raised : amounts(new Quantity.StepCap(spend.id()))) {
            cap = Math.max(cap, bounds.amount(raised).high());
        }
        return cap;
    }

    public Interval cap(Trait trait) {
        return bounds.memoized(new Quantity.TraitCap(trait), () -> {
            Interval cap = bounds.amount(sheet.traits().get(trait.set()).max(trait.id()));
            for (Amount raised : raisedCaps(trait)) {
                cap = new Interval(cap.low(), Math.max(cap.high(), bounds.amount(raised).high()));
            }
            return cap;
        });
    }

    /** How high ratings go for certain, once some option raises the cap: a formula counts for its least. */
    long sureCap(Trait trait) {
        long cap = bounds.amount(sheet.traits().get(trait.set()).max(trait.id())).low();
        for (Amount raised : raisedCaps(trait)) {
            cap = Math.max(cap, bounds.amount(raised).low());
        }
        return cap;
    }

    private List<Amount> raisedCaps(Trait trait) {
        return Stream.of(new Quantity.TraitCap(trait), new Quantity.SetCap(trait.set()),
                        new Quantity.TraitCap(new Trait(trait.set(), Quantity.ANY)))
                .flatMap(quantity -> amounts(quantity).stream()).toList();
    }

    private List<Amount> amounts(Quantity quantity) {
        return effects.of(quantity).stream().flatMap(effect -> effect.amount().stream()).toList();
    }

    /** The traits of a set, of which one stands for all that players name in an open set. */
    public List<Trait> traits(TraitSet set) {
        return set.open() ? List.of(new Trait(set.id(), Quantity.ANY))
                : set.entries().keySet().stream().map(id -> new Trait(set.id(), id)).toList();
    }

    /** Whether players ever name anything in an open set. */
    boolean isNamed(TraitSet set) {
        return set.inPlay() || isAnswered(set) || sheet.creation().values().stream()
                        .anyMatch(step -> step.asSpend().filter(spend -> spend.set().equals(set.id())).isPresent())
                || bounds.advances().stream()
                        .anyMatch(advance -> advance.purchase().addsTo().filter(set.id()::equals).isPresent());
    }

    /** Whether the answers to some question come to stand in an open set. */
    private boolean isAnswered(TraitSet set) {
        return sheet.options().stream()
                .flatMap(option -> option.asks().values().stream())
                .anyMatch(question -> question.fresh() && question.which().filter(set.id()::equals).isPresent());
    }

    /** What any rating of a set can be; 0 stands for one that nobody named. */
    Interval any(String id) {
        return bounds.memoized(new Quantity.SetRatings(id), () -> {
            TraitSet set = sheet.traits().get(id);
            Interval all = traits(set).stream().map(this::rating).reduce(Interval::union).orElse(Interval.exactly(0));
            return set.open() ? isNamed(set) ? all.union(Interval.exactly(0)) : Interval.exactly(0) : all;
        });
    }

    /** What those ratings of a set that there are can be. */
    public Interval named(String id) {
        return traits(sheet.traits().get(id)).stream().map(this::rating).reduce(Interval::union)
                .orElse(Interval.exactly(0));
    }

    Interval sum(String id) {
        return bounds.memoized(new Quantity.SetSum(id), () -> {
            TraitSet set = sheet.traits().get(id);
            if (set.open()) {
                return !isNamed(set) ? Interval.exactly(0) : any(id).low() < 0 ? Interval.ANY : Interval.COUNT;
            }
            return traits(set).stream().map(this::rating).reduce(Interval.exactly(0), Interval::plus);
        });
    }

    /** How many ratings of a set reach something. */
    Interval atLeast(String id) {
        return new Interval(0, count(id).high());
    }

    Interval count(String id) {
        TraitSet set = sheet.traits().get(id);
        if (!set.open()) {
            return Interval.exactly(set.entries().size());
        }
        return isNamed(set) ? Interval.COUNT : Interval.exactly(0);
    }

    /** The lowest rating that a trait has before anything raises it. */
    public Interval lowest(Trait trait) {
        TraitSet set = sheet.traits().get(trait.set());
        Interval start = bounds.amount(set.start(trait.id()));
        return start.greater(bounds.amount(set.min()));
    }
}
