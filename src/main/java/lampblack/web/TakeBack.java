package lampblack.web;

import java.util.List;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;

/** Takes an entry of the ledger back, whatever then breaks, which the page has shown: {@code entry}, counted from 1. */
final class TakeBack implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        Attempt attempt = editor.undo(before, index(form, before));
        return attempt.after().isEmpty() ? attempt
                : new Attempt(before, attempt.text(), attempt.after(), List.of());
    }

    /** Which entry is meant, counted from 0. */
    static int index(Form form, LoadedCharacter before) {
        long number = form.number("entry");
        if (number < 1 || number > before.file().root().items("ledger").size()) {
            throw new Form.Wrong("entry");
        }
        return (int) number - 1;
    }
}
