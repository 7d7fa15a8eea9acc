package lampblack.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/**
 * What follows from a pick that was not among the choices, so that one mistake is one message: what that option
 * requires is beside the point, and what is missing from the same list is a note to it.
 */
record Consequences(SheetRules sheet) {

    /** What is to be said of violations that nothing excuses. */
    List<Diagnostic> fold(List<Violation> violations) {
        List<Violation> refused = violations.stream().filter(violation -> is(violation, Code.OPTION__NOT_OFFERED))
                .toList();
        Map<Violation, List<Note>> notes = new LinkedHashMap<>();
        List<Violation> kept = new ArrayList<>();
        for (Violation violation : violations) {
            boolean requirement = !refused.isEmpty() && is(violation, Code.OPTION__REQUIREMENT_UNMET);
            Optional<Violation> cause = refused.stream().filter(other -> requirement && lacks(violation, other))
                    .findFirst();
            cause.ifPresent(other -> notes.computeIfAbsent(other, first -> new ArrayList<>()).add(note(violation)));
            boolean same = requirement && refused.stream().anyMatch(other -> isSame(violation, other));
            if (!same && cause.isEmpty()) {
                kept.add(violation);
            }
        }
        return kept.stream().map(violation -> violation.noting(notes.getOrDefault(violation, List.of())).found())
                .toList();
    }

    private static boolean is(Violation violation, Code code) {
        return violation.found().code() == code;
    }

    private static boolean isSame(Violation one, Violation other) {
        return one.subject().equals(other.subject()) && one.found().span().equals(other.found().span());
    }

    private static Note note(Violation violation) {
        return new Note(Message.of("note.depends-on-it", "what", violation.found().message()),
                Optional.of(violation.found().span()));
    }

    /** Whether what an option requires is nothing but an option of the list from which the other pick was refused. */
    private boolean lacks(Violation violation, Violation refused) {
        Object missing = violation.found().message().values().get("missing");
        boolean lacking = missing instanceof List<?> all && all.size() == 1 && all.get(0) instanceof Message message
                && message.key().equals("unmet.option");
        String list = key(refused).list();
        return lacking && !isSame(violation, refused) && option(key(violation)).stream()
                .flatMap(option -> option.requires().leaves().stream())
                .flatMap(leaf -> leaf.namedOption().stream()).anyMatch(option -> option.list().equals(list));
    }

    private Optional<Option> option(OptionKey key) {
        return sheet.withParts().stream().flatMap(part -> part.option(key).stream()).findFirst();
    }

    /** The option that a violation is about; what stands before it names a part. */
    private static OptionKey key(Violation violation) {
        String subject = violation.subject();
        int last = subject.lastIndexOf('.');
        String above = last < 0 ? "" : subject.substring(0, last);
        return new OptionKey(above.substring(above.lastIndexOf('.') + 1), subject.substring(last + 1));
    }
}
