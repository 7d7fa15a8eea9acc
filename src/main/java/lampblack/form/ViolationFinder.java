package lampblack.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * Finds by which keywords a value does not fit a schema, all of them, just as the JSON Schema library does: several
 * keywords that are about different things are held together, and alternatives are told only where none fits.
 */
final class ViolationFinder {

    /** The location of what does not say where in the schema it is: where what holds it is. */
    private static final String HERE = "";

    private ViolationFinder() {}

    /** What a tree does not fit. */
    static Optional<FormViolation> in(MapNode tree, CompiledSchema schema) {
        return find(schema, LocatedValue.root(tree), tree);
    }

    /** @param value what is held against the schema: the value at the place, or its key */
    private static Optional<FormViolation> find(CompiledSchema written, LocatedValue place, Node value) {
        CompiledSchema schema = written.resolved();
        SchemaKeywords says = schema.says();
        List<List<FormViolation>> parts = new ArrayList<>();
        boolean alone = parts(says) == 1;
        String location = alone ? schema.location() : HERE;
        if (schema == CompiledSchema.NOTHING) {
            return Optional.of(FormViolation.of(place, "false", HERE));
        }
        if (!schema.isOneOf(value)) {
            parts.add(List.of(FormViolation.of(place, "enum", location)));
        }
        parts.add(alternatives(says, place, value, location));
        if (says.not != null && find(says.not, place, value).isEmpty()) {
            parts.add(List.of(FormViolation.of(place, "not", location)));
        }
        if (says.hasType()) {
            parts.add(types(schema, place, value, location));
        }
        JsonType type = JsonType.of(value);
        if (says.describedBeside().contains(type)) {
            parts.add(content(schema, place, value, location));
        }
        List<FormViolation> found = new ArrayList<>();
        parts.forEach(part -> together(place, location, part).ifPresent(found::add));
        return found.isEmpty() ? Optional.empty() : Optional.of(alone ? found.get(0)
                : new FormViolation(place, "allOf", schema.location(), found));
    }

    /** Of how many things that are told apart a schema says something. */
    private static int parts(SchemaKeywords says) {
        return (says.values.isEmpty() ? 0 : 1) + (says.any.isEmpty() ? 0 : 1) + (says.not == null ? 0 : 1)
                + (says.hasType() ? 1 : 0) + says.describedBeside().size();
    }

    private static Optional<FormViolation> together(LocatedValue place, String location, List<FormViolation> found) {
        return found.size() < 2 ? found.stream().findFirst()
                : Optional.of(new FormViolation(place, HERE, location, found));
    }

    private static List<FormViolation> alternatives(SchemaKeywords says, LocatedValue place, Node value,
            String location) {
        List<FormViolation> failed = new ArrayList<>();
        for (CompiledSchema alternative : says.any) {
            Optional<FormViolation> violation = find(alternative, place, value);
            if (violation.isEmpty()) {
                return List.of();
            }
            failed.add(violation.get());
        }
        return failed.isEmpty() ? List.of() : List.of(new FormViolation(place, "anyOf", location, failed));
    }

    private static List<FormViolation> types(CompiledSchema schema, LocatedValue place, Node value, String location) {
        SchemaKeywords says = schema.says();
        if (!says.severalTypes) {
            return typed(schema, says.types.iterator().next(), place, value, location);
        }
        List<FormViolation> failed = new ArrayList<>();
        for (JsonType type : says.types) {
            Optional<FormViolation> violation = together(place, HERE, typed(schema, type, place, value, HERE));
            if (violation.isEmpty()) {
                return List.of();
            }
            failed.add(violation.get());
        }
        return List.of(new FormViolation(place, "anyOf", location, failed));
    }

    private static List<FormViolation> typed(CompiledSchema schema, JsonType type, LocatedValue place, Node value,
            String location) {
        return JsonType.of(value) == type ? content(schema, place, value, location)
                : List.of(FormViolation.of(place, "type", location));
    }

    private static List<FormViolation> content(CompiledSchema schema, LocatedValue place, Node value,
            String location) {
        ValueViolations found = new ValueViolations(place, location, new ArrayList<>());
        switch (value) {
            case MapNode map -> map(schema, place, map, found);
            case ListNode list -> list(schema.says(), place, list, found);
            case Scalar scalar -> scalar(schema.says(), scalar, found);
        }
        return found.all();
    }

    /** What is found about one value. */
    private record ValueViolations(LocatedValue place, String location, List<FormViolation> all) {

        void add(boolean violated, String keyword) {
            if (violated) {
                all.add(FormViolation.of(place, keyword, location));
            }
        }

        void inside(CompiledSchema schema, LocatedValue inner, Node value) {
            find(schema, inner, value).ifPresent(all::add);
        }
    }

    private static void map(CompiledSchema schema, LocatedValue place, MapNode map, ValueViolations found) {
        SchemaKeywords says = schema.says();
        says.required.forEach(key -> found.add(!map.has(key), "required"));
        found.add(map.all().size() < says.fewest, "minProperties");
        found.add(map.all().size() > says.most, "maxProperties");
        for (Map.Entry<String, List<String>> entry : says.dependencies.entrySet()) {
            entry.getValue().forEach(other ->
                    found.add(map.has(entry.getKey()) && !map.has(other), "dependencies"));
        }
        int index = 0;
        for (MapNode.Entry entry : map.all()) {
            LocatedValue inner = place.entry(entry, index++);
            if (says.names != null) {
                found.inside(says.names, inner, Scalar.text(entry.key().text(), entry.key().span()));
            }
            CompiledSchema property = schema.property(entry.key().text());
            if (property == CompiledSchema.NOTHING) {
                found.add(true, "additionalProperties");
            } else {
                found.inside(property, inner, entry.value());
            }
        }
    }

    private static void list(SchemaKeywords says, LocatedValue place, ListNode list, ValueViolations found) {
        found.add(list.items().size() < says.fewestItems, "minItems");
        found.add(list.items().size() > says.mostItems, "maxItems");
        for (int index = 0; says.items != null && index < list.items().size(); index++) {
            found.inside(says.items, place.item(index), list.items().get(index));
        }
    }

    private static void scalar(SchemaKeywords says, Scalar scalar, ValueViolations found) {
        switch (scalar.type()) {
            case TEXT -> {
                int length = scalar.text().codePointCount(0, scalar.text().length());
                found.add(length < says.shortest, "minLength");
                found.add(length > says.longest, "maxLength");
                found.add(!says.hasPattern(scalar.text()), "pattern");
            }
            case INTEGER -> {
                long number = Long.parseLong(scalar.text());
                found.add(number < says.least, "minimum");
                found.add(number > says.greatest, "maximum");
            }
            case BOOLEAN, NULL -> { }
        }
    }
}
