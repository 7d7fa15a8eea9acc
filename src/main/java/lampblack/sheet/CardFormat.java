package lampblack.sheet;

/**
 * How cards of one size stand on a page: as many as fit, edge to edge in the middle, so that one cut parts two.
 *
 * @param width of a card, in millimetres
 * @param height of a card, in millimetres
 * @param paperWidth of the page as it lies, in millimetres
 * @param paperHeight of the page as it lies, in millimetres
 */
public record CardFormat(double width, double height, int paperWidth, int paperHeight) {

    /** The size of poker cards. */
    static final double WIDTH = 63.5;
    private static final double HEIGHT = 88.9;
    private static final double LARGE = 1.4;
    /** How far a mark stands from the cards, and how long it is at most. */
    private static final double GAP = 1;
    private static final double LENGTH = 5;

    /** The format for that paper: of poker cards, or larger by two fifths. */
    public static CardFormat of(PrintSettings printing, boolean landscape) {
        double scale = printing.large() ? LARGE : 1;
        Paper paper = printing.paper();
        return new CardFormat(WIDTH * scale, HEIGHT * scale, landscape ? paper.height() : paper.width(),
                landscape ? paper.width() : paper.height());
    }

    /** How many stand side by side. */
    public int columns() {
        return (int) (paperWidth / width);
    }

    /** How many stand one above the other. */
    public int rows() {
        return (int) (paperHeight / height);
    }

    /** How many a page holds. */
    public int cards() {
        return columns() * rows();
    }

    /** The page in millimetres, as the {@code viewBox} of its marks. */
    public String frame() {
        return "0 0 " + paperWidth + " " + paperHeight;
    }

    /** The marks to cut along, all of them outside the cards, as SVG writes a path. */
    public String cuts() {
        StringBuilder path = new StringBuilder();
        double left = (paperWidth - columns() * width) / 2;
        double top = (paperHeight - rows() * height) / 2;
        double sideways = Math.min(LENGTH, left - GAP - 0.3);
        double upward = Math.min(LENGTH, top - GAP - 0.3);
        for (int i = 0; i <= columns(); i++) {
            double x = left + i * width;
            line(path, x, top - GAP, x, top - GAP - upward);
            line(path, x, paperHeight - top + GAP, x, paperHeight - top + GAP + upward);
        }
        for (int i = 0; i <= rows(); i++) {
            double y = top + i * height;
            line(path, left - GAP, y, left - GAP - sideways, y);
            line(path, paperWidth - left + GAP, y, paperWidth - left + GAP + sideways, y);
        }
        return path.toString();
    }

    private static void line(StringBuilder path, double x, double y, double toX, double toY) {
        path.append('M').append(hundredths(x)).append(' ').append(hundredths(y))
                .append('L').append(hundredths(toX)).append(' ').append(hundredths(toY));
    }

    /** A number with two digits behind the point. */
    private static String hundredths(double number) {
        long whole = Math.round(Math.abs(number) * 100);
        String digits = "" + whole % 100;
        return (number < 0 && whole > 0 ? "-" : "") + whole / 100 + "." + (digits.length() == 1 ? "0" : "") + digits;
    }
}
