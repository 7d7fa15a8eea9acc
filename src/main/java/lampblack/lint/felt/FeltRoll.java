package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lampblack.diagnostic.Span;
import lampblack.expression.Expression;
import lampblack.expression.Term;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.RollBounds;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollNeed;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.RollSetting;

/** The parts of a roll: its dice, what it always brings, its settings and its outcomes. */
record FeltRoll(Roll roll, RollGifts gifts, SheetBounds bounds) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        always(all);
        keep().ifPresent(all::add);
        trait().ifPresent(all::add);
        failing().ifPresent(all::add);
        instead(all);
        Set<String> read = read(roll);
        for (RollSetting setting : roll.settings().values()) {
            setting(setting, read, all);
        }
        for (RollOutcome outcome : roll.outcomes().values()) {
            outcome(outcome, all);
        }
        ticks(all);
        all.addAll(new FeltNeeds(roll).unfelt());
        all.addAll(new FeltExtras(roll, given(), bounds.sheet().tracks()).unfelt());
        return all;
    }

    private List<RollModifier> given() {
        return gifts.to(roll.id());
    }

    /** What is marked or cleared in any case, and by a group, and comes to nothing. */
    private void always(List<Unfelt> to) {
        roll.always().costs().forEach((track, cost) -> zero(cost, track, "costs", to));
        roll.always().clears().forEach((track, cost) -> zero(cost, track, "clears", to));
        roll.group().ifPresent(group -> group.costs().forEach((track, cost) -> {
            if (isZero(cost)) {
                to.add(nothing(track, "costs").at(roll.id(), roll.label().place("group", "costs", track)));
            }
        }));
    }

    private void zero(Amount amount, String track, String key, List<Unfelt> to) {
        if (isZero(amount) && !FeltModifier.changesCost(given(), track)) {
            to.add(nothing(track, key).at(roll.id(), roll.label().place(key, track)));
        }
    }

    /** Outcomes that tick nothing, where no other does and no gift adds to it. */
    private void ticks(List<Unfelt> to) {
        boolean ticked = roll.effects().flatMap(effects -> effects.ticks().stream()).anyMatch(ticks -> !isZero(ticks))
                || given().stream().anyMatch(gift -> gift.figures().keySet().stream()
                        .anyMatch(figure -> FeltFigures.ticksOf(figure)));
        roll.outcomes().values().stream().filter(outcome -> !ticked && outcome.brings().ticks().isPresent())
                .findFirst().ifPresent(outcome -> to.add(Unfelt.cause("no-ticks", "roll", roll.id())
                        .at(roll.id() + "." + outcome.id(), outcome.label().place("ticks"))));
    }

    static boolean isZero(Amount amount) {
        return amount.fixed().filter(number -> number == 0).isPresent();
    }

    private Unfelt.Grounds nothing(String track, String key) {
        return Unfelt.cause("zero", "roll", roll.id(), "track", track, "key", key);
    }

    /** Which die is kept of one. */
    private Optional<Unfelt> keep() {
        boolean one = roll.dice().fixed().filter(dice -> dice == 1).isPresent()
                && given().stream().noneMatch(gift -> gift.dice() != 0)
                && roll.modifiers().noneMatch(modifier -> modifier.dice() != 0);
        boolean chosen = roll.keep() != Keep.HIGHEST && roll.label().written().has("keep");
        return one && chosen ? Optional.of(Unfelt.cause("keep", "roll", roll.id()).at(roll.id(),
                roll.label().key("keep"))) : Optional.empty();
    }

    /** A trait whose rating nothing reads, and with which nothing counts. */
    private Optional<Unfelt> trait() {
        boolean bound = Stream.concat(given().stream(), roll.modifiers()).flatMap(gift -> gift.with().stream())
                .anyMatch(binding -> !roll.extras().containsKey(binding.name())
                        && roll.settings().values().stream().noneMatch(setting -> isChoice(binding.name(), setting)));
        return roll.trait().isEmpty() || bound || read(roll).contains("trait") ? Optional.empty()
                : Optional.of(Unfelt.cause("trait", "roll", roll.id()).at(roll.id(), roll.label().key("trait")));
    }

    private static boolean isChoice(String name, RollSetting setting) {
        return setting.choices().keySet().stream()
                .anyMatch(choice -> name.equals(choice) || name.equals(setting.id() + "." + choice));
    }

    /** A group that fails whatever is rolled. */
    private Optional<Unfelt> failing() {
        return roll.group().filter(group -> roll.outcomes().size() > 1
                && group.fails().containsAll(roll.outcomes().keySet())).map(group -> Unfelt.cause("fails-all", "roll",
                roll.id()).at(roll.id(), roll.label().key("group", "fails")));
    }

    /** What counts on a number instead, and nobody gives. */
    private void instead(List<Unfelt> to) {
        roll.instead().forEach((what, number) -> {
            boolean met = what.equals(Roll.DICE) || given().stream().anyMatch(gift -> gift.shifts()
                    .getOrDefault(what, 0L) != 0);
            if (!met) {
                to.add(Unfelt.cause("instead", "roll", roll.id(), "what", what, "number", number)
                        .at(roll.id(), roll.label().place("instead", what)));
            }
        });
    }

    /** The variables that its formulas read. */
    static Set<String> read(Roll roll) {
        Set<String> read = new HashSet<>();
        roll.formulas().map(Expression::term).forEach(term -> variables(term, read));
        return read;
    }

    private static void variables(Term term, Set<String> to) {
        term.asVariable().ifPresent(variable -> to.add(variable.name()));
        term.children().forEach(child -> variables(child, to));
    }

    private void setting(RollSetting setting, Set<String> read, List<Unfelt> to) {
        Span place = setting.label().span();
        String subject = roll.id() + "." + setting.id();
        boolean applied = roll.outcomes().values().stream().anyMatch(outcome -> outcome.applies()
                .contains(setting.id()));
        boolean counted = read.contains(setting.variable()) || roll.instead().containsValue(setting.id())
                || roll.needs().flatMap(RollNeed::numbers).anyMatch(setting.id()::equals);
        if (setting.isNumber()) {
            if (!counted) {
                to.add(Unfelt.cause("number", "roll", roll.id(), "setting", setting.id()).at(subject, place));
            }
            return;
        }
        Predicate<RollSetting.SettingChoice> brings = choice -> !isNothing(choice.brings());
        boolean any = setting.choices().values().stream().anyMatch(brings);
        if (any && !applied) {
            to.add(Unfelt.cause("not-applied", "roll", roll.id(), "setting", setting.id()).at(subject, place));
        }
        setting.choices().forEach((id, choice) -> choice.brings().tier().filter(FeltRoll::isZero)
                .ifPresent(tier -> to.add(Unfelt.cause("no-tier", "roll", roll.id(), "setting", setting.id(), "choice",
                        id).at(subject, choice.label().place("tier")))));
        boolean marks = setting.choices().values().stream().map(RollSetting.SettingChoice::brings)
                .anyMatch(effects -> effects.costs().size() + effects.clears().size() > 0);
        if (setting.either() && !marks) {
            to.add(Unfelt.cause("either", "roll", roll.id(), "setting", setting.id())
                    .at(subject, setting.label().key("either")));
        }
        shift(setting, subject, to);
    }

    /** What a setting is moved by in any case, and is nothing. */
    private void shift(RollSetting setting, String subject, List<Unfelt> to) {
        setting.formula().filter(formula -> new RollBounds(bounds, roll).settles(formula, 0))
                .ifPresent(formula -> to.add(Unfelt.cause("shift", "roll", roll.id(), "setting", setting.id())
                        .at(subject, setting.label().place("shift"))));
    }

    /** Whether nothing comes of a choice: a tier that is no more and no less, for one. */
    private static boolean isNothing(RollEffects brings) {
        return brings.isNothing() || brings.costs().isEmpty() && brings.clears().isEmpty()
                && brings.ticks().isEmpty() && brings.then().isEmpty()
                && brings.step() == RollEffects.ChainMove.STAYS && brings.tier().filter(FeltRoll::isZero).isPresent();
    }

    private void outcome(RollOutcome outcome, List<Unfelt> to) {
        String subject = roll.id() + "." + outcome.id();
        outcome.shifts().forEach((id, steps) -> {
            boolean brings = roll.settings().get(id).choices().values().stream()
                    .anyMatch(choice -> !isNothing(choice.brings()));
            if (brings && !outcome.applies().contains(id)) {
                to.add(Unfelt.cause("outcome-shift", "roll", roll.id(), "outcome", outcome.id(), "setting", id)
                        .at(subject, outcome.label().key("shifts", id)));
            }
        });
        outcome.match().asShowing().ifPresent(showing -> {
            Interval dice = new RollBounds(bounds, roll).dice();
            long none = dice.low() > 0 ? 0 : roll.zero().map(DicePool::dice).orElse(0L);
            new FeltModifier(roll, bounds.sheet().tracks()).most(Math.min(NumberSource.MAX, dice.high()), given())
                    .map(most -> Math.max(none, most)).filter(most -> most < showing.times())
                    .ifPresent(most -> to.add(Unfelt.cause("never-shown", "roll", roll.id(), "outcome", outcome.id(),
                            "times", showing.times(), "most", most).at(subject, outcome.label().place("times"))));
        });
    }
}
