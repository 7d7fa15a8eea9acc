package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.character.Splice;
import lampblack.diagnostic.Edit;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;
import lampblack.node.MapNode;
import lampblack.node.NewValue;

/** Says of an entry of the ledger when it happened and what is to be remembered of it. */
final class Redate implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        int index = TakeBack.index(form, before);
        Entry entry = before.file().ledger().stream().filter(each -> each.header().index() == index).findFirst()
                .orElseThrow(() -> new Form.Wrong("entry"));
        MapNode node = entry.header().node();
        List<String> keys = new ArrayList<>(before.outcome().sheet().periods().keySet());
        keys.remove(SessionForm.SESSION);
        keys.add(0, SessionForm.SESSION);
        keys.add("date");
        keys.add("note");
        Attempt attempt = editor.edit(before, List.of());
        for (String key : keys) {
            if (form.text(key).isPresent()) {
                LoadedCharacter at = attempt.after().orElse(before);
                attempt = editor.edit(at, edits(entry(at, index).orElse(node), key, value(key, form)));
            }
        }
        return new Attempt(before, attempt.text(), attempt.after(), attempt.after().isEmpty() ? attempt.added()
                : editor.edit(before, List.of(new Edit(before.text().source().span(0, before.text().source().text()
                        .length()), attempt.text()))).added());
    }

    private static Optional<MapNode> entry(LoadedCharacter at, int index) {
        return at.file().ledger().stream().filter(each -> each.header().index() == index)
                .map(each -> each.header().node()).findFirst();
    }

    private static List<Edit> edits(MapNode node, String key, Optional<NewValue> value) {
        boolean isAll = key.equals("note") && Entry.KINDS.stream().filter(node::has).allMatch("note"::equals);
        return value.map(each -> Splice.put(node, List.of(key), each))
                .orElseGet(() -> isAll ? List.of() : Splice.remove(node, List.of(key)));
    }

    private static Optional<NewValue> value(String key, Form form) {
        return form.some(key).map(written -> {
            if (key.equals("date")) {
                return EntryForm.when(form).get("date");
            }
            return key.equals("note") ? NewValue.of(written) : NewValue.of(form.number(key));
        });
    }
}
