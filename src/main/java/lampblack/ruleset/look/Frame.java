package lampblack.ruleset.look;

import lampblack.diagnostic.Worded;

/** What stands round a block and its title. */
public enum Frame implements Worded {
    /** A rule above the title. */
    RULE("rule"),
    /** Nothing. */
    PLAIN("plain"),
    /** A rule on all sides. */
    BOX("box"),
    /** The same with round corners. */
    ROUND("round"),
    /** Two rules on all sides. */
    DOUBLE("double"),
    /** Corners only. */
    BRACKETS("brackets"),
    /** A thick rule down the left. */
    EDGE("edge"),
    /** The title in white on a tab of colour, a rule below it. */
    TAB("tab"),
    /** The title in white on a bar of colour across the block. */
    BAR("bar");

    private final String word;

    Frame(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static Frame ofWord(String word) {
        return Worded.of(values(), word);
    }
}
