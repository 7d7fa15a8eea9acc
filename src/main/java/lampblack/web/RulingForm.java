package lampblack.web;

import java.util.List;
import java.util.Optional;
import lampblack.io.Allowing;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;

/** How a form says that the table allows what the rules do not: {@code because} and {@code by}. */
final class RulingForm {

    static final String BECAUSE = "because";
    static final String BY = "by";

    private RulingForm() {}

    /** What a table is asked that breaks a rule. */
    static List<Ask> asks(Visit visit, Form form) {
        return List.of(
                Ask.text(BECAUSE, visit.words("web.ruling.because"), form.text(BECAUSE).orElse(""), true).under("allow"),
                Ask.text(BY, visit.words("web.ruling.by"), form.text(BY).orElse(""), false).under("allow"));
    }

    /** The same change with the rulings it needs, where the form gives a reason for them. */
    static Attempt allowed(CharacterEditor editor, Attempt attempt, Form form) {
        Optional<String> because = form.some(BECAUSE);
        return attempt.isFree() || because.isEmpty() || !Allowing.helps(attempt) ? attempt
                : new Allowing(because.get(), form.some(BY)).of(editor, attempt);
    }
}
