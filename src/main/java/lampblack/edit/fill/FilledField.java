package lampblack.edit.fill;

/**
 * A field of a sheet that was filled in.
 *
 * @param name of the place, or of one of its marks
 * @param value what it says now; of a mark, anything but nothing where it is made
 * @param before what it said when the sheet was printed
 */
public record FilledField(String name, String value, String before) {

    boolean isMade() {
        return !value.isEmpty();
    }

    boolean wasMade() {
        return !before.isEmpty();
    }
}
