package lampblack.builder.change;

import java.util.List;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/** Writes one more entry into the ledger, as {@link EntryInput} says it. */
final class AddEntry implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return editor.add(before, List.of(new EntryInput(form).entry()));
    }
}
