package lampblack.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.engine.SplitMix;
import lampblack.rules.Handful;
import lampblack.rules.Keep;

/**
 * Dice as they fell.
 *
 * @param faces in the order they were thrown
 * @param kept the die that counts, or the sum
 */
public record Cast(List<Integer> faces, Keep keep, long kept, Result result) {

    public Cast {
        faces = List.copyOf(faces);
    }

    /** Lets the dice of a roll fall, the same for the same seed; empty where there is no roll. */
    public static Optional<Cast> of(Settled settled, long seed) {
        return settled.thrown().map(thrown -> of(settled, thrown, new SplitMix(seed)));
    }

    private static Cast of(Settled settled, Handful thrown, SplitMix chance) {
        List<Integer> faces = new ArrayList<>();
        for (int i = 0; i < thrown.dice(); i++) {
            faces.add(chance.below(settled.faces()) + 1);
        }
        Reading reading = Reading.of(settled, thrown);
        Fall fall = reading.fall(faces);
        return new Cast(faces, thrown.keep(), fall.kept(), reading.result(fall));
    }
}
