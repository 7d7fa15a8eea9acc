package lampblack.builder.page;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Messages;

/** Forms that send the same fields once more, by what the file holds now. */
public final class RetryForm {

    private RetryForm() {}

    /** A form that sends the same. @param seen the version of the file as it is now */
    public static Control of(FormData form, String action, String button, String seen) {
        List<HiddenField> fields = new ArrayList<>(List.of(new HiddenField("seen", seen)));
        form.fields().forEach((name, values) -> values.stream()
                .filter(value -> !name.equals("seen") && !name.startsWith("seen."))
                .forEach(value -> fields.add(new HiddenField(name, value))));
        return of(action, button, fields);
    }

    /** A form whose id says what it does, and of its fields as much as tells it from another form. */
    public static Control of(String action, String button, List<HiddenField> fields) {
        StringBuilder what = new StringBuilder();
        fields.stream().filter(field -> !field.name().startsWith("seen"))
                .forEach(field -> what.append(field.name()).append('=').append(field.value()).append('&'));
        return Control.of(action.replaceFirst(".*/", "again.") + "." + Integer.toHexString((action + what).hashCode()),
                action, button).with(fields);
    }

    /** A form that sends the same, if the table allows it. */
    public static Control allowing(FormData form, String action, String seen, Messages messages) {
        Control plain = of(form, action, messages.text("web.ruling.allow"), seen);
        Control asking = of(action, plain.label(), plain.fields().stream().filter(field ->
                !field.name().equals(RulingInput.BECAUSE) && !field.name().equals(RulingInput.BY)).toList());
        return asking.asking(RulingInput.asks(messages, form).stream().map(ask -> ask.under(asking.id())).toList());
    }
}
