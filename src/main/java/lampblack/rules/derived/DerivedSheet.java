package lampblack.rules.derived;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.TakenOption;
import lampblack.expression.EvaluationResult;
import lampblack.expression.Expression;
import lampblack.expression.Failure;
import lampblack.node.MapNode;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * What a character's choices come to under the rules: ratings, caps, sizes and options, with everything that options
 * give. Each quantity is derived when first asked for and remembered; a cycle, which loading refuses, would count as
 * without effects. Whoever makes one owns it: it belongs to one thread and charges one {@link WorkBudget}.
 * {@link #withChoices} shares that budget and the failures of formulas, so that its owner is the same;
 * {@link #independentCopy} shares nothing that changes, and may go to another owner.
 */
public final class DerivedSheet {

    private static final long MANY = 4;

    private final SheetRules sheet;
    private final Choices choices;
    private final WorkBudget budget;
    private final FormulaEvaluator formulas;
    private final QuantityCache cache = new QuantityCache();
    private final DerivedRatings ratings;
    private final DerivedSizes sizes;
    private final HeldOptions possessions;
    private final DerivedParts parts;
    private final MarksOfPlay play;
    /** The same by choices alone; empty where it is that itself. */
    private final Optional<DerivedSheet> chosen;
    private EffectInstances instances;
    private Optional<List<TakenMoment>> moments = Optional.empty();

    public DerivedSheet(SheetRules sheet, Choices choices) {
        this(sheet, choices, new WorkBudget(WorkBudget.MAX));
    }

    /** @param budget what working it out is charged to; once that is spent, it comes to nothing */
    public DerivedSheet(SheetRules sheet, Choices choices, WorkBudget budget) {
        this(sheet, choices, new FormulaEvaluator(budget), EffectInstances.none(sheet), Optional.empty(),
                MarksOfPlay.none(sheet.label().written()), Optional.empty());
    }

    private DerivedSheet(SheetRules sheet, Choices choices, FormulaEvaluator formulas, EffectInstances before,
            Optional<DerivedSheet> whole, MarksOfPlay play, Optional<DerivedSheet> chosen) {
        this.sheet = sheet;
        this.chosen = chosen;
        this.play = play;
        this.choices = choices;
        this.budget = formulas.budget();
        this.formulas = formulas;
        this.instances = before;
        this.ratings = new DerivedRatings(this, budget, cache);
        this.sizes = new DerivedSizes(this, cache);
        this.possessions = new HeldOptions(this, budget, cache);
        this.parts = new DerivedParts(this, whole, part -> kind ->
                new DerivedSheet(kind.sheet(), part.state(), formulas,
                EffectInstances.none(kind.sheet()), Optional.of(this), play.of(kind.id(), part.key()),
                chosen.flatMap(same -> same.part(kind.id(), part.key()))));
    }

    /** The effects of all its options, computed on first use. */
    EffectInstances effectInstances() {
        instances = instances.updatedTo(choices.options(), budget);
        return instances;
    }

    /** The derived sheet of the same character with other choices; formulas that fail there are reported here. */
    public DerivedSheet withChoices(Choices other) {
        return other == choices ? this : new DerivedSheet(sheet, other, formulas, instances, parts.whole(),
                play, chosen.map(same -> same.withChoices(other)));
    }

    /** The same, charged to something else. */
    public DerivedSheet withChoices(Choices other, WorkBudget charged) {
        return new DerivedSheet(sheet, other, new FormulaEvaluator(charged, formulas.failures()), instances,
                parts.whole(), play, chosen.map(same -> same.withChoices(other, charged)));
    }

    /**
     * The same with the marks of play laid over it: what is given only while marks are so counts in it, and nobody
     * judges choices by it. It is this very one where the rules read no marks.
     *
     * @param members those who belong to it, by how they do
     */
    public DerivedSheet inPlay(MapNode now, Map<String, List<Member>> members) {
        return sheet.play().isNothing() ? this : marked(new MarksOfPlay(now, true, members));
    }

    /** The same, from which the marks of play can be read, and nothing else of play. */
    public DerivedSheet withMarks(MapNode now) {
        return sheet.play().isNothing() ? this : marked(new MarksOfPlay(now, false));
    }

    private DerivedSheet marked(MarksOfPlay marks) {
        Choices all = choices;
        for (TakenOption gift : marks.counts() ? sheet.linked().inPlay() : List.<TakenOption>of()) {
            all = all.plus(gift);
        }
        return new DerivedSheet(sheet, all, new FormulaEvaluator(new WorkBudget(WorkBudget.MAX)), effectInstances(),
                parts.whole(), marks, Optional.of(byChoices()));
    }

    /** The same as if no playbook gave anything, though it is had. */
    public DerivedSheet lookingPastPlaybooks() {
        return asIfGivenBy(choices.without(OptionKey.PLAYBOOKS));
    }

    /** The same as if the options of other choices gave what they do, though these are made. */
    public DerivedSheet asIfGivenBy(Choices others) {
        return new DerivedSheet(sheet, choices, formulas, effectInstances().asIfTaken(others.options(), budget),
                parts.whole(), play, chosen.map(same -> same.asIfGivenBy(others)));
    }

    /** The same, worked out by itself, so that both may be asked at a time. */
    public DerivedSheet independentCopy() {
        return new DerivedSheet(sheet, choices, new FormulaEvaluator(new WorkBudget(WorkBudget.MAX)), effectInstances(),
                parts.whole(), play, chosen.map(DerivedSheet::independentCopy));
    }

    /** The same as choices alone leave it: what is bought, capped and priced goes by it. */
    public DerivedSheet byChoices() {
        return chosen.orElse(this);
    }

    /** What play has marked, as far as is known here. */
    public MarksOfPlay marks() {
        return play;
    }

    /** Whether a block of effects is there at all: what hangs on marks of play is there in play alone. */
    public boolean isThere(EffectBlock block) {
        return play.counts() || !sheet.play().isInPlay(block);
    }

    public SheetRules sheet() {
        return sheet;
    }

    public Choices choices() {
        return choices;
    }

    /** Whether little work was taken so far, so that it may go on being asked. */
    public boolean hasAmpleBudget() {
        return budget.taken() < WorkBudget.MAX / MANY;
    }

    /** Charges for what is done with it elsewhere. */
    public void charge(long work) {
        budget.take(work);
    }

    /** The formulas that could not be worked out, with the reason. */
    public Map<Expression, Failure> failures() {
        return formulas.failures();
    }

    /** Every effect on a quantity, whether or not its conditions hold. */
    public List<EffectInstance> effectInstances(Quantity quantity) {
        return effectInstances().on(quantity);
    }

    /** Whether there is an effect on any quantity of a kind; on most kinds there is none. */
    public boolean areEffectsOn(Class<? extends Quantity> kind) {
        return effectInstances().areOn(kind);
    }

    /** Through what the character has an option, or would if its conditions held. */
    public List<OptionInstance> optionInstances(OptionKey key) {
        return effectInstances().of(key);
    }

    /** What each effect on a quantity contributes to it, in no order, those whose conditions do not hold included. */
    public List<Contribution> contributions(Quantity quantity) {
        List<EffectInstance> instances = effectInstances(quantity);
        return instances.isEmpty() ? List.of() : cache.contributions(quantity, () -> !budget.take(instances.size())
                ? List.of() : instances.stream().map(instance -> Contribution.of(instance, this)).toList());
    }

    /** Those of the effects on a quantity whose conditions hold. */
    public Stream<Contribution> counting(Quantity quantity) {
        return contributions(quantity).stream().filter(Contribution::counts);
    }

    /** How much effects add to a quantity now. */
    public long added(Quantity quantity) {
        return counting(quantity).mapToLong(contribution -> contribution.adds().orElse(0)).sum();
    }

    public HeldOptions possessions() {
        return possessions;
    }

    /** What ratings are made of. */
    public DerivedRatings ratings() {
        return ratings;
    }

    /** A rating with everything: what it starts with, what was put into it, what is given; or what it derives from. */
    public long rating(Trait trait) {
        return ratings.of(trait);
    }

    /** The rating at the end of creation, or now while that lasts. */
    public long atCreation(Trait trait) {
        return choices.playing() ? choices.atCreation().getOrDefault(trait.toString(), 0L) : rating(trait);
    }

    /** How high a rating may go. */
    public long cap(Trait trait) {
        return ratings.cap(trait);
    }

    /** The traits of a set that the character has: all of a fixed one, the named ones of an open one. */
    public List<Trait> traits(String set) {
        return ratings.traits(set);
    }

    public boolean has(Trait trait) {
        return ratings.has(trait);
    }

    /** The id of the entry a trait stands under, or empty. */
    public String parent(Trait trait) {
        return ratings.parent(trait);
    }

    /** What a trait stands under; empty where that is nothing, or the trait is none of its own. */
    public Optional<Trait> head(Trait trait) {
        return Optional.of(trait).filter(this::has).flatMap(known -> sheet.traits().get(trait.set()).under())
                .map(set -> new Trait(set, parent(trait))).filter(head -> !head.id().isEmpty());
    }

    /** The present size of a track or one of its rows. */
    public long size(String path) {
        return sizes.of(path);
    }

    /** Where sizes and titles come from. */
    public DerivedSizes sizes() {
        return sizes;
    }

    /** Points more, or fewer, for a creation step. */
    public long morePoints(String step) {
        return added(new Quantity.StepPoints(step));
    }

    /** Picks more, or fewer, for a creation step. */
    public long morePicks(String step) {
        return added(new Quantity.StepPicks(step));
    }

    /** Places more, or fewer, for parts of a kind. */
    public long morePlaces(String kind) {
        return added(new Quantity.Places(kind));
    }

    /** What the parts of a kind amount to, in their order. */
    public List<DerivedSheet> parts(String kind) {
        return parts.all(kind);
    }

    /** What one part amounts to, by its comparable name. */
    public Optional<DerivedSheet> part(String kind, String key) {
        return parts.of(kind, key);
    }

    /** A rating, {@code set.trait}, or what is marked on a track, which is what is left of a currency. */
    public long number(String path) {
        return path.indexOf('.') > 0 ? rating(Trait.of(path)) : play.marks(path, this);
    }

    /** The rolls that its options may add to: of its sheet and its parts, and for a part those of the whole. */
    public Map<String, Roll> rolls() {
        Map<String, Roll> all = new LinkedHashMap<>(parts.whole().map(whole -> whole.sheet.rolls()).orElse(Map.of()));
        all.putAll(sheet.rollsWithParts());
        return all;
    }

    /** Whether it makes the roll itself, rather than one of its parts or the whole. */
    public boolean makes(Roll roll) {
        return sheet.rolls().containsKey(roll.id());
    }

    /** What the whole amounts to that it is a part of. */
    public Optional<DerivedSheet> whole() {
        return parts.whole();
    }

    /** How much more a way to earn gives at most. */
    public long moreEarning(String earning) {
        return added(new Quantity.Earnings(earning));
    }

    /** How much more often a shared limit allows something. */
    public long moreTimes(String limit) {
        return added(new Quantity.LimitTimes(limit));
    }

    /** What options add to a roll, each by itself; some of it only at times, which its words say. */
    public List<RollModifier> rollModifiers(String roll) {
        return counting(new Quantity.Modifiers(roll))
                .flatMap(contribution -> contribution.effect().asModifyRoll().stream()).map(ModifyRoll::modifier)
                .toList();
    }

    /** Whether something opens what is locked. */
    public boolean opens(Quantity.Access access) {
        return possessions.opens(access);
    }

    /** Whether an option is unlocked by its id, one of its tags or its playbook. */
    public boolean opens(Option option) {
        return possessions.opens(option);
    }

    /** What shuts a way to earn or an advance, if something does. */
    public Optional<OptionInstance> closedBy(Quantity.Access access) {
        return possessions.closedBy(access);
    }

    /** What shuts an option, if something does. */
    public Optional<OptionInstance> closedBy(Option option) {
        return possessions.closedBy(option);
    }

    /** The title of a track, set or list, as an effect may have renamed it. */
    public String titleOf(Label block) {
        return sizes.titles(block.id()).keySet().stream().findFirst().orElse(block.title());
    }

    /** What a number of it is called: {@code 1 Coil}, {@code 3 Coils}. */
    public String titleOf(Label block, long amount) {
        String title = titleOf(block);
        return title.equals(block.title()) ? block.title(amount) : title;
    }

    public boolean has(OptionKey key) {
        return times(key) > 0;
    }

    /** How often the character has an option. */
    public long times(OptionKey key) {
        return possessions.times(key);
    }

    /** The options of a list that are granted. */
    public List<Option> granted(String list) {
        return possessions.granted(list);
    }

    /** The pick that grants an option that was not taken by itself. */
    public Optional<TakenOption> givenBy(OptionKey key) {
        return possessions.givenBy(key);
    }

    /** How many options of a list the character has, granted ones included. */
    public long count(String list) {
        return choices.list(list).size() + granted(list).size();
    }

    /** The id of the character's playbook. */
    public Optional<String> playbook() {
        List<TakenOption> taken = choices.list(OptionKey.PLAYBOOKS);
        return taken.isEmpty() ? Optional.empty() : Optional.of(taken.get(0).id());
    }

    /** What is left of a currency. */
    public long balance(String track) {
        return Amount.sum(start(track), choices.balance(track));
    }

    /** What a currency starts with. */
    public long start(String track) {
        Track rules = sheet.tracks().get(track);
        return rules == null ? 0 : rules.startMoved(this, moved(rules));
    }

    /** How creation moved what a track starts with, by what was taken then. */
    public long moved(Track track) {
        if (choices.playing()) {
            return choices.moved().getOrDefault(track.id(), 0L);
        }
        // Rules that read several tracks ask again and again.
        moments = moments.isEmpty() ? Optional.of(new TakenMoments(sheet).inCreation(choices)) : moments;
        return TakenMoments.moved(track.id(), moments.get(), this);
    }

    public boolean holds(Requirement requirement) {
        return requirement == AllOf.NONE || cache.holds(requirement, () -> requirement.holds(this));
    }

    /** The number a formula comes to; 0 where it fails. */
    public long number(Expression expression, Map<String, Long> variables) {
        return formulas.evaluate(expression, new FormulaScope(this, variables)).asNumber().orElse(0L);
    }

    /** What a condition comes to. */
    public EvaluationResult truth(Expression expression) {
        return formulas.evaluate(expression, new FormulaScope(this, Map.of()));
    }

    public String title(OptionKey key) {
        return sheet.option(key).map(option -> option.label().title()).orElse(key.id());
    }

    public String title(Trait trait) {
        TraitSet set = sheet.traits().get(trait.set());
        return set.isSingle() ? titleOf(set.label()) : ratings.title(trait);
    }

    /** A rating in words: the name of its step, or the number. */
    public String ratingName(Trait trait, long rating) {
        return ratings.name(trait, rating);
    }
}
