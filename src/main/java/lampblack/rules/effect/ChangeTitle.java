package lampblack.rules.effect;

import lampblack.rules.Quantity;

/** Calls a track, set or list by another name. In YAML: {@code titles: {stress: Drain}}. */
public record ChangeTitle(String block, String title) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.TITLES;
    }

    @Override
    public String subject() {
        return block;
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.Title(block);
    }
}
