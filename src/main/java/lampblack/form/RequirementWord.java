package lampblack.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.Node;

/** Words of other languages for what a requirement says, where a trait was expected. */
final class RequirementWord {

    private static final Set<String> KINDS = Set.of("milestone", "tag", "any", "not", "if");

    /** How it is written, with the value in the place of the sign. */
    private static final Map<String, String> FORMS = Map.ofEntries(Map.entry("all", "%"), Map.entry("and", "%"),
            Map.entry("both", "%"), Map.entry("has", "%"), Map.entry("have", "%"), Map.entry("option", "%"),
            Map.entry("ability", "%"), Map.entry("or", "{any: %}"), Map.entry("either", "{any: %}"),
            Map.entry("none", "{not: %}"), Map.entry("unless", "{not: %}"), Map.entry("without", "{not: %}"));

    private RequirementWord() {}

    /** The problem of such a word. @param around what is known of the map around the value */
    static Optional<Diagnostic> problem(LocatedValue place, List<Subschema> around) {
        boolean inside = around.stream().anyMatch(part -> part.keys().containsAll(KINDS));
        String form = inside ? FORMS.get(place.key().text()) : null;
        return form == null ? Optional.empty() : Optional.of(Diagnostic.of(Code.SCHEMA__UNKNOWN_KEY, place.key().span(),
                "key", place.key().text(), "place", place.holder().name())
                .note(Message.of("note.write-form", "form", form.replace("%", shown(place.node())))));
    }

    private static String shown(Node node) {
        String text = node.span().text();
        return text.isEmpty() || text.contains("\n") ? "…" : text;
    }
}
