package lampblack.rules;

import lampblack.diagnostic.Worded;

/** When an outcome comes. */
public sealed interface Match {

    /** The result lies between two numbers; {@link Amount#UNLIMITED} is no upper one. */
    record Within(long least, long most) implements Match {

        /** How it is written: {@code 4..5}. */
        public String word() {
            return least == most ? "" + least : least + ".." + (most == Amount.UNLIMITED ? "unlimited" : "" + most);
        }

        public boolean holds(long result) {
            return least <= result && result <= most;
        }

        public boolean meets(Within other) {
            return least <= other.most && other.least <= most;
        }
    }

    /** At least so many of the dice show a face between two numbers, whichever is kept. It goes before the rest. */
    record Showing(Within faces, long times) implements Match {}

    /** How the result compares to what it is held against. */
    record Compared(Comparison how) implements Match {}

    /** A way to compare, as bits: less, the same, more. */
    enum Comparison implements Worded {
        BELOW("below", 1), AT_MOST("at-most", 3), AT_LEAST("at-least", 6), ABOVE("above", 4);

        /** All there is. */
        public static final int ALL = 7;
        private final String word;
        private final int bits;

        Comparison(String word, int bits) {
            this.word = word;
            this.bits = bits;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static Comparison ofWord(String word) {
            return Worded.of(values(), word);
        }

        public int bits() {
            return bits;
        }
    }
}
