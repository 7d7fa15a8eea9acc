package lampblack.cli.roll;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.NameValue;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.dice.SplitMix;

/** Where the dice of rolls come from: they fell at a table, or they fall by chance. */
final class DiceSource {

    private final CommandContext context;
    private final SplitMix chance;
    private final Optional<List<Integer>> shown;
    private int used;

    /** @param written the faces with commas between them, or empty */
    DiceSource(CommandContext context, Optional<String> written, long seed) {
        this.context = context;
        this.chance = new SplitMix(seed);
        this.shown = written.map(text -> {
            List<Integer> faces = new ArrayList<>();
            for (String part : text.split(",", -1)) {
                long face = new NameValue("--dice-shown", part.strip()).number(context);
                faces.add((int) Math.max(-1, Math.min(Integer.MAX_VALUE, face)));
            }
            return faces;
        });
    }

    boolean areGiven() {
        return shown.isPresent();
    }

    /** Refuses dice that were shown when they are not as many and as large as these rolls have. */
    void requireFit(List<SettledRoll> rolls) {
        List<Integer> sizes = rolls.stream().flatMap(settledRoll -> RolledDice.sizes(settledRoll).stream()).toList();
        shown.ifPresent(faces -> {
            if (faces.size() != sizes.size()) {
                throw context.usageError("cli.shown-count", "count", faces.size(), "wanted", sizes.size());
            }
            for (int i = 0; i < sizes.size(); i++) {
                if (faces.get(i) < 1 || faces.get(i) > sizes.get(i)) {
                    throw context.usageError("cli.out-of-range", "name", "--dice-shown", "value", faces.get(i), "least",
                            1, "most", sizes.get(i));
                }
            }
        });
    }

    Optional<RolledDice> roll(SettledRoll settled) {
        if (shown.isEmpty()) {
            return RolledDice.of(settled, chance);
        }
        int first = used;
        used += RolledDice.sizes(settled).size();
        return RolledDice.ofFaces(settled, shown.get().subList(first, used));
    }
}
