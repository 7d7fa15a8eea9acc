package lampblack.sheet;

import lampblack.diagnostic.Worded;

/** The paper a sheet is printed on. */
public enum Paper implements Worded {
    A4("a4", "A4", 210, 297), LETTER("letter", "letter", 216, 279);

    private final String word;
    private final String size;
    private final int width;
    private final int height;

    Paper(String word, String size, int width, int height) {
        this.word = word;
        this.size = size;
        this.width = width;
        this.height = height;
    }

    @Override
    public String word() {
        return word;
    }

    /** So that shells complete it as it is written. */
    @Override
    public String toString() {
        return word;
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
