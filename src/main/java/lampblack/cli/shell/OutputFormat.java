package lampblack.cli.shell;

import lampblack.diagnostic.Worded;

/** For whom output is made: people or programs. */
public enum OutputFormat implements Worded {
    TEXT("text"),
    JSON("json");

    private final String word;

    OutputFormat(String word) {
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
