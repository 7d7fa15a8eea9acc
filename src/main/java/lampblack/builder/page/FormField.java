package lampblack.builder.page;

import java.util.List;

/**
 * A field that a form asks to be filled.
 *
 * @param type {@code text}, {@code lines}, {@code number} or {@code date}
 * @param least the lowest number that is taken, or empty
 * @param choices what can be chosen, where that is all there is
 * @param hints what may be written, where anything may
 * @param needed {@code required} where it may not stay empty
 */
public record FormField(
        String id, String name, String label, String hint, String type, String value, String least,
        List<Choice> choices, List<String> hints, String needed) {

    private static final String LINES = "lines";

    public FormField {
        choices = List.copyOf(choices);
        hints = List.copyOf(hints);
    }

    /** Whether something is written in one line, rather than chosen. */
    public boolean written() {
        return choices.isEmpty() && !inLines();
    }

    /** Whether several lines may be written. */
    public boolean inLines() {
        return type.equals(LINES);
    }

    /** The id of the list of what may be written, or empty. */
    public String list() {
        return hints.isEmpty() ? "" : id + ".hints";
    }

    public String hintId() {
        return hint.isEmpty() ? "" : id + ".hint";
    }

    public static FormField text(String name, String label, String value, boolean needed) {
        return new FormField("ask." + name, name, label, "", "text", value, "", List.of(), List.of(), needed
                ? "required" : "");
    }

    /** Words of any length. */
    public static FormField lines(String name, String label, String value) {
        return new FormField("ask." + name, name, label, "", LINES, value, "", List.of(), List.of(), "");
    }

    public static FormField number(String name, String label, String value) {
        return new FormField("ask." + name, name, label, "", "number", value, "", List.of(), List.of(), "");
    }

    public static FormField one(String name, String label, List<Choice> choices, boolean needed) {
        return new FormField("ask." + name, name, label, "", "", "", "", choices, List.of(), needed ? "required" : "");
    }

    FormField labelled(String words) {
        return new FormField(id, name, words, hint, type, value, least, choices, hints, needed);
    }

    public FormField hint(String words) {
        return new FormField(id, name, label, words, type, value, least, choices, hints, needed);
    }

    public FormField least(String number) {
        return new FormField(id, name, label, hint, type, value, number, choices, hints, needed);
    }

    public FormField hints(List<String> known) {
        return new FormField(id, name, label, hint, type, value, least, choices, known, needed);
    }

    public FormField at(String place) {
        return new FormField(place, name, label, hint, type, value, least, choices, hints, needed);
    }

    public FormField under(String form) {
        return new FormField(form + "." + name, name, label, hint, type, value, least, choices, hints, needed);
    }
}
