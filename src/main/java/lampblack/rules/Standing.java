package lampblack.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import lampblack.character.Rating;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Span;
import lampblack.expression.Expression;
import lampblack.expression.Failure;
import lampblack.expression.Result;
import lampblack.expression.Steps;
import lampblack.expression.Value;
import lampblack.node.Scalar;

/**
 * What a state amounts to under the rules: ratings, caps, sizes and options with everything that options give. Each
 * quantity is worked out when first asked for; a circle, which loading refuses, would count as without gifts.
 */
public final class Standing {

    /** What one gift adds to a rating. */
    public record Added(Gift gift, long amount) {}

    /** So many names that players made cost as much as one option of the ruleset. */
    private static final int PASSED = 8;

    private final SheetRules sheet;
    private final State state;
    private final Map<String, List<Gift>> gifts = new HashMap<>();
    private final Map<OptionKey, List<Giver>> givers = new LinkedHashMap<>();
    private final Map<String, Long> known = new HashMap<>();
    private final Set<String> asking = new HashSet<>();
    private final Map<Requirement, Boolean> conditions = new IdentityHashMap<>();
    private final Map<Expression, Failure> failures;
    private final Effort effort;
    private boolean granting;

    public Standing(SheetRules sheet, State state) {
        this(sheet, state, new Effort(Effort.MOST));
    }

    /** @param effort what working it out is charged to; once that is spent, it comes to nothing */
    public Standing(SheetRules sheet, State state, Effort effort) {
        this(sheet, state, effort, new IdentityHashMap<>());
    }

    private Standing(SheetRules sheet, State state, Effort effort, Map<Expression, Failure> failures) {
        this.sheet = sheet;
        this.state = state;
        this.effort = effort;
        this.failures = failures;
        state.ratings().values().forEach(set -> effort.take(set.size()));
        for (List<Taken> list : state.options().values()) {
            effort.take(list.size() / PASSED);
            for (Taken taken : list) {
                sheet.option(taken.list(), taken.id()).ifPresent(option -> admit(
                        new Giver(option, Optional.of(taken), Optional.empty(), Optional.empty())));
            }
        }
    }

    /** The standing of the same character in another state, tried out: a formula that fails there fails here. */
    Standing with(State other) {
        return new Standing(sheet, other, effort, failures);
    }

    private void admit(Giver giver) {
        granting |= giver.from().isPresent();
        if (!effort.take(1)) {
            return;
        }
        givers.computeIfAbsent(giver.option().key(), key -> new ArrayList<>()).add(giver);
        for (Gives block : giver.option().gives()) {
            for (Effect effect : effort.take(1 + block.effects().size()) ? block.effects() : List.<Effect>of()) {
                if (giver.leavesOut(effect)) {
                    continue;
                }
                effect.quantity(giver).ifPresent(quantity -> gifts.computeIfAbsent(quantity, key -> new ArrayList<>())
                        .add(new Gift(effect, giver, block)));
                if (effect instanceof GrantOption grant) {
                    grant.option().path(giver).flatMap(path -> sheet.option(OptionKey.of(path)))
                            .filter(option -> !giver.hangsOn(option.key()))
                            .ifPresent(option -> admit(
                                    new Giver(option, Optional.empty(), Optional.of(giver), Optional.of(block))));
                }
            }
        }
    }

    public SheetRules sheet() {
        return sheet;
    }

    public State state() {
        return state;
    }

    /** The formulas that could not be worked out, with the reason. */
    public Map<Expression, Failure> failures() {
        return failures;
    }

    /** Every gift that acts on a quantity such as {@code size stress}, or would if its conditions held. */
    public List<Gift> gifts(String quantity) {
        return Collections.unmodifiableList(gifts.getOrDefault(quantity, List.of()));
    }

    /** Through what the character has an option, or would if its conditions held. */
    public List<Giver> givers(OptionKey key) {
        return Collections.unmodifiableList(givers.getOrDefault(key, List.of()));
    }

    /** The effects of a kind that act on a quantity now. */
    private <E extends Effect> List<E> effects(String quantity, Class<E> kind) {
        List<Gift> given = gifts(quantity);
        if (!effort.take(given.size())) {
            return List.of();
        }
        return given.stream().filter(gift -> kind.isInstance(gift.effect()) && gift.works(this))
                .map(gift -> kind.cast(gift.effect())).toList();
    }

    private long once(String quantity, LongSupplier work) {
        Long before = known.get(quantity);
        if (before != null) {
            return before;
        }
        if (!asking.add(quantity)) {
            return 0;
        }
        try {
            long value = work.getAsLong();
            known.put(quantity, value);
            return value;
        } finally {
            asking.remove(quantity);
        }
    }

    /** A rating with everything: what it starts with, what was put into it, what is given; or what it derives from. */
    public long rating(Trait trait) {
        return once("rating " + trait, () -> {
            TraitSet set = sheet.traits().get(trait.set());
            if (set == null) {
                return 0;
            }
            Optional<Derivation> derived = set.derivation(trait.id());
            long base = derived.isPresent() ? derived.get().of(trait, this) : chosen(trait);
            List<Added> additions = additions(trait, base);
            if (additions.isEmpty() && derived.isEmpty()) {
                return base;
            }
            long total = base;
            for (Added each : additions) {
                total = Amount.sum(total, each.amount());
            }
            long least = derived.isPresent() ? Long.MIN_VALUE : base;
            return Math.max(least, Math.min(total, cap(trait)));
        });
    }

    /** What each gift at work adds to a rating that would otherwise be so high. */
    public List<Added> additions(Trait trait, long base) {
        List<Gift> working = new ArrayList<>(gifts("rating " + trait));
        if (!effort.take(working.size())) {
            return List.of();
        }
        working.removeIf(gift -> !(gift.effect() instanceof AddRating) || !gift.works(this));
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
    public long presets(Trait trait) {
        return effects("rating " + trait, AddRating.class).stream().filter(each -> each.upTo().isEmpty())
                .mapToLong(AddRating::add).sum();
    }

    /** What a trait starts with and what was put into it, without gifts. */
    public long chosen(Trait trait) {
        TraitSet set = sheet.traits().get(trait.set());
        return Amount.sum(set.start(trait.id()).in(this),
                state.rating(trait.set(), trait.id()).map(Rating::points).orElse(0L));
    }

    /** The rating at the end of creation, or now while that lasts. */
    public long atCreation(Trait trait) {
        if (!state.playing()) {
            return rating(trait);
        }
        return state.atCreation().getOrDefault(trait.toString(), 0L);
    }

    /** The state with which play begins. */
    public State play() {
        Map<String, Long> totals = new HashMap<>();
        sheet.traits().keySet().forEach(set -> traits(set).forEach(each -> totals.put(each.toString(), rating(each))));
        return state.play(totals);
    }

    /** How high a rating may go. */
    public long cap(Trait trait) {
        return once("cap " + trait, () -> {
            long cap = sheet.traits().get(trait.set()).max(trait.id()).in(this);
            for (String quantity : List.of("cap " + trait, "cap " + trait.set())) {
                for (RaiseCap each : effects(quantity, RaiseCap.class)) {
                    cap = Math.max(cap, each.to().in(this));
                }
            }
            return cap;
        });
    }

    /** How high ratings may go in a creation step that says so itself. */
    public long stepCap(String step, Amount upTo) {
        long cap = upTo.in(this);
        for (RaiseCap each : effects("cap creation." + step, RaiseCap.class)) {
            cap = Math.max(cap, each.to().in(this));
        }
        return cap;
    }

    /** The traits of a set that the character has: all of a fixed one, the named ones of an open one. */
    public List<Trait> traits(String set) {
        TraitSet rules = sheet.traits().get(set);
        if (rules == null) {
            return List.of();
        }
        Set<String> ids = rules.open() ? state.set(set).keySet() : rules.entries().keySet();
        return (effort.take(ids.size()) ? ids : Set.<String>of()).stream()
                .map(id -> new Trait(set, id)).toList();
    }

    /** The traits of a set that stand under an entry of another. */
    public List<Trait> under(String set, String parent) {
        return traits(set).stream().filter(each -> parent(each).equals(parent)).toList();
    }

    /** The id of the entry a trait stands under, or empty. */
    public String parent(Trait trait) {
        TraitEntry entry = sheet.traits().get(trait.set()).entries().get(trait.id());
        return entry != null
                ? entry.under().orElse("")
                : state.rating(trait.set(), trait.id()).map(Rating::under).orElse("");
    }

    /** The present size of a track or one of its rows. */
    public long size(String path) {
        return once("size " + path, () -> {
            long size = setSizes(path).keySet().stream().max(Long::compare).orElseGet(() -> baseSize(path).in(this));
            for (Resize each : effects("size " + path, Resize.class)) {
                size = size == Amount.UNLIMITED ? size : size + each.add();
            }
            return Math.max(0, size);
        });
    }

    /** Where and to what gifts set a size: of two different ones, neither is more right. */
    public Map<Long, Span> setSizes(String path) {
        return settings("size " + path, effect -> effect instanceof Resize resize
                ? resize.set().map(amount -> amount.in(this)) : Optional.empty());
    }

    /** The names that gifts give a track, set or list, each with where; more than one is a mistake. */
    public Map<String, Span> setTitles(String block) {
        return settings("title " + block, effect -> effect instanceof Retitle retitle
                ? Optional.of(retitle.title()) : Optional.empty());
    }

    private <T> Map<T, Span> settings(String quantity, Function<Effect, Optional<T>> set) {
        Map<T, Span> settings = new TreeMap<>();
        for (Gift gift : gifts(quantity)) {
            if (gift.works(this)) {
                set.apply(gift.effect()).ifPresent(value -> settings.putIfAbsent(value, gift.block().span()));
            }
        }
        return settings;
    }

    /** The size that the rules give a track or one of its rows, before gifts. */
    public Amount baseSize(String path) {
        int dot = path.indexOf('.');
        Track track = sheet.tracks().get(dot < 0 ? path : path.substring(0, dot));
        Shape shape = track.shape();
        if (shape instanceof Shape.Boxes boxes) {
            return boxes.size();
        }
        if (shape instanceof Shape.Clock clock) {
            return clock.size();
        }
        if (shape instanceof Shape.Counter counter) {
            return counter.max();
        }
        if (shape instanceof Shape.Rows rows && dot >= 0) {
            return rows.rows().get(path.substring(dot + 1)).slots();
        }
        if (shape instanceof Shape.Bands bands && dot >= 0) {
            return bands.bands().get(path.substring(dot + 1)).upTo();
        }
        return Amount.NO_LIMIT;
    }

    /** Points more, or fewer, for a creation step. */
    public long morePoints(String step) {
        return effects("points " + step, AddPoints.class).stream().mapToLong(AddPoints::add).sum();
    }

    /** Picks more, or fewer, for a creation step. */
    public long morePicks(String step) {
        return effects("picks " + step, AddPicks.class).stream().mapToLong(AddPicks::add).sum();
    }

    /** How much more a way to earn gives at most. */
    public long moreEarning(String earning) {
        return effects("earning " + earning, RaiseEarning.class).stream().mapToLong(RaiseEarning::add).sum();
    }

    /** Whether something opens what is locked. */
    public boolean opens(String kind, String name) {
        return !effects("open " + kind + " " + name, Open.class).isEmpty();
    }

    /** Whether an option is unlocked by its id, one of its tags or its playbook. */
    public boolean opens(Option option) {
        return opens("option", option.key().toString())
                || option.tags().stream().anyMatch(tag -> opens("tag", tag))
                || option.playbook().map(playbook -> opens("playbook", playbook)).orElse(false);
    }

    /** The title of a track, set or list, as a gift may have renamed it. */
    public String titleOf(Label block) {
        return setTitles(block.id()).keySet().stream().findFirst().orElse(block.title());
    }

    public boolean has(OptionKey key) {
        return once("has " + key, () -> givers.getOrDefault(key, List.of()).stream()
                .anyMatch(each -> each.isHad(this)) ? 1 : 0) == 1;
    }

    /** How often the character has an option. */
    public long times(OptionKey key) {
        return once("times " + key, () -> givers.getOrDefault(key, List.of()).stream()
                .filter(each -> each.isHad(this)).count());
    }

    /** The options of a list that are there as a gift. */
    public List<Option> granted(String list) {
        if (!granting) {
            return List.of();
        }
        effort.take(givers.size());
        return givers.entrySet().stream()
                .filter(each -> each.getKey().list().equals(list)
                        && each.getValue().stream().noneMatch(giver -> giver.taken().isPresent()))
                .filter(each -> has(each.getKey()))
                .map(each -> each.getValue().get(0).option()).toList();
    }

    /** The pick whose gift an option is, where it was not taken by itself. */
    public Optional<Taken> givenBy(OptionKey key) {
        return givers.getOrDefault(key, List.of()).stream().filter(each -> each.taken().isEmpty()).map(Giver::root)
                .findFirst();
    }

    /** How many options of a list the character has, gifts among them. */
    public long count(String list) {
        return state.list(list).size() + granted(list).size();
    }

    public boolean hasTag(String tag) {
        effort.take(givers.size());
        return givers.keySet().stream().anyMatch(key -> sheet.option(key).orElseThrow().tags().contains(tag) && has(key));
    }

    long tagged(String list, String tag) {
        effort.take(givers.size());
        return givers.keySet().stream().filter(key -> key.list().equals(list))
                .filter(key -> sheet.option(key).orElseThrow().tags().contains(tag)).mapToLong(this::times).sum();
    }

    /** The id of the character's playbook. */
    public Optional<String> playbook() {
        return state.list(OptionKey.PLAYBOOKS).stream().map(Taken::id).findFirst();
    }

    /** What is left of a currency. */
    public long balance(String track) {
        return Amount.sum(start(track), state.balance(track));
    }

    /** What a currency starts with. */
    public long start(String track) {
        Track rules = sheet.tracks().get(track);
        if (rules == null) {
            return 0;
        }
        return rules.shape() instanceof Shape.Pool pool ? pool.start().in(this)
                : rules.shape() instanceof Shape.Counter counter ? counter.start() : 0;
    }

    public boolean holds(Requirement requirement) {
        Boolean before = conditions.get(requirement);
        if (before == null) {
            before = requirement.holds(this);
            conditions.put(requirement, before);
        }
        return before;
    }

    /** The number a formula comes to; 0 where it fails. */
    public long number(Expression expression, Map<String, Long> variables) {
        return evaluate(expression, variables) instanceof Value.Int number ? number.number() : 0;
    }

    boolean truth(Expression expression) {
        return evaluate(expression, Map.of()) instanceof Value.Bool bool && bool.truth();
    }

    boolean untruth(Expression expression) {
        return evaluate(expression, Map.of()) instanceof Value.Bool bool && !bool.truth();
    }

    private Result evaluate(Expression expression, Map<String, Long> variables) {
        if (effort.isSpent()) {
            return Failure.of(Failure.Reason.TOO_MANY_STEPS);
        }
        Steps steps = Steps.forRule();
        Result result = bounded(expression.evaluate(new Functions(this, variables), steps));
        effort.take(steps.taken());
        if (result instanceof Failure failure) {
            failures.put(expression, failure);
        }
        return result;
    }

    /** A number that no file may hold is too large, so that amounts can be added up without a second thought. */
    private static Result bounded(Result result) {
        boolean tooLarge = result instanceof Value.Int number && number.number() != Amount.UNLIMITED
                && (number.number() > Scalar.LARGEST || number.number() < -Scalar.LARGEST);
        return tooLarge ? Failure.of(Failure.Reason.OVERFLOW) : result;
    }

    public String title(OptionKey key) {
        return sheet.option(key).map(option -> option.label().title()).orElse(key.id());
    }

    public String title(Trait trait) {
        TraitEntry entry = sheet.traits().get(trait.set()).entries().get(trait.id());
        return entry != null
                ? entry.label().title()
                : state.rating(trait.set(), trait.id()).map(Rating::name).orElse(trait.id());
    }

    /** A rating as it is said: its step's name, or the number. */
    public String ratingName(Trait trait, long rating) {
        List<Label> steps = sheet.traits().get(trait.set()).steps();
        return rating >= 0 && rating < steps.size() ? steps.get((int) rating).title() : String.valueOf(rating);
    }
}
