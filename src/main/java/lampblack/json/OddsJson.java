package lampblack.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.dice.Averages;
import lampblack.dice.Distribution;
import lampblack.dice.Fraction;
import lampblack.dice.Odds;
import lampblack.dice.OddsTable;

/** Odds as they are printed for programs: exactly, as fractions. */
public final class OddsJson {

    private OddsJson() {}

    /** The odds of a roll, a row after the other. */
    public static Map<String, Object> of(OddsTable table) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("roll", table.roll().id());
        json.put("title", table.roll().label().title());
        json.put("rows", table.rows().stream().map(row -> row(table, row)).toList());
        return json;
    }

    private static Map<String, Object> row(OddsTable table, OddsTable.OddsRow row) {
        Map<String, Object> json = new LinkedHashMap<>();
        row.trait().ifPresent(trait -> json.put("trait", trait.written()));
        json.put(row.by() == OddsTable.OddsRowKey.TRAIT ? "rating" : row.by().word(), row.number());
        if (row.by() == OddsTable.OddsRowKey.DIE) {
            json.put("uses", row.uses().map(Fraction::toString));
        }
        json.put("rolled", row.odds().isPresent());
        row.odds().ifPresent(odds -> {
            Map<String, Object> outcomes = new LinkedHashMap<>();
            table.roll().outcomes().keySet().forEach(id -> outcomes.put(id, chance(odds, id)));
            json.put("outcomes", outcomes);
            json.put("kept", numbers(odds.kept()));
            json.put("marks", all(odds.marks()));
            json.put("ticks", all(odds.ticks()));
            Map<String, Object> tiers = new LinkedHashMap<>();
            odds.tiers().ways().keySet().forEach(number -> tiers.put(number.map(String::valueOf).orElse("none"),
                    odds.tiers().probability(number).toString()));
            json.put("tiers", tiers);
            Map<String, Object> fills = new LinkedHashMap<>();
            odds.fills().ways().keySet().forEach(fraction ->
                    fills.put(fraction.toString(), odds.fills().probability(fraction).toString()));
            json.put("fills", fills);
        });
        return json;
    }

    private static Map<String, Object> chance(Odds odds, String outcome) {
        Fraction chance = odds.outcomes().probability(outcome);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("exact", chance.toString());
        json.put("percent", chance.percent());
        return json;
    }

    private static Map<String, Object> all(Map<String, Distribution<Long>> numbers) {
        Map<String, Object> json = new LinkedHashMap<>();
        numbers.forEach((key, distribution) -> json.put(key, numbers(distribution)));
        return json;
    }

    static Map<String, Object> numbers(Distribution<Long> numbers) {
        Averages averages = Averages.of(numbers);
        Map<String, Object> chances = new LinkedHashMap<>();
        numbers.ways().keySet().forEach(id -> chances.put(id.toString(), numbers.probability(id).toString()));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("mean", averages.mean().toString());
        json.put("median", averages.median().toString());
        json.put("mode", averages.mode().toString());
        json.put("chances", chances);
        return json;
    }

    /** Several rolls of a game, and what differs by settings. */
    public static Map<String, Object> of(String ruleset, List<OddsTable> tables, List<OddsTable.SettingSplit> splits) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ruleset", ruleset);
        json.put("rolls", tables.stream().map(OddsJson::of).toList());
        Map<String, Object> settings = new LinkedHashMap<>();
        for (OddsTable.SettingSplit settingSplit : splits) {
            Map<String, Object> choices = new LinkedHashMap<>();
            settingSplit.choices().forEach((choice, table) -> choices.put(choice, table.rows().stream()
                    .map(row -> row(table, row)).toList()));
            settings.put(settingSplit.setting().id(), choices);
        }
        json.put("settings", settings);
        return json;
    }
}
