package lampblack.rules.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.OtherTrack;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.EffectTarget;

/**
 * What happens once, at the moment something is taken.
 *
 * @param amounts by track, below 0 for what goes
 * @param elsewhere the same by track of an owner
 * @param rows how many slots of rows are cleared, by path, which the player names
 * @param ticks segments of a clock that the player names
 * @param options what comes with it
 * @param loses what goes of what was there before
 * @param forMembers what those get that belong to the sheet
 */
public record WhenTaken(Map<String, Amount> amounts, Map<OtherTrack, Amount> elsewhere, Map<String, Long> rows,
        Optional<Amount> ticks, List<EffectTarget> options, List<EffectTarget> loses, List<ForMembers> forMembers) {

    public static final WhenTaken NOTHING =
            new WhenTaken(Map.of(), Map.of(), Map.of(), Optional.empty(), List.of(), List.of(), List.of());

    public WhenTaken {
        amounts = new LinkedHashMap<>(amounts);
        elsewhere = new LinkedHashMap<>(elsewhere);
        rows = new LinkedHashMap<>(rows);
        options = List.copyOf(options);
        loses = List.copyOf(loses);
        forMembers = List.copyOf(forMembers);
    }

    public boolean isNothing() {
        return equals(NOTHING);
    }

    /** What each member gets, by how it belongs to the sheet, such as {@code character.crew}, and by its track. */
    public Map<String, Map<String, Long>> forMembers(DerivedSheet before) {
        Map<String, Map<String, Long>> all = new LinkedHashMap<>();
        for (ForMembers members : forMembers) {
            Map<String, Long> sum = all.computeIfAbsent(members.path(), path -> new LinkedHashMap<>());
            members.on(before).forEach((track, amount) -> sum.merge(track, amount, Long::sum));
        }
        all.values().removeIf(Map::isEmpty);
        return all;
    }
}
