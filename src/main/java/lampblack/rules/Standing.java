package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.expression.Expression;
import lampblack.expression.Failure;
import lampblack.expression.Result;
import lampblack.expression.Value;

/**
 * What a state amounts to under the rules: ratings, caps, sizes and options with everything that options give. Each
 * quantity is worked out when first asked for; a circle, which loading refuses, would count as without gifts.
 */
public final class Standing {

    private static final long MANY = 4;

    private final SheetRules sheet;
    private final State state;
    private final Effort effort;
    private final Formulas formulas;
    private final Memory memory = new Memory();
    private final Ratings ratings;
    private final Sizes sizes;
    private final Possessions possessions;
    private final Parts parts;
    private Gifts gifts;

    public Standing(SheetRules sheet, State state) {
        this(sheet, state, new Effort(Effort.MOST));
    }

    /** @param effort what working it out is charged to; once that is spent, it comes to nothing */
    public Standing(SheetRules sheet, State state, Effort effort) {
        this(sheet, state, new Formulas(effort), Gifts.none(sheet), Optional.empty());
    }

    private Standing(SheetRules sheet, State state, Formulas formulas, Gifts before,
            Optional<Standing> whole) {
        this.sheet = sheet;
        this.state = state;
        this.effort = formulas.effort();
        this.formulas = formulas;
        this.gifts = before;
        this.ratings = new Ratings(this, effort, memory);
        this.sizes = new Sizes(this, effort, memory);
        this.possessions = new Possessions(this, effort, memory);
        this.parts = new Parts(this, whole, part -> kind -> new Standing(kind.sheet(), part.state(), formulas,
                Gifts.none(kind.sheet()), Optional.of(this)));
    }

    /** All that its options give, looked into only once somebody asks. */
    Gifts gifts() {
        gifts = gifts.to(state.options(), effort);
        return gifts;
    }

    /** The standing of the same character in another state; a formula that fails there fails here. */
    public Standing with(State other) {
        return other == state ? this : new Standing(sheet, other, formulas, gifts, parts.whole());
    }

    /** The same, charged to something else. */
    public Standing with(State other, Effort charged) {
        return new Standing(sheet, other, new Formulas(charged, formulas.failures()), gifts,
                parts.whole());
    }

    /** The same, worked out by itself, so that both may be asked at a time. */
    public Standing apart() {
        return new Standing(sheet, state, new Formulas(new Effort(Effort.MOST)), gifts(), parts.whole());
    }

    public SheetRules sheet() {
        return sheet;
    }

    public State state() {
        return state;
    }

    /** Whether little work was taken so far, so that it may go on being asked. */
    public boolean isFresh() {
        return effort.taken() < Effort.MOST / MANY;
    }

    /** Charges for what is done with it elsewhere. */
    void charge(long work) {
        effort.take(work);
    }

    /** The formulas that could not be worked out, with the reason. */
    public Map<Expression, Failure> failures() {
        return formulas.failures();
    }

    /** Every gift that acts on a quantity such as {@code size stress}, or would if its conditions held. */
    public List<Gift> gifts(String quantity) {
        return gifts().on(quantity);
    }

    /** Through what the character has an option, or would if its conditions held. */
    public List<Giver> givers(OptionKey key) {
        return gifts().of(key);
    }

    /** The effects of a kind that act on a quantity now. */
    <E extends Effect> List<E> effects(String quantity, Class<E> kind) {
        List<Gift> given = gifts(quantity);
        if (given.isEmpty() || !effort.take(given.size())) {
            return List.of();
        }
        return given.stream().filter(gift -> kind.isInstance(gift.effect()) && gift.works(this))
                .map(gift -> kind.cast(gift.effect())).toList();
    }

    Possessions possessions() {
        return possessions;
    }

    /** What ratings are made of. */
    public Ratings ratings() {
        return ratings;
    }

    /** A rating with everything: what it starts with, what was put into it, what is given; or what it derives from. */
    public long rating(Trait trait) {
        return ratings.of(trait);
    }

    /** The rating at the end of creation, or now while that lasts. */
    public long atCreation(Trait trait) {
        return state.playing() ? state.atCreation().getOrDefault(trait.toString(), 0L) : rating(trait);
    }

    /** How high a rating may go. */
    public long cap(Trait trait) {
        return ratings.cap(trait);
    }

    /** The traits of a set that the character has: all of a fixed one, the named ones of an open one. */
    public List<Trait> traits(String set) {
        return ratings.traits(set);
    }

    boolean has(Trait trait) {
        return ratings.has(trait);
    }

    /** The id of the entry a trait stands under, or empty. */
    public String parent(Trait trait) {
        return ratings.parent(trait);
    }

    /** The present size of a track or one of its rows. */
    public long size(String path) {
        return sizes.of(path);
    }

    /** Where sizes and titles come from. */
    public Sizes sizes() {
        return sizes;
    }

    /** Points more, or fewer, for a creation step. */
    public long morePoints(String step) {
        return effects("points " + step, AddPoints.class).stream().mapToLong(AddPoints::add).sum();
    }

    /** Picks more, or fewer, for a creation step. */
    public long morePicks(String step) {
        return effects("picks " + step, AddPicks.class).stream().mapToLong(AddPicks::add).sum();
    }

    /** Places more, or fewer, for parts of a kind. */
    public long morePlaces(String kind) {
        return effects("places " + kind, AddPlaces.class).stream().mapToLong(AddPlaces::add).sum();
    }

    /** What the parts of a kind amount to, in their order. */
    public List<Standing> parts(String kind) {
        return parts.all(kind);
    }

    /** What one part amounts to, by its comparable name. */
    public Optional<Standing> part(String kind, String key) {
        return parts.of(kind, key);
    }

    /** A rating, {@code set.trait}, or what is left of a currency. */
    public long number(String path) {
        return path.indexOf('.') > 0 ? rating(Trait.of(path)) : balance(path);
    }

    /** The rolls that its options may add to: of its sheet, and for a part those of the whole. */
    public Map<String, Roll> rolls() {
        return parts.whole().map(Standing::rolls).orElse(sheet.rolls());
    }

    /** What the whole amounts to that it is a part of. */
    Optional<Standing> whole() {
        return parts.whole();
    }

    /** How much more a way to earn gives at most. */
    public long moreEarning(String earning) {
        return effects("earning " + earning, RaiseEarning.class).stream().mapToLong(RaiseEarning::add).sum();
    }

    /** What options add to a roll, each by itself; some of it only at times, which its words say. */
    public List<Boost> boosts(String roll) {
        return effects("roll " + roll, AddToRoll.class).stream().map(AddToRoll::boost).toList();
    }

    /** Whether something opens what is locked. */
    public boolean opens(String kind, String name) {
        return possessions.opens(kind, name);
    }

    /** Whether an option is unlocked by its id, one of its tags or its playbook. */
    public boolean opens(Option option) {
        return possessions.opens(option);
    }

    /** What shuts a way to earn or an advance, if something does. */
    public Optional<Option> closer(String kind, String name) {
        return possessions.closer(kind, name);
    }

    /** What shuts an option, if something does. */
    public Optional<Option> closer(Option option) {
        return possessions.closer(option);
    }

    /** The title of a track, set or list, as a gift may have renamed it. */
    public String titleOf(Label block) {
        return sizes.titles(block.id()).keySet().stream().findFirst().orElse(block.title());
    }

    public boolean has(OptionKey key) {
        return times(key) > 0;
    }

    /** How often the character has an option. */
    public long times(OptionKey key) {
        return possessions.times(key);
    }

    /** The options of a list that are there as a gift. */
    public List<Option> granted(String list) {
        return possessions.granted(list);
    }

    /** The pick whose gift an option is, where it was not taken by itself. */
    public Optional<Taken> givenBy(OptionKey key) {
        return possessions.givenBy(key);
    }

    /** How many options of a list the character has, gifts among them. */
    public long count(String list) {
        return state.list(list).size() + granted(list).size();
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
        return rules == null ? 0 : rules.shape().start(this);
    }

    public boolean holds(Requirement requirement) {
        return requirement.equals(AllOf.NONE) || memory.holds(requirement, () -> requirement.holds(this));
    }

    /** The number a formula comes to; 0 where it fails. */
    public long number(Expression expression, Map<String, Long> variables) {
        return formulas.evaluate(expression, new Functions(this, variables)) instanceof Value.Int number
                ? number.number() : 0;
    }

    /** What a condition comes to. */
    Result truth(Expression expression) {
        return formulas.evaluate(expression, new Functions(this, Map.of()));
    }

    public String title(OptionKey key) {
        return sheet.option(key).map(option -> option.label().title()).orElse(key.id());
    }

    public String title(Trait trait) {
        return ratings.title(trait);
    }

    /** A rating as it is said: its step's name, or the number. */
    public String ratingName(Trait trait, long rating) {
        return ratings.name(trait, rating);
    }
}
