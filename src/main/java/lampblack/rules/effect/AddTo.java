package lampblack.rules.effect;

import java.util.function.Function;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;

/**
 * Gives more, or fewer, of something that is counted. In YAML: {@code points: {specialties: 1}},
 * {@code limits: {downtime: 1}}.
 */
public record AddTo(CountedThing what, String id, Amount add) implements Effect {

    /** What is counted. */
    public enum CountedThing {
        /** Points to spend in a step of creation. */
        POINTS(EffectKey.POINTS, Quantity.StepPoints::new),
        /** Options to choose in a step of creation. */
        PICKS(EffectKey.PICKS, Quantity.StepPicks::new),
        /** Places for parts of a kind. */
        PARTS(EffectKey.PARTS, Quantity.Places::new),
        /** What a way to earn gives. */
        EARNING(EffectKey.EARNING, Quantity.Earnings::new),
        /** How often a shared limit allows something. */
        LIMITS(EffectKey.LIMITS, Quantity.LimitTimes::new);

        private final EffectKey key;
        private final Function<String, Quantity> quantity;

        CountedThing(EffectKey key, Function<String, Quantity> quantity) {
            this.key = key;
            this.quantity = quantity;
        }
    }

    @Override
    public EffectKey key() {
        return what.key;
    }

    @Override
    public String subject() {
        return id;
    }

    @Override
    public Quantity declaredQuantity() {
        return what.quantity.apply(id);
    }

    /** The most there is without it. */
    public Amount most(SheetRules sheet) {
        return switch (what) {
            case POINTS -> sheet.creation().get(id).asSpend().map(spend -> spend.points().most())
                    .orElse(Amount.Fixed.NO_LIMIT);
            case PICKS -> sheet.creation().get(id).listChoice().map(choice -> choice.picks().most())
                    .orElse(Amount.Fixed.NO_LIMIT);
            case PARTS -> sheet.parts().get(id).places().most();
            case EARNING -> sheet.earning().get(id).gives().most();
            case LIMITS -> sheet.limits().get(id).times();
        };
    }
}
