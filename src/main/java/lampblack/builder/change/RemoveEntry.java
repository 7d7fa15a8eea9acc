package lampblack.builder.change;

import lampblack.builder.page.FormData;
import lampblack.diagnostic.Code;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/** Removes a ledger entry, even if that causes problems, which the page has shown: {@code entry}, counted from 1. */
final class RemoveEntry implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        ProposedChange proposed = editor.undo(before, index(form, before));
        boolean halfStays = proposed.added().stream()
                .anyMatch(problem -> problem.code() == Code.LEDGER__LONE_HALF);
        return proposed.after().isEmpty() || halfStays ? proposed : proposed.allTheSame();
    }

    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return ChangeResult.sayingMarks(attempt(editor, before, form));
    }

    /** Which entry is meant, counted from 0. */
    static int index(FormData form, LoadedCharacter before) {
        long number = form.number("entry");
        if (number < 1 || number > before.file().root().items("ledger").size()) {
            throw new FormData.MalformedForm("entry");
        }
        return (int) number - 1;
    }
}
