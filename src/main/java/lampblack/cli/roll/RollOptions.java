package lampblack.cli.roll;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.NameValue;
import lampblack.dice.RollSituation;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;
import picocli.CommandLine.Option;

/** What is agreed of a roll on the command line. */
final class RollOptions {

    private static final int MAX_AGAINST = 1_000;
    private static final int MAX_TIMES = 20;

    @Option(names = "--dice", paramLabel = "N", description = "The number of dice before anything is added.")
    private Optional<Long> dice = Optional.empty();

    @Option(names = "--against", paramLabel = "N", description = "The number to compare the result with.")
    private Optional<Long> against = Optional.empty();

    @Option(names = "--die", paramLabel = "N", description = "The current die of a chain, by its number of faces.")
    private Optional<Long> die = Optional.empty();

    @Option(names = "--with", paramLabel = "NAME[=VALUE]", description = "A setting (`position=desperate`), an extra "
            + "(`push`, `coin=2`), what an option or harm adds (`ambush`), `advantage` or `disadvantage`. May be "
            + "given several times.")
    private List<String> with = List.of();

    @Option(names = "--group", paramLabel = "N|FILE,…", description = "Who rolls together, each given by the number "
            + "the roll uses (dice, a rating, or a target) or by a character file. With a character: who "
            + "else rolls.")
    private Optional<String> group = Optional.empty();

    @Option(names = "--part", paramLabel = "NAME", description = "The part that makes the roll, such as a vehicle; "
            + "may be left out if there is only one.")
    private Optional<String> part = Optional.empty();

    Optional<String> part() {
        return part;
    }

    Optional<Long> die() {
        return die;
    }

    boolean isGroup() {
        return group.isPresent();
    }

    /** Those who roll together, as they are written. */
    List<String> group() {
        return Stream.of(group.orElseThrow().split(",", -1)).map(String::strip).toList();
    }

    /** How the roll is made by one of those who roll together. */
    RollSituation member(CommandContext context, Roll roll, RollSituation situation, String written) {
        return situation.withOwn(roll, own(context, roll, "--group", written));
    }

    private static long own(CommandContext context, Roll roll, String option, String written) {
        NameValue number = new NameValue(option, written);
        return bounded(context, option, number.number(context),
                RollSituation.USUAL.withOwn(roll, 0).dice().isPresent() ? NumberSource.MAX : MAX_AGAINST);
    }

    boolean saysDice() {
        return dice.isPresent();
    }

    boolean saysDie() {
        return die.isPresent();
    }

    boolean saysAgainst() {
        return against.isPresent();
    }

    /** What is settled for a roll by all this. */
    RollSituation situation(CommandContext context, Roll roll, Map<String, UnaryOperator<RollSituation>> named,
            Optional<DerivedSheet> roller) {
        RollSituation situation = RollSituation.USUAL;
        if (dice.isPresent()) {
            situation = situation.withDice(bounded(context, "--dice", dice.get(), NumberSource.MAX));
        }
        if (against.isPresent()) {
            if (roll.against().isEmpty()) {
                throw context.usageError("cli.not-against", "roll", roll.label().title());
            }
            situation = situation.withAgainst(bounded(context, "--against", against.get(), MAX_AGAINST));
        }
        Set<String> before = new HashSet<>();
        for (String written : with) {
            String name = written.contains("=") ? written.substring(0, written.indexOf('=')) : written;
            if (!before.add(name) && !roll.extras().containsKey(name)) {
                throw context.usageError("cli.named-twice", "name", name);
            }
            situation = with(context, roll, situation, written, named, roller);
        }
        return fitting(context, roll, die.isPresent() ? withDie(context, roll, situation, die.get()) : situation);
    }

    /** The die of the roll's own chain, or where it has none of those that extras roll besides. */
    private static RollSituation withDie(CommandContext context, Roll roll, RollSituation situation, long faces) {
        List<RollExtra> others = situation.extras().keySet().stream().map(roll.extras()::get)
                .filter(rollExtra -> rollExtra.beside().isPresent() && rollExtra.beside().get().die().isChain())
                .toList();
        Set<String> known = new LinkedHashSet<>();
        roll.die().chain().forEach(number -> known.add("" + number));
        others.forEach(rollExtra -> rollExtra.beside().orElseThrow().die().chain().forEach(one -> known.add("" + one)));
        if (!roll.die().isChain() && others.isEmpty()) {
            throw context.usageError("cli.not-chain", "roll", roll.label().title());
        }
        context.requireKnown("cli.no-die", "" + faces, known);
        RollSituation changed = roll.die().chain().contains(faces)
                ? situation.withStage(roll.die().chain().indexOf(faces))
                : situation;
        for (RollExtra rollExtra : others) {
            List<Long> chain = rollExtra.beside().orElseThrow().die().chain();
            changed = chain.contains(faces) ? changed.withBeside(rollExtra.id(), chain.indexOf(faces)) : changed;
        }
        return changed;
    }

    private static RollSituation fitting(CommandContext context, Roll roll, RollSituation situation) {
        Optional<List<String>> clash = situation.clash(roll);
        if (clash.isPresent()) {
            throw context.usageError("cli.clash", "one", clash.get().get(0), "other", clash.get().get(1));
        }
        return situation;
    }

    private static long bounded(CommandContext context, String option, long number, long most) {
        if (number < 0 || number > most) {
            throw context.usageError("cli.out-of-range", "name", option, "value", number, "least", 0, "most", most);
        }
        return number;
    }

    private static RollSituation with(CommandContext context, Roll roll, RollSituation situation, String written,
            Map<String, UnaryOperator<RollSituation>> named, Optional<DerivedSheet> roller) {
        String name = written.contains("=") ? NameValue.of(context, written).name() : written;
        if (roll.settings().containsKey(name)) {
            return situation.withSetting(name,
                    setting(context, roll.settings().get(name), NameValue.of(context, written)));
        }
        if (!written.contains("=") && List.of("advantage", "disadvantage").contains(name)) {
            return situation.with(new RollModifier(0, 0, name.equals("advantage") ? 1 : -1, 0, Map.of(), Map.of(), ""));
        }
        if (!written.contains("=") && named.containsKey(name) && !roll.extras().containsKey(name)) {
            return named.get(name).apply(situation);
        }
        List<String> known = new ArrayList<>(roll.settings().keySet());
        known.addAll(roll.extras().keySet());
        if (roll.advantage().isPresent()) {
            known.add("advantage");
        }
        if (roll.disadvantage().isPresent()) {
            known.add("disadvantage");
        }
        if (!known.contains(name)) {
            known.addAll(named.keySet());
            roll.settings().values().stream().filter(setting -> setting.choices().containsKey(name)).findFirst()
                    .ifPresent(setting -> {
                        throw context.usageError("cli.choice-alone", "name", name, "setting", setting.id());
                    });
            context.requireKnown("cli.no-setting", name, known);
            throw context.usageError("cli.without-number", "name", name);
        }
        long times = written.contains("=") ? NameValue.of(context, written).number(context) : 1;
        long most = most(roll.extras().get(name), roller);
        long before = situation.extras().getOrDefault(name, 0L);
        long all = before + bounded(context, name, times, most);
        if (all > most) {
            throw context.usageError("cli.extra-too-often", "name", name, "most", most, "times", all);
        }
        return situation.withExtra(name, all);
    }

    /** How often an extra can be done; where nobody in particular rolls, as often as it ever can be. */
    private static long most(RollExtra extra, Optional<DerivedSheet> roller) {
        return Math.max(0, Math.min(MAX_TIMES, roller.map(extra.times()::evaluate)
                .orElseGet(() -> extra.times().fixed().orElse((long) MAX_TIMES))));
    }

    private static String setting(CommandContext context, RollSetting setting, NameValue pair) {
        if (!setting.isNumber()) {
            context.requireKnown("cli.no-choice", pair.value(), setting.choices().keySet());
            return pair.value();
        }
        long number = pair.number(context);
        if (number < setting.least() || number > setting.most()) {
            throw context.usageError("cli.out-of-range", "name", pair.name(), "value", number, "least", setting.least(),
                    "most", setting.most());
        }
        return "" + number;
    }
}
