package lampblack.rules.roll;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.Part;
import lampblack.character.Pick;
import lampblack.diagnostic.Span;
import lampblack.expression.Expression;
import lampblack.expression.Mention;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.track.Trait;

/**
 * A procedure for dice: what is rolled, what of it counts, and what comes of it.
 *
 * @param requires who may make it at all, with the marks of play
 * @param sheet the id of the sheet whose traits and tracks it speaks of; of a part {@code sheet.parts}
 * @param trait the trait that is picked for it, where the dice or the target number depend on one
 * @param dice how many dice
 * @param zero what is rolled where there are none; empty where there is then no roll
 * @param adds what is added to the die, or to the sum, before it is compared
 * @param against what the result is held against
 * @param settings what is settled before the dice fall, by id
 * @param extras what may be done for it, by id
 * @param outcomes by id, the best first; empty where only what always comes counts
 * @param always what comes of it whatever the outcome
 * @param group what several come to who make it together; empty where each rolls alone
 * @param clock the clock that its results fill by their tier
 * @param instead on which number setting something counts that is given to {@code dice} or to another setting
 */
public record Roll(Label label, Requirement requires, String sheet, Optional<NumberSource.Rated> trait, NumberSource dice,
        Die die, Keep keep, Optional<DicePool> zero, Optional<DicePool> advantage, Optional<DicePool> disadvantage,
        Optional<Amount> adds, Optional<NumberSource> against, Map<String, RollSetting> settings, Map<String, RollExtra> extras,
        Map<String, RollOutcome> outcomes, RollEffects always, Optional<GroupRoll> group,
        Optional<TierClock> clock, Map<String, String> instead) {

    /** What dice are called among what may be given. */
    public static final String DICE = "dice";

    public Roll {
        settings = new LinkedHashMap<>(settings);
        extras = new LinkedHashMap<>(extras);
        outcomes = new LinkedHashMap<>(outcomes);
        instead = new LinkedHashMap<>(instead);
    }

    public String id() {
        return label.id();
    }

    /** The same under another title. */
    public Roll titled(String title) {
        return new Roll(new Label(label.id(), title, title, label.text(), label.span(), label.written()), requires,
                sheet, trait, dice, die, keep, zero, advantage, disadvantage, adds, against, settings, extras, outcomes, always,
                group, clock, instead);
    }

    /** The traits of which one is picked for the roll. */
    public Optional<NumberSource.Rated> picked() {
        return trait.or(dice::asRated).or(() -> against.flatMap(NumberSource::asRated));
    }

    /** Whether it can be made with the rating of a trait. */
    public boolean picks(Trait rated) {
        return Stream.of(trait.stream(), dice.asRated().stream(), against.stream().flatMap(to -> to.asRated().stream()))
                .flatMap(sources -> sources).anyMatch(source -> source.picks(rated));
    }

    /** What is given to it by an option or by harm, as it counts here. */
    public RollModifier counted(RollModifier given) {
        if (instead.isEmpty()) {
            return given;
        }
        Map<String, Long> shifts = new LinkedHashMap<>(given.shifts());
        instead.forEach((what, to) -> {
            Long steps = what.equals(DICE) ? Long.valueOf(given.dice()) : shifts.remove(what);
            if (steps != null && steps != 0) {
                shifts.merge(to, steps, Long::sum);
            }
        });
        return given.with(instead.containsKey(DICE) ? 0 : given.dice(), shifts);
    }

    private Stream<RollSetting.SettingChoice> choices() {
        return settings.values().stream().flatMap(rollSetting -> rollSetting.choices().values().stream());
    }

    /** What its settings and extras may add to it. */
    public Stream<RollModifier> modifiers() {
        return Stream.concat(extras.values().stream().map(RollExtra::gives), choices()
                .map(RollSetting.SettingChoice::gives));
    }

    /** All that it may bring about, with each of its choices, extras and outcomes. */
    public Stream<RollEffects> effects() {
        return Stream.of(Stream.of(always), choices().map(RollSetting.SettingChoice::brings),
                extras.values().stream().map(RollExtra::brings),
                outcomes.values().stream().map(RollOutcome::brings)).flatMap(rollEffects -> rollEffects);
    }

    /** What it requires of whoever makes it, for itself, its settings, their choices and its extras. */
    public Stream<Requirement> requirements() {
        return Stream.concat(Stream.of(requires), needs().flatMap(RollNeed::requirements));
    }

    /** All that its settings, their choices and its extras require. */
    public Stream<RollNeed> needs() {
        return Stream.of(extras.values().stream().map(RollExtra::needs), settings.values().stream()
                .map(RollSetting::needs), choices().map(RollSetting.SettingChoice::needs)).flatMap(needs -> needs);
    }

    /** The tracks and rows that it costs by itself, by an outcome, or by the choice of a setting. */
    public Set<String> costedTracks() {
        Stream<RollEffects> applied = settings.values().stream().filter(rollSetting -> !rollSetting.either())
                .flatMap(rollSetting -> rollSetting.choices().values().stream())
                .map(RollSetting.SettingChoice::brings);
        return Stream.of(Stream.of(always), outcomes.values().stream().map(RollOutcome::brings), applied)
                .flatMap(effects -> effects).flatMap(effects -> effects.costs().keySet().stream())
                .collect(Collectors.toSet());
    }

    /** Whether a part makes it, and not a whole sheet. */
    public boolean isOfPart() {
        return sheet.indexOf('.') > 0;
    }

    /** The kind of parts that makes it; empty where a whole sheet does. */
    public Optional<String> partKind() {
        return isOfPart() ? Optional.of(sheet.substring(sheet.indexOf('.') + 1)) : Optional.empty();
    }

    /** The sheet that makes it, or that has the parts which make it, among those of the game. */
    public Optional<SheetRules> wholeAmong(Map<String, SheetRules> sheets) {
        return Optional.ofNullable(sheets.get(isOfPart() ? sheet.substring(0, sheet.indexOf('.')) : sheet));
    }

    /** What makes it: a sheet of the game, or what a kind of parts is made of. */
    public Optional<SheetRules> sheetAmong(Map<String, SheetRules> sheets) {
        Optional<SheetRules> whole = wholeAmong(sheets);
        return partKind().isEmpty() ? whole : whole.map(rules -> rules.parts().get(partKind().get()))
                .map(PartKind::sheet);
    }

    /** Somebody in no particular who makes it, who has chosen nothing. */
    public DerivedSheet nobody(Map<String, SheetRules> sheets) {
        SheetRules whole = wholeAmong(sheets).orElseThrow();
        return partKind().map(kind -> {
            Span place = whole.parts().get(kind).label().span();
            Part blank = new Part(new Pick(Scalar.text("", place), new MapNode(Map.of(), place)), Choices.BLANK);
            return new DerivedSheet(whole, Choices.BLANK.plus(kind, blank)).part(kind, blank.key()).orElseThrow();
        }).orElseGet(() -> new DerivedSheet(whole, Choices.BLANK));
    }

    /** Every formula's number of it. */
    public Stream<Amount> amounts() {
        return Stream.of(effects().flatMap(RollEffects::amounts), adds.stream(),
                extras.values().stream().map(RollExtra::times), 
                group.stream().flatMap(groupRoll -> groupRoll.costs().values().stream()),
                clock.stream().map(TierClock::tier),
                settings.values().stream().flatMap(rollSetting -> rollSetting.formula().stream()))
                .flatMap(amounts -> amounts);
    }

    /** Every formula of it. */
    public Stream<Expression> formulas() {
        Stream<Amount> pools = Stream.concat(Stream.of(dice), against.stream())
                .flatMap(number -> number.counted().stream());
        return Stream.concat(pools, amounts()).flatMap(amount -> amount.formula().stream());
    }

    /** What its formulas read. */
    public List<Mention> mentions() {
        return formulas().flatMap(expression -> expression.mentions().stream()).toList();
    }
}
