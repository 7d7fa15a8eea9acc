package lampblack.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.rules.Objection;

/**
 * Which objections hang on an owner that is missing: those that would not stand if it gave all that it could. They are
 * notes, as the one error is the missing owner.
 *
 * @param certain what is objected to in any case
 */
record Doubt(Set<Object> certain) {

    /** @param lasting the objections to the same choices if the owner gave all that it could */
    static Doubt without(List<Objection> lasting) {
        Set<Object> certain = new HashSet<>();
        lasting.forEach(each -> certain.add(what(each)));
        return new Doubt(certain);
    }

    List<Objection> weigh(List<Objection> objections) {
        return objections.stream().map(each -> certain.contains(what(each)) ? each : noted(each)).toList();
    }

    private static Objection noted(Objection objection) {
        return new Objection(objection.found().as(Severity.NOTE).note(Message.of("note.hangs-on-link")),
                objection.subject(), objection.amount());
    }

    static Object what(Objection objection) {
        Span place = objection.found().span();
        return List.of(objection.found().id(), objection.subject(), place.start(), place.end());
    }
}
