package lampblack.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.dice.Situation;
import lampblack.rules.Amount;
import lampblack.rules.Boost;
import lampblack.rules.Extra;
import lampblack.rules.Pool;
import lampblack.rules.Roll;
import lampblack.rules.Setting;
import picocli.CommandLine.Option;

/** What is agreed of a roll on the command line. */
final class RollOptions {

    private static final int MOST_AGAINST = 1_000;
    private static final int MOST_TIMES = 20;

    @Option(names = "--dice", paramLabel = "N", description = "How many dice there are before anything is added.")
    private Optional<Long> dice = Optional.empty();

    @Option(names = "--against", paramLabel = "N", description = "What the result is held against.")
    private Optional<Long> against = Optional.empty();

    @Option(names = "--die", paramLabel = "N", description = "Which die of a chain it is, by its faces.")
    private Optional<Long> die = Optional.empty();

    @Option(names = "--with", paramLabel = "NAME[=VALUE]", description = "A setting (`position=desperate`), an extra "
            + "(`push`, `coin=2`), `advantage` or `disadvantage`. May be given several times.")
    private List<String> with = List.of();

    Optional<Long> die() {
        return die;
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
    Situation situation(Desk desk, Roll roll) {
        Situation now = Situation.USUAL;
        if (dice.isPresent()) {
            now = now.withDice(bounded(desk, "--dice", dice.get(), Pool.MOST));
        }
        if (against.isPresent()) {
            now = now.withAgainst(bounded(desk, "--against", against.get(), MOST_AGAINST));
        }
        if (die.isPresent()) {
            desk.known("cli.no-die", "" + die.get(), roll.die().chain().stream().map(each -> "" + each).toList());
            now = now.withStage(roll.die().chain().indexOf(die.get()));
        }
        for (String each : with) {
            now = with(desk, roll, now, each);
        }
        Optional<List<String>> clash = now.clash(roll);
        if (clash.isPresent()) {
            throw desk.misuse("cli.clash", "one", clash.get().get(0), "other", clash.get().get(1));
        }
        return now;
    }

    private static long bounded(Desk desk, String option, long number, long most) {
        if (number < 0 || number > most) {
            throw desk.misuse("cli.out-of-range", "name", option, "value", number, "least", 0, "most", most);
        }
        return number;
    }

    private static Situation with(Desk desk, Roll roll, Situation now, String written) {
        String name = written.contains("=") ? Pair.of(desk, written).name() : written;
        if (roll.settings().containsKey(name)) {
            return now.withSetting(name, setting(desk, roll.settings().get(name), Pair.of(desk, written)));
        }
        if (!written.contains("=") && List.of("advantage", "disadvantage").contains(name)) {
            return now.with(new Boost(0, 0, name.equals("advantage") ? 1 : -1, 0, Map.of(), Map.of(), ""));
        }
        List<String> known = new ArrayList<>(roll.settings().keySet());
        known.addAll(roll.extras().keySet());
        if (roll.advantage().isPresent()) {
            known.add("advantage");
        }
        if (roll.disadvantage().isPresent()) {
            known.add("disadvantage");
        }
        desk.known("cli.no-setting", name, known);
        long times = written.contains("=") ? Pair.of(desk, written).number(desk) : 1;
        return now.withExtra(name, bounded(desk, name, times, most(roll.extras().get(name))));
    }

    private static long most(Extra extra) {
        return extra.times() instanceof Amount.Fixed fixed ? Math.min(MOST_TIMES, fixed.number()) : MOST_TIMES;
    }

    private static String setting(Desk desk, Setting setting, Pair pair) {
        if (!setting.isNumber()) {
            desk.known("cli.no-choice", pair.value(), setting.choices().keySet());
            return pair.value();
        }
        long number = pair.number(desk);
        if (number < setting.least() || number > setting.most()) {
            throw desk.misuse("cli.out-of-range", "name", pair.name(), "value", number, "least", setting.least(),
                    "most", setting.most());
        }
        return "" + number;
    }
}
