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
                .map(each -> new NamedModifier(each.id(), each.row(), each.boost())).toList();
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
        added().stream().filter(each -> !each.boost().when().isEmpty()).forEach(each -> named.merge(each.id(), each,
                (one, other) -> new NamedModifier(one.id(), one.title(), one.boost().plus(other.boost()))));
        return named;
    }

    /** A situation with the harm that always counts. */
    public RollSituation withHarm(RollSituation agreed) {
        RollSituation harmed = agreed;
        for (NamedModifier each : harm()) {
            harmed = each.boost().when().isEmpty() ? harmed.with(each.boost()) : harmed;
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
        roll.picked().ifPresent(each -> {
            each.sets().forEach(set -> known.addAll(at.traits(set)));
            known.addAll(each.traits());
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
        for (RollSetting each : roll.settings().values()) {
            if (now.settings().containsKey(each.id())) {
                same = same.withSetting(each.id(), now.settings().get(each.id()));
            } else if (each.isNumber() && each.reckoned().isPresent() && !roll.instead().containsValue(each.id())) {
                same = same.withSetting(each.id(), "" + numbers.get(each.variable()));
            }
        }
        return same;
    }
}
