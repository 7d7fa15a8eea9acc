package lampblack.web;

import java.util.List;
import java.util.Map;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;
import lampblack.node.MapNode;
import lampblack.node.NewValue;

/** Adds a part, {@code kind} and {@code name}, or removes the one that the form is about. */
final class PartChange implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        Pen pen = new Pen(before);
        if (form.text("kind").isEmpty()) {
            List<String> path = Corner.of(before, form).path();
            if (path.isEmpty()) {
                throw new Form.Wrong("in");
            }
            boolean last = pen.at(path.subList(0, 2)).filter(each -> each instanceof MapNode map && map.all().size() == 1)
                    .isPresent();
            return pen.remove(last ? path.subList(0, 2) : path).attempt(editor);
        }
        String kind = form.required("kind");
        if (!before.outcome().sheet().parts().containsKey(kind)) {
            throw new Form.Wrong("kind");
        }
        String name = form.required("name").strip();
        List<String> path = List.of("parts", kind, pen.key(List.of("parts", kind), name));
        return (pen.at(path).isPresent() ? pen : pen.put(path, NewValue.map(Map.of()))).attempt(editor);
    }
}
