package lampblack.json;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.dice.CharacterModifiers;
import lampblack.dice.NamedModifier;
import lampblack.node.MapNode;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RowModifier;

/**
 * What a character's options and marks add to a roll: what always counts, and what counts besides when its words are
 * so, or with what it is bound to.
 *
 * @param open whether it may make the roll, where that is one of its own and requires anything
 */
record RollModifiersJson(@JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Boolean> open,
        @JsonUnwrapped ModifierJson always, SometimesJson sometimes,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, ModifierJson> with) {

    /**
     * @param occasions what counts on each occasion, by the name that it is asked for by, where there are several or it
     *                  is bound to something
     */
    record SometimesJson(@JsonUnwrapped ModifierJson sum, List<String> when,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, OccasionJson> occasions) {}

    record OccasionJson(String when, @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> with,
            @JsonUnwrapped ModifierJson adds) {}

    /** By roll. @param marks of play */
    static Map<String, RollModifiersJson> all(DerivedSheet derived, MapNode marks) {
        Map<String, RollModifiersJson> rolls = new LinkedHashMap<>();
        for (Roll roll : derived.rolls().values()) {
            List<RollModifier> brought = new ArrayList<>();
            NamedModifier.givers(roll, derived).forEach(giver ->
                    brought.addAll(giver.sheet().rollModifiers(roll.id())));
            RowModifier.of(roll, derived, marks).forEach(row -> brought.add(row.modifier()));
            rolls.put(roll.id(), of(roll, roll.requires().equals(AllOf.NONE) || !derived.makes(roll) ? Optional.empty()
                    : Optional.of(roll.requires().holds(derived)), brought.stream().map(roll::counted).toList(),
                    new CharacterModifiers(roll, derived, marks, List.of()).conditional()));
        }
        return rolls;
    }

    private static RollModifiersJson of(Roll roll, Optional<Boolean> open, List<RollModifier> all,
            Map<String, NamedModifier> named) {
        List<RollModifier> some = all.stream().filter(modifier -> !modifier.when().isEmpty()).toList();
        List<RollModifier> always = all.stream().filter(modifier -> modifier.when().isEmpty()).toList();
        Map<String, ModifierJson> with = new LinkedHashMap<>();
        RollModifier.bindings(always).forEach(name -> with.put(name, ModifierJson.of(roll,
                always.stream().filter(modifier -> modifier.isBoundTo(name)).toList())));
        return new RollModifiersJson(open,
                ModifierJson.of(roll, always.stream().filter(modifier -> modifier.with().isEmpty()).toList()),
                new SometimesJson(ModifierJson.of(roll, some), some.stream().map(RollModifier::when).toList(),
                        named.size() > 1 || named.values().stream().anyMatch(one -> !one.modifier().with().isEmpty())
                                ? occasions(roll, named) : Map.of()), with);
    }

    private static Map<String, OccasionJson> occasions(Roll roll, Map<String, NamedModifier> named) {
        Map<String, OccasionJson> all = new LinkedHashMap<>();
        named.forEach((name, one) -> all.put(name, new OccasionJson(one.modifier().when(),
                RollModifier.bindings(List.of(one.modifier())),
                ModifierJson.of(roll, List.of(roll.counted(one.modifier()))))));
        return all;
    }

    /** @param figures one map within another, by the path of each */
    record ModifierJson(long dice, long adds, long advantage, long outcome, Map<String, Long> shifts,
            Map<String, Long> costs, @JsonAnyGetter Map<String, Object> figures,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Long> die,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, String> outcomes) {

        static ModifierJson of(Roll roll, List<RollModifier> modifiers) {
            RollModifier all = modifiers.stream().reduce(RollModifier.NOTHING, RollModifier::plus);
            Map<String, Long> shifts = new LinkedHashMap<>();
            roll.settings().keySet().forEach(id -> shifts.put(id, all.shifts().getOrDefault(id, 0L)));
            Map<String, Object> figures = new LinkedHashMap<>();
            all.figures().forEach((figure, number) -> put(figures, List.of(figure.path().split("\\.", 3)), number));
            Map<String, String> outcomes = new LinkedHashMap<>();
            all.bands().forEach((id, bands) -> outcomes.put(id, bands.stream().map(OutcomeMatch.Within::written)
                    .collect(Collectors.joining(", "))));
            return new ModifierJson(all.dice(), all.adds(), all.advantage(), all.outcome(), shifts, all.costs(),
                    figures, all.die(), outcomes);
        }

        /** Puts a number where its path leads, one map within another. */
        @SuppressWarnings("unchecked")
        private static void put(Map<String, Object> json, List<String> path, long number) {
            if (path.size() == 1) {
                json.put(path.get(0), number);
            } else {
                put((Map<String, Object>) json.computeIfAbsent(path.get(0),
                        key -> new LinkedHashMap<String, Object>()), path.subList(1, path.size()), number);
            }
        }
    }
}
