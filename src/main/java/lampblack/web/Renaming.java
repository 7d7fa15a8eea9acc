package lampblack.web;

import java.util.List;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;
import lampblack.node.NewValue;

/**
 * What players name themselves: {@code old} gets another {@code name}, everywhere. In a set with heads, {@code under} says which
 * of them it stands under.
 */
final class Renaming implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        Corner corner = Corner.of(before, form);
        String old = form.required("old");
        String name = form.text("name").orElse(old).strip();
        if (!name.equals(old)) {
            return editor.rename(before, old, name);
        }
        String step = form.required("step");
        Pen pen = new Pen(before);
        List<String> path = corner.path("creation", step, pen.key(corner.path("creation", step), old));
        String key = path.get(path.size() - 1);
        if (pen.at(path).isEmpty()) {
            throw new Form.Wrong("old");
        }
        long points = Rate.points(corner, step, old);
        pen.put(path, NewValue.map(new java.util.LinkedHashMap<>(java.util.Map.of("points", NewValue.of(points)))));
        return pen.put(corner.path("creation", step, key, "under"), NewValue.of(form.required("under"))).attempt(editor);
    }
}
