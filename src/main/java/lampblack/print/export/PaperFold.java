package lampblack.print.export;

/** How paper with two pages on a side is folded. */
public enum PaperFold {
    /** Not at all: each page has a side of its own. */
    NONE,
    /** One leaf in another, printed on both sides. */
    BOOKLET,
    /** Each leaf by itself, back to back, printed on one side. */
    OVER
}
