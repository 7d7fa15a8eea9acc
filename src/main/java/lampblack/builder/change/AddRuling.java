package lampblack.builder.change;

import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.builder.page.RulingInput;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.RulingsForChange;

/** Writes down that the table breaks one rule, named by {@code allows}, and {@code because} of what. */
final class AddRuling implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        Optional<Long> bound = form.some("up-to").map(name -> form.number("up-to"));
        String because = form.some(RulingInput.BECAUSE).orElseThrow(
                () -> new FormData.MalformedForm(RulingInput.BECAUSE));
        return editor.rule(before, new RulingsForChange(because, form.some(RulingInput.BY)).rulings(before.evaluated(),
                form.required("allows"), form.some("on"), bound));
    }
}
