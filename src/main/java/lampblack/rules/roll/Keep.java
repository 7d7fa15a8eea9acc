package lampblack.rules.roll;

import lampblack.diagnostic.Worded;

/** Which of the dice that were rolled counts. */
public enum Keep implements Worded {
    HIGHEST("highest"), LOWEST("lowest"), MIDDLE("middle"), SUM("sum"), PLAYER("player"), GM("gm");

    private final String word;

    Keep(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static Keep ofWord(String word) {
        return Worded.of(values(), word);
    }


    /** The other end of the dice, which a roll without dice keeps unless it says otherwise. */
    public Keep opposite() {
        return this == HIGHEST || this == SUM ? LOWEST : this == LOWEST ? HIGHEST : this;
    }
}
