package lampblack.builder.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Distinct;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.TraitSet;

/**
 * What a player has named on a sheet by words of their own.
 *
 * @param game the game and the kind of sheet that it is of
 * @param names the names by the id of the set or list that they stand in
 */
public record PlayerNames(String game, Map<String, List<String>> names) {

    public static PlayerNames of(EvaluatedCharacter evaluated) {
        DerivedSheet derived = evaluated.derived();
        Map<String, List<String>> names = new LinkedHashMap<>();
        for (TraitSet set : evaluated.sheet().traits().values()) {
            if (set.open()) {
                names.put(set.id(), derived.traits(set.id()).stream()
                        .filter(trait -> !set.entries().containsKey(trait.id()))
                        .map(derived::title).toList());
            }
        }
        for (OptionList list : evaluated.sheet().lists().values()) {
            if (list.open()) {
                names.put(list.id(), derived.choices().list(list.id()).stream().filter(TakenOption::made)
                        .map(TakenOption::name)
                        .toList());
            }
        }
        return new PlayerNames(kind(evaluated), names);
    }

    private static String kind(EvaluatedCharacter evaluated) {
        return evaluated.ruleset().id() + "/" + evaluated.sheet().id();
    }

    /** The suggestions of the ruleset for a set or list, then the names used by other characters of the game. */
    public static List<String> known(List<PlayerNames> named, EvaluatedCharacter evaluated, String block,
            List<String> suggestions) {
        List<String> own = of(evaluated).names().getOrDefault(block, List.of());
        List<String> known = new ArrayList<>(suggestions);
        named.stream().filter(playerNames -> playerNames.game().equals(kind(evaluated)))
                .flatMap(playerNames -> playerNames.names().getOrDefault(block, List.of()).stream()).sorted()
                .forEach(known::add);
        return Distinct.of(known.stream().filter(name -> !own.contains(name)));
    }
}
