package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.dice.CharacterModifiers;
import lampblack.dice.NamedModifier;
import lampblack.dice.RollNeeds;
import lampblack.dice.RollSituation;
import lampblack.dice.SettledRoll;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Trait;
import lampblack.ruleset.Ruleset;

/**
 * A roll as requested by a form; values that are missing or out of range fall back to the defaults.
 *
 * @param by whoever of the character makes it
 * @param now the situation agreed before the roll
 * @param boosts the names of the optional modifiers that apply to this roll
 * @param gone the result where no die of the chain is left
 */
public record RollRequest(LoadedCharacter character, RollingPart by, Roll roll, RollSituation now, List<String> boosts,
        Optional<String> gone,
        FormData form) {

    static final long MAX_TIMES = 20;
    private static final long MAX_AGAINST = 1_000;

    public static RollRequest of(LoadedCharacter character, Roll roll, FormData form) {
        RollingPart by = RollingPart.of(character, roll, form);
        CharacterModifiers modifiers = by.modifiers(character, roll);
        RollSituation situation = dice(roll, form, modifiers);
        for (RollSetting rollSetting : roll.settings().values()) {
            Optional<String> said = form.text("set." + rollSetting.id()).filter(value -> fits(rollSetting, value));
            situation = said.isPresent() ? situation.withSetting(rollSetting.id(), said.get()) : situation;
        }
        for (RollExtra rollExtra : roll.extras().values()) {
            long times = Math.min(asked(form, rollExtra), most(rollExtra, modifiers.derived()));
            situation = times > 0 ? situation.withExtra(rollExtra.id(), times) : situation;
        }
        List<String> boosts = new ArrayList<>();
        for (Map.Entry<String, NamedModifier> entry : modifiers.conditional().entrySet()) {
            if (form.fields().getOrDefault("w", List.of()).contains(entry.getKey())) {
                boosts.add(entry.getKey());
                situation = situation.asking(entry.getKey());
            }
        }
        long favour = bounded(form, "favour", 0, -1, 1);
        if (favour > 0 && roll.advantage().isPresent() || favour < 0 && roll.disadvantage().isPresent()) {
            situation = situation.with(new RollModifier(0, 0, favour, 0, Map.of(), Map.of(), ""));
        }
        return chains(character, by, roll, form, modifiers, situation, boosts);
    }

    /** What was asked for when a roll fell, as the character stands now; empty where there is no such roll any more. */
    public static Optional<RollRequest> again(LoadedCharacter character, RollRecord record) {
        return Optional.ofNullable(RollingPart.rolls(character).get(record.roll()))
                .map(roll -> of(character, roll, record.form()));
    }

    private static RollSituation dice(Roll roll, FormData form, CharacterModifiers modifiers) {
        RollSituation situation = saidDice(roll, form, modifiers).map(RollSituation.USUAL::withDice)
                .orElse(RollSituation.USUAL);
        Optional<NumberSource.Agreed> against = agreesAgainst(roll);
        if (against.isPresent()) {
            situation = situation.withAgainst(bounded(form, "against", against.get().least(), 0, MAX_AGAINST));
        }
        Optional<Trait> trait = trait(form, modifiers);
        return trait.isPresent() ? situation.withTrait(trait.get()) : situation;
    }

    /** The number of dice in the form; empty where the character determines it. */
    private static Optional<Long> saidDice(Roll roll, FormData form, CharacterModifiers modifiers) {
        return switch (roll.dice()) {
            case NumberSource.Agreed agreed -> Optional.of(bounded(form, "dice", agreed.least(), 0,
                    NumberSource.MAX));
            case NumberSource.Rated rated -> modifiers.traits().isEmpty()
                    ? Optional.of(bounded(form, "dice", 1, 0, NumberSource.MAX)) : Optional.empty();
            case NumberSource.Counted counted -> Optional.empty();
        };
    }

    /** The bounds between which the table agrees on what is rolled against. */
    static Optional<NumberSource.Agreed> agreesAgainst(Roll roll) {
        return roll.against().flatMap(NumberSource::asAgreed);
    }

    private static Optional<Trait> trait(FormData form, CharacterModifiers modifiers) {
        Optional<String> on = form.text("on");
        return modifiers.traits().stream().filter(trait -> on.filter(name -> name.equals(key(trait))).isPresent())
                .findFirst()
                .or(() -> modifiers.traits().stream().findFirst());
    }

    /** A trait as a form says it. */
    static String key(Trait trait) {
        return trait.set() + "." + trait.id();
    }

    /** With the dice of chains that are at hand, and with harm. */
    private static RollRequest chains(LoadedCharacter character, RollingPart by, Roll roll, FormData form,
            CharacterModifiers modifiers,
            RollSituation agreed,
            List<String> boosts) {
        RollSituation situation = modifiers.withMarks(agreed);
        Optional<String> gone = Optional.empty();
        if (roll.die().isChain()) {
            Optional<Integer> stage = modifiers.stage(roll.die());
            int last = roll.die().chain().size();
            gone = stage.filter(number -> number >= last).map(number -> roll.die().gone());
            situation = situation.withStage((int) Math.min(last - 1, stage.map(Integer::longValue)
                    .orElseGet(() -> bounded(form, "stage", 0, 0, last - 1))));
        }
        for (RollExtra rollExtra : roll.extras().values()) {
            Optional<Die> die = rollExtra.beside().filter(one -> agreed.extras().containsKey(rollExtra.id()))
                    .map(beside -> beside.die());
            Optional<Integer> stage = die.flatMap(modifiers::stage);
            if (stage.isPresent() && stage.get() >= die.get().chain().size()) {
                gone = Optional.of(die.get().gone());
            } else if (stage.isPresent()) {
                situation = situation.withBeside(rollExtra.id(), stage.get());
            }
        }
        return new RollRequest(character, by, roll, situation, boosts, gone, form);
    }

    private static boolean fits(RollSetting setting, String value) {
        return setting.isNumber() ? value.matches("-?[0-9]{1,9}") && Long.parseLong(value) >= setting.least()
                && Long.parseLong(value) <= setting.most() : setting.choices().containsKey(value);
    }

    /** How often a form asks for an extra, all its fields together. */
    private static long asked(FormData form, RollExtra extra) {
        return form.fields().getOrDefault("x." + extra.id(), List.of()).stream().map(String::strip)
                .filter(written -> written.matches("[0-9]{1,9}")).mapToLong(Long::parseLong).sum();
    }

    /** An extra that is asked for more often than it can be done; empty where there is none. */
    Optional<RollExtra> tooOften() {
        return roll.extras().values().stream()
                .filter(extra -> asked(form, extra) > most(extra, evaluated().inPlay())).findFirst();
    }

    /** What may be had for it. */
    RollNeeds needs() {
        return RollNeeds.of(roll, evaluated().inPlay(), now, true);
    }

    /** How often an extra can be done at most. */
    static long most(RollExtra extra, DerivedSheet derived) {
        return Math.max(0, Math.min(MAX_TIMES, extra.times().evaluate(derived)));
    }

    private static long bounded(FormData form, String name, long usual, long least, long most) {
        return form.text(name).map(String::strip).filter(strip -> strip.matches("-?[0-9]{1,9}")).map(Long::parseLong)
                .map(parseLong -> Math.max(least, Math.min(most, parseLong))).orElse(usual);
    }

    Ruleset game() {
        return character.ruleset().ruleset();
    }

    CharacterModifiers modifiers() {
        return by.modifiers(character, roll);
    }

    /** What whoever makes it has come to. */
    EvaluatedCharacter evaluated() {
        return by.evaluated();
    }

    SettledRoll settled() {
        return SettledRoll.of(roll, evaluated().inPlay(), now);
    }

    /** Who rolls together, the character in the lead; empty where nobody else does. */
    List<SettledRoll> together(List<LoadedCharacter> fellows) {
        List<SettledRoll> members = new ArrayList<>(List.of(settled()));
        if (roll.group().isEmpty()) {
            return List.of();
        }
        RollSituation others = CharacterModifiers.shared(roll, evaluated().inPlay(), now);
        List<String> with = form.fields().getOrDefault("with", List.of());
        for (LoadedCharacter loadedCharacter : fellows) {
            if (with.contains(loadedCharacter.key()) && RollingPart.anyOf(loadedCharacter, roll)) {
                CharacterModifiers theirs = RollingPart.of(loadedCharacter, roll, new FormData(Map.of()))
                        .modifiers(loadedCharacter, roll);
                RollSituation own = theirs.withMarks(others);
                members.add(
                        SettledRoll.of(roll, theirs.derived(), trait(form, theirs).map(own::withTrait).orElse(own)));
            }
        }
        DerivedSheet blank = roll.nobody(game().sheets());
        for (String part : form.text("others").orElse("").split("[,;\\s]+")) {
            if (part.matches("[0-9]{1,2}")) {
                members.add(SettledRoll.of(roll, blank, others.withOwn(roll,
                        Math.min(NumberSource.MAX, Long.parseLong(part)))));
            }
        }
        return members.size() < 2 ? List.of() : members.subList(0, Math.min(GroupRoll.MAX, members.size()));
    }
}
