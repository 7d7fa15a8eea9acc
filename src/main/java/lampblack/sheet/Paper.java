package lampblack.sheet;

import java.util.List;
import java.util.stream.Stream;
import lampblack.diagnostic.Worded;

/** The paper a sheet is printed on. */
public enum Paper implements Worded {
    A4("a4", "A4", 210, 297, "210mm", "297mm"), LETTER("letter", "letter", 216, 279, "215.9mm", "279.4mm"),
    A5("a5", "A5", 148, 210, "148mm", "210mm"),
    HALF_LETTER("half-letter", "half letter", 140, 216, "139.7mm", "215.9mm");

    /** Papers narrower than this have no room for three columns, in millimetres. */
    private static final int NARROW = 160;

    private final String word;
    private final String size;
    private final int width;
    private final int height;
    private final String across;
    private final String down;

    Paper(String word, String size, int width, int height, String across, String down) {
        this.word = word;
        this.size = size;
        this.width = width;
        this.height = height;
        this.across = across;
        this.down = down;
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

    /** The size as style sheets say it. @param landscape whether the paper lies on its long edge */
    public String lying(boolean landscape) {
        boolean isNamed = this != HALF_LETTER;
        return isNamed ? size + (landscape ? " landscape" : "") : landscape ? "8.5in 5.5in" : "5.5in 8.5in";
    }

    /** What the size is called. */
    public String size() {
        return size;
    }

    /** The paper of that word, or of none A4. */
    public static Paper ofWord(String word) {
        return Stream.of(values()).filter(paper -> paper.word.equals(word)).findFirst().orElse(A4);
    }

    /** The papers of offices, on which a sheet keeps the columns that its author planned. */
    public static List<Paper> usual() {
        return Stream.of(values()).filter(paper -> !paper.isSmall()).toList();
    }

    /** Whether it has the size of a booklet. */
    public boolean isSmall() {
        return width < NARROW;
    }

    /** How wide it is as it lies, as style sheets say it. @param landscape whether the paper lies on its long edge */
    public String across(boolean landscape) {
        return landscape ? down : across;
    }

    /** How high it is as it lies, as style sheets say it. @param landscape whether the paper lies on its long edge */
    public String down(boolean landscape) {
        return landscape ? across : down;
    }

    /** Millimetres along the short edge, to the nearest. */
    public int width() {
        return width;
    }

    /** Millimetres along the long edge, to the nearest. */
    public int height() {
        return height;
    }
}
