package lampblack.web;

import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;

/** Writes all that a session came to at once, as {@link SessionForm} says it. */
final class EndSession implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        return editor.add(before, new SessionForm(form, before.outcome().sheet()).entries());
    }
}
