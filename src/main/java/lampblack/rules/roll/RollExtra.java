package lampblack.rules.roll;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Worded;
import lampblack.rules.Amount;
import lampblack.rules.Label;

/**
 * Something a player may do for a roll, such as push oneself.
 *
 * @param needs what must hold for it to be done
 * @param paidBy whose marks the costs are
 * @param times how often for one roll
 * @param notWith the ids of others that cannot come with it
 * @param beside a die that is rolled besides
 * @param afterwards whether it is decided when the dice have fallen
 */
public record RollExtra(Label label, RollEffects brings, RollModifier gives, RollNeed needs, ExtraPayer paidBy,
        Amount times,
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

    /** What it costs each time where something changes that, as far as that is the same for every roll. */
    public RollEffects changed(RollModifier more) {
        Map<String, Amount> costs = new LinkedHashMap<>(brings.costs());
        more.figures().forEach((figure, number) -> {
            Amount usual = costs.getOrDefault(figure.track(), Amount.Fixed.ZERO);
            if (figure.kind() == RollFigure.RollFigureKind.EXTRA_COSTS && figure.of().equals(id())) {
                usual.fixed().ifPresent(cost -> costs.put(figure.track(),
                        new Amount.Fixed(cost + Math.max(number, Math.min(0, -cost)))));
            }
        });
        costs.values().removeIf(amount -> amount.fixed().filter(number -> number == 0).isPresent());
        return new RollEffects(costs, brings.clears(), brings.ticks(), brings.tier(), brings.step(), brings.then());
    }

    public RollExtra {
        notWith = List.copyOf(notWith);
    }

    public String id() {
        return label.id();
    }
}
