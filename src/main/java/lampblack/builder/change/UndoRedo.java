package lampblack.builder.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.builder.page.FormData;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.UndoState;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.OneMoreEntry;
import lampblack.edit.ProposedChange;
import lampblack.replay.OtherHalves;

/**
 * Undoes or redoes the last change of a file. Any earlier text may be restored, even one that breaks rules.
 */
public record UndoRedo(Shelf shelf, Message said, Function<UndoState, Optional<StoredText>> step)
        implements CharacterChange {

    private static final int MAX_SAID = 2;

    static UndoRedo back(Shelf shelf) {
        return new UndoRedo(shelf, Message.of("web.play.undone"), UndoState::back);
    }

    static UndoRedo forth(Shelf shelf) {
        return new UndoRedo(shelf, Message.of("web.play.redone"), UndoState::forth);
    }

    @Override
    public WhenLate whenLate(FormData form) {
        return WhenLate.OWN;
    }

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        String then = step.apply(shelf.undo(before.key())).flatMap(stored -> stored.text().value())
                .map(text -> text.source().text()).orElse(before.text().source().text());
        ProposedChange whole = TextEdits.whole(editor, before, then);
        return withHalves(shelf, editor, before, whole)
                .orElseGet(() -> new ProposedChange(before, whole.text(), whole.after(), List.of()));
    }

    /** The same where it takes back or brings back one entry, of which other files have halves that go with it. */
    private static Optional<ProposedChange> withHalves(Shelf shelf, CharacterEditor editor, LoadedCharacter before,
            ProposedChange whole) {
        Optional<CharacterFile> then = whole.after().map(LoadedCharacter::file)
                .filter(file -> !OtherHalves.between(before.file(), file).isEmpty());
        Optional<LedgerEntry> less = then.flatMap(file -> OneMoreEntry.of(before.file(), file));
        Optional<ProposedChange> undone = less.map(entry -> editor.undo(before, entry.header().index()))
                .filter(change -> change.isProblemFree() && !change.others().isEmpty())
                .map(change -> new ProposedChange(before, whole.text(), whole.after(), List.of(), change.others()));
        return undone.or(() -> then.filter(file -> OneMoreEntry.of(file, before.file()).isPresent()).map(file ->
                editor.redo(new ProposedChange(before, whole.text(), whole.after(), List.of()),
                        other -> versions(shelf, other))));
    }

    /** A character as it was before its last change, and before that was taken back. */
    private static List<LoadedCharacter> versions(Shelf shelf, LoadedCharacter character) {
        UndoState state = shelf.undo(character.key());
        return Stream.of(state.forth(), state.back()).flatMap(stored -> stored.flatMap(text -> text.text().value())
                .flatMap(text -> shelf.judge(character.key(), text.source().text()).value()).stream()).toList();
    }

    /**
     * What comes or goes in other files where a text takes the place of a character's; nothing where all of it stays.
     */
    public static List<Message> elsewhere(Shelf shelf, CharacterEditor editor, LoadedCharacter before, String then) {
        return withHalves(shelf, editor, before, TextEdits.whole(editor, before, then)).map(change ->
                change.added().isEmpty() ? elsewhere(change) : change.added().stream().map(Diagnostic::message)
                        .toList())
                .orElse(List.of());
    }

    private static List<Message> elsewhere(ProposedChange change) {
        int now = change.before().file().ledger().size();
        boolean comes = change.after().filter(after -> after.file().ledger().size() > now).isPresent();
        return change.others().stream().map(other -> Message.of(comes ? "web.build.redone-there"
                : "web.build.undone-there", "file", Message.verbatim(other.before().name()))).toList();
    }

    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        ProposedChange change = attempt(editor, before, form);
        Stream<Message> staying = change.others().isEmpty() ? change.after().stream()
                .flatMap(after -> OtherHalves.between(before.file(), after.file()).stream())
                .map(file -> Message.of("ledger.lone-half.others", "file", file)) : Stream.empty();
        boolean isWhole = change.after().filter(after -> after.file().ledger().size()
                != before.file().ledger().size()).isPresent();
        List<Message> says = new ArrayList<>(List.of(said));
        change.after().ifPresent(after -> new CharacterDiff(before.evaluated(), after.evaluated()).all().stream()
                .limit(MAX_SAID).forEach(says::add));
        says.addAll(elsewhere(change));
        staying.forEach(says::add);
        return new ChangeResult(change, says, isWhole);
    }

    @Override
    public Optional<PreviewedChange> preview(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return Optional.empty();
    }
}
