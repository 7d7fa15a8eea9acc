package lampblack.builder.change;

import java.util.List;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;
import lampblack.rules.Field;

/** Writes a field: {@code field}, {@code value} and, where it asks for one, {@code detail}. Empty takes it out. */
final class SetField implements CharacterChange {

    private static final int LONGEST = 20_000;

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        FormScope scope = FormScope.of(before, form);
        String id = form.required("field");
        Field field = scope.outcome().sheet().fields().get(id);
        String value = text(form, "value");
        if (field == null || value.length() > LONGEST) {
            throw new FormData.MalformedForm("field");
        }
        TextEdits edits = new TextEdits(before);
        List<String> path = scope.path("fields", id);
        String detail = field.detail().isPresent() ? text(form, "detail") : "";
        if (value.isEmpty() && !detail.isEmpty() && edits.nodeAt(path).isEmpty()) {
            return new ProposedChange(before, before.text().source().text(), Optional.empty(), List.of(Diagnostic.of(
                    Code.FIELD__NOT_ONE_OF, before.file().span(), Message.of("web.build.detail-alone", "field",
                            field.label().title()))));
        }
        if (value.isEmpty()) {
            if (edits.nodeAt(path).isPresent()) {
                edits.remove(path);
            }
        } else if (detail.isEmpty()) {
            edits.put(path, NewValue.of(value));
        } else {
            // What stands beside it by hand is the table's own.
            boolean same = edits.nodeAt(path).flatMap(node -> node.get(value)).isPresent();
            edits.put(same ? scope.path("fields", id, value) : path,
                    same ? NewValue.of(detail) : NewValue.map(value, NewValue.of(detail)));
        }
        return edits.attempt(editor);
    }

    private static String text(FormData form, String name) {
        return form.text(name).orElse("").replace("\r\n", "\n").strip();
    }
}
