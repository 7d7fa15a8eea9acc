package lampblack.sheet;

/** The paper a sheet is printed on, upright. */
public enum Paper {
    A4("A4", 297), LETTER("letter", 279);

    private final String size;
    private final int height;

    Paper(String size, int height) {
        this.size = size;
        this.height = height;
    }

    /** The word that style sheets use for the size. */
    public String size() {
        return size;
    }

    /** Millimetres from edge to edge. */
    public int height() {
        return height;
    }
}
