package lampblack.rules;

/** Which of the dice that were rolled counts. */
public enum Keep {
    HIGHEST, LOWEST, MIDDLE, SUM, PLAYER, GM;

    /** The other end of the dice, which a roll without dice keeps unless it says otherwise. */
    public Keep opposite() {
        return this == HIGHEST || this == SUM ? LOWEST : this == LOWEST ? HIGHEST : this;
    }
}
