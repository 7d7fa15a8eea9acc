package lampblack.sheet;

/**
 * How a document is put on paper.
 *
 * @param large whether letters are large, for eyes that need them so
 * @param twoSided whether each sheet begins on the front of a leaf
 */
public record Printing(Paper paper, boolean large, boolean twoSided) {

    public Printing(Paper paper) {
        this(paper, false, false);
    }
}
