package lampblack.cli;

import java.util.Map;
import java.util.Optional;
import lampblack.dice.Situation;
import lampblack.rules.Pool;
import lampblack.rules.Roll;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Table;

/** The dice of a roll that a table says, by the row that is named. */
record RollPlace(Desk desk, Ruleset game, Roll roll) {

    /** The situation with the dice of the row. */
    Situation situation(Situation now, Optional<String> on) {
        return roll.dice() instanceof Pool.Tabled table && on.isPresent() && now.dice().isEmpty()
                ? now.withDice(dice(table, on.get())) : now;
    }

    /** The number of dice in the row of that id or title. */
    private long dice(Pool.Tabled pool, String row) {
        Table table = game.tables().get(pool.table());
        Optional<String> id = table.rows().entrySet().stream().filter(each -> each.getKey().equals(row)
                || each.getValue().label().title().equalsIgnoreCase(row)
                || each.getValue().cells().stream().anyMatch(row::equalsIgnoreCase)).map(Map.Entry::getKey).findFirst();
        if (id.isEmpty()) {
            desk.known("cli.no-row", row, pool.rows().keySet());
        }
        return id.map(pool.rows()::get).orElseThrow(() -> desk.misuse("cli.no-row", "name", row));
    }
}
