package lampblack.builder.change;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.ledger.JournalView;
import lampblack.builder.page.FormData;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.NoteText;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Source;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.DocumentEditor;
import lampblack.node.Edits;
import lampblack.yaml.YamlReader;

/**
 * Writes a note of its own into the ledger, {@code words} with a {@code session}; or, where {@code entry} and {@code
 * was} say which one, other words in its place, and no words take it out. One that is no longer there is written anew.
 */
public final class WriteNote implements CharacterChange {

    private static final String SESSION = SessionInput.SESSION;
    private static final String NOTE = "note";

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        String words = form.text("remove").isPresent() ? "" : new NoteText(form.required("words")).words();
        Optional<LedgerEntry> old = form.text("was").flatMap(was -> find(before.file(), was, form.number("entry")));
        if (old.isPresent()) {
            return words.isEmpty() ? editor.undo(before, old.get().header().index())
                    : rewritten(editor, before, old.get(), words, form);
        }
        Map<String, NewValue> entry = new LinkedHashMap<>(EntryInput.when(form));
        entry.put(NOTE, new NoteText(words).value());
        return words.isEmpty() || isLast(before.file(), entry) ? editor.edit(before, List.of())
                : editor.add(before, List.of(NewValue.map(entry)));
    }

    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return new ChangeResult(attempt(editor, before, form), List.of(), true);
    }

    /** A note is about nothing that may have changed meanwhile. */
    @Override
    public WhenLate whenLate(FormData form) {
        return WhenLate.ADDS;
    }

    /** The note that has these words, at its old place where it is still there. */
    private static Optional<LedgerEntry> find(CharacterFile file, String was, long number) {
        List<LedgerEntry> same = file.ledger().stream().filter(LedgerEntry::isNote)
                .filter(entry -> JournalView.mark(entry.header().note().orElse("")).equals(was)).toList();
        return same.stream().filter(entry -> entry.header().index() == number - 1).findFirst()
                .or(() -> same.stream().findFirst());
    }

    /** Whether the ledger ends with just this, as it does where a form is sent twice. */
    private static boolean isLast(CharacterFile file, Map<String, NewValue> entry) {
        return file.ledger().stream().reduce((earlier, later) -> later)
                .filter(last -> NewValue.map(entry).matches(last.header().node())).isPresent();
    }

    private static ProposedChange rewritten(CharacterEditor editor, LoadedCharacter before, LedgerEntry old,
            String words, FormData form) {
        Map<String, NewValue> when = EntryInput.when(form);
        boolean isSame = old.header().note().filter(words::equals).isPresent();
        String text = before.text().source().text();
        if (!isSame) {
            text = Edits.apply(text, DocumentEditor.put(old.header().node(), List.of(NOTE), new NoteText(words)
                    .value()));
        }
        if (form.text(SESSION).isPresent()) {
            MapNode node = node(before, text, old.header().index());
            List<Edit> edits = when.containsKey(SESSION) ? DocumentEditor.put(node, List.of(SESSION),
                    when.get(SESSION)) : DocumentEditor.remove(node, List.of(SESSION));
            text = Edits.apply(text, edits);
        }
        return TextEdits.whole(editor, before, text);
    }

    private static MapNode node(LoadedCharacter before, String text, int index) {
        return YamlReader.read(new Source(before.text().source().name(), text)).value()
                .flatMap(root -> root.items("ledger").get(index).asMap()).orElseThrow();
    }
}
