package lampblack.builder.build;

/**
 * A field to fill in.
 *
 * @param in the part it belongs to, or empty
 * @param detail what is asked beside it
 * @param shown what it says where it is told of
 */
public record EditableField(
        String id, String action, String in, String field, String label, String help, FieldEntry entry,
        FieldDetail detail, String shown) {

    /** What is asked beside a field. @param label empty where nothing is */
    public record FieldDetail(String label, String value) {}

    /** The classes that its looks go by. */
    public String look() {
        return entry.owed().isEmpty() ? entry.input() : entry.input() + " " + entry.owed();
    }

    /** What its suggestions are called on the page, or empty. */
    public String list() {
        return entry.suggestions().isEmpty() ? "" : id + ".known";
    }

    /** The id of its detail. */
    public String detailId() {
        return id + ".detail";
    }

    /** The id of the words that explain it, or empty. */
    public String helpId() {
        return help.isEmpty() ? "" : id + ".help";
    }
}
