package lampblack.rules;

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
import lampblack.character.Name;
import lampblack.character.Rating;
import lampblack.character.State;
import lampblack.diagnostic.Span;

/** The ratings of a standing, and how high they may go. */
public final class Ratings {

    /** What one gift adds to a rating. */
    public record Added(Gift gift, long amount) {}

    private final Standing at;
    private final Effort effort;
    private final Memory memory;
    private final Map<String, Map<String, String>> answered = new HashMap<>();

    Ratings(Standing at, Effort effort, Memory memory) {
        this.at = at;
        this.effort = effort;
        this.memory = memory;
    }

    private TraitSet set(String id) {
        return at.sheet().traits().get(id);
    }

    long of(Trait trait) {
        return memory.once("rating " + trait, () -> {
            TraitSet set = set(trait.set());
            if (set == null) {
                return 0;
            }
            Optional<Derivation> derived = set.derivation(trait.id());
            long base = base(trait);
            List<Added> additions = additions(trait, base);
            if (additions.isEmpty() && derived.isEmpty()) {
                return base;
            }
            long total = base;
            for (Added each : additions) {
                total = Amount.sum(total, each.amount());
            }
            // A cap that is lower than what was put takes nothing away, a gift below 0 does, down to the set's least.
            long least = derived.isPresent() ? Long.MIN_VALUE : Math.min(base, Math.max(total, set.min().in(at)));
            return Math.max(least, Math.min(total, cap(trait)));
        });
    }

    /** What a rating is before gifts add to it: what one sets it to, what it derives from, or what was chosen. */
    public long base(Trait trait) {
        Optional<Long> to = set(trait).keySet().stream().max(Long::compare);
        return to.orElseGet(() -> set(trait.set()).derivation(trait.id()).map(each -> each.of(trait, at))
                .orElseGet(() -> chosen(trait)));
    }

    /** Where and to what gifts set a rating: of two different ones, neither is more right. */
    public Map<Long, Span> set(Trait trait) {
        List<Gift> gifts = at.gifts("rating " + trait);
        if (gifts.isEmpty() || !effort.take(gifts.size())) {
            return Map.of();
        }
        Map<Long, Span> settings = new TreeMap<>();
        for (Gift gift : gifts) {
            if (gift.effect() instanceof AddRating add && add.set().isPresent() && gift.works(at)) {
                settings.putIfAbsent(add.set().get().in(at), gift.block().span());
            }
        }
        return settings;
    }

    /** What each gift at work adds to a rating that would otherwise be so high. */
    public List<Added> additions(Trait trait, long base) {
        List<Gift> given = at.gifts("rating " + trait);
        if (given.isEmpty() || !effort.take(given.size())) {
            return List.of();
        }
        List<Gift> working = new ArrayList<>(given);
        working.removeIf(gift -> !(gift.effect() instanceof AddRating add) || add.set().isPresent() || !gift.works(at));
        // The lowest bound first, so that the order in which gifts are written does not matter.
        working.sort(Comparator.comparing(gift -> ((AddRating) gift.effect()).upTo().orElse(Long.MIN_VALUE)));
        List<Added> additions = new ArrayList<>();
        long total = base;
        for (Gift gift : working) {
            Added added = new Added(gift, ((AddRating) gift.effect()).to(total));
            additions.add(added);
            total = Amount.sum(total, added.amount());
        }
        return additions;
    }

    /** What gifts without a bound of their own add to a rating. */
    long presets(Trait trait) {
        return at.effects("rating " + trait, AddRating.class).stream().filter(each -> each.upTo().isEmpty())
                .mapToLong(AddRating::add).sum();
    }

    /** What a trait starts with and what was put into it, without gifts. */
    public long chosen(Trait trait) {
        return Amount.sum(set(trait.set()).start(trait.id()).in(at),
                at.state().rating(trait.set(), trait.id()).map(Rating::points).orElse(0L));
    }

    long cap(Trait trait) {
        return memory.once("cap " + trait, () -> {
            long cap = set(trait.set()).max(trait.id()).in(at);
            return Math.max(raised("cap " + trait, cap), raised("cap " + trait.set(), cap));
        });
    }

    /** How high ratings may go in a creation step that says so itself. */
    public long stepCap(String step, Amount upTo) {
        return raised("cap creation." + step, upTo.in(at));
    }

    private long raised(String quantity, long cap) {
        long highest = cap;
        for (RaiseCap each : at.effects(quantity, RaiseCap.class)) {
            highest = Math.max(highest, each.to().in(at));
        }
        return highest;
    }

    /** The state with which play begins. */
    public State play() {
        Map<String, Long> totals = new HashMap<>();
        at.sheet().traits().keySet().forEach(
                set -> traits(set).forEach(each -> totals.put(each.toString(), of(each))));
        return at.state().play(totals);
    }

    List<Trait> traits(String set) {
        TraitSet rules = set(set);
        if (rules == null) {
            return List.of();
        }
        Set<String> ids = rules.open() ? names(set) : rules.entries().keySet();
        return (effort.take(ids.size()) ? ids : Set.<String>of()).stream()
                .map(id -> new Trait(set, id)).toList();
    }

    /** The names in an open set: those that answers bring, then those that points were put into. */
    private Set<String> names(String set) {
        Set<String> own = at.state().set(set).keySet();
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
            for (Giver giver : at.possessions().asking(id)) {
                giver.option().asks().values().stream().filter(each -> each.makes(id))
                        .flatMap(each -> giver.answer(each.label().id()).stream()).map(Name::of)
                        .filter(name -> !name.isEmpty()).forEach(name -> names.putIfAbsent(name.key(), name.shown()));
            }
            return names;
        });
    }

    /** What was put into a trait, which is nothing where its name only stands there. */
    Rating put(Trait trait, Span place) {
        return at.state().rating(trait.set(), trait.id()).orElseGet(
                () -> new Rating(set(trait.set()).open() ? title(trait) : trait.id(), 0, "", place));
    }

    /** The traits of a set that stand under an entry of another. */
    public List<Trait> under(String set, String parent) {
        return traits(set).stream().filter(each -> parent(each).equals(parent)).toList();
    }

    /** Whether a character has a trait, without looking at the others. */
    boolean has(Trait trait) {
        TraitSet rules = set(trait.set());
        return rules != null && (rules.open()
                ? at.state().rating(trait.set(), trait.id()).isPresent() || answered(trait.set()).containsKey(trait.id())
                : rules.entries().containsKey(trait.id()));
    }

    String parent(Trait trait) {
        TraitEntry entry = set(trait.set()).entries().get(trait.id());
        return entry != null
                ? entry.under().orElse("")
                : at.state().rating(trait.set(), trait.id()).map(Rating::under).orElse("");
    }

    String title(Trait trait) {
        TraitEntry entry = set(trait.set()).entries().get(trait.id());
        return entry != null ? entry.label().title()
                : Optional.ofNullable(answered(trait.set()).get(trait.id())).orElseGet(() -> at.state()
                        .rating(trait.set(), trait.id()).map(Rating::name).orElse(trait.id()));
    }

    String name(Trait trait, long rating) {
        return set(trait.set()).step(rating).map(Label::title).orElse(String.valueOf(rating));
    }
}
