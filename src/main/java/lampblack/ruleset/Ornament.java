package lampblack.ruleset;

/** What is drawn over the titles of a sheet. */
public enum Ornament {
    /** Nothing over blocks. */
    NONE,
    /** A rule over each block. */
    PLAIN,
    /** A thick rule with a thin one above. */
    DOUBLE,
    /** Rules that end in steps. */
    DECO,
    /** Stems with thorns. */
    THORN
}
