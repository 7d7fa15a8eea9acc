package lampblack.builder.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.character.LedgerEntry;
import lampblack.character.NoteText;
import lampblack.diagnostic.Edit;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.DocumentEditor;

/** Edits the date and note of a ledger entry. */
final class EditEntryDate implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        int index = RemoveEntry.index(form, before);
        LedgerEntry entry = before.file().ledger().stream().filter(ledgerEntry -> ledgerEntry.header().index() == index)
                .findFirst()
                .orElseThrow(() -> new FormData.MalformedForm("entry"));
        MapNode node = entry.header().node();
        List<String> keys = new ArrayList<>(before.evaluated().sheet().periods().keySet());
        keys.remove(SessionInput.SESSION);
        keys.add(0, SessionInput.SESSION);
        keys.add("date");
        keys.add("note");
        ProposedChange proposed = editor.edit(before, List.of());
        for (String key : keys) {
            if (form.text(key).isPresent()) {
                LoadedCharacter character = proposed.after().orElse(before);
                proposed = editor.edit(character, edits(entry(character, index).orElse(node), key, value(key, form)));
            }
        }
        return new ProposedChange(before, proposed.text(), proposed.after(), proposed.after().isEmpty()
                ? proposed.added()
                : editor.edit(before, List.of(new Edit(before.text().source().span(0, before.text().source().text()
                        .length()), proposed.text()))).added());
    }

    private static Optional<MapNode> entry(LoadedCharacter character, int index) {
        return character.file().ledger().stream().filter(ledgerEntry -> ledgerEntry.header().index() == index)
                .map(ledgerEntry -> ledgerEntry.header().node()).findFirst();
    }

    private static List<Edit> edits(MapNode node, String key, Optional<NewValue> value) {
        boolean isAll = key.equals("note") && LedgerEntry.KINDS.stream().filter(node::has).allMatch("note"::equals);
        return value.map(newValue -> DocumentEditor.put(node, List.of(key), newValue))
                .orElseGet(() -> isAll ? List.of() : DocumentEditor.remove(node, List.of(key)));
    }

    private static Optional<NewValue> value(String key, FormData form) {
        return form.some(key).map(written -> {
            if (key.equals("date")) {
                return EntryInput.when(form).get("date");
            }
            return key.equals("note") ? new NoteText(written).value() : NewValue.of(form.number(key));
        });
    }
}
