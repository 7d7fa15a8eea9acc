package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.MarkedRow;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Trait;

/**
 * What a character brings to a roll.
 *
 * @param situation the marks of play
 * @param ofWhole the rows that are marked on the whole it is a part of
 */
public record CharacterModifiers(Roll roll, DerivedSheet derived, MapNode situation, List<MarkedRow> ofWhole) {

    public CharacterModifiers {
        ofWhole = List.copyOf(ofWhole);
    }

    /** What a character or a part brings. @param marks of the whole */
    public static CharacterModifiers of(Roll roll, DerivedSheet derived, MapNode situation, MapNode marks) {
        return new CharacterModifiers(roll, derived, situation, derived.whole()
                .map(whole -> MarkedRow.own(whole.sheet(), marks)).orElse(List.of()));
    }

    /** The names of what counts only at times, each with what has it. */
    public Map<String, NamedModifier> conditional() {
        Map<String, NamedModifier> named = new LinkedHashMap<>();
        SettledRoll.of(roll, derived, withMarks(RollSituation.USUAL)).gifts().stream().map(RollGift::named)
                .filter(namedModifier -> !namedModifier.modifier().when().isEmpty())
                .forEach(namedModifier -> named.merge(namedModifier.id(), namedModifier, NamedModifier::plus));
        return named;
    }

    /** A situation with the rows that are marked. */
    public RollSituation withMarks(RollSituation agreed) {
        List<MarkedRow> rows = new ArrayList<>(MarkedRow.all(derived.sheet(), situation));
        rows.addAll(ofWhole);
        return agreed.withRows(rows);
    }

    /** The traits of which one is picked. */
    public List<Trait> traits() {
        return traits(roll, derived);
    }

    /** The traits of which one is picked for a roll. */
    public static List<Trait> traits(Roll roll, DerivedSheet derived) {
        List<Trait> known = new ArrayList<>();
        roll.picked().ifPresent(rated -> {
            rated.sets().forEach(set -> known.addAll(derived.traits(set)));
            known.addAll(rated.traits());
        });
        return known;
    }

    /** Which die of a chain is at hand, from 0, or beyond the last where none is left; empty where nothing says it. */
    public Optional<Integer> stage(Die die) {
        return new CurrentDie(die, derived, Optional.of(situation)).stage();
    }

    /** What of a situation holds for all who roll together: the settings. */
    public static RollSituation shared(Roll roll, DerivedSheet derived, RollSituation situation) {
        RollSituation same = RollSituation.USUAL;
        Map<String, Long> numbers = SettledRoll.of(roll, derived, situation).numbers();
        for (RollSetting rollSetting : roll.settings().values()) {
            if (situation.settings().containsKey(rollSetting.id())) {
                same = same.withSetting(rollSetting.id(), situation.settings().get(rollSetting.id()));
            } else if (rollSetting.isNumber() && rollSetting.formula().isPresent() && !roll.instead()
                    .containsValue(rollSetting.id())) {
                same = same.withSetting(rollSetting.id(), "" + numbers.get(rollSetting.variable()));
            }
        }
        return same;
    }
}
