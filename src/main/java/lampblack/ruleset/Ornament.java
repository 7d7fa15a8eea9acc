package lampblack.ruleset;

import lampblack.diagnostic.Worded;

/** What is drawn over the titles of a sheet. */
public enum Ornament implements Worded {
    /** Nothing over blocks. */
    NONE("none"),
    /** A rule over each block. */
    PLAIN("plain"),
    /** A thick rule with a thin one above. */
    DOUBLE("double"),
    /** Rules that end in steps. */
    DECO("deco"),
    /** Stems with thorns. */
    THORN("thorn");

    private final String word;

    Ornament(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static Ornament ofWord(String word) {
        return Worded.of(values(), word);
    }
}
