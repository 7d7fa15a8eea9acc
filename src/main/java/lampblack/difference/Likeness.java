package lampblack.difference;

import lampblack.diagnostic.Worded;

/** Why something new is taken for what something gone has become. */
public enum Likeness implements Worded {
    /** The game says so itself. */
    SAID("said"),
    TITLE("title"),
    TEXT("text"),
    /** What it costs, gives, requires and so on. */
    RULES("rules"),
    ID("id"),
    PLACE("place");

    private final String word;

    Likeness(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
