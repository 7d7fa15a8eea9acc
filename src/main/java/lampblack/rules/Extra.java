package lampblack.rules;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Worded;

/**
 * Something a player may do for a roll, such as push oneself.
 *
 * @param paidBy whose marks the costs are
 * @param times how often for one roll
 * @param notWith the ids of others that cannot come with it
 * @param beside a die that is rolled besides
 * @param afterwards whether it is decided when the dice have fallen
 */
public record Extra(Label label, Aftermath brings, Boost gives, Payer paidBy, Amount times, List<String> notWith,
        Optional<BesideDie> beside, boolean afterwards) {

    /** Who pays: who rolls, one who helps, or the one in the lead. */
    public enum Payer implements Worded {
        ROLLER("roller"), ALLY("ally"), LEADER("leader");

        private final String word;

        Payer(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static Payer ofWord(String word) {
            return Worded.of(values(), word);
        }
    }

    public Extra {
        notWith = List.copyOf(notWith);
    }

    public String id() {
        return label.id();
    }
}
