package lampblack.cli;

import lampblack.diagnostic.Worded;

/** Whether output is coloured. */
enum Colour implements Worded {
    AUTO("auto"),
    ALWAYS("always"),
    NEVER("never");

    private final String word;

    Colour(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** So that shells complete it as it is written. */
    @Override
    public String toString() {
        return word;
    }
}
