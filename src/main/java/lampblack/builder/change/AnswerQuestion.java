package lampblack.builder.change;

import java.util.List;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/**
 * Answers what an option asks, or says its quality, price, load or note: {@code option}, {@code question}, {@code
 * answer}.
 */
final class AnswerQuestion implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        FormScope scope = FormScope.of(before, form);
        String option = form.required("option");
        String called = scope.in().isEmpty() ? option : scope.name() + "." + option;
        return editor.answer(before, called, form.required("question"), form.required("answer").strip())
                .orElseThrow(() -> new FormData.MalformedForm("option"));
    }

    /** What is noted is read elsewhere on the page as well. */
    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return new ChangeResult(attempt(editor, before, form), List.of(), form.required("question").equals("note"));
    }
}
