package lampblack.sheet;

import lampblack.diagnostic.Worded;

/** What a page has for plate, blocks and small print, by its paper; of two such papers the lesser, in millimetres. */
public enum PageFormat implements Worded {

    UPRIGHT(192, 262, 3, "upright", "portrait"), ACROSS(261, 193, 5, "across", "landscape"), SMALL(121, 184, 2, "small", "portrait small");

    private final double width;
    private final double height;
    private final int fields;
    private final String word;
    private final String classes;

    PageFormat(double width, double height, int fields, String word, String classes) {
        this.width = width;
        this.height = height;
        this.fields = fields;
        this.word = word;
        this.classes = classes;
    }

    @Override
    public String word() {
        return word;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    /** In how many columns the fields of a plate stand. */
    int fields() {
        return fields;
    }

    /** The words by which the style sheet knows it. */
    String classes() {
        return classes;
    }
}
