package lampblack.rules.roll;

/**
 * Dice that are rolled in place of the pool: with none in it, or with advantage or disadvantage.
 *
 * @param dice how many
 * @param keep which of them counts
 * @param counts whether outcomes that ask for a face several times can come
 */
public record DicePool(long dice, Keep keep, boolean counts) {}
