package lampblack.builder.change;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;

/**
 * What players name themselves: {@code old} gets another {@code name}, everywhere. In a set with heads, {@code under}
 * says instead which of them it stands under.
 */
final class RenameEverywhere implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        FormScope scope = FormScope.of(before, form);
        String old = form.required("old");
        if (form.text("under").isEmpty()) {
            return editor.rename(before, old, form.required("name").strip());
        }
        String step = form.required("step");
        TextEdits edits = new TextEdits(before);
        List<String> path = scope.path("creation", step, edits.key(scope.path("creation", step), old));
        String key = path.get(path.size() - 1);
        if (edits.nodeAt(path).isEmpty()) {
            throw new FormData.MalformedForm("old");
        }
        long points = SetRating.points(scope, step, old);
        edits.put(path, NewValue.map(new LinkedHashMap<>(Map.of("points", NewValue.of(points)))));
        return edits.put(scope.path("creation", step, key, "under"),
                NewValue.of(form.required("under"))).attempt(editor);
    }
}
