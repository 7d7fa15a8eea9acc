package lampblack.rules.derived;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import lampblack.character.Choices;
import lampblack.character.Name;
import lampblack.character.Rating;
import lampblack.diagnostic.Span;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.WorkBudget;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;

/** The derived ratings of a sheet, and how high they may go. */
public final class DerivedRatings {

    /** What one effect adds to a rating. */
    public record RatingAddition(EffectInstance instance, long amount) {}

    /**
     * What a rating was made of when it was judged.
     *
     * @param base what one effect sets it to, what it derives from, or what was chosen
     * @param additions what each effect that counts adds to that
     */
    public record RatingTrace(long base, List<RatingAddition> additions) {}

    private final DerivedSheet sheet;
    private final WorkBudget budget;
    private final QuantityCache cache;
    private final Map<String, Map<String, String>> answered = new HashMap<>();
    /** Of the ratings that effects add to. */
    private final Map<Quantity, RatingTrace> traces = new TreeMap<>();

    DerivedRatings(DerivedSheet sheet, WorkBudget budget, QuantityCache cache) {
        this.sheet = sheet;
        this.budget = budget;
        this.cache = cache;
    }

    private TraitSet set(String id) {
        return sheet.sheet().traits().get(id);
    }

    long of(Trait trait) {
        return cache.computeOnce(new Quantity.TraitRating(trait), () -> {
            TraitSet set = set(trait.set());
            if (set == null) {
                return 0;
            }
            Optional<Derivation> derivation = set.derivation(trait.id());
            RatingTrace made = made(trait);
            long base = made.base();
            List<RatingAddition> additions = made.additions();
            if (additions.isEmpty() && derivation.isEmpty()) {
                return base;
            }
            long total = base;
            for (RatingAddition ratingAddition : additions) {
                total = Amount.sum(total, ratingAddition.amount());
            }
            // A cap below what was chosen takes nothing away; an effect below 0 does, down to the set's minimum.
            long least = derivation.isPresent() ? Long.MIN_VALUE
                    : Math.min(base, Math.max(total, set.min().evaluate(sheet)));
            return Math.max(least, Math.min(total, cap(trait)));
        });
    }

    /** What a rating was made of. */
    public RatingTrace trace(Trait trait) {
        of(trait);
        RatingTrace made = traces.get(new Quantity.TraitRating(trait));
        return made != null ? made : made(trait);
    }

    private RatingTrace made(Trait trait) {
        if (sheet.contributions(new Quantity.TraitRating(trait)).isEmpty()) {
            return new RatingTrace(unaffected(trait), List.of());
        }
        long base = base(trait);
        RatingTrace made = new RatingTrace(base, additions(trait, base));
        if (!made.additions().isEmpty()) {
            traces.put(new Quantity.TraitRating(trait), made);
        }
        return made;
    }

    private long base(Trait trait) {
        Optional<Long> to = set(trait).keySet().stream().max(Long::compare);
        return to.map(value -> Math.min(value, cap(trait))).orElseGet(() -> unaffected(trait));
    }

    private long unaffected(Trait trait) {
        return set(trait.set()).derivation(trait.id()).map(derivation -> derivation.of(trait, sheet))
                .orElseGet(() -> chosen(trait));
    }

    /** Where and to what effects set a rating: if two differ, neither takes precedence. */
    public Map<Long, Span> set(Trait trait) {
        Map<Long, Span> settings = new TreeMap<>();
        sheet.counting(new Quantity.TraitRating(trait)).forEach(contribution -> contribution.sets().ifPresent(to ->
                settings.putIfAbsent(to, contribution.instance().block().span())));
        return settings;
    }

    private List<RatingAddition> additions(Trait trait, long base) {
        List<Contribution> counting = new ArrayList<>(sheet.counting(new Quantity.TraitRating(trait))
                .filter(contribution -> contribution.adds().isPresent()).toList());
        // The lowest bound first, so that the order of the effects does not matter.
        counting.sort(
                Comparator.comparing(one -> ((ChangeRating) one.effect()).upTo().orElse(Long.MIN_VALUE)));
        List<RatingAddition> additions = new ArrayList<>();
        long total = base;
        for (Contribution one : counting) {
            RatingAddition added = new RatingAddition(one.instance(), ((ChangeRating) one.effect()).to(total,
                    one.adds().getAsLong()));
            additions.add(added);
            total = Amount.sum(total, added.amount());
        }
        return additions;
    }

    /** What effects without a bound of their own add to a rating, but those of an owner, which nobody puts there. */
    public long presets(Trait trait) {
        return sheet.counting(new Quantity.TraitRating(trait))
                .filter(contribution -> !contribution.instance().source().isOfOwner()
                        && contribution.effect() instanceof ChangeRating change && change.upTo().isEmpty())
                .mapToLong(contribution -> contribution.adds().orElse(0)).sum();
    }

    /** What a trait starts with and what was put into it, without effects. */
    public long chosen(Trait trait) {
        return Amount.sum(set(trait.set()).start(trait.id()).evaluate(sheet),
                sheet.choices().rating(trait.set(), trait.id()).map(Rating::points).orElse(0L));
    }

    /** By choices, as whatever is bought. */
    long cap(Trait trait) {
        if (sheet.byChoices() != sheet) {
            return sheet.byChoices().cap(trait);
        }
        return cache.computeOnce(new Quantity.TraitCap(trait), () -> {
            long cap = set(trait.set()).max(trait.id()).evaluate(sheet);
            return Math.max(raised(new Quantity.TraitCap(trait), cap), raised(new Quantity.SetCap(trait.set()), cap));
        });
    }

    /** How high ratings may go in a creation step that says so itself. */
    public long stepCap(String step, Amount upTo) {
        return raised(new Quantity.StepCap(step), upTo.evaluate(sheet));
    }

    private long raised(Quantity quantity, long cap) {
        return sheet.counting(quantity).flatMap(contribution -> contribution.sets().stream())
                .reduce(cap, Math::max);
    }

    /** The state with which play begins. */
    public Choices play() {
        Map<String, Long> totals = new HashMap<>();
        sheet.sheet().traits().keySet().forEach(
                set -> traits(set).forEach(trait -> totals.put(trait.toString(), of(trait))));
        return sheet.choices().play(totals, new TakenMoments(sheet.sheet()).inCreation(sheet));
    }

    List<Trait> traits(String set) {
        TraitSet rules = set(set);
        if (rules == null) {
            return List.of();
        }
        Set<String> ids = rules.open() ? names(set) : rules.entries().keySet();
        return (budget.take(ids.size()) ? ids : Set.<String>of()).stream()
                .map(id -> new Trait(set, id)).toList();
    }

    /** The names in an open set: those that answers bring, then those that points were put into. */
    private Set<String> names(String set) {
        Set<String> own = sheet.choices().set(set).keySet();
        Map<String, String> brought = answered(set);
        if (brought.isEmpty()) {
            return own;
        }
        Set<String> all = new LinkedHashSet<>(brought.keySet());
        all.addAll(own);
        return all;
    }

    /** The names that answers bring into an open set, as they are shown, by their comparable form. */
    private Map<String, String> answered(String set) {
        return answered.computeIfAbsent(set, id -> {
            Map<String, String> names = new LinkedHashMap<>();
            for (OptionInstance source : sheet.possessions().asking(id)) {
                source.option().asks().values().stream().filter(question -> question.makes(id))
                        .flatMap(question -> source.answer(question.label().id()).stream()).map(Name::of)
                        .filter(name -> !name.isEmpty()).forEach(name -> names.putIfAbsent(name.key(), name.shown()));
            }
            return names;
        });
    }

    /** What was put into a trait, which is nothing where its name only stands there. */
    public Rating put(Trait trait, Span place) {
        return sheet.choices().rating(trait.set(), trait.id()).orElseGet(
                () -> new Rating(set(trait.set()).open() ? title(trait) : trait.id(), 0, "", place));
    }

    /** The traits of a set that stand under an entry of another. */
    public List<Trait> under(String set, String parent) {
        return traits(set).stream().filter(trait -> parent(trait).equals(parent)).toList();
    }

    /** Whether a character has a trait, without looking at the others. */
    boolean has(Trait trait) {
        TraitSet rules = set(trait.set());
        return rules != null && (rules.open()
                ? sheet.choices().rating(trait.set(), trait.id()).isPresent() || answered(trait.set())
                .containsKey(trait.id())
                : rules.entries().containsKey(trait.id()));
    }

    String parent(Trait trait) {
        TraitEntry entry = set(trait.set()).entries().get(trait.id());
        return entry != null
                ? entry.under().orElse("")
                : sheet.choices().rating(trait.set(), trait.id()).map(Rating::under).orElse("");
    }

    String title(Trait trait) {
        TraitEntry entry = set(trait.set()).entries().get(trait.id());
        return entry != null ? entry.label().title()
                : Optional.ofNullable(answered(trait.set()).get(trait.id())).orElseGet(() -> sheet.choices()
                        .rating(trait.set(), trait.id()).map(Rating::name).orElse(trait.id()));
    }

    String name(Trait trait, long rating) {
        return set(trait.set()).step(rating).map(Label::title).orElse(String.valueOf(rating));
    }
}
