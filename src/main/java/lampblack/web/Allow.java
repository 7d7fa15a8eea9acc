package lampblack.web;

import java.util.List;
import java.util.Optional;
import lampblack.io.Allowing;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;

/** Writes down that the table breaks one rule, named by {@code allows}, and {@code because} of what. */
final class Allow implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        Optional<Long> bound = form.some("up-to").map(each -> form.number("up-to"));
        String because = form.some(RulingForm.BECAUSE).orElseThrow(() -> new Form.Wrong(RulingForm.BECAUSE));
        return editor.rule(before, List.of(Allowing.ruling(form.required("allows"), form.some("on"), bound, because,
                form.some(RulingForm.BY))));
    }
}
