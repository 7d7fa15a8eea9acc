package lampblack.random;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.dice.SplitMix;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.rules.Field;
import lampblack.rules.SheetRules;

/**
 * Fills the fields of a sheet with random words: those that are needed, and some of the others.
 *
 * @param name the value of the field {@code name}, where it is not to be generated
 */
record RandomFields(SheetRules sheet, Optional<String> name) {

    Map<String, Node> of(RandomWords words) {
        SplitMix random = words.random();
        Set<String> needed = new LinkedHashSet<>();
        sheet.creation().values().forEach(step -> needed.addAll(step.fields()));
        Map<String, Node> fields = new LinkedHashMap<>();
        for (Field field : sheet.fields().values()) {
            String id = field.label().id();
            if (id.equals("name")) {
                fields.put(id, ChoicesDraft.text(name.orElseGet(() -> words.name(field.suggestions()))));
            } else if (field.required() || needed.contains(id) || isWorthFilling(field, words)) {
                fields.put(id, field(field, random, words));
            }
        }
        return fields;
    }

    /** Whether one that may stay empty is filled: for a person, where the game has words for it. */
    private static boolean isWorthFilling(Field field, RandomWords words) {
        return words.plausible() ? !field.oneOf().isEmpty() || !field.suggestions().isEmpty()
                : words.random().oneIn(2);
    }

    private static Node field(Field field, SplitMix random, RandomWords words) {
        if (field.oneOf().isEmpty()) {
            boolean suggested = !field.suggestions().isEmpty() && (words.plausible() || !random.oneIn(4));
            return ChoicesDraft.text(suggested ? random.pick(field.suggestions()) : words.phrase());
        }
        String chosen = random.pick(List.copyOf(field.oneOf().keySet()));
        return field.detail().isPresent() && !words.plausible() && random.oneIn(2)
                ? ChoicesDraft.map(Map.of(chosen, ChoicesDraft.text(words.phrase())))
                : ChoicesDraft.text(chosen);
    }

    /** Words for those that a sheet asks for and that are not there. */
    Map<String, Node> needed(Map<String, Node> there, RandomWords words) {
        Set<String> needed = new LinkedHashSet<>(Set.of("name"));
        sheet.fields().values().stream().filter(Field::required).forEach(field -> needed.add(field.label().id()));
        sheet.creation().values().forEach(step -> needed.addAll(step.fields()));
        Map<String, Node> found = new LinkedHashMap<>();
        of(words).forEach((id, value) -> {
            boolean empty = Optional.ofNullable(there.get(id)).flatMap(Node::asScalar)
                    .map(scalar -> scalar.text().isBlank()).orElse(!there.containsKey(id));
            if (needed.contains(id) && empty) {
                found.put(id, value);
            }
        });
        return found;
    }
}
