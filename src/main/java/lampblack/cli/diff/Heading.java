package lampblack.cli.diff;

import lampblack.diagnostic.Worded;
import lampblack.difference.ChangeSort;

/** The heading of Markdown below which a change stands. */
enum Heading implements Worded {
    GONE("gone"),
    RENAMED("renamed"),
    COSTS("costs"),
    TIGHTER("tighter"),
    WIDER("wider"),
    OTHERWISE("otherwise"),
    NEW("new"),
    REWORDED("reworded");

    private final String word;

    Heading(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    static Heading of(ChangeSort sort) {
        return switch (sort) {
            case NEW -> NEW;
            case GONE -> GONE;
            case RENAMED -> RENAMED;
            case DEARER, CHEAPER, PRICED -> COSTS;
            case TIGHTER -> TIGHTER;
            case WIDER -> WIDER;
            case REWORDED -> REWORDED;
            case OTHERWISE -> OTHERWISE;
        };
    }
}
