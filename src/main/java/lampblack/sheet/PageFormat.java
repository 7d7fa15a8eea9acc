package lampblack.sheet;

/** What a page has for plate, blocks and small print, by its paper; of two such papers the lesser, in millimetres. */
public enum PageFormat {

    UPRIGHT(192, 262, 3, "portrait"), ACROSS(261, 193, 5, "landscape"), SMALL(121, 184, 2, "portrait small");

    private final double width;
    private final double height;
    private final int fields;
    private final String classes;

    PageFormat(double width, double height, int fields, String classes) {
        this.width = width;
        this.height = height;
        this.fields = fields;
        this.classes = classes;
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
