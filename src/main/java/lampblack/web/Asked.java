package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.State;
import lampblack.dice.Brought;
import lampblack.dice.NamedBoost;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.Boost;
import lampblack.rules.Die;
import lampblack.rules.Extra;
import lampblack.rules.Group;
import lampblack.rules.Pool;
import lampblack.rules.Roll;
import lampblack.rules.Setting;
import lampblack.rules.Standing;
import lampblack.rules.Trait;
import lampblack.ruleset.Ruleset;

/**
 * A roll as a form asks for it; what the form leaves out, or says beyond all bounds, is as it usually is.
 *
 * @param now what is settled before the dice fall
 * @param boosts the names of what counts only at times and counts now
 * @param gone what happens because no die of the chain is left
 */
record Asked(LoadedCharacter character, Roll roll, Situation now, List<String> boosts, Optional<String> gone,
        Form form) {

    static final long MOST_TIMES = 20;
    private static final long MOST_AGAINST = 1_000;

    static Asked of(LoadedCharacter character, Roll roll, Form form) {
        Brought by = new Brought(roll, character.outcome().standing(), character.file().now());
        Situation now = dice(roll, form, by);
        for (Setting each : roll.settings().values()) {
            Optional<String> said = form.text("set." + each.id()).filter(value -> fits(each, value));
            now = said.isPresent() ? now.withSetting(each.id(), said.get()) : now;
        }
        for (Extra each : roll.extras().values()) {
            long times = bounded(form, "x." + each.id(), 0, 0, most(each, by.at()));
            now = times > 0 ? now.withExtra(each.id(), times) : now;
        }
        List<String> boosts = new ArrayList<>();
        for (Map.Entry<String, NamedBoost> each : by.atTimes().entrySet()) {
            if (form.fields().getOrDefault("w", List.of()).contains(each.getKey())) {
                boosts.add(each.getKey());
                now = now.with(each.getValue().boost());
            }
        }
        long favour = bounded(form, "favour", 0, -1, 1);
        if (favour > 0 && roll.advantage().isPresent() || favour < 0 && roll.disadvantage().isPresent()) {
            now = now.with(new Boost(0, 0, favour, 0, Map.of(), Map.of(), ""));
        }
        return chains(character, roll, form, by, now, boosts);
    }

    private static Situation dice(Roll roll, Form form, Brought by) {
        Situation now = Situation.USUAL;
        if (roll.dice() instanceof Pool.Agreed agreed) {
            now = now.withDice(bounded(form, "dice", agreed.least(), 0, Pool.MOST));
        } else if (roll.dice() instanceof Pool.Tabled table && roll.picked().isEmpty()) {
            now = now.withDice(form.text("row").map(table.rows()::get)
                    .orElseGet(() -> table.rows().values().stream().findFirst().orElse(0L)));
        } else if (roll.dice() instanceof Pool.Rated && by.traits().isEmpty()) {
            now = now.withDice(bounded(form, "dice", 1, 0, Pool.MOST));
        }
        if (saysAgainst(roll)) {
            now = now.withAgainst(bounded(form, "against", roll.against().get() instanceof Pool.Agreed agreed
                    ? agreed.least() : 1, 0, MOST_AGAINST));
        }
        Optional<Trait> trait = trait(form, by);
        return trait.isPresent() ? now.withTrait(trait.get()) : now;
    }

    static boolean saysAgainst(Roll roll) {
        return roll.against().filter(each -> each instanceof Pool.Agreed || each instanceof Pool.Tabled).isPresent();
    }

    private static Optional<Trait> trait(Form form, Brought by) {
        Optional<String> on = form.text("on");
        return by.traits().stream().filter(each -> on.filter(name -> name.equals(key(each))).isPresent()).findFirst()
                .or(() -> by.traits().stream().findFirst());
    }

    /** A trait as a form says it. */
    static String key(Trait trait) {
        return trait.set() + "." + trait.id();
    }

    /** With the dice of chains that are at hand, and with harm. */
    private static Asked chains(LoadedCharacter character, Roll roll, Form form, Brought by, Situation agreed,
            List<String> boosts) {
        Situation now = by.harmed(agreed);
        Optional<String> gone = Optional.empty();
        if (roll.die().isChain()) {
            Optional<Integer> stage = by.stage(roll.die());
            int last = roll.die().chain().size();
            gone = stage.filter(each -> each >= last).map(each -> roll.die().gone());
            now = now.withStage((int) Math.min(last - 1, stage.map(Integer::longValue)
                    .orElseGet(() -> bounded(form, "stage", 0, 0, last - 1))));
        }
        for (Extra each : roll.extras().values()) {
            Optional<Die> die = each.beside().filter(one -> agreed.extras().containsKey(each.id()))
                    .map(beside -> beside.die());
            Optional<Integer> stage = die.flatMap(by::stage);
            if (stage.isPresent() && stage.get() >= die.get().chain().size()) {
                gone = Optional.of(die.get().gone());
            } else if (stage.isPresent()) {
                now = now.withBeside(each.id(), stage.get());
            }
        }
        return new Asked(character, roll, now, boosts, gone, form);
    }

    private static boolean fits(Setting setting, String value) {
        return setting.isNumber() ? value.matches("-?[0-9]{1,9}") && Long.parseLong(value) >= setting.least()
                && Long.parseLong(value) <= setting.most() : setting.choices().containsKey(value);
    }

    /** How often an extra can be done at most. */
    static long most(Extra extra, Standing at) {
        return Math.max(0, Math.min(MOST_TIMES, extra.times() instanceof Amount.Fixed fixed ? fixed.number()
                : extra.times().in(at)));
    }

    private static long bounded(Form form, String name, long usual, long least, long most) {
        return form.text(name).map(String::strip).filter(each -> each.matches("-?[0-9]{1,9}")).map(Long::parseLong)
                .map(each -> Math.max(least, Math.min(most, each))).orElse(usual);
    }

    Ruleset game() {
        return character.ruleset().ruleset();
    }

    Brought by() {
        return new Brought(roll, character.outcome().standing(), character.file().now());
    }

    Settled settled() {
        return Settled.of(roll, character.outcome().standing(), now);
    }

    /** The roll of the other side; empty where the roll is not opposed. */
    Optional<Settled> theirs() {
        Optional<String> number = form.text("theirs").map(String::strip).filter(each -> each.matches("[0-9]{1,4}"));
        return roll.opposition().filter(each -> number.isPresent()).map(opposition -> {
            Roll other = opposition.other().map(game().rolls()::get).orElse(roll);
            Situation own = Situation.USUAL.withOwn(other, Long.parseLong(number.get()));
            long bound = own.dice().isPresent() ? Pool.MOST : MOST_AGAINST;
            return Settled.of(other, new Standing(game().sheets().get(other.sheet()), State.BLANK),
                    Situation.USUAL.withOwn(other, Math.min(bound, Long.parseLong(number.get()))));
        });
    }

    /** Who rolls together, the character in the lead; empty where nobody else does. */
    List<Settled> together(List<LoadedCharacter> fellows) {
        List<Settled> members = new ArrayList<>(List.of(settled()));
        if (roll.group().isEmpty()) {
            return List.of();
        }
        Situation others = Brought.shared(roll, character.outcome().standing(), now);
        List<String> with = form.fields().getOrDefault("with", List.of());
        for (LoadedCharacter each : fellows) {
            if (with.contains(Company.stem(each)) && each.outcome().sheet().rolls().containsKey(roll.id())) {
                Brought theirs = new Brought(roll, each.outcome().standing(), each.file().now());
                Situation own = theirs.harmed(others);
                members.add(Settled.of(roll, theirs.at(), trait(form, theirs).map(own::withTrait).orElse(own)));
            }
        }
        Standing blank = new Standing(game().sheets().get(roll.sheet()), State.BLANK);
        for (String each : form.text("others").orElse("").split("[,;\\s]+")) {
            if (each.matches("[0-9]{1,2}")) {
                members.add(Settled.of(roll, blank, others.withOwn(roll, Math.min(Pool.MOST, Long.parseLong(each)))));
            }
        }
        return members.size() < 2 ? List.of() : members.subList(0, Math.min(Group.MOST, members.size()));
    }
}
