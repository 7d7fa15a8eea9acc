package lampblack.web;

import java.util.List;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;

/** Writes one more entry into the ledger, as {@link EntryForm} says it. */
final class WriteEntry implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        return editor.add(before, List.of(new EntryForm(form).entry()));
    }
}
