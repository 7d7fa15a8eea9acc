package lampblack.difference;

import lampblack.diagnostic.Worded;

/** Which way a figure or a condition has changed for whoever plays. */
public enum Turn implements Worded {
    DEARER("dearer"),
    CHEAPER("cheaper"),
    /** What it costs is neither more nor less for certain. */
    PRICED("priced"),
    TIGHTER("tighter"),
    WIDER("wider");

    private final String word;

    Turn(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
