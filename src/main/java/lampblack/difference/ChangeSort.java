package lampblack.difference;

import lampblack.diagnostic.Worded;

/** What somebody who reads of a change wants to know first. */
public enum ChangeSort implements Worded {
    NEW("new"),
    GONE("gone"),
    SPLIT("split"),
    RENAMED("renamed"),
    MERGED("merged"),
    MOVED("moved"),
    DEARER("dearer"),
    CHEAPER("cheaper"),
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
            case Change.Parted parted -> SPLIT;
            case Change.NewId renamed -> RENAMED;
            case Change.Became became -> became.isMoved() ? MOVED : MERGED;
            case Change.NewFigure figure -> of(figure.turn());
            case Change.NewWords words -> REWORDED;
            case Change.NewRule rule -> OTHERWISE;
        };
    }

    private static ChangeSort of(Turn turn) {
        return switch (turn) {
            case DEARER -> DEARER;
            case CHEAPER -> CHEAPER;
            case PRICED -> PRICED;
            case TIGHTER -> TIGHTER;
            case WIDER -> WIDER;
        };
    }
}
