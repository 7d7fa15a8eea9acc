package lampblack.form;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NumberWithUnit;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** A value of another kind than its place takes, and how to write what was most likely meant. */
record TypeMismatch(LocatedValue place, Subschema part, IdSuggestions ids) {

    private static final int MAX_SWITCHES = 3;
    private static final int MAX_NAMES = 6;
    private static final Map<String, String> KINDS = Map.of("string", "kind.text", "integer", "kind.number",
            "boolean", "kind.boolean", "object", "kind.map", "array", "kind.list");
    private static final Map<String, String> TRUTHS = Map.of("yes", "true", "on", "true", "y", "true", "true", "true",
            "no", "false", "off", "false", "n", "false", "false", "false");

    Diagnostic diagnostic() {
        Set<String> types = part.types();
        if (place.node().isNull()) {
            Diagnostic empty = Diagnostic.of(Code.SCHEMA__EMPTY, place.entry(), "place", place.opening());
            if (types.contains("integer") && place.item() == 0 && place.key() != null) {
                return empty.note(Message.of("note.such-as", "example", place.key().text() + ": 1"));
            }
            return types.contains("object") ? empty.note(Message.of("note.empty-map", "map", "{}")) : empty;
        }
        List<Message> kinds = types.stream()
                .filter(KINDS::containsKey)
                .map(type -> Message.of(KINDS.get(type)))
                .toList();
        Diagnostic problem = Diagnostic.of(Code.SCHEMA__WRONG_TYPE, place.value(), "place", place.opening(),
                "actual", Message.of(place.node().kind()), "expected", SchemaViolationReporter.either(kinds));
        Optional<Message> gone = place.node().all().stream().flatMap(entry -> part.gone(entry.key().text()).stream())
                .findFirst();
        if (gone.isPresent()) {
            return problem.note(gone.get());
        }
        Diagnostic better = place.node().asScalar().map(scalar -> remedy(problem, scalar, types)).orElse(problem);
        return better.notes().isEmpty() ? shown(better, types) : better;
    }

    /** Shows how such a value is written. */
    private Diagnostic shown(Diagnostic problem, Set<String> types) {
        Optional<Message> form = WrittenForm.note(place, ids);
        if (form.isPresent()) {
            return problem.note(form.get());
        }
        boolean name = part.expects().equals("id") || part.expects().equals("ref");
        if (name) {
            return problem.note(Message.of("note.name-alone"));
        }
        Optional<Message> within = types.contains("object") ? new MissingLevel(place, part.resolved(), ids).note()
                : Optional.empty();
        if (within.isPresent()) {
            return problem.note(within.get());
        }
        Optional<String> joined = types.contains("string") && !types.contains("array") && takesWords() ? joined()
                : Optional.empty();
        if (joined.isPresent()) {
            return problem.note(Message.of("note.such-as", "example", joined.get()));
        }
        Optional<String> named = types.equals(Set.of("object")) ? entries().or(this::switched) : Optional.empty();
        if (named.isPresent()) {
            return problem.note(Message.of("note.such-as", "example", named.get()));
        }
        Optional<String> example = part.example().filter(shown -> !types.equals(Set.of("object"))
                || shown.contains("{"));
        if (example.isPresent()) {
            return problem.note(Message.of("note.such-as", "example",
                    ids.amount(place.node().asScalar().map(Scalar::text).orElse(""), example.get())));
        }
        Optional<String> amount = types.contains("object")
                ? place.node().asScalar().flatMap(scalar -> ids.amount(scalar.text())) : Optional.empty();
        if (amount.isPresent()) {
            return problem.note(Message.of("note.such-as", "example", amount.get()));
        }
        return types.equals(Set.of("object")) ? UnknownKey.listed(problem, part.resolved()) : problem;
    }

    /** The names of a list as the keys of a map, where what belongs to a key may be a map. */
    private Optional<String> entries() {
        List<Node> items = place.node().asList().map(ListNode::items).orElse(List.of());
        boolean names = !items.isEmpty() && items.size() <= MAX_NAMES && items.stream().allMatch(item ->
                item.asScalar().filter(name -> name.text().matches("[a-z0-9-]+")).isPresent());
        return names && part.resolved().takesEmptyMaps() ? Optional.of(items.stream()
                .map(item -> item.asScalar().orElseThrow().text() + ": {}").collect(Collectors.joining(", ", "{", "}")))
                : Optional.empty();
    }

    /** The maps in which one key is true or false, where there are few. */
    private Optional<String> switched() {
        Subschema map = part.resolved();
        List<String> switches = map.keys().stream().filter(key -> !UnknownKey.LAYING.contains(key))
                .filter(key -> map.part(key).orElseThrow().types().contains("boolean")).toList();
        return place.node().bool().filter(said -> !switches.isEmpty() && switches.size() <= MAX_SWITCHES)
                .map(said -> switches.stream().map(key -> "{" + key + ": " + said + "}")
                        .collect(Collectors.joining("` or `")));
    }

    /** Whether any words may stand here, and not only those of some form. */
    private boolean takesWords() {
        return part.example().filter(shown -> !shown.startsWith("{") && !shown.contains(" ")).isEmpty();
    }

    /** The items of a list as one text. */
    private Optional<String> joined() {
        List<Node> items = place.node().asList().map(ListNode::items).orElse(List.of());
        boolean named = items.stream().allMatch(item -> item.asValue().isPresent());
        return items.isEmpty() || items.size() > MAX_NAMES || !named ? Optional.empty()
                : Optional.of(items.stream().map(item -> item.asScalar().orElseThrow().text())
                        .collect(Collectors.joining(", ", isOneNumber(items) ? "" : "'", isOneNumber(items) ? "" : "'")));
    }

    /** Whether a number stands in brackets where it may stand alone. */
    private boolean isOneNumber(List<Node> items) {
        return items.size() == 1 && items.get(0).integer().isPresent() && part.types().contains("integer");
    }

    private Diagnostic remedy(Diagnostic problem, Scalar scalar, Set<String> types) {
        String written = scalar.span().text();
        if (scalar.text().matches("(true|false|-?[0-9]+)#.*") && !types.equals(Set.of("string"))) {
            return problem.note(Message.of("note.comment-blank"));
        }
        boolean name = part.expects().equals("id") || part.expects().equals("ref");
        boolean truthOnly = scalar.bool().isPresent() && types.contains("string") && !types.contains("boolean")
                && !types.equals(Set.of("integer", "string")) && !WrittenForm.isRequired(place)
                && takesWords();
        if (!scalar.isText() && (types.equals(Set.of("string")) || truthOnly) && !name
                && WrittenForm.note(place, ids).isEmpty()) {
            return suggest(problem, scalar.span(), "note.quotes-make-text", "\"" + written + "\"");
        }
        if (scalar.isText() && types.contains("integer")) {
            Optional<Message> formula = WrittenForm.formula(place, scalar.text());
            if (formula.isPresent()) {
                return problem.note(formula.get());
            }
            if (scalar.text().matches("[+-]?[0-9]{1,12}")) {
                String note = !written.equals(scalar.text()) ? "note.quotes-unmake-number"
                        : scalar.text().startsWith("+") ? "note.no-plus" : "note.no-noughts";
                return suggest(problem, scalar.span(), note, String.valueOf(Long.parseLong(scalar.text())));
            }
            if (PatternMismatch.suggestion("date", scalar.text()).isPresent()) {
                return problem.note(Message.of("note.day-by-date", "day", scalar.text()));
            }
            return scalar.text().matches("-?[0-9]*[.,][0-9]+") ? problem.note(Message.of("note.whole-number"))
                    : NumberWithUnit.mend(problem, scalar.text(), scalar.span());
        }
        Optional<String> truth = Optional.ofNullable(TRUTHS.get(scalar.text().toLowerCase(Locale.ROOT)));
        if (types.contains("boolean") && truth.isPresent()) {
            return problem.note(Message.of("note.did-you-mean", "name", truth.get()))
                    .fix(Fix.replace(scalar.span(), truth.get()));
        }
        boolean oneLine = scalar.span().line() == scalar.span().endLine();
        return types.equals(Set.of("array")) && oneLine && !written.isEmpty()
                ? suggest(problem, scalar.span(), "note.brackets-make-list", "[" + written + "]")
                : problem;
    }

    private static Diagnostic suggest(Diagnostic problem, Span span, String note, String better) {
        return problem.note(Message.of(note)).fix(new Fix(
                Message.of("fix.replace", "old", span.text(), "new", better), List.of(new Edit(span, better))));
    }
}
