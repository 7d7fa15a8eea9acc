package lampblack.web;

import java.util.List;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;

/** Something that a form changes about a character. */
interface Change {

    /** The change as it would be written; it is judged and saved by those who ask. */
    Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form);

    /** The same with what is to be said once it is done. */
    default Told told(CharacterEditor editor, LoadedCharacter before, Form form) {
        return new Told(attempt(editor, before, form), List.of());
    }
}
