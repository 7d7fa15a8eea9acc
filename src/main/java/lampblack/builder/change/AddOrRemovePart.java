package lampblack.builder.change;

import java.util.List;
import java.util.Map;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;

/** Adds a part, {@code kind} and {@code name}, or removes the one that the form is about. */
final class AddOrRemovePart implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        TextEdits edits = new TextEdits(before);
        if (form.text("kind").isEmpty()) {
            List<String> path = FormScope.of(before, form).path();
            if (path.isEmpty()) {
                throw new FormData.MalformedForm("in");
            }
            boolean last = edits.nodeAt(path.subList(0, 2)).filter(node -> node.all().size() == 1).isPresent();
            return edits.remove(last ? path.subList(0, 2) : path).attempt(editor);
        }
        String kind = form.required("kind");
        if (!before.evaluated().sheet().parts().containsKey(kind)) {
            throw new FormData.MalformedForm("kind");
        }
        String name = form.required("name").strip();
        List<String> path = List.of("parts", kind, edits.key(List.of("parts", kind), name));
        return (edits.nodeAt(path).isPresent() ? edits : edits.put(path, NewValue.map(Map.of()))).attempt(editor);
    }
}
