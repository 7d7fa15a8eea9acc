package lampblack.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.character.State;
import lampblack.dice.GroupOdds;
import lampblack.dice.NamedBoost;
import lampblack.dice.OddsTable;
import lampblack.dice.OpposedOdds;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.io.JsonPrinter;
import lampblack.io.LoadedRuleset;
import lampblack.io.OddsJson;
import lampblack.io.TogetherJson;
import lampblack.rules.Opposition;
import lampblack.rules.Roll;
import lampblack.rules.Standing;
import lampblack.ruleset.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says how likely what comes of a roll is. */
@Command(name = "odds", description = "Say exactly how likely each outcome of a roll is, and what it costs on the whole.")
final class OddsCommand implements Callable<Integer> {

    @Mixin
    private Desk desk;

    @Mixin
    private RollOptions options;

    @Parameters(index = "0", paramLabel = "ID", description = "The ruleset.")
    private String id;

    @Parameters(index = "1", paramLabel = "ROLL", arity = "0..1", description = "The roll; without it, every one.")
    private Optional<String> roll = Optional.empty();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--plot", description = "Draw a bar for each outcome.")
    private boolean plot;

    @Override
    public Integer call() {
        Optional<LoadedRuleset> ruleset = desk.ruleset(id);
        if (ruleset.isEmpty()) {
            return Exit.ERRORS;
        }
        Ruleset game = ruleset.get().ruleset();
        roll.ifPresent(each -> desk.known("cli.no-roll", each, game.rolls().keySet()));
        if (options.isGroup() || options.isOpposed()) {
            together(game);
            return Exit.FINE;
        }
        List<OddsTable> tables = new ArrayList<>();
        List<OddsTable.Split> splits = new ArrayList<>();
        for (Roll each : game.rolls().values()) {
            if (roll.isEmpty() || roll.get().equals(each.id())) {
                Standing at = standing(game, each);
                Situation now = situation(game, each);
                tables.add(OddsTable.of(each, at, now).only(options.die().filter(die -> each.die().isChain())));
                if (roll.isPresent() && !plot) {
                    splits.addAll(OddsTable.splits(each, at, now));
                }
                sayFailures(each, at);
            }
        }
        if (format == OutputFormat.JSON) {
            desk.out().print(JsonPrinter.print(OddsJson.of(game.id(), tables, splits)));
        } else if (tables.isEmpty()) {
            desk.say("cli.no-rolls", "game", game.title());
        } else {
            desk.out().print(new OddsWords(game, desk.messages()).page(tables, splits, plot));
        }
        return Exit.FINE;
    }

    private static Standing standing(Ruleset game, Roll each) {
        return new Standing(game.sheets().get(each.sheet()), State.BLANK);
    }

    private Situation situation(Ruleset game, Roll each) {
        return options.situation(desk, each, NamedBoost.possible(each, game.sheets().get(each.sheet())));
    }

    private void sayFailures(Roll each, Standing at) {
        if (!at.failures().isEmpty()) {
            desk.remark("cli.odds.failed", "roll", each.label().title());
        }
    }

    /** The odds of one roll that several make. */
    private void together(Ruleset game) {
        Roll made = game.rolls().get(roll.orElseThrow(() -> desk.misuse("cli.name-roll")));
        if (options.isGroup() && options.isOpposed()) {
            throw desk.misuse("cli.one-or-other");
        }
        Situation now = situation(game, made);
        Standing at = standing(game, made);
        TogetherWords words = new TogetherWords(game, desk.messages());
        if (options.isGroup()) {
            List<Settled> members = options.group(desk, made, now, 0).stream().map(each -> Settled.of(made, at, each))
                    .toList();
            GroupOdds odds = GroupOdds.of(made, made.group().orElseThrow(), members);
            desk.out().print(format == OutputFormat.JSON ? JsonPrinter.print(TogetherJson.of(made, odds))
                    : words.group(made, members, odds));
        } else {
            Opposition opposition = made.opposition().orElseThrow(() ->
                    desk.misuse("cli.not-opposed", "roll", made.label().title()));
            Roll other = opposition.other().map(game.rolls()::get).orElse(made);
            Settled mine = Settled.of(made, at, options.ownDice(desk, made, now));
            Settled theirs = Settled.of(other, standing(game, other), options.opposed(desk, other));
            Optional<OpposedOdds> odds = OpposedOdds.of(opposition.by(), mine, theirs);
            desk.out().print(format == OutputFormat.JSON ? JsonPrinter.print(TogetherJson.of(made, odds))
                    : words.opposed(made, other, mine, theirs, odds));
        }
        sayFailures(made, at);
    }
}
