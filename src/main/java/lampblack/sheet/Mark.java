package lampblack.sheet;

/** One dot or box: marked, free to be marked, or not yet to be marked. */
public enum Mark {
    FILLED, OPEN, LOCKED
}
