package lampblack.rules.roll;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Worded;
import lampblack.rules.Amount;
import lampblack.rules.Label;

/**
 * Something a player may do for a roll, such as push oneself.
 *
 * @param paidBy whose marks the costs are
 * @param times how often for one roll
 * @param notWith the ids of others that cannot come with it
 * @param beside a die that is rolled besides
 * @param afterwards whether it is decided when the dice have fallen
 */
public record RollExtra(Label label, RollEffects brings, RollModifier gives, ExtraPayer paidBy, Amount times,
        List<String> notWith,
        Optional<ExtraDie> beside, boolean afterwards) {

    /** Who pays: who rolls, one who helps, or the one in the lead. */
    public enum ExtraPayer implements Worded {
        ROLLER("roller"), ALLY("ally"), LEADER("leader");

        private final String word;

        ExtraPayer(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static ExtraPayer ofWord(String word) {
            return Worded.of(values(), word);
        }
    }

    public RollExtra {
        notWith = List.copyOf(notWith);
    }

    public String id() {
        return label.id();
    }
}
