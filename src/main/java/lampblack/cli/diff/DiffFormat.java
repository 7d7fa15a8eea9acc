package lampblack.cli.diff;

import lampblack.diagnostic.Worded;

/** How a difference is told. */
enum DiffFormat implements Worded {
    TEXT("text"),
    MARKDOWN("markdown"),
    JSON("json");

    private final String word;

    DiffFormat(String word) {
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
