package lampblack.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import lampblack.rules.roll.RollModifier;

/**
 * When a part of what is added to a roll counts: always, at times, or with what the roll is made with.
 *
 * @param path where that stands among what is explained of the roll
 * @param key of the words that introduce it
 */
record RollOccasion(String path, String key, Predicate<RollModifier> includes) {

    /** All that there are for some modifiers. */
    static List<RollOccasion> of(List<RollModifier> modifiers) {
        List<RollOccasion> all = new ArrayList<>(List.of(
                new RollOccasion("", "why.roll", modifier -> modifier.when().isEmpty() && modifier.with().isEmpty()),
                new RollOccasion("sometimes.", "why.roll-sometimes", modifier -> !modifier.when().isEmpty())));
        RollModifier.bindings(modifiers.stream().filter(modifier -> modifier.when().isEmpty()).toList())
                .forEach(name -> all.add(new RollOccasion("with." + name + ".", "why.roll",
                        modifier -> modifier.when().isEmpty() && modifier.isBoundTo(name))));
        return all;
    }
}
