package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.roll.MarkedRow;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.track.Trait;

/**
 * What is agreed before the dice fall; what it leaves open is as the roll has it usually.
 *
 * @param dice how many dice, before anything is added; empty where the roll's own pool says
 * @param trait the trait that is picked
 * @param rating its rating where no character says
 * @param against what the result is held against; empty where the roll itself says
 * @param stage which die of a chain, from 0
 * @param settings the choice or number of settings, by id
 * @param extras how often each extra is done, by id
 * @param beside which die of its chain each extra rolls besides, from 0, by the id of the extra
 * @param brought what is added besides, and the rows that are marked
 */
public record RollSituation(Optional<Long> dice, Optional<Trait> trait, Optional<Long> rating, Optional<Long> against,
        int stage, Map<String, String> settings, Map<String, Long> extras, Map<String, Integer> beside,
        BroughtModifiers brought) {

    public static final RollSituation USUAL = new RollSituation(Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), 0, Map.of(), Map.of(), Map.of(), BroughtModifiers.NOTHING);

    public RollSituation {
        settings = new LinkedHashMap<>(settings);
        extras = new LinkedHashMap<>(extras);
        beside = new LinkedHashMap<>(beside);
    }

    /** The same with so many dice. */
    public RollSituation withDice(long number) {
        return new RollSituation(Optional.of(number), trait, rating, against, stage, settings, extras, beside, brought);
    }

    /** The same held against a number. */
    public RollSituation withAgainst(long number) {
        return new RollSituation(dice, trait, rating, Optional.of(number), stage, settings, extras, beside, brought);
    }

    /** The same with a rating that no character says. */
    public RollSituation withRating(long number) {
        return new RollSituation(dice, trait, Optional.of(number), against, stage, settings, extras, beside, brought);
    }

    /** The same for somebody with the one number by which the roll goes: a rating, dice, or what is rolled under. */
    public RollSituation withOwn(Roll roll, long number) {
        boolean under = roll.against().flatMap(NumberSource::asRated).isPresent();
        return under ? withAgainst(number) : roll.trait().isPresent() ? withRating(number)
                : roll.against().isPresent() ? withAgainst(number) : withDice(number);
    }

    /** The same with a trait of the character. */
    public RollSituation withTrait(Trait picked) {
        return new RollSituation(dice, Optional.of(picked), rating, against, stage, settings, extras, beside, brought);
    }

    /** The same with another die of the chain, from 0. */
    public RollSituation withStage(int index) {
        return new RollSituation(dice, trait, rating, against, index, settings, extras, beside, brought);
    }

    /** The same where a setting is a choice or a number. */
    public RollSituation withSetting(String id, String value) {
        Map<String, String> all = new LinkedHashMap<>(settings);
        all.put(id, value);
        return new RollSituation(dice, trait, rating, against, stage, all, extras, beside, brought);
    }

    /** The same where an extra is done so often. */
    public RollSituation withExtra(String id, long times) {
        Map<String, Long> all = new LinkedHashMap<>(extras);
        all.put(id, times);
        return new RollSituation(dice, trait, rating, against, stage, settings, all, beside, brought);
    }

    /** The same where an extra rolls another die of its chain besides, from 0. */
    public RollSituation withBeside(String extra, int index) {
        Map<String, Integer> all = new LinkedHashMap<>(beside);
        all.put(extra, index);
        return new RollSituation(dice, trait, rating, against, stage, settings, extras, all, brought);
    }

    /** The same with something added besides. */
    public RollSituation with(RollModifier added) {
        return with(brought.with(added));
    }

    /** The same with something added by its name, whatever it is bound to. */
    public RollSituation with(NamedModifier added) {
        return with(brought.with(added));
    }

    /** The same with rows that are marked. */
    public RollSituation withRows(List<MarkedRow> marked) {
        return with(brought.withRows(marked));
    }

    /** The same where what has this name counts now. */
    public RollSituation asking(String name) {
        return with(brought.asking(name));
    }

    private RollSituation with(BroughtModifiers other) {
        return new RollSituation(dice, trait, rating, against, stage, settings, extras, beside, other);
    }

    /**
     * Two extras that cannot come together, if it has two such; the one that comes first in the roll is named first.
     */
    public Optional<List<String>> clash(Roll roll) {
        return roll.extras().values().stream().filter(rollExtra -> does(rollExtra.id()))
                .flatMap(rollExtra -> roll.extras().values().stream().filter(other -> does(other.id())
                        && (rollExtra.notWith().contains(other.id()) || other.notWith().contains(rollExtra.id())))
                        .map(other -> List.of(rollExtra.id(), other.id()))).findFirst();
    }

    private boolean does(String extra) {
        return extras.getOrDefault(extra, 0L) > 0;
    }
}
