package lampblack.builder.change;

import java.util.List;
import lampblack.builder.page.FormData;
import lampblack.builder.shelf.Keys;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;

/**
 * Says what a character belongs to: {@code link} and the {@code stem} of a character on the same shelf; none takes it
 * out.
 */
final class SetLink implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        String link = form.required("link");
        String stem = form.required("stem");
        if (!before.evaluated().sheet().linked().links().containsKey(link) || !stem.isEmpty()
                && !Keys.isKey(stem)) {
            throw new FormData.MalformedForm("link");
        }
        TextEdits edits = new TextEdits(before);
        boolean wasChanged = before.file().ledger().stream().flatMap(entry -> entry.changedLinks().stream())
                .anyMatch(change -> change.key().text().equals(link));
        boolean changes = before.file().hasBegun()
                && before.file().links().stream().anyMatch(today -> today.id().equals(link));
        if (wasChanged || changes && !stem.isEmpty()) {
            return editor.add(before, List.of(NewValue.map("change", NewValue.map(link,
                    NewValue.of(stem.isEmpty() ? "" : stem + ".yaml")))));
        }
        if (stem.isEmpty() && edits.nodeAt(List.of("links", link)).isEmpty()) {
            return edits.attempt(editor);
        }
        if (stem.isEmpty()) {
            boolean last = edits.nodeAt(List.of("links")).filter(node -> node.all().size() == 1).isPresent();
            return edits.remove(last ? List.of("links") : List.of("links", link)).attempt(editor);
        }
        return edits.put(List.of("links", link), NewValue.of(stem + ".yaml")).attempt(editor);
    }
}
