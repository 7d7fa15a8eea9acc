package lampblack.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.Keep;

/**
 * Dice as they fell.
 *
 * @param faces in the order they were rolled
 * @param beside those of other rolls, in the order of the extras that roll them
 * @param kept the die that counts, or the sum
 */
public record RolledDice(List<Integer> faces, List<Integer> beside, Keep keep, long kept, RollResult result) {

    public RolledDice {
        faces = List.copyOf(faces);
        beside = List.copyOf(beside);
    }

    /** Lets the dice of a roll fall, the same for the same seed; empty where there is no roll. */
    public static Optional<RolledDice> of(SettledRoll settled, long seed) {
        return of(settled, new SplitMix(seed));
    }

    /** Lets the dice of a roll fall by chance that goes on from roll to roll; empty where there is no roll. */
    public static Optional<RolledDice> of(SettledRoll settled, SplitMix chance) {
        return settled.dicePool().map(pool -> {
            List<Integer> faces = new ArrayList<>();
            sizes(settled).forEach(size -> faces.add(chance.below(size) + 1));
            return ofFaces(settled, pool, faces);
        });
    }

    /** The faces of each die that is rolled: first those of the roll, then those that extras roll besides. */
    public static List<Integer> sizes(SettledRoll settled) {
        List<Integer> sizes = new ArrayList<>();
        settled.dicePool().ifPresent(pool -> sizes.addAll(Collections.nCopies((int) pool.dice(), settled.faces())));
        settled.besides().forEach(rollExtra -> sizes.add(settled.facesOf(rollExtra)));
        return sizes;
    }

    /** Dice that fell at a table, as many and as large as are rolled; empty where there is no roll. */
    public static Optional<RolledDice> ofFaces(SettledRoll settled, List<Integer> faces) {
        return settled.dicePool().map(pool -> ofFaces(settled, pool, faces));
    }

    private static RolledDice ofFaces(SettledRoll settled, DicePool pool, List<Integer> all) {
        List<Integer> faces = all.subList(0, (int) pool.dice());
        List<Integer> beside = all.subList(faces.size(), all.size());
        long more = 0;
        for (int i = 0; i < beside.size(); i++) {
            more += (settled.besides().get(i).beside().orElseThrow().takes() ? -1 : 1) * beside.get(i);
        }
        DiceReader reading = DiceReader.of(settled.with(settled.faces(), more), pool);
        DiceSummary summary = reading.summarise(faces);
        return new RolledDice(faces, beside, pool.keep(), summary.kept(), reading.result(summary));
    }
}
