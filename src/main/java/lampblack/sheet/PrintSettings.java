package lampblack.sheet;

/**
 * How a document is put on paper.
 *
 * @param large whether letters are large, for eyes that need them so
 * @param twoSided whether each sheet begins on the front of a leaf
 */
public record PrintSettings(Paper paper, boolean large, boolean twoSided) {

    public PrintSettings(Paper paper) {
        this(paper, false, false);
    }
}
