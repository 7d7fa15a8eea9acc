package lampblack.cli.roll;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.NameValue;
import lampblack.dice.NamedModifier;
import lampblack.dice.RollSituation;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;
import picocli.CommandLine.Option;

/** What is agreed of a roll on the command line. */
final class RollOptions {

    private static final int MOST_AGAINST = 1_000;
    private static final int MOST_TIMES = 20;

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

    @Option(names = "--opposed", paramLabel = "N[,NAME=VALUE…]", description = "The other side of an opposed roll: the "
            + "number it uses, with its settings and extras.")
    private Optional<String> opposed = Optional.empty();

    Optional<Long> die() {
        return die;
    }

    boolean isGroup() {
        return group.isPresent();
    }

    boolean isOpposed() {
        return opposed.isPresent();
    }

    /** Those who roll together, as they are written. */
    List<String> group() {
        return Stream.of(group.orElseThrow().split(",", -1)).map(String::strip).toList();
    }

    /** How the roll is made by one of those who roll together. */
    RollSituation member(CommandContext desk, Roll roll, RollSituation now, String written) {
        return now.withOwn(roll, own(desk, roll, "--group", written));
    }

    /** How the roller makes an opposed roll; what it goes by has to be said. */
    RollSituation ownDice(CommandContext desk, Roll roll, RollSituation now) {
        if (dice.isEmpty() && roll.dice().counted().isEmpty()) {
            throw desk.usageError("cli.say-dice");
        }
        if (against.isEmpty() && roll.against().filter(number -> number.counted().isEmpty()).isPresent()) {
            throw desk.usageError("cli.say-against");
        }
        return now;
    }

    /** How the roll of the other side is made. */
    RollSituation opposed(CommandContext desk, Roll theirs) {
        String[] words = opposed.orElseThrow().split(",", -1);
        RollSituation now = RollSituation.USUAL.withOwn(theirs, own(desk, theirs, "--opposed", words[0].strip()));
        for (int i = 1; i < words.length; i++) {
            now = with(desk, theirs, now, words[i].strip(), Map.of());
        }
        return fitting(desk, theirs, now);
    }

    private static long own(CommandContext desk, Roll roll, String option, String written) {
        NameValue number = new NameValue(option, written);
        return bounded(desk, option, number.number(desk),
                RollSituation.USUAL.withOwn(roll, 0).dice().isPresent() ? NumberSource.MOST : MOST_AGAINST);
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
    RollSituation situation(CommandContext desk, Roll roll, Map<String, NamedModifier> named) {
        RollSituation now = RollSituation.USUAL;
        if (dice.isPresent()) {
            now = now.withDice(bounded(desk, "--dice", dice.get(), NumberSource.MOST));
        }
        if (against.isPresent()) {
            if (roll.against().isEmpty()) {
                throw desk.usageError("cli.not-against", "roll", roll.label().title());
            }
            now = now.withAgainst(bounded(desk, "--against", against.get(), MOST_AGAINST));
        }
        for (String name : with) {
            now = with(desk, roll, now, name, named);
        }
        return fitting(desk, roll, die.isPresent() ? withDie(desk, roll, now, die.get()) : now);
    }

    /** The names of what else is asked for than settings and extras. */
    List<String> asked(Roll roll) {
        return with.stream().filter(name -> !name.contains("=") && !roll.extras().containsKey(name)).toList();
    }

    /** The die of the roll's own chain, or where it has none of those that extras roll besides. */
    private static RollSituation withDie(CommandContext desk, Roll roll, RollSituation now, long faces) {
        List<RollExtra> others = now.extras().keySet().stream().map(roll.extras()::get)
                .filter(rollExtra -> rollExtra.beside().isPresent() && rollExtra.beside().get().die().isChain())
                .toList();
        Set<String> known = new LinkedHashSet<>();
        roll.die().chain().forEach(number -> known.add("" + number));
        others.forEach(rollExtra -> rollExtra.beside().orElseThrow().die().chain().forEach(one -> known.add("" + one)));
        if (!roll.die().isChain() && others.isEmpty()) {
            throw desk.usageError("cli.not-chain", "roll", roll.label().title());
        }
        desk.requireKnown("cli.no-die", "" + faces, known);
        RollSituation changed = roll.die().chain().contains(faces) ? now.withStage(roll.die().chain().indexOf(faces))
                : now;
        for (RollExtra rollExtra : others) {
            List<Long> chain = rollExtra.beside().orElseThrow().die().chain();
            changed = chain.contains(faces) ? changed.withBeside(rollExtra.id(), chain.indexOf(faces)) : changed;
        }
        return changed;
    }

    private static RollSituation fitting(CommandContext desk, Roll roll, RollSituation now) {
        Optional<List<String>> clash = now.clash(roll);
        if (clash.isPresent()) {
            throw desk.usageError("cli.clash", "one", clash.get().get(0), "other", clash.get().get(1));
        }
        return now;
    }

    private static long bounded(CommandContext desk, String option, long number, long most) {
        if (number < 0 || number > most) {
            throw desk.usageError("cli.out-of-range", "name", option, "value", number, "least", 0, "most", most);
        }
        return number;
    }

    private static RollSituation with(CommandContext desk, Roll roll, RollSituation now, String written,
            Map<String, NamedModifier> named) {
        String name = written.contains("=") ? NameValue.of(desk, written).name() : written;
        if (roll.settings().containsKey(name)) {
            return now.withSetting(name, setting(desk, roll.settings().get(name), NameValue.of(desk, written)));
        }
        if (!written.contains("=") && List.of("advantage", "disadvantage").contains(name)) {
            return now.with(new RollModifier(0, 0, name.equals("advantage") ? 1 : -1, 0, Map.of(), Map.of(), ""));
        }
        if (!written.contains("=") && named.containsKey(name) && !roll.extras().containsKey(name)) {
            return now.with(named.get(name).boost());
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
            desk.requireKnown("cli.no-setting", name, known);
            throw desk.usageError("cli.without-number", "name", name);
        }
        long times = written.contains("=") ? NameValue.of(desk, written).number(desk) : 1;
        return now.withExtra(name, bounded(desk, name, times, most(roll.extras().get(name))));
    }

    private static long most(RollExtra extra) {
        return Math.min(MOST_TIMES, extra.times().fixed().orElse((long) MOST_TIMES));
    }

    private static String setting(CommandContext desk, RollSetting setting, NameValue pair) {
        if (!setting.isNumber()) {
            desk.requireKnown("cli.no-choice", pair.value(), setting.choices().keySet());
            return pair.value();
        }
        long number = pair.number(desk);
        if (number < setting.least() || number > setting.most()) {
            throw desk.usageError("cli.out-of-range", "name", pair.name(), "value", number, "least", setting.least(),
                    "most", setting.most());
        }
        return "" + number;
    }
}
