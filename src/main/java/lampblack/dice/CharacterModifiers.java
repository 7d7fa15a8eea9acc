package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.roll.RowModifier;
import lampblack.rules.trait.Trait;

/**
 * What a character brings to a roll.
 *
 * @param now the marks of play
 */
public record CharacterModifiers(Roll roll, DerivedSheet at, MapNode now) {

    /** What harm adds. */
    public List<NamedModifier> harm() {
        return RowModifier.of(roll, at.sheet(), now).stream()
                .map(rowModifier -> new NamedModifier(rowModifier.id(), rowModifier.row(), rowModifier.boost()))
                .toList();
    }

    /** What harm and options add, some of it only at times. */
    public List<NamedModifier> added() {
        List<NamedModifier> added = new ArrayList<>(harm());
        added.addAll(NamedModifier.of(roll, at));
        return added;
    }

    /** What counts only at times, by the name under which it is asked for. */
    public Map<String, NamedModifier> conditional() {
        Map<String, NamedModifier> named = new LinkedHashMap<>();
        added().stream().filter(namedModifier -> !namedModifier.boost().when().isEmpty())
                .forEach(namedModifier -> named.merge(namedModifier.id(), namedModifier,
                (one, other) -> new NamedModifier(one.id(), one.title(), one.boost().plus(other.boost()))));
        return named;
    }

    /** A situation with the harm that always counts. */
    public RollSituation withHarm(RollSituation agreed) {
        RollSituation harmed = agreed;
        for (NamedModifier namedModifier : harm()) {
            harmed = namedModifier.boost().when().isEmpty() ? harmed.with(namedModifier.boost()) : harmed;
        }
        return harmed;
    }

    /** The traits of which one is picked. */
    public List<Trait> traits() {
        return traits(roll, at);
    }

    /** The traits of which one is picked for a roll. */
    public static List<Trait> traits(Roll roll, DerivedSheet at) {
        List<Trait> known = new ArrayList<>();
        roll.picked().ifPresent(rated -> {
            rated.sets().forEach(set -> known.addAll(at.traits(set)));
            known.addAll(rated.traits());
        });
        return known;
    }

    /** Which die of a chain is at hand, from 0, or beyond the last where none is left; empty where nothing says it. */
    public Optional<Integer> stage(Die die) {
        return new CurrentDie(die, at, Optional.of(now)).stage();
    }

    /** What of a situation holds for all who roll together: the settings. */
    public static RollSituation shared(Roll roll, DerivedSheet at, RollSituation now) {
        RollSituation same = RollSituation.USUAL;
        Map<String, Long> numbers = SettledRoll.of(roll, at, now).numbers();
        for (RollSetting rollSetting : roll.settings().values()) {
            if (now.settings().containsKey(rollSetting.id())) {
                same = same.withSetting(rollSetting.id(), now.settings().get(rollSetting.id()));
            } else if (rollSetting.isNumber() && rollSetting.reckoned().isPresent() && !roll.instead()
                    .containsValue(rollSetting.id())) {
                same = same.withSetting(rollSetting.id(), "" + numbers.get(rollSetting.variable()));
            }
        }
        return same;
    }
}
