package lampblack.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.dice.Cast;
import lampblack.dice.Settled;
import lampblack.engine.SplitMix;

/** Where the dice of rolls come from: they fell at a table, or they fall by chance. */
final class ShownDice {

    private final Desk desk;
    private final SplitMix chance;
    private final Optional<List<Integer>> shown;
    private int used;

    /** @param written the faces with commas between them, or empty */
    ShownDice(Desk desk, Optional<String> written, long seed) {
        this.desk = desk;
        this.chance = new SplitMix(seed);
        this.shown = written.map(text -> {
            List<Integer> faces = new ArrayList<>();
            for (String each : text.split(",", -1)) {
                long face = new Pair("--dice-shown", each.strip()).number(desk);
                faces.add((int) Math.max(-1, Math.min(Integer.MAX_VALUE, face)));
            }
            return faces;
        });
    }

    boolean areShown() {
        return shown.isPresent();
    }

    /** Refuses dice that were shown when they are not as many and as large as these rolls have. */
    void fit(List<Settled> rolls) {
        List<Integer> sizes = rolls.stream().flatMap(each -> Cast.sizes(each).stream()).toList();
        shown.ifPresent(faces -> {
            if (faces.size() != sizes.size()) {
                throw desk.misuse("cli.shown-count", "count", faces.size(), "wanted", sizes.size());
            }
            for (int i = 0; i < sizes.size(); i++) {
                if (faces.get(i) < 1 || faces.get(i) > sizes.get(i)) {
                    throw desk.misuse("cli.out-of-range", "name", "--dice-shown", "value", faces.get(i), "least", 1,
                            "most", sizes.get(i));
                }
            }
        });
    }

    Optional<Cast> cast(Settled settled) {
        if (shown.isEmpty()) {
            return Cast.of(settled, chance);
        }
        int first = used;
        used += Cast.sizes(settled).size();
        return Cast.shown(settled, shown.get().subList(first, used));
    }
}
