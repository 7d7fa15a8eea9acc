package lampblack.web;

import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;

/** Answers what an option asks, or says its quality, price, load or note: {@code option}, {@code question}, {@code answer}. */
final class Answering implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        Corner corner = Corner.of(before, form);
        String option = form.required("option");
        String called = corner.in().isEmpty() ? option : corner.name() + "." + option;
        return editor.answer(before, called, form.required("question"), form.required("answer").strip())
                .orElseThrow(() -> new Form.Wrong("option"));
    }
}
