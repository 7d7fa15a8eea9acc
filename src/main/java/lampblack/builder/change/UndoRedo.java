package lampblack.builder.change;

import java.util.List;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.builder.page.FormData;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.diagnostic.Message;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.replay.OtherHalves;

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
        return withHalves(editor, before, whole)
                .orElseGet(() -> new ProposedChange(before, whole.text(), whole.after(), List.of()));
    }

    /** The same where it takes back the last entry, of which another file has a half that goes with it. */
    private static Optional<ProposedChange> withHalves(CharacterEditor editor, LoadedCharacter before,
            ProposedChange whole) {
        int last = before.file().ledger().size() - 1;
        boolean isShared = whole.after().filter(after -> after.file().ledger().size() == last
                && !OtherHalves.between(before.file(), after.file()).isEmpty()).isPresent();
        return isShared ? Optional.of(editor.undo(before, last)).filter(undone -> undone.isProblemFree()
                && !undone.others().isEmpty()).map(undone -> new ProposedChange(before, whole.text(), whole.after(),
                List.of(), undone.others())) : Optional.empty();
    }

    /** What goes in other files where an earlier text takes the place of a character's; nothing where all of it stays. */
    public static List<Message> gone(CharacterEditor editor, LoadedCharacter before, String then) {
        return withHalves(editor, before, TextEdits.whole(editor, before, then)).map(UndoRedo::gone).orElse(List.of());
    }

    private static List<Message> gone(ProposedChange change) {
        return change.others().stream().map(other -> Message.of("web.build.undone-there", "file",
                Message.verbatim(other.before().name()))).toList();
    }

    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        ProposedChange change = attempt(editor, before, form);
        Stream<Message> staying = change.others().isEmpty() ? change.after().stream()
                .flatMap(after -> OtherHalves.between(before.file(), after.file()).stream())
                .map(file -> Message.of("ledger.lone-half.others", "file", file)) : Stream.empty();
        return new ChangeResult(change, Stream.concat(gone(change).stream(), staying).toList());
    }

    @Override
    public Optional<PreviewedChange> preview(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return Optional.empty();
    }
}
