package lampblack.lint.bounds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import lampblack.expression.Call;
import lampblack.expression.Expression;
import lampblack.expression.Mention;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.effect.Effect;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.Trait;

/**
 * All that the quantities of a sheet can come to for any character that breaks no rule. Every option may be had or not,
 * so that an interval is never too small; it may be too large.
 */
public final class SheetBounds {

    private static final Set<String> TRUTHS = Set.of("has", "milestone", "playbook", "declared", "carried");

    private final SheetRules sheet;
    private final BoundsScope scope;
    private final SheetEffects effects;
    private final RatingBounds ratings;
    private final OptionBounds options;
    private final Map<Quantity, Interval> known = new HashMap<>();
    private final Set<Quantity> asking = new HashSet<>();
    private final Map<String, List<OptionKey>> carriers = new HashMap<>();

    public SheetBounds(SheetRules sheet) {
        this(sheet, BoundsScope.EVERYTHING);
    }

    SheetBounds(SheetRules sheet, BoundsScope scope) {
        this.sheet = sheet;
        this.scope = scope;
        this.effects = new SheetEffects(sheet, scope);
        this.ratings = new RatingBounds(sheet, effects, this);
        this.options = new OptionBounds(sheet, effects, this);
    }

    /** The same for whoever has no other options than those. */
    public static SheetBounds within(SheetRules sheet, Predicate<OptionKey> options) {
        return new SheetBounds(sheet, new BoundsScope(options, block -> true, advance -> true, BoundsScope.BOTH));
    }

    public SheetRules sheet() {
        return sheet;
    }

    BoundsScope scope() {
        return scope;
    }

    /** The advances to count with. */
    List<Advance> advances() {
        return sheet.advances().values().stream().filter(scope.advances()).toList();
    }

    /** Whether something with a tag is to be counted with; that a tag is nobody's at all is another matter. */
    boolean canHaveTag(String tag) {
        return scope == BoundsScope.EVERYTHING || carriers(tag).stream().anyMatch(scope.options());
    }

    /** The options that have a tag. */
    List<OptionKey> carriers(String tag) {
        if (carriers.isEmpty()) {
            sheet.options().forEach(option -> option.tags().forEach(name ->
                    carriers.computeIfAbsent(name, key -> new ArrayList<>()).add(option.key())));
        }
        return carriers.getOrDefault(tag, List.of());
    }

    public SheetEffects effects() {
        return effects;
    }

    public RatingBounds ratings() {
        return ratings;
    }

    public OptionBounds options() {
        return options;
    }

    /** What is worked out once; in a circle, which is reported elsewhere, it may be anything. */
    Interval memoized(Quantity quantity, Supplier<Interval> work) {
        Interval before = known.get(quantity);
        if (before != null) {
            return before;
        }
        if (!asking.add(quantity)) {
            return Interval.ANY;
        }
        Interval found = work.get();
        asking.remove(quantity);
        known.put(quantity, found);
        return found;
    }

    public Interval amount(Amount amount) {
        return amount(amount, Map.of());
    }

    /** All that an amount may come to; one that cannot be worked out comes to 0. */
    public Interval amount(Amount amount, Map<String, Interval> variables) {
        return switch (amount) {
            case Amount.Fixed fixed -> Interval.exactly(fixed.number());
            case Amount.Formula formula -> number(formula.expression(), variables);
        };
    }

    /** The most that anybody ever has of something, with what is given of it. */
    long most(Amount most, Quantity given) {
        return effects.raises(given) ? Interval.MAX : amount(most).high();
    }

    /** Whether nobody ever has any of something. */
    public boolean isNothing(Amount most, Quantity given) {
        return most(most, given) <= 0;
    }

    public Interval number(Expression expression, Map<String, Interval> variables) {
        IntervalEvaluator evaluator = new IntervalEvaluator(this, variables);
        Interval found = evaluator.number(expression);
        return evaluator.divisors().isEmpty() ? found : found.union(Interval.exactly(0));
    }

    PossibleTruth truth(Expression expression) {
        return truth(expression, scope.stages());
    }

    /** What a condition may come to in some of the stages. */
    PossibleTruth truth(Expression expression, Set<String> stages) {
        return truth(expression, stages, Assumptions.NOTHING);
    }

    PossibleTruth truth(Expression expression, Set<String> stages, Assumptions known) {
        IntervalEvaluator evaluator = new IntervalEvaluator(this, Map.of(), stages);
        PossibleTruth found = evaluator.truth(expression.term(), known);
        return evaluator.divisors().isEmpty() ? found : new PossibleTruth(found.canHold(), true);
    }

    static boolean isTruth(Call call) {
        return TRUTHS.contains(call.function());
    }

    /** Whether a call can be true: what may be had may also be missing. */
    PossibleTruth truth(Call call) {
        if (name(call, 0).startsWith(FormulaScope.OF_WHOLE)
                || !call.function().equals("has") && !call.function().equals("playbook")) {
            return PossibleTruth.EITHER;
        }
        return new PossibleTruth(options.times(OptionKey.of(name(call, 0))).high() > 0, true);
    }

    Interval number(Call call) {
        String name = name(call, 0);
        if (call.arguments().get(0) instanceof Mention mention && !FormulaScope.isOwn(mention)) {
            return List.of("count", "tagged", "times").contains(call.function()) ? Interval.COUNT : Interval.ANY;
        }
        boolean set = sheet.traits().containsKey(name);
        return switch (call.function()) {
            case "chosen" -> ratings.rating(Trait.of(name));
            case "rating" -> call.arguments().size() == 1 ? ratings.rating(Trait.of(name)) : ratings.any(name);
            case "at_creation" -> ratings.rating(Trait.of(name)).union(Interval.exactly(0));
            case "count" -> call.arguments().size() == 2 ? options.times(OptionKey.of(name(call, 1)))
                    : set ? ratings.count(name) : options.count(name);
            case "at_least" -> ratings.atLeast(name);
            case "sum" -> ratings.sum(name);
            case "highest", "lowest" -> ratings.any(name);
            case "times" -> options.times(OptionKey.of(name));
            case "tagged" -> options.tagged(name, name(call, 1));
            case "size" -> size(name);
            case "balance" -> balance(name);
            case "earned", "number" -> Interval.COUNT;
            case "spent" -> memoized(new Quantity.Spent(name),
                    () -> new Affordability(this).maySpendLess(sheet.tracks().get(name)) ? Interval.ANY
                    : Interval.COUNT);
            case "marks" -> marks(name);
            case "used" -> Interval.COUNT;
            case "owner" -> Interval.ANY;
            case "taken" -> taken(sheet.advances().get(name));
            default -> Interval.ANY;
        };
    }

    /** What a call names with one of its arguments. */
    public static String name(Call call, int argument) {
        return call.arguments().get(argument) instanceof Mention mention ? mention.text() : "";
    }

    /** What a cost may come to, which a formula never takes below 0. */
    public Interval cost(Amount amount, Map<String, Interval> variables) {
        Interval number = amount(amount, variables);
        return amount.formula().isPresent() ? number.greater(Interval.exactly(0)) : number;
    }

    private Interval taken(Advance advance) {
        return advance == null || advance.per().isPresent() ? Interval.COUNT
                : new Interval(0, Math.max(0, amount(advance.times()).high()));
    }

    private Interval balance(String track) {
        Track rules = sheet.tracks().get(track);
        long start = Math.min(rules.shape().least(), amount(rules.start()).low());
        return new Interval(Math.min(0, start), Interval.MAX);
    }

    /** How much may be marked on a track or in a row of it; more than there is room for is told where it is marked. */
    private Interval marks(String path) {
        int dot = path.indexOf('.');
        Track track = sheet.tracks().get(dot < 0 ? path : path.substring(0, dot));
        return track.ledger() ? balance(track.id()) : switch (track.shape()) {
            case TrackShape.Boxes boxes -> new Interval(0, size(path).high());
            case TrackShape.Clock clock -> new Interval(0, size(path).high());
            case TrackShape.Counter counter -> new Interval(counter.min(), size(path).high());
            case TrackShape.Rows rows -> dot > 0 ? new Interval(0, size(path).high())
                    : rows.rows().keySet().stream().map(row -> marks(path + "." + row))
                            .reduce(Interval.exactly(0), Interval::plus);
            case TrackShape.Clocks clocks -> Interval.COUNT;
            case TrackShape.Pool pool -> Interval.ANY;
            case TrackShape.Bands bands -> Interval.exactly(0);
        };
    }

    /** How large a track, or one of its rows or bands, can be, with what options give it or without. */
    public Interval size(String path, boolean given) {
        return given ? size(path) : base(path);
    }

    /** How large a track, or one of its rows or bands, can be. */
    public Interval size(String path) {
        return memoized(new Quantity.Size(path), () -> {
            Interval size = base(path);
            Quantity given = new Quantity.Size(path);
            for (Effect effect : effects.of(given)) {
                size = effect.amount().isPresent() ? size.union(amount(effect.amount().get())) : size;
            }
            return new Interval(effects.lowers(given) ? 0 : Math.max(0, size.low()),
                    effects.raises(given) ? Interval.MAX : Math.max(0, size.high()));
        });
    }

    private Interval base(String path) {
        int dot = path.indexOf('.');
        Track track = sheet.tracks().get(dot < 0 ? path : path.substring(0, dot));
        return amount(track.shape().size(path.substring(dot + 1)));
    }
}
