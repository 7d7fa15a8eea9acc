package lampblack.difference;

import lampblack.diagnostic.Worded;

/** What somebody who reads of a change wants to know first. */
public enum ChangeSort implements Worded {
    NEW("new"),
    GONE("gone"),
    RENAMED("renamed"),
    DEARER("dearer"),
    CHEAPER("cheaper"),
    /** What it costs is neither more nor less for certain. */
    PRICED("priced"),
    TIGHTER("tighter"),
    WIDER("wider"),
    REWORDED("reworded"),
    OTHERWISE("otherwise");

    private final String word;

    ChangeSort(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    public static ChangeSort of(Change change) {
        return switch (change) {
            case Change.Appeared appeared -> NEW;
            case Change.Vanished vanished -> GONE;
            case Change.NewId renamed -> RENAMED;
            case Change.NewFigure figure -> figure.sort();
            case Change.NewWords words -> REWORDED;
            case Change.NewRule rule -> OTHERWISE;
        };
    }
}
