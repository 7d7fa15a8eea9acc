package lampblack.rules.track;

import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;

/** How much there is on a track at some time: an amount, or as much as it holds. */
public sealed interface Level {

    String FULL = "full";

    /** What it comes to on a track of a character. */
    long on(String track, DerivedSheet derived);

    /** The amount it states; empty where the size of the track says it. */
    Optional<Amount> amount();

    /** Whether it is as much as the track holds. */
    default boolean isFull() {
        return amount().isEmpty();
    }

    /** As much as the track holds. */
    record Full() implements Level {
        @Override
        public long on(String track, DerivedSheet derived) {
            return derived.size(track);
        }

        @Override
        public Optional<Amount> amount() {
            return Optional.empty();
        }
    }

    /** So much. */
    record Stated(Amount to) implements Level {
        @Override
        public long on(String track, DerivedSheet derived) {
            return to.evaluate(derived);
        }

        @Override
        public Optional<Amount> amount() {
            return Optional.of(to);
        }
    }
}
