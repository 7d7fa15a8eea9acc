package lampblack.builder.page;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;
import lampblack.edit.ProposedChange;
import lampblack.edit.RulingsForChange;

/** How a form says that the table allows what the rules do not: {@code because} and {@code by}. */
public final class RulingInput {

    public static final String BECAUSE = "because";
    public static final String BY = "by";

    private RulingInput() {}

    /** What a table is asked that breaks a rule. */
    public static List<FormField> asks(Messages messages, FormData form) {
        return List.of(
                FormField.text(BECAUSE, messages.text("web.ruling.because"), form.text(BECAUSE).orElse(""), true)
                .under("allow"),
                FormField.text(BY, messages.text("web.ruling.by"), form.text(BY).orElse(""), false).under("allow"));
    }

    /** The same change with the rulings it needs, where the form gives a reason for them. */
    public static ProposedChange allowed(CharacterEditor editor, ProposedChange proposed, FormData form) {
        Optional<String> because = form.some(BECAUSE);
        return proposed.isProblemFree() || because.isEmpty() || !RulingsForChange.canResolve(proposed) ? proposed
                : new RulingsForChange(because.get(), form.some(BY)).applyTo(editor, proposed);
    }
}
