package lampblack.cli.shell;

import lampblack.diagnostic.Worded;

/** Whether output is coloured. */
public enum ColourMode implements Worded {
    AUTO("auto"),
    ALWAYS("always"),
    NEVER("never");

    private final String word;

    ColourMode(String word) {
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
