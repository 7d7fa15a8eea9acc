package lampblack.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.character.State;
import lampblack.dice.OddsTable;
import lampblack.io.JsonPrinter;
import lampblack.io.LoadedRuleset;
import lampblack.io.OddsJson;
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
        List<OddsTable> tables = game.rolls().values().stream()
                .filter(each -> roll.isEmpty() || roll.get().equals(each.id())).map(each -> table(game, each)).toList();
        if (format == OutputFormat.JSON) {
            desk.out().print(JsonPrinter.print(OddsJson.of(game.id(), tables)));
        } else if (tables.isEmpty()) {
            desk.say("cli.no-rolls", "game", game.title());
        } else {
            OddsWords words = new OddsWords(game, desk.messages());
            desk.out().print(words.page(tables, plot));
        }
        return Exit.FINE;
    }

    private OddsTable table(Ruleset game, Roll each) {
        Standing at = new Standing(game.sheets().get(each.sheet()), State.BLANK);
        OddsTable table = OddsTable.of(each, at, options.situation(desk, each)).only(options.die());
        if (!at.failures().isEmpty()) {
            desk.remark("cli.odds.failed", "roll", each.label().title());
        }
        return table;
    }
}
