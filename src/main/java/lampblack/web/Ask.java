package lampblack.web;

import java.util.List;

/**
 * A field that a form asks to be filled.
 *
 * @param type {@code text}, {@code number} or {@code date}
 * @param least the lowest number that is taken, or empty
 * @param choices what can be chosen, where that is all there is
 * @param hints what may be written, where anything may
 * @param needed {@code required} where it may not stay empty
 */
public record Ask(
        String id, String name, String label, String hint, String type, String value, String least,
        List<Choice> choices, List<String> hints, String needed) {

    public Ask {
        choices = List.copyOf(choices);
        hints = List.copyOf(hints);
    }

    /** One of what can be chosen. @param chosen {@code selected} or empty */
    public record Choice(String value, String title, String chosen) {

        static Choice of(String value, String title, String chosen) {
            return new Choice(value, title, value.equals(chosen) ? "selected" : "");
        }
    }

    /** Whether something is written, rather than chosen. */
    public boolean written() {
        return choices.isEmpty();
    }

    /** The id of the list of what may be written, or empty. */
    public String list() {
        return hints.isEmpty() ? "" : id + ".hints";
    }

    public String hintId() {
        return hint.isEmpty() ? "" : id + ".hint";
    }

    static Ask text(String name, String label, String value, boolean needed) {
        return new Ask("ask." + name, name, label, "", "text", value, "", List.of(), List.of(), needed ? "required" : "");
    }

    static Ask number(String name, String label, String value) {
        return new Ask("ask." + name, name, label, "", "number", value, "", List.of(), List.of(), "");
    }

    static Ask one(String name, String label, List<Choice> choices, boolean needed) {
        return new Ask("ask." + name, name, label, "", "", "", "", choices, List.of(), needed ? "required" : "");
    }

    Ask labelled(String words) {
        return new Ask(id, name, words, hint, type, value, least, choices, hints, needed);
    }

    Ask hint(String words) {
        return new Ask(id, name, label, words, type, value, least, choices, hints, needed);
    }

    Ask least(String number) {
        return new Ask(id, name, label, hint, type, value, number, choices, hints, needed);
    }

    Ask hints(List<String> known) {
        return new Ask(id, name, label, hint, type, value, least, choices, known, needed);
    }

    Ask at(String place) {
        return new Ask(place, name, label, hint, type, value, least, choices, hints, needed);
    }

    Ask under(String form) {
        return new Ask(form + "." + name, name, label, hint, type, value, least, choices, hints, needed);
    }
}
