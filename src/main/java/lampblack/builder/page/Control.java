package lampblack.builder.page;

import java.util.ArrayList;
import java.util.List;

/**
 * A form with one button.
 *
 * @param id of its button
 * @param action where it is sent
 * @param label of its button
 * @param heard what its button does, for those who hear it alone; empty where the label says it
 * @param fields what it sends without showing it
 * @param asks what is to be filled in first
 * @param hints what is to be known before it is pressed
 * @param look the class of its button, or empty
 * @param layout its own class, or empty
 * @param place {@code yes} where the answer takes the place of the page that is open, or empty
 */
public record Control(String id, String action, String label, String heard, List<HiddenField> fields,
        List<FormField> asks, List<String> hints, String look, String layout, String place) {

    public Control {
        fields = List.copyOf(fields);
        asks = List.copyOf(asks);
        hints = List.copyOf(hints);
    }

    /** A form that changes the page that is open. */
    public static Control of(String id, String action, String label) {
        return new Control(id, action, label, "", List.of(), List.of(), List.of(), "", "", "yes");
    }

    /** The same by another id. */
    public Control called(String another) {
        return new Control(another, action, label, heard, fields, asks, hints, look, layout, place);
    }

    /** The same with one field more. */
    public Control with(String name, String value) {
        return with(List.of(new HiddenField(name, value)));
    }

    /** The same with more fields. */
    public Control with(List<HiddenField> more) {
        List<HiddenField> all = new ArrayList<>(fields);
        all.addAll(more);
        return new Control(id, action, label, heard, all, asks, hints, look, layout, place);
    }

    public Control asking(List<FormField> first) {
        return new Control(id, action, label, heard, fields, first, hints, look, layout, place);
    }

    public Control hinting(List<String> words) {
        return new Control(id, action, label, heard, fields, asks, words, look, layout, place);
    }

    /** The same, said in more words to those who hear it alone. */
    public Control heard(String words) {
        return new Control(id, action, label, words, fields, asks, hints, look, layout, place);
    }

    /** The same with a class for its button. */
    public Control looking(String asClass) {
        return new Control(id, action, label, heard, fields, asks, hints, asClass, layout, place);
    }

    /** The same with a class of its own. */
    public Control laidOut(String asClass) {
        return new Control(id, action, label, heard, fields, asks, hints, look, asClass, place);
    }

    /** The same, answered by another page. */
    public Control leaving() {
        return new Control(id, action, label, heard, fields, asks, hints, look, layout, "");
    }
}
