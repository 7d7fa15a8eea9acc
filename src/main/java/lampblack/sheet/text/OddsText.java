package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
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

    void table(OddsTable table, TextTable page) {
        Set<String> marks = new LinkedHashSet<>();
        Set<String> ticks = new LinkedHashSet<>();
        table.rows().forEach(row -> row.odds().ifPresent(odds -> {
            marks.addAll(odds.marks().keySet());
            ticks.addAll(odds.ticks().keySet());
        }));
        List<String> head = new ArrayList<>(List.of(""));
        table.roll().outcomes().values().stream().map(RollOutcome::label).forEach(label -> head.add(label.title()));
        marks.forEach(mark -> {
            head.add(render(isSupply(table, mark) ? "cli.odds.mean-change" : "cli.odds.mean", "what",
                    words(table).title(mark)));
            if (isCost(table, mark)) {
                head.add(render("cli.odds.median"));
                head.add(render("cli.odds.mode"));
            }
        });
        ticks.forEach(tick -> head.add(render("cli.odds.mean", "what", ticks(table, tick))));
        if (hasTiers(table)) {
            head.add(render("cli.odds.tier"));
        }
        if (table.roll().clock().isPresent()) {
            head.add(render("cli.odds.mean", "what", render("cli.odds.fills")));
        }
        boolean sum = isSum(table, marks);
        if (sum) {
            head.add(render("cli.odds.mean", "what", render("cli.odds.result")));
        }
        if (table.roll().die().isChain()) {
            head.add(render("cli.odds.uses"));
        }
        page.row(head);
        table.rows().forEach(row -> page.row(row(table, row, marks, ticks, sum)));
    }

    String ticks(OddsTable table, String source) {
        return source.isEmpty() ? render("cli.odds.ticks")
                : render("cli.odds.ticks-of", "setting", table.roll().settings().get(source).label().title());
    }

    private static boolean hasTiers(OddsTable table) {
        return table.rows().stream().flatMap(row -> row.odds().stream())
                .anyMatch(odds -> !odds.tiers().ways().isEmpty());
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

    /** Whether what is marked is taken from it, so that the odds say how it changes. */
    private boolean isSupply(OddsTable table, String track) {
        return words(table).isSupply(track);
    }

    private static boolean isSum(OddsTable table, Set<String> marks) {
        return table.roll().keep() == Keep.SUM || table.roll().outcomes().isEmpty() && marks.isEmpty();
    }

    private List<String> row(OddsTable table, OddsTable.OddsRow row, Set<String> marks, Set<String> ticks,
            boolean sum) {
        List<String> cells = new ArrayList<>(List.of(name(table, row)));
        if (row.odds().isEmpty()) {
            cells.add(render("cli.odds.no-roll"));
            return cells;
        }
        Odds odds = row.odds().get();
        table.roll().outcomes().keySet().forEach(id -> cells.add(odds.outcomes().probability(id).percent()));
        marks.forEach(mark -> {
            Optional<Averages> averages = Optional.ofNullable(odds.marks().get(mark)).map(Averages::of);
            UnaryOperator<Fraction> change = isSupply(table, mark) ? Fraction.ZERO::minus : mean -> mean;
            cells.add(averages.map(all -> change.apply(all.mean()).rounded(2)).orElse("0.00"));
            if (isCost(table, mark)) {
                cells.add(averages.map(all -> change.apply(all.median()).rounded(1)).orElse("0.0"));
                cells.add(averages.map(all -> change.apply(all.mode()).rounded(1)).orElse("0.0"));
            }
        });
        ticks.forEach(tick -> cells.add(mean(Optional.ofNullable(odds.ticks().get(tick)))));
        if (hasTiers(table)) {
            cells.add(tiers(odds));
        }
        if (table.roll().clock().isPresent()) {
            cells.add(filled(odds));
        }
        if (sum) {
            cells.add(mean(Optional.of(odds.kept())));
        }
        if (row.by() == OddsTable.OddsRowKey.DIE) {
            cells.add(row.uses().map(OddsText::brief).orElseGet(() -> render("cli.odds.for-ever")));
        }
        return cells;
    }

    static String mean(Optional<Distribution<Long>> numbers) {
        return numbers.map(distribution -> Averages.of(distribution).mean().rounded(2)).orElse("0.00");
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
        return new RollDescriptions(game, table.roll().sheetAmong(game.sheets()).orElseThrow(), messages);
    }

    String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
