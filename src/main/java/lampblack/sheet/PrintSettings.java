package lampblack.sheet;

/**
 * How a document is put on paper.
 *
 * @param large whether letters are large, for eyes that need them so
 * @param twoSided whether each sheet begins on the front of a leaf
 * @param plain whether pictures and tinted ground are left out, for little ink
 * @param named whether its marks and lines say what they are called, for whoever lays fields over them
 */
public record PrintSettings(Paper paper, boolean large, boolean twoSided, boolean plain, boolean named) {

    public PrintSettings(Paper paper) {
        this(paper, false, false);
    }

    public PrintSettings(Paper paper, boolean large, boolean twoSided) {
        this(paper, large, twoSided, false);
    }

    public PrintSettings(Paper paper, boolean large, boolean twoSided, boolean plain) {
        this(paper, large, twoSided, plain, false);
    }

    /** The same with the names of marks and lines. */
    public PrintSettings withNames() {
        return new PrintSettings(paper, large, twoSided, plain, true);
    }
}
