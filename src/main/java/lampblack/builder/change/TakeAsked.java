package lampblack.builder.change;

import java.util.List;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/** Takes at once what a full track asks for, as an entry that {@link EntryInput} says, and says what came of it. */
final class TakeAsked implements CharacterChange {

    private static final int MAX_SAID = 2;

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return new AddEntry().attempt(editor, before, form);
    }

    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        ProposedChange proposed = attempt(editor, before, form);
        return proposed.after().map(after -> new ChangeResult(proposed,
                new CharacterDiff(before.evaluated(), after.evaluated()).all().stream().limit(MAX_SAID).toList(), true))
                .orElseGet(() -> new ChangeResult(proposed, List.of()));
    }
}
