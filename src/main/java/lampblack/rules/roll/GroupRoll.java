package lampblack.rules.roll;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Worded;
import lampblack.rules.Amount;

/**
 * How several who roll together come to one result.
 *
 * @param counts what of all that they roll counts
 * @param fails the ids of the outcomes with which a member fails
 * @param costs what the leader marks for each member who fails, by track or row
 */
public record GroupRoll(CountedResult counts, Set<String> fails, Map<String, Amount> costs) {

    /** The most who roll together. */
    public static final int MAX = 20;

    /** The best result is everybody's, or all succeed where half of them do. */
    public enum CountedResult implements Worded {
        BEST("best"), HALF("half");

        private final String word;

        CountedResult(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static CountedResult ofWord(String word) {
            return Worded.of(values(), word);
        }
    }

    public GroupRoll {
        fails = new LinkedHashSet<>(fails);
        costs = new LinkedHashMap<>(costs);
    }

    /** How many of so many have to succeed, where half of them count. */
    public static long half(long members) {
        return (members + 1) / 2;
    }
}
