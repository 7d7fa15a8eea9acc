package lampblack.sheet;

import lampblack.diagnostic.Worded;

/** One dot or box: marked, free to be marked, or not yet to be marked. */
public enum BoxState implements Worded {
    FILLED("filled"), OPEN("open"), LOCKED("locked");

    private final String word;

    BoxState(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
