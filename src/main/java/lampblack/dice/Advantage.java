package lampblack.dice;

import lampblack.rules.roll.RollModifier;

/**
 * Whether there is advantage, and whether there is disadvantage; with both there is neither, however often each comes.
 */
record Advantage(boolean advantage, boolean disadvantage) {

    static final Advantage NEITHER = new Advantage(false, false);

    Advantage plus(RollModifier added) {
        return new Advantage(advantage || added.advantage() > 0, disadvantage || added.advantage() < 0);
    }

    /** 1 for advantage, −1 for disadvantage. */
    int sign() {
        return Boolean.compare(advantage, disadvantage);
    }
}
