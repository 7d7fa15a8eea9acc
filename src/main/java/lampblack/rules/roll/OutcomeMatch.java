package lampblack.rules.roll;

import java.util.Optional;
import lampblack.diagnostic.Worded;
import lampblack.rules.Amount;

/** When an outcome comes. */
public sealed interface OutcomeMatch {

    /** The key of an outcome that it is written under. */
    String key();

    /** Whether it comes together with another, neither going before the other. */
    boolean overlaps(OutcomeMatch other);

    /** The results that it is; empty for every other kind. */
    Optional<Within> asWithin();

    /** The faces that it counts; empty for every other kind. */
    Optional<Showing> asShowing();

    /** The ways a result may compare, as bits of {@link Relation}; 0 where nothing is compared. */
    int relations();

    /** The result lies between two numbers; {@link Amount#UNLIMITED} is no upper one. */
    record Within(long least, long most) implements OutcomeMatch {

        /** How it is written: {@code 4..5}. */
        public String written() {
            return least == most ? "" + least : least + ".." + (most == Amount.UNLIMITED ? "unlimited" : "" + most);
        }

        public boolean contains(long result) {
            return least <= result && result <= most;
        }

        @Override
        public String key() {
            return "on";
        }

        @Override
        public boolean overlaps(OutcomeMatch other) {
            return other.asWithin().filter(within -> least <= within.most && within.least <= most).isPresent();
        }

        @Override
        public Optional<Within> asWithin() {
            return Optional.of(this);
        }

        @Override
        public Optional<Showing> asShowing() {
            return Optional.empty();
        }

        @Override
        public int relations() {
            return 0;
        }
    }

    /** At least so many of the dice show a face between two numbers, whichever is kept. It goes before the rest. */
    record Showing(Within faces, long times) implements OutcomeMatch {

        @Override
        public String key() {
            return "on";
        }

        @Override
        public boolean overlaps(OutcomeMatch other) {
            return other.asShowing().filter(showing -> times == showing.times && faces.overlaps(showing.faces))
                    .isPresent();
        }

        @Override
        public Optional<Within> asWithin() {
            return Optional.empty();
        }

        @Override
        public Optional<Showing> asShowing() {
            return Optional.of(this);
        }

        @Override
        public int relations() {
            return 0;
        }
    }

    /** How the result compares to what it is held against. */
    record Compared(Relation how) implements OutcomeMatch {

        @Override
        public String key() {
            return "is";
        }

        @Override
        public boolean overlaps(OutcomeMatch other) {
            return (how.bits & other.relations()) != 0;
        }

        @Override
        public Optional<Within> asWithin() {
            return Optional.empty();
        }

        @Override
        public Optional<Showing> asShowing() {
            return Optional.empty();
        }

        @Override
        public int relations() {
            return how.bits;
        }
    }

    /** A way to compare, as bits: less, the same, more. */
    enum Relation implements Worded {
        BELOW("below", 1), AT_MOST("at-most", 3), AT_LEAST("at-least", 6), ABOVE("above", 4);

        /** All there is. */
        public static final int ALL = 7;
        private final String word;
        private final int bits;

        Relation(String word, int bits) {
            this.word = word;
            this.bits = bits;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static Relation ofWord(String word) {
            return Worded.of(values(), word);
        }

        public int bits() {
            return bits;
        }
    }
}
