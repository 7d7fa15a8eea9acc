package lampblack.sheet;

/** The paper a sheet is printed on. */
public enum Paper {
    A4("A4", 210, 297), LETTER("letter", 216, 279);

    private final String size;
    private final int width;
    private final int height;

    Paper(String size, int width, int height) {
        this.size = size;
        this.width = width;
        this.height = height;
    }

    /** The word that style sheets use for the size. */
    public String size() {
        return size;
    }

    /** Millimetres along the short edge. */
    public int width() {
        return width;
    }

    /** Millimetres along the long edge. */
    public int height() {
        return height;
    }
}
