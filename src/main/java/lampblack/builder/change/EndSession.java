package lampblack.builder.change;

import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/** Writes all that a session came to at once, as {@link SessionInput} says it. */
final class EndSession implements CharacterChange {

    @Override
    public WhenLate whenLate(FormData form) {
        return WhenLate.ADDS_ONCE;
    }

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return editor.add(before, new SessionInput(form, before.evaluated().sheet()).entries());
    }
}
