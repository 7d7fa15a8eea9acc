package lampblack.cli.roll;

import java.util.Map;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.dice.RollSituation;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.ReferenceTable;
import lampblack.ruleset.Ruleset;

/** The dice of a roll that a table says, by the row that is named. */
record TableRowDice(CommandContext context, Ruleset game, Roll roll) {

    /** The situation with the dice of the row. */
    RollSituation situation(RollSituation situation, Optional<String> on) {
        Optional<NumberSource.Tabled> table = roll.dice().asTabled();
        return table.isPresent() && on.isPresent() && situation.dice().isEmpty()
                ? situation.withDice(dice(table.get(), on.get())) : situation;
    }

    /** The number of dice in the row of that id or title. */
    private long dice(NumberSource.Tabled pool, String row) {
        ReferenceTable table = game.tables().get(pool.table());
        Optional<String> id = table.rows().entrySet().stream().filter(entry -> entry.getKey().equals(row)
                || entry.getValue().label().title().equalsIgnoreCase(row)
                || entry.getValue().cells().stream().anyMatch(row::equalsIgnoreCase)).map(Map.Entry::getKey)
                .findFirst();
        if (id.isEmpty()) {
            context.requireKnown("cli.no-row", row, pool.rows().keySet());
        }
        return id.map(pool.rows()::get).orElseThrow(() -> context.usageError("cli.no-row", "name", row));
    }
}
