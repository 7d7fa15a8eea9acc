package lampblack.web;

import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;

/** Something that a form changes about a character. */
interface Change {

    /** The change as it would be written; it is judged and saved by those who ask. */
    Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form);
}
