package lampblack.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lampblack.node.MapNode;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RowModifier;

/**
 * What a character's options and marks add to rolls, as numbers by name.
 *
 * @param situation the marks of play
 */
record RollModifiersJson(DerivedSheet derived, MapNode situation) {

    /** By roll what always counts, and under {@code sometimes} what counts besides when its words are so. */
    Map<String, Object> added() {
        Map<String, Object> rolls = new LinkedHashMap<>();
        for (Roll roll : derived.rolls().values()) {
            List<RollModifier> brought = new ArrayList<>(derived.rollModifiers(roll.id()));
            RowModifier.of(roll, derived, situation).forEach(row -> brought.add(row.modifier()));
            List<RollModifier> all = brought.stream().map(roll::counted).toList();
            Map<String, Object> json = sum(roll, all.stream()
                    .filter(modifier -> modifier.when().isEmpty() && modifier.with().isEmpty()).toList());
            List<RollModifier> some = all.stream().filter(rollModifier -> !rollModifier.when().isEmpty()).toList();
            Map<String, Object> sometimes = sum(roll, some);
            sometimes.put("when", some.stream().map(RollModifier::when).toList());
            json.put("sometimes", sometimes);
            Map<String, Object> with = new LinkedHashMap<>();
            List<RollModifier> bound = all.stream().filter(modifier -> modifier.when().isEmpty()).toList();
            RollModifier.bindings(bound).forEach(name -> with.put(name, sum(roll, bound.stream()
                    .filter(modifier -> modifier.isBoundTo(name)).toList())));
            if (!with.isEmpty()) {
                json.put("with", with);
            }
            rolls.put(roll.id(), json);
        }
        return rolls;
    }

    /** Puts a number where its path leads, one map within another. */
    @SuppressWarnings("unchecked")
    private static void put(Map<String, Object> json, List<String> path, long number) {
        if (path.size() == 1) {
            json.put(path.get(0), number);
        } else {
            put((Map<String, Object>) json.computeIfAbsent(path.get(0), key -> new LinkedHashMap<String, Object>()),
                    path.subList(1, path.size()), number);
        }
    }

    private static Map<String, Object> sum(Roll roll, List<RollModifier> modifiers) {
        RollModifier all = modifiers.stream().reduce(RollModifier.NOTHING, RollModifier::plus);
        Map<String, Object> shifts = new LinkedHashMap<>();
        roll.settings().keySet().forEach(id -> shifts.put(id, all.shifts().getOrDefault(id, 0L)));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("dice", all.dice());
        json.put("adds", all.adds());
        json.put("advantage", all.advantage());
        json.put("outcome", all.outcome());
        json.put("shifts", shifts);
        json.put("costs", all.costs());
        all.figures().forEach((figure, number) -> put(json, List.of(figure.path().split("\\.", 3)), number));
        all.die().ifPresent(number -> json.put("die", number));
        Map<String, Object> outcomes = new LinkedHashMap<>();
        all.bands().forEach((id, bands) -> outcomes.put(id, bands.stream().map(OutcomeMatch.Within::written)
                .collect(Collectors.joining(", "))));
        if (!outcomes.isEmpty()) {
            json.put("outcomes", outcomes);
        }
        return json;
    }
}
