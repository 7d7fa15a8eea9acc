package lampblack.builder.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * @param name what it is called itself, or empty
 * @param owners the files that it belongs to, by link
 */
public record PlayerNames(String game, Map<String, List<String>> names, String name, Map<String, String> owners) {

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
        Map<String, String> owners = new LinkedHashMap<>();
        evaluated.file().links().forEach(link -> owners.put(link.id(), link.file().text()));
        return new PlayerNames(kind(evaluated), names, evaluated.file().fields().text("name").orElse("").strip(),
                owners);
    }

    private static String kind(EvaluatedCharacter evaluated) {
        return evaluated.ruleset().id() + "/" + evaluated.sheet().id();
    }

    /** Whether both belong to the same sheet by one of some links. */
    private boolean isFellow(PlayerNames other, List<String> links) {
        return !name.equals(other.name) && !other.name.isEmpty() && game.equals(other.game) && links.stream()
                .anyMatch(link -> owners.containsKey(link) && owners.get(link).equals(other.owners.get(link)));
    }

    /**
     * The suggestions of the ruleset for a set or list, with fellow members where it says so, then the names used by
     * other characters of the game.
     */
    public static List<String> known(List<PlayerNames> named, EvaluatedCharacter evaluated, String block,
            List<String> suggestions) {
        PlayerNames self = of(evaluated);
        List<String> own = self.names().getOrDefault(block, List.of());
        List<String> known = new ArrayList<>(suggestions);
        List<String> links = Optional.ofNullable(evaluated.sheet().traits().get(block)).map(TraitSet::fellows)
                .orElse(List.of());
        named.stream().filter(other -> self.isFellow(other, links)).map(PlayerNames::name).sorted()
                .forEach(known::add);
        named.stream().filter(playerNames -> playerNames.game().equals(kind(evaluated)))
                .flatMap(playerNames -> playerNames.names().getOrDefault(block, List.of()).stream()).sorted()
                .forEach(known::add);
        return Distinct.of(known.stream().filter(name -> !own.contains(name)));
    }
}
