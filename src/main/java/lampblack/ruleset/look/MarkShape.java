package lampblack.ruleset.look;

import lampblack.diagnostic.Worded;

/** The shape of what is marked with a pencil. */
public enum MarkShape implements Worded {
    /** A square. */
    BOX("box"),
    /** A circle. */
    CIRCLE("circle"),
    /** A square on its corner. */
    DIAMOND("diamond"),
    /** A triangle on its base. */
    TRIANGLE("triangle"),
    /** Six sides. */
    HEXAGON("hexagon"),
    /** Five points. */
    STAR("star");

    private final String word;

    MarkShape(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static MarkShape ofWord(String word) {
        return Worded.of(values(), word);
    }
}
