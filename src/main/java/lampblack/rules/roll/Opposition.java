package lampblack.rules.roll;

import java.util.Optional;
import lampblack.diagnostic.Worded;

/**
 * How an opposed roll is compared with the other side's.
 *
 * @param by what of the two is compared
 * @param other the id of the roll that the other side makes; empty where it is the same
 * @param ahead what happens where the roller is ahead, in small markup, or empty
 * @param even what happens where both are even, in small markup, or empty
 * @param behind what happens where the roller is behind, in small markup, or empty
 */
public record Opposition(ComparedBy by, Optional<String> other, String ahead, String even, String behind) {

    /** The die that counts, the place of the outcome from the worst, or the tier of the result. */
    public enum ComparedBy implements Worded {
        KEPT("kept"), OUTCOME("outcome"), TIER("tier");

        private final String word;

        ComparedBy(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static ComparedBy ofWord(String word) {
            return Worded.of(values(), word);
        }
    }
}
