package lampblack.dice;

import lampblack.rules.Boost;

/** Whether there is advantage, and whether there is disadvantage; with both there is neither, however often each comes. */
record Favour(boolean advantage, boolean disadvantage) {

    static final Favour NEITHER = new Favour(false, false);

    Favour plus(Boost added) {
        return new Favour(advantage || added.advantage() > 0, disadvantage || added.advantage() < 0);
    }

    /** 1 for advantage, −1 for disadvantage. */
    int sign() {
        return Boolean.compare(advantage, disadvantage);
    }
}
