package lampblack.json;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Severity;

/** A problem as it is printed for programs: its place, words and fixes. */
public record DiagnosticJson(@JsonUnwrapped PlaceJson at, Severity severity, String code, Message message,
        List<NoteJson> notes, List<FixJson> fixes) {

    record NoteJson(Message message, @JsonUnwrapped PlaceJson at) {

        static NoteJson of(Note note) {
            return new NoteJson(note.message(), note.span().map(PlaceJson::of).orElse(null));
        }
    }

    record FixJson(Message title, boolean sure, List<EditJson> edits) {

        static FixJson of(Fix fix) {
            return new FixJson(fix.title(), fix.sure(), fix.edits().stream().map(EditJson::of).toList());
        }
    }

    record EditJson(@JsonUnwrapped PlaceJson at, String replacement) {

        static EditJson of(Edit edit) {
            return new EditJson(PlaceJson.of(edit.span()), edit.replacement());
        }
    }

    private static DiagnosticJson of(Diagnostic problem) {
        return new DiagnosticJson(PlaceJson.of(problem.span()), problem.severity(), problem.id(), problem.message(),
                problem.notes().stream().map(NoteJson::of).toList(),
                problem.fixes().stream().map(FixJson::of).toList());
    }

    public static List<DiagnosticJson> all(List<Diagnostic> problems) {
        return problems.stream().map(DiagnosticJson::of).toList();
    }
}
