package lampblack.builder.change;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.builder.page.FormData;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/**
 * Undoes or redoes the last change of a file. Any earlier text may be restored, even one that breaks rules.
 */
public record UndoRedo(Shelf shelf, Function<UndoState, Optional<StoredText>> step) implements CharacterChange {

    static UndoRedo back(Shelf shelf) {
        return new UndoRedo(shelf, UndoState::back);
    }

    static UndoRedo forth(Shelf shelf) {
        return new UndoRedo(shelf, UndoState::forth);
    }

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        String then = step.apply(UndoState.of(shelf, before.key())).flatMap(stored -> stored.text().value())
                .map(text -> text.source().text()).orElse(before.text().source().text());
        ProposedChange whole = TextEdits.whole(editor, before, then);
        return new ProposedChange(before, whole.text(), whole.after(), List.of());
    }

    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return ChangeResult.sayingMarks(attempt(editor, before, form));
    }

    @Override
    public Optional<PreviewedChange> preview(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return Optional.empty();
    }
}
