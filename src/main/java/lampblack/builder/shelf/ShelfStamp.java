package lampblack.builder.shelf;

/** Tells a shelf from what it becomes once something is put there or taken away. */
public final class ShelfStamp {

    /** The field by which a form says what shelf its page has shown. */
    public static final String FIELD = "shelf";

    private ShelfStamp() {}

    /** The same as long as the same characters are there. */
    public static String of(Shelf shelf) {
        return Integer.toHexString(String.join("/", shelf.keys()).hashCode());
    }
}
