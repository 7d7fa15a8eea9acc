package lampblack.cli;

import java.util.Map;
import java.util.Optional;
import lampblack.dice.Situation;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Pool;
import lampblack.rules.Roll;
import lampblack.rules.Standing;
import lampblack.rules.Track;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Table;

/** What a roll starts from where nobody says it: the row of a table, the die of a chain that a track keeps. */
record RollPlace(Desk desk, Ruleset game, Roll roll, Standing at) {

    /** The situation with the dice of the row that is named, and the die that is marked on the character. */
    Situation situation(Situation now, Optional<String> on, boolean saysDie, Optional<LoadedCharacter> character) {
        Situation found = roll.dice() instanceof Pool.Tabled table && on.isPresent() && now.dice().isEmpty()
                ? now.withDice(dice(table, on.get())) : now;
        Optional<Track> keeper = roll.die().of().map(at.sheet().tracks()::get);
        return saysDie || keeper.isEmpty() || character.isEmpty() ? found
                : found.withStage(stage(keeper.get(), character.get()));
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

    private int stage(Track keeper, LoadedCharacter character) {
        long marked = keeper.ledger() ? at.balance(keeper.id())
                : character.file().now().integer(keeper.id()).orElse(at.start(keeper.id()));
        return (int) Math.max(0, Math.min(roll.die().chain().size() - 1, marked));
    }
}
