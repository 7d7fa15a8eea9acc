package lampblack.json;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import lampblack.dice.Averages;
import lampblack.dice.Distribution;
import lampblack.dice.Fraction;
import lampblack.dice.Odds;
import lampblack.dice.OddsTable;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Trait;

/** The odds of several rolls of a game, exactly, as fractions, and what differs by settings. */
public record OddsJson(String ruleset, List<RollJson> rolls, Map<String, Map<String, List<OddsRowJson>>> settings) {

    /** @param supplies whether what a roll marks somewhere is taken from there */
    public static OddsJson of(String ruleset, List<OddsTable> tables, List<OddsTable.SettingSplit> splits,
            BiPredicate<Roll, String> supplies) {
        Map<String, Map<String, List<OddsRowJson>>> settings = new LinkedHashMap<>();
        for (OddsTable.SettingSplit split : splits) {
            Map<String, List<OddsRowJson>> choices = new LinkedHashMap<>();
            split.choices().forEach((choice, table) -> choices.put(choice, OddsRowJson.all(table, supplies)));
            settings.put(split.setting().id(), choices);
        }
        return new OddsJson(ruleset, tables.stream().map(table -> RollJson.of(table, supplies)).toList(), settings);
    }

    /** The odds of a roll, a row after the other. */
    record RollJson(String roll, String title, List<OddsRowJson> rows) {

        static RollJson of(OddsTable table, BiPredicate<Roll, String> supplies) {
            return new RollJson(table.roll().id(), table.roll().label().title(), OddsRowJson.all(table, supplies));
        }
    }

    /**
     * @param by what the row is about, under its own key
     * @param odds missing where nothing is rolled
     */
    record OddsRowJson(@JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<String> trait,
            @JsonUnwrapped NumberJson by, boolean rolled, @JsonUnwrapped ChancesJson odds) {

        static List<OddsRowJson> all(OddsTable table, BiPredicate<Roll, String> supplies) {
            return table.rows().stream().map(row -> new OddsRowJson(row.trait().map(Trait::written), NumberJson.of(row),
                    row.odds().isPresent(), row.odds().map(odds -> ChancesJson.of(table.roll(), odds,
                            track -> supplies.test(table.roll(), track))).orElse(null))).toList();
        }
    }

    /** @param uses how many uses the die lasts on average, in rows about a die */
    record NumberJson(@JsonAnyGetter Map<String, Long> number,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Optional<Fraction>> uses) {

        static NumberJson of(OddsTable.OddsRow row) {
            String key = row.by() == OddsTable.OddsRowKey.TRAIT ? "rating" : row.by().word();
            return new NumberJson(Map.of(key, row.number()),
                    row.by() == OddsTable.OddsRowKey.DIE ? Optional.of(row.uses()) : Optional.empty());
        }
    }

    /**
     * What can come of a roll.
     *
     * @param marks how much is marked on tracks and rows
     * @param changes how supplies change: below 0 by what is paid from them
     */
    record ChancesJson(Map<String, ChanceJson> outcomes, NumbersJson kept, Map<String, NumbersJson> marks,
            Map<String, NumbersJson> changes, Map<String, NumbersJson> ticks, Map<String, Fraction> tiers, Map<String, Fraction> fills) {

        static ChancesJson of(Roll roll, Odds odds, Predicate<String> supply) {
            Map<String, ChanceJson> outcomes = new LinkedHashMap<>();
            roll.outcomes().keySet().forEach(id -> outcomes.put(id,
                    ChanceJson.of(odds.outcomes().probability(id))));
            Map<String, Fraction> tiers = new LinkedHashMap<>();
            odds.tiers().ways().keySet().forEach(number -> tiers.put(number.map(String::valueOf).orElse("none"),
                    odds.tiers().probability(number)));
            return new ChancesJson(outcomes, NumbersJson.of(odds.kept()), NumbersJson.marks(odds.marks(), supply),
                    NumbersJson.changes(odds.marks(), supply), NumbersJson.all(odds.ticks()), tiers, chances(odds.fills()));
        }
    }

    record ChanceJson(Fraction exact, String percent) {

        static ChanceJson of(Fraction chance) {
            return new ChanceJson(chance, chance.percent());
        }
    }

    record NumbersJson(Fraction mean, Fraction median, Fraction mode, Map<String, Fraction> chances) {

        static NumbersJson of(Distribution<Long> numbers) {
            Averages averages = Averages.of(numbers);
            return new NumbersJson(averages.mean(), averages.median(), averages.mode(), OddsJson.chances(numbers));
        }

        static Map<String, NumbersJson> all(Map<String, Distribution<Long>> numbers) {
            Map<String, NumbersJson> all = new LinkedHashMap<>();
            numbers.forEach((key, distribution) -> all.put(key, of(distribution)));
            return all;
        }

        /** Of what is marked, that which is taken from no supply. */
        static Map<String, NumbersJson> marks(Map<String, Distribution<Long>> marked, Predicate<String> supply) {
            Map<String, Distribution<Long>> marks = new LinkedHashMap<>(marked);
            marks.keySet().removeIf(supply);
            return all(marks);
        }

        /** How supplies change by what is taken from them. */
        static Map<String, NumbersJson> changes(Map<String, Distribution<Long>> marked, Predicate<String> supply) {
            Map<String, Distribution<Long>> changes = new LinkedHashMap<>();
            marked.forEach((key, taken) -> {
                if (supply.test(key)) {
                    changes.put(key, Distribution.negative(taken));
                }
            });
            return all(changes);
        }
    }

    private static <T> Map<String, Fraction> chances(Distribution<T> numbers) {
        Map<String, Fraction> chances = new LinkedHashMap<>();
        numbers.ways().keySet().forEach(number -> chances.put(number.toString(), numbers.probability(number)));
        return chances;
    }
}
