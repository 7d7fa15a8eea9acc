package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.LongStream;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Worded;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Trait;

/** The odds of a roll in rows: by the number of dice, by what it is held against, by the die of a chain. */
public record OddsTable(Roll roll, List<OddsRow> rows) {

    private static final long USUAL_MOST = 6;
    private static final long MAX_ROWS = 20;

    /** The kind of number that a row is for. */
    public enum OddsRowKey implements Worded {
        DICE("dice"), AGAINST("against"), DIE("die"), FACES("faces"), TRAIT("trait");

        private final String word;

        OddsRowKey(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /**
     * One row.
     *
     * @param number of dice, or what the result is held against, or the faces of the die, or the rating of the trait;
     *     a die that is rolled in place of a chain goes by its faces alone
     * @param trait that is rolled, where a row goes by that
     * @param odds empty where there is no roll
     * @param uses how often the die is rolled on the whole until it is gone, where it is one of a chain that ends
     */
    public record OddsRow(OddsRowKey by, long number, Optional<Trait> trait, Optional<Odds> odds,
            Optional<Fraction> uses) {

        private OddsRow(OddsRowKey by, long number, Optional<Odds> odds, Optional<Fraction> uses) {
            this(by, number, Optional.empty(), odds, uses);
        }
    }

    public static OddsTable of(Roll roll, DerivedSheet derived, RollSituation situation) {
        return new OddsTable(roll, roll.die().isChain() ? chain(roll, derived, situation)
                : roll.against().isPresent() && situation.against().isEmpty() ? against(roll, derived, situation)
                : dice(roll, derived, situation));
    }

    /**
     * The odds for a character, a row for each of the traits it may be made with; without one there is a row as it
     * stands.
     *
     * @param situation with the dice that the character has, and its harm
     */
    public static OddsTable of(Roll roll, DerivedSheet derived, RollSituation situation, List<Trait> traits) {
        if (!traits.isEmpty()) {
            return new OddsTable(roll, traits.stream().map(trait -> {
                SettledRoll settled = SettledRoll.of(roll, derived, situation.withTrait(trait));
                return new OddsRow(OddsRowKey.TRAIT, settled.rating(), Optional.of(trait), Odds.of(settled),
                        Optional.empty());
            }).toList());
        }
        boolean alone = !roll.die().isChain() && (roll.against().isEmpty() || situation.against().isPresent()
                || roll.against().get().counted().isPresent())
                && (situation.dice().isPresent() || roll.dice().counted().isPresent());
        if (!alone) {
            return of(roll, derived, situation);
        }
        SettledRoll settled = SettledRoll.of(roll, derived, situation);
        return new OddsTable(roll, List.of(settled.against().isPresent()
                ? new OddsRow(OddsRowKey.AGAINST, settled.against().get(), Odds.of(settled), Optional.empty())
                : new OddsRow(OddsRowKey.DICE, settled.pool(), Odds.of(settled), Optional.empty())));
    }

    /** Only the rows of one die, where one is asked for. */
    public OddsTable only(Optional<Long> die) {
        return new OddsTable(roll, rows.stream().filter(oddsRow -> oddsRow.by() != OddsRowKey.DIE || die.isEmpty()
                || die.get() == oddsRow.number()).toList());
    }

    /**
     * The same for each choice of a setting.
     *
     * @param choices the tables by choice, in their order
     */
    public record SettingSplit(RollSetting setting, Map<String, OddsTable> choices) {

        public SettingSplit {
            choices = new LinkedHashMap<>(choices);
        }

        /** Those besides the choice that usually holds. */
        public Map<String, OddsTable> others() {
            Map<String, OddsTable> others = new LinkedHashMap<>(choices);
            if (setting.formula().isEmpty()) {
                others.remove(setting.usual().orElseGet(() -> choices.keySet().iterator().next()));
            }
            return others;
        }
    }

    /** The settings of which nobody said how they are, and whose choices change what is likely. */
    public static List<SettingSplit> splits(Roll roll, DerivedSheet derived, RollSituation situation) {
        return splits(roll, situation, RollNeeds.of(roll, derived, situation, false),
                rollSituation -> of(roll, derived, rollSituation));
    }

    /** The same for a character. */
    public static List<SettingSplit> splits(Roll roll, DerivedSheet derived, RollSituation situation,
            List<Trait> traits) {
        return splits(roll, situation, RollNeeds.of(roll, derived, situation, true),
                rollSituation -> of(roll, derived, rollSituation, traits));
    }

    private static List<SettingSplit> splits(Roll roll, RollSituation situation, RollNeeds needs,
            Function<RollSituation, OddsTable> odds) {
        List<SettingSplit> splits = new ArrayList<>();
        for (RollSetting rollSetting : roll.settings().values()) {
            if (!rollSetting.isNumber() && !situation.settings().containsKey(rollSetting.id())) {
                Map<String, OddsTable> choices = new LinkedHashMap<>();
                rollSetting.choices().keySet().stream()
                        .filter(choice -> needs.unmet(rollSetting, choice).isEmpty()).forEach(choice ->
                        choices.put(choice, odds.apply(situation.withSetting(rollSetting.id(), choice))));
                if (Distinct.of(choices.values().stream()).size() > 1) {
                    splits.add(new SettingSplit(rollSetting, choices));
                }
            }
        }
        return splits;
    }

    /** A row for each die; one where something is rolled in place of all of them. */
    private static List<OddsRow> chain(Roll roll, DerivedSheet derived, RollSituation situation) {
        SettledRoll settled = SettledRoll.of(roll, derived, situation);
        if (settled.more().die().isPresent()) {
            return List.of(new OddsRow(OddsRowKey.FACES, settled.faces(), Odds.of(settled), Optional.empty()));
        }
        List<Optional<Fraction>> uses = ExpectedUses.of(roll, derived, situation).expected();
        List<OddsRow> rows = new ArrayList<>();
        for (int i = 0; i < uses.size(); i++) {
            rows.add(new OddsRow(OddsRowKey.DIE, roll.die().chain().get(i),
                    Odds.of(SettledRoll.of(roll, derived, situation.withStage(i))), uses.get(i)));
        }
        return rows;
    }

    private static List<OddsRow> against(Roll roll, DerivedSheet derived, RollSituation situation) {
        SettledRoll settled = SettledRoll.of(roll, derived, situation);
        long most = settled.faces() * Math.max(1, settled.pool());
        long step = (most + MAX_ROWS - 1) / MAX_ROWS;
        return LongStream.iterate(step, number -> number <= most, number -> number + step)
                .mapToObj(number -> new OddsRow(OddsRowKey.AGAINST,
                number, Odds.of(SettledRoll.of(roll, derived, situation.withAgainst(number))), Optional.empty()))
                .toList();
    }

    private static List<OddsRow> dice(Roll roll, DerivedSheet derived, RollSituation situation) {
        long least = situation.dice().orElse(0L);
        long most = situation.dice().orElse(USUAL_MOST);
        if (situation.dice().isEmpty() && roll.dice().fixed().isPresent()) {
            boolean changes = roll.modifiers().anyMatch(rollModifier -> rollModifier.dice() != 0);
            least = changes ? 0 : roll.dice().fixed().get();
            most = changes ? Math.max(USUAL_MOST, roll.dice().fixed().get()) : least;
        }
        return LongStream.rangeClosed(least, most).mapToObj(index -> new OddsRow(OddsRowKey.DICE, index,
                Odds.of(SettledRoll.of(roll, derived, situation.withDice(index))), Optional.empty())).toList();
    }
}
