package lampblack.ruleset.look;

import lampblack.diagnostic.Worded;

/** The rules of a frame. */
public enum Border implements Worded {
    /** As thin as can be printed. */
    HAIR("hair"),
    /** As usual. */
    THIN("thin"),
    /** Four times that. */
    THICK("thick"),
    /** Of dots. */
    DOTTED("dotted"),
    /** Of dashes. */
    DASHED("dashed");

    private final String word;

    Border(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static Border ofWord(String word) {
        return Worded.of(values(), word);
    }
}
