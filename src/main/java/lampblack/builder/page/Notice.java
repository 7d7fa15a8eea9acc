package lampblack.builder.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;

/**
 * Something that a page says about what has just been tried.
 *
 * @param kind {@code refused}, {@code conflict}, {@code sealed} or {@code done}, which its looks go by
 * @param reasons what speaks against it
 * @param again how to do it all the same, where that makes sense
 */
public record Notice(String kind, String heading, List<ProblemText> reasons, List<Control> again) {

    /** Fields for the user to fill in. */
    private static final Set<String> WRITTEN = Set.of("value", "detail", "answer", "made", "name", "note", "mark",
            "begin", "because", "words");

    public Notice {
        reasons = List.copyOf(reasons);
        again = List.copyOf(again);
    }

    public static Notice of(String kind, String heading, List<Diagnostic> reasons, Messages messages) {
        return new Notice(kind, heading, reasons.stream().map(diagnostic -> ProblemText.of(diagnostic, messages))
                .toList(), List.of());
    }

    public Notice with(Control another) {
        return new Notice(kind, heading, reasons, List.of(another));
    }

    /** The same, and what a form would have written, so that nobody has to remember it. */
    public Notice withWritten(FormData form, Messages messages) {
        List<ProblemText> all = new ArrayList<>(reasons);
        form.fields().forEach((name, values) -> values.stream()
                .filter(value -> WRITTEN.contains(name) && value.codePoints().anyMatch(Character::isLetter))
                .forEach(value -> all.add(new ProblemText("note", "",
                messages.text("web.conflict.wrote", "text", value), List.of(), ""))));
        return new Notice(kind, heading, all, again);
    }

    /** What the ids of its controls begin with. */
    public String id() {
        return ControlId.of(kind, heading);
    }

    /** A problem in words: one sentence, what helps, and what the command line prints of it, or nothing. */
    public record ProblemText(String severity, String code, String words, List<String> notes, String excerpt) {

        public static ProblemText of(Diagnostic problem, Messages messages) {
            return new ProblemText(problem.severity().word(), problem.id(),
                    messages.render(problem.message()),
                    problem.notes().stream().map(note -> messages.render(note.message())).toList(), "");
        }
    }
}
