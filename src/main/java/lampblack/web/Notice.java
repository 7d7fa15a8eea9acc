package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;

/**
 * Something that a page says about what has just been tried.
 *
 * @param kind {@code refused}, {@code conflict} or {@code done}, which its looks go by
 * @param reasons what speaks against it
 * @param again how to do it all the same, where that makes sense
 */
public record Notice(String kind, String heading, List<Said> reasons, List<Again> again) {

    /** Fields that somebody writes into. */
    private static final Set<String> WRITTEN = Set.of("value", "detail", "answer", "made", "name", "note", "mark",
            "begin", "because", "words");

    public Notice {
        reasons = List.copyOf(reasons);
        again = List.copyOf(again);
    }

    static Notice of(String kind, String heading, List<Diagnostic> reasons, Messages messages) {
        return new Notice(kind, heading, reasons.stream().map(each -> Said.of(each, messages)).toList(), List.of());
    }

    Notice with(Again another) {
        return new Notice(kind, heading, reasons, List.of(another));
    }

    /** The same, and what the form of this visit would have written, so that nobody has to remember it. */
    Notice withWritten(Visit visit) {
        List<Said> all = new ArrayList<>(reasons);
        visit.form().fields().forEach((name, values) -> values.stream()
                .filter(each -> WRITTEN.contains(name) && each.codePoints().anyMatch(Character::isLetter))
                .forEach(each -> all.add(new Said("note", "", visit.words("web.conflict.wrote", "text", each),
                        List.of()))));
        return new Notice(kind, heading, all, again);
    }

    /** A problem in words: one sentence, and what helps. */
    public record Said(String severity, String code, String words, List<String> notes) {

        static Said of(Diagnostic found, Messages messages) {
            return new Said(found.severity().word(), found.id(),
                    messages.render(found.message()),
                    found.notes().stream().map(each -> messages.render(each.message())).toList());
        }
    }

    /**
     * A form that sends the same fields once more, by what the file holds now.
     *
     * @param asks what has to be said besides
     */
    public record Again(String action, String button, List<Hidden> fields, List<Ask> asks) {

        /** The same, if the table allows it. */
        static Again allowing(Visit visit, String action, String seen) {
            Again plain = of(visit, action, visit.words("web.ruling.allow"), seen);
            List<Hidden> kept = plain.fields.stream().filter(each -> !each.name().equals(RulingForm.BECAUSE)
                    && !each.name().equals(RulingForm.BY)).toList();
            return new Again(action, plain.button, kept, RulingForm.asks(visit, visit.form()));
        }

        static Again of(Visit visit, String action, String button, String seen) {
            List<Hidden> fields = new ArrayList<>();
            fields.add(new Hidden("seen", seen));
            visit.form().fields().forEach((name, values) -> values.stream().filter(each -> !name.equals("seen"))
                    .forEach(each -> fields.add(new Hidden(name, each))));
            return new Again(action, button, List.copyOf(fields), List.of());
        }

        /** The same with one field more. */
        Again and(String name, String value) {
            List<Hidden> more = new ArrayList<>(fields);
            more.add(new Hidden(name, value));
            return new Again(action, button, List.copyOf(more), List.of());
        }
    }

    /** A field that is sent without being shown. */
    public record Hidden(String name, String value) {}
}
