package lampblack.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.node.MapNode;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RowModifier;

/**
 * What a character's options and marks add to rolls, as numbers by name.
 *
 * @param now the marks of play
 */
record RollModifiersJson(DerivedSheet at, MapNode now) {

    /** By roll what always counts, and under {@code sometimes} what counts besides when its words are so. */
    Map<String, Object> added() {
        Map<String, Object> rolls = new LinkedHashMap<>();
        for (Roll roll : at.rolls().values()) {
            List<RollModifier> all = Stream.concat(at.rollModifiers(roll.id()).stream(),
                    RowModifier.of(roll, at.sheet(), now).stream().map(RowModifier::boost)).map(roll::counted).toList();
            Map<String, Object> shown = sum(roll, all.stream().filter(rollModifier -> rollModifier.when().isEmpty())
                    .toList());
            List<RollModifier> some = all.stream().filter(rollModifier -> !rollModifier.when().isEmpty()).toList();
            Map<String, Object> sometimes = sum(roll, some);
            sometimes.put("when", some.stream().map(RollModifier::when).toList());
            shown.put("sometimes", sometimes);
            rolls.put(roll.id(), shown);
        }
        return rolls;
    }

    private static Map<String, Object> sum(Roll roll, List<RollModifier> boosts) {
        RollModifier all = boosts.stream().reduce(RollModifier.NOTHING, RollModifier::plus);
        Map<String, Object> shifts = new LinkedHashMap<>();
        roll.settings().keySet().forEach(id -> shifts.put(id, all.shifts().getOrDefault(id, 0L)));
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("dice", all.dice());
        shown.put("adds", all.adds());
        shown.put("advantage", all.advantage());
        shown.put("outcome", all.outcome());
        shown.put("shifts", shifts);
        shown.put("costs", all.costs());
        all.die().ifPresent(number -> shown.put("die", number));
        Map<String, Object> outcomes = new LinkedHashMap<>();
        all.bands().forEach((id, bands) -> outcomes.put(id, bands.stream().map(OutcomeMatch.Within::written)
                .collect(Collectors.joining(", "))));
        if (!outcomes.isEmpty()) {
            shown.put("outcomes", outcomes);
        }
        return shown;
    }
}
