package lampblack.rules.roll;

import lampblack.diagnostic.Worded;
import lampblack.rules.Amount;

/** When an outcome comes. */
public sealed interface OutcomeMatch {

    /** The result lies between two numbers; {@link Amount#UNLIMITED} is no upper one. */
    record Within(long least, long most) implements OutcomeMatch {

        /** How it is written: {@code 4..5}. */
        public String written() {
            return least == most ? "" + least : least + ".." + (most == Amount.UNLIMITED ? "unlimited" : "" + most);
        }

        public boolean contains(long result) {
            return least <= result && result <= most;
        }

        public boolean overlaps(Within other) {
            return least <= other.most && other.least <= most;
        }
    }

    /** At least so many of the dice show a face between two numbers, whichever is kept. It goes before the rest. */
    record Showing(Within faces, long times) implements OutcomeMatch {}

    /** How the result compares to what it is held against. */
    record Compared(Relation how) implements OutcomeMatch {}

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
