package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lampblack.diagnostic.Distinct;
import lampblack.dice.Odds;
import lampblack.dice.OddsTable;

/** Says what of the odds of a roll changes with the choices of a setting. */
record SettingOddsText(OddsText words) {

    private static final String NOTHING = "0.00";

    /** Only what differs, beside each other; or a table for each choice where it is the outcomes. */
    void add(OddsTable.SettingSplit split, TextTable page) {
        String title = split.choices().values().iterator().next().roll().label().title() + ": "
                + split.setting().label().title();
        if (differ(split, odds -> odds.outcomes().ways())) {
            split.others().forEach((choice, table) -> {
                page.section(title + " " + split.setting().choices().get(choice).label().title());
                words.table(table, page);
            });
            return;
        }
        page.section(title);
        List<String> head = new ArrayList<>(List.of(""));
        List<List<String>> columns = new ArrayList<>();
        figures(split).forEach((what, figure) -> split.choices().forEach((choice, table) -> {
            List<String> column = table.rows().stream().map(row -> row.odds().map(figure)
                    .orElseGet(() -> words.render("cli.odds.no-roll"))).toList();
            if (column.stream().anyMatch(name -> !name.equals(NOTHING))) {
                String choiceTitle = split.setting().choices().get(choice).label().title();
                head.add(words.render("cli.odds.choice", "choice", choiceTitle, "what", what));
                columns.add(column);
            }
        }));
        page.row(head);
        OddsTable any = split.choices().values().iterator().next();
        List<OddsTable.OddsRow> first = any.rows();
        for (int i = 0; i < first.size(); i++) {
            List<String> cells = new ArrayList<>(List.of(words.name(any, first.get(i))));
            for (List<String> column : columns) {
                cells.add(column.get(i));
            }
            page.row(cells);
        }
    }

    private static boolean differ(OddsTable.SettingSplit split, Function<Odds, Object> what) {
        return Distinct.of(split.choices().values().stream().map(table -> table.rows().stream()
                .map(row -> row.odds().map(what)).toList())).size() > 1;
    }

    /** The figures that are not the same for all choices, by what they are called. */
    private Map<String, Function<Odds, String>> figures(OddsTable.SettingSplit split) {
        Map<String, Function<Odds, String>> figures = new LinkedHashMap<>();
        OddsTable one = split.choices().values().iterator().next();
        List<Odds> all = split.choices().values().stream().flatMap(OddsText::odds).toList();
        Distinct.of(all.stream().flatMap(odds -> odds.marks().keySet().stream())).forEach(track ->
                figures.put(words.words(one).title(track), odds -> words.marked(one, track, odds)));
        Distinct.of(all.stream().flatMap(odds -> odds.ticks().keySet().stream())).forEach(source ->
                figures.put(words.ticks(one, source), odds -> OddsText.mean(odds.ticks().get(source))));
        if (all.stream().anyMatch(odds -> !odds.tiers().ways().isEmpty())) {
            figures.put(words.render("cli.odds.tier"), words::tiers);
        }
        if (all.stream().anyMatch(odds -> !odds.fills().ways().isEmpty())) {
            figures.put(words.render("cli.odds.fills"), OddsText::filled);
        }
        figures.values().removeIf(figure -> !differ(split, figure::apply));
        return figures;
    }
}
