package lampblack.form;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;

/** What a tree violates of a schema, gathered by the value it is about. */
final class ViolationWalk {

    private static final String DEEPER = "schema.misplaced-key.deeper";
    private static final String NAMES = "#/definitions/names-";

    private final MapNode schema;
    private final List<SchemaViolations> values = new ArrayList<>();
    private final Map<Node, SchemaViolations> byValue = new IdentityHashMap<>();
    private final Set<SchemaViolations.NameViolation> names = new LinkedHashSet<>();

    ViolationWalk(MapNode schema) {
        this.schema = schema;
    }

    /** Everything that was gathered, in our words. */
    List<Diagnostic> told(IdSuggestions ids) {
        Report report = new Report();
        muted().forEach(byValue::remove);
        Set<Node> alike = Collections.newSetFromMap(new IdentityHashMap<>());
        alike.addAll(alike());
        for (SchemaViolations found : values) {
            if (byValue.containsKey(found.place().node()) && !isAjar(found.place())) {
                Report own = new Report();
                new SchemaViolationReporter(found, own, ids).report();
                // What has a fix of its own is told, so that all are mended.
                report.addAll(own.diagnostics().stream().filter(problem -> !problem.fixes().isEmpty()
                        || !alike.contains(found.place().node())).toList());
            }
        }
        names.forEach(found -> report.add(WrongForm.name(found, ids)));
        return withoutInner(report.diagnostics());
    }

    /** Gathers a violation and what it comes of. */
    void down(FormViolation violation) {
        down(violation, "#");
    }

    /** @param around where in the schema the violation around this one is, for those that do not say */
    private void down(FormViolation violation, String around) {
        String location = violation.location().isEmpty() ? around : violation.location();
        if (violation.causes().isEmpty()) {
            found(violation, location, keyword(violation, location));
        } else if (violation.keyword().equals("anyOf")) {
            alternatives(violation, location);
        } else {
            violation.causes().forEach(cause -> down(cause, location));
        }
    }

    private void alternatives(FormViolation violation, String location) {
        LocatedValue place = violation.place();
        List<FormViolation> meant = new ArrayList<>();
        if (!part(location).hasKinds()) {
            for (FormViolation cause : violation.causes()) {
                if (!mistyped(cause, place.depth(), place.node())) {
                    meant.add(cause);
                }
            }
        }
        if (meant.isEmpty() || (meant.size() > 1 && !part(location).values().isEmpty())) {
            found(violation, location, meant.isEmpty() ? keyword(violation, location) : "enum");
        } else {
            meant.forEach(cause -> down(cause, location));
        }
    }

    private boolean isAddition(FormViolation violation) {
        return !violation.location().isEmpty() && part(violation.location()).isAddition();
    }

    /** Whether a map is meant to append to a list. */
    private static boolean adds(Node node) {
        return node.all().size() == 1 && UnknownKey.means(node.all().iterator().next().key().text(), "add");
    }

    /** Whether an alternative fails because it is about values of another type. */
    private boolean mistyped(FormViolation violation, int depth, Node node) {
        List<FormViolation> causes = violation.causes();
        if (violation.place().depth() > depth) {
            return false;
        }
        if (isAddition(violation) && !adds(node)) {
            return true;
        }
        if (causes.isEmpty()) {
            return violation.keyword().equals("type")
                    || (violation.keyword().equals("const") && node.asScalar().isEmpty());
        }
        return violation.keyword().equals("anyOf")
                ? causes.stream().allMatch(cause -> mistyped(cause, depth, node))
                : causes.stream().anyMatch(cause -> mistyped(cause, depth, node));
    }

    private void found(FormViolation violation, String location, String keyword) {
        LocatedValue place = violation.place();
        Subschema part = part(location);
        if (location.startsWith(NAMES)) {
            names.add(new SchemaViolations.NameViolation(place.key(), keyword, part));
        } else {
            SchemaViolations problems = byValue.computeIfAbsent(place.node(), node -> begun(place));
            problems.byKeyword().putIfAbsent(keyword, part);
            if (Set.of("type", "additionalProperties").contains(keyword) && place.item() == 0 && place.holder() != null) {
                problems.around().addAll(maps(place.holder()).stream()
                        .filter(map -> map.takesAnyKey() && !map.keys().contains(place.key().text())).toList());
            }
        }
    }

    private String keyword(FormViolation violation, String location) {
        return switch (violation.keyword()) {
            case "anyOf" -> part(location).hasKinds() ? "anyOf" : "type";
            case "const" -> "enum";
            default -> violation.keyword();
        };
    }

    private SchemaViolations begun(LocatedValue place) {
        SchemaViolations problems = new SchemaViolations(place, new LinkedHashMap<>(), new ArrayList<>());
        values.add(problems);
        return problems;
    }

    /** What stands in a map that should have held one entry: which of them was meant is not known. */
    private List<Node> muted() {
        return values.stream()
                .filter(SchemaViolations::holdsMoreThanOne)
                .flatMap(found -> found.place().node().all().stream())
                .map(MapNode.Entry::value)
                .toList();
    }

    /** Whether the key before a value has swallowed its brace, for want of a colon, which is told. */
    private static boolean isAjar(LocatedValue place) {
        return place.key() != null && place.key().text().contains("{");
    }

    /** What stands in a map or list all of whose values are of the same wrong kind, but for the first: one mistake. */
    private List<Node> alike() {
        Map<List<Integer>, List<LocatedValue>> siblings = new LinkedHashMap<>();
        values.stream().filter(found -> found.byKeyword().containsKey("type") && found.place().depth() > 0)
                .filter(found -> found.place().item() > 0 || !found.around().isEmpty())
                .map(SchemaViolations::place).forEach(place -> siblings.computeIfAbsent(
                        place.path().subList(0, place.depth() - 1), path -> new ArrayList<>()).add(place));
        return siblings.values().stream().filter(all -> all.size() > 1 && all.size() == all.get(0).siblings()
                && all.stream().allMatch(place -> place.node().kind().equals(all.get(0).node().kind())))
                .flatMap(all -> all.stream().skip(1)).map(LocatedValue::node).toList();
    }

    /** The problems without those inside of a block that stands elsewhere than where it is read. */
    private List<Diagnostic> withoutInner(List<Diagnostic> problems) {
        Set<Span> displaced = problems.stream()
                .filter(problem -> problem.message().key().equals(DEEPER))
                .map(Diagnostic::span)
                .collect(Collectors.toSet());
        Set<Span> inner = new HashSet<>();
        values.stream().map(SchemaViolations::place)
                .filter(place -> place.key() != null && displaced.contains(place.key().span()))
                .forEach(place -> keys(place.node(), inner));
        return problems.stream().filter(problem -> !inner.contains(problem.span())).toList();
    }

    private static void keys(Node node, Set<Span> into) {
        node.all().forEach(entry -> {
            into.add(entry.key().span());
            keys(entry.value(), into);
        });
    }

    /** What may stand at a place. */
    private List<Subschema> maps(LocatedValue place) {
        if (place.holder() == null) {
            return List.of(part("#"));
        }
        List<Subschema> inside = maps(place.holder()).stream().flatMap(map -> map.under(place.key().text()).stream())
                .toList();
        return place.item() == 0 ? inside : inside.stream().flatMap(list -> list.items().stream())
                .flatMap(item -> item.whole().stream()).toList();
    }

    private Subschema part(String location) {
        return Subschema.at(schema, location);
    }
}
