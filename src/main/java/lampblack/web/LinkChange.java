package lampblack.web;

import java.util.List;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;
import lampblack.node.MapNode;
import lampblack.node.NewValue;

/** Says what a character belongs to: {@code link} and the {@code stem} of a character on the same shelf; none takes it out. */
final class LinkChange implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        String link = form.required("link");
        String stem = form.required("stem");
        if (!before.outcome().sheet().linked().links().containsKey(link) || !stem.isEmpty() && !Shelf.isName(stem)) {
            throw new Form.Wrong("link");
        }
        Pen pen = new Pen(before);
        if (stem.isEmpty()) {
            boolean last = pen.at(List.of("links")).filter(each -> each instanceof MapNode map && map.all().size() == 1)
                    .isPresent();
            return pen.remove(last ? List.of("links") : List.of("links", link)).attempt(editor);
        }
        return pen.put(List.of("links", link), NewValue.of(stem + ".yaml")).attempt(editor);
    }
}
