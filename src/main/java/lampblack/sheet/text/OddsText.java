package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.dice.Averages;
import lampblack.dice.Distribution;
import lampblack.dice.Fraction;
import lampblack.dice.Odds;
import lampblack.dice.OddsTable;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.track.Trait;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.build.RollDescriptions;

/**
 * Says odds in tables, or in bars.
 *
 * @param titles what a trait is called with which a roll is made
 */
public record OddsText(Ruleset game, BiFunction<Roll, Trait, String> titles, Messages messages) {

    private static final int WIDTH = 50;

    /** @param splits by setting, in the end */
    public String page(List<OddsTable> tables, List<OddsTable.SettingSplit> splits, boolean plot) {
        TextTable table = new TextTable();
        for (OddsTable oddsTable : tables) {
            table.section(oddsTable.roll().label().title());
            if (plot && !oddsTable.roll().outcomes().isEmpty()) {
                plot(oddsTable, table);
            } else {
                table(oddsTable, table);
            }
        }
        splits.forEach(settingSplit -> new SettingOddsText(this).add(settingSplit, table));
        return table.text().stripLeading();
    }

    /** A column of odds: what it is called, and what stands in it. */
    private record OddsColumn(String title, Function<OddsTable.OddsRow, String> figure) {

        private static OddsColumn of(String title, Function<Odds, String> figure) {
            return new OddsColumn(title, row -> figure.apply(row.odds().orElseThrow()));
        }
    }

    void table(OddsTable table, TextTable page) {
        List<OddsColumn> columns = columns(table);
        page.row(Stream.concat(Stream.of(""), columns.stream().map(OddsColumn::title)).toList());
        for (OddsTable.OddsRow row : table.rows()) {
            Stream<String> figures = row.odds().isEmpty() ? Stream.of(render("cli.odds.no-roll"))
                    : columns.stream().map(column -> column.figure().apply(row));
            page.row(Stream.concat(Stream.of(name(table, row)), figures).toList());
        }
    }

    private List<OddsColumn> columns(OddsTable table) {
        List<OddsColumn> columns = new ArrayList<>();
        table.roll().outcomes().forEach((id, outcome) -> columns.add(OddsColumn.of(outcome.label().title(),
                odds -> odds.outcomes().probability(id).percent())));
        List<String> marks = tracks(table, odds -> odds.marks().keySet());
        marks.forEach(mark -> columns.addAll(marks(table, mark)));
        tracks(table, odds -> odds.ticks().keySet()).forEach(tick -> columns.add(OddsColumn.of(
                mean(ticks(table, tick)), odds -> mean(odds.ticks().get(tick)))));
        if (odds(table).anyMatch(odds -> !odds.tiers().ways().isEmpty())) {
            columns.add(OddsColumn.of(render("cli.odds.tier"), this::tiers));
        }
        if (table.roll().clock().isPresent()) {
            columns.add(OddsColumn.of(mean(render("cli.odds.fills")), OddsText::filled));
        }
        if (table.roll().keep() == Keep.SUM || table.roll().outcomes().isEmpty() && marks.isEmpty()) {
            columns.add(OddsColumn.of(mean(render("cli.odds.result")), odds -> mean(odds.kept())));
        }
        if (table.roll().die().isChain()) {
            columns.add(new OddsColumn(render("cli.odds.uses"), this::uses));
        }
        return columns;
    }

    private static List<String> tracks(OddsTable table, Function<Odds, Set<String>> named) {
        return Distinct.of(odds(table).flatMap(odds -> named.apply(odds).stream()));
    }

    static Stream<Odds> odds(OddsTable table) {
        return table.rows().stream().flatMap(row -> row.odds().stream());
    }

    private String mean(String what) {
        return render("cli.odds.mean", "what", what);
    }

    /** How much is marked on the whole; of what is taken from a supply, how that changes. */
    private List<OddsColumn> marks(OddsTable table, String mark) {
        RollDescriptions words = words(table);
        String title = render(words.isSupply(mark) ? "cli.odds.mean-change" : "cli.odds.mean", "what", words.title(mark));
        OddsColumn mean = averaged(title, mark, words, Averages::mean, 2);
        return !isCost(table, mark) ? List.of(mean)
                : List.of(mean, averaged(render("cli.odds.median"), mark, words, Averages::median, 1),
                        averaged(render("cli.odds.mode"), mark, words, Averages::mode, 1));
    }

    private static OddsColumn averaged(String title, String mark, RollDescriptions words,
            Function<Averages, Fraction> of, int places) {
        return OddsColumn.of(title, odds -> averaged(odds, mark, words, of).rounded(places));
    }

    private static Fraction averaged(Odds odds, String mark, RollDescriptions words,
            Function<Averages, Fraction> of) {
        return Optional.ofNullable(odds.marks().get(mark)).map(Averages::of).map(of)
                .map(number -> words.change(mark, number)).orElse(Fraction.ZERO);
    }

    /** How much is marked on a track on average; of a supply, how what is there changes. */
    String marked(OddsTable table, String mark, Odds odds) {
        return averaged(odds, mark, words(table), Averages::mean).rounded(2);
    }

    String ticks(OddsTable table, String source) {
        return source.isEmpty() ? render("cli.odds.ticks")
                : render("cli.odds.ticks-of", "setting", table.roll().settings().get(source).label().title());
    }

    /** How likely each tier is, the highest first: {@code 2 50.0%, none 50.0%}. */
    String tiers(Odds odds) {
        return odds.tiers().ways().keySet().stream()
                .sorted(Comparator.comparing(number -> -number.orElse(Long.MIN_VALUE / 2)))
                .map(number -> number.map(OddsText::number).orElseGet(() -> render("cli.odds.no-tier")) + " "
                        + odds.tiers().probability(number).percent()).collect(Collectors.joining(", "));
    }

    static String number(long tier) {
        return tier < 0 ? "\u2212" + -tier : "" + tier;
    }

    /** How much of a clock is filled on the whole: {@code 0.63}. */
    static String filled(Odds odds) {
        return odds.fills().ways().keySet().stream().map(fraction -> fraction.times(odds.fills().probability(fraction)))
                .reduce(Fraction.ZERO, Fraction::plus).rounded(2);
    }

    /** Whether a roll marks or clears something regardless of its outcome. */
    private static boolean isCost(OddsTable table, String track) {
        RollEffects always = table.roll().always();
        return always.costs().containsKey(track) || always.clears().containsKey(track);
    }

    /** @param numbers nothing where it never comes to any */
    static String mean(Distribution<Long> numbers) {
        return (numbers == null ? Fraction.ZERO : Averages.of(numbers).mean()).rounded(2);
    }

    private String uses(OddsTable.OddsRow row) {
        return row.by() != OddsTable.OddsRowKey.DIE ? ""
                : row.uses().map(OddsText::brief).orElseGet(() -> render("cli.odds.for-ever"));
    }

    private static String brief(Fraction number) {
        return number.toString().contains("/") ? number.rounded(2) : number.toString();
    }

    private void plot(OddsTable table, TextTable page) {
        for (OddsTable.OddsRow row : table.rows()) {
            String name = name(table, row);
            if (row.odds().isEmpty()) {
                page.row(List.of(name, render("cli.odds.no-roll")));
            }
            for (RollOutcome rollOutcome : row.odds().isEmpty()
                    ? List.<RollOutcome>of() : table.roll().outcomes().values()) {
                Fraction chance = row.odds().get().outcomes().probability(rollOutcome.id());
                page.row(List.of(name, rollOutcome.label().title(), chance.percent(), bar(chance)));
                name = "";
            }
        }
    }

    /** A bar that is as long as the chance is high; a half at its end is drawn as such. */
    private static String bar(Fraction chance) {
        int halves = Integer.parseInt(chance.times(Fraction.of(2 * WIDTH)).rounded(0));
        return "\u2588".repeat(halves / 2) + (halves % 2 == 1 ? "\u258c" : "");
    }

    String name(OddsTable table, OddsTable.OddsRow row) {
        String title = row.trait().map(trait -> titles.apply(table.roll(), trait)).orElse("");
        return render("cli.odds." + row.by().word(), "number", row.number(), "title", title);
    }

    RollDescriptions words(OddsTable table) {
        return new RollDescriptions(game, table.roll().nobody(game.sheets()), messages);
    }

    String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
