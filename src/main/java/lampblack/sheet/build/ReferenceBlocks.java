package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Messages;
import lampblack.node.MapNode;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.ReferenceTable;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.sheet.SheetKind;

/** Sets the rolls, tables and texts of a game: all of them to look things up in, or one as a panel of a sheet. */
record ReferenceBlocks(Ruleset ruleset, Messages messages) {

    private static final String TABLES = "tables.";
    private static final String TEXTS = "texts.";
    private static final String ROLLS = "rolls.";

    /** What is rolled most comes first, lists of things to have last. */
    List<Block> all() {
        List<Block> blocks = new ArrayList<>();
        rolls(blocks);
        ruleset.tables().values().forEach(table -> blocks.add(table(table)));
        ruleset.texts().values().forEach(text -> blocks.add(text(text)));
        for (SheetRules rules : ruleset.sheets().values()) {
            blocks.addAll(new ReferenceLists(SheetSubject.of(new DerivedSheet(rules, rules.linked().start()),
                    new MapNode(Map.of(), rules.label().span()), SheetKind.BLANK, ruleset, messages)).all());
        }
        return blocks;
    }

    /** Each roll by itself, then once what several of them share. */
    private void rolls(List<Block> blocks) {
        Map<Block.TableRow, List<String>> extras = new LinkedHashMap<>();
        Map<Block.TableRow, List<String>> numbers = new LinkedHashMap<>();
        for (Roll roll : ruleset.rolls().values()) {
            String title = roll.label().title();
            roll(roll).extras().forEach(row -> extras.computeIfAbsent(row, of -> new ArrayList<>()).add(title));
            roll(roll).numbers().forEach(row -> numbers.computeIfAbsent(row, of -> new ArrayList<>()).add(title));
        }
        List.of(extras, numbers).forEach(all -> all.values().removeIf(titles -> titles.size() < 2));
        Set<Block.TableRow> shared = new HashSet<>(extras.keySet());
        shared.addAll(numbers.keySet());
        Set<String> readings = new HashSet<>(Set.of(""));
        ruleset.rolls().values().forEach(roll -> {
            String reading = roll(roll).reading();
            blocks.addAll(roll(roll).all(shared, !readings.add(reading) && !reading.isEmpty()));
        });
        several("roll.settled.several", List.of("roll.range", "roll.when"), joined(numbers)).ifPresent(blocks::add);
        several("roll.extras.several", List.of("roll.cost", "roll.what-it-gives"), extras).ifPresent(blocks::add);
    }

    /** What says when of some rolls alone is said once, of all that settle the same. */
    private static Map<Block.TableRow, List<String>> joined(Map<Block.TableRow, List<String>> rows) {
        Map<Block.TableRow, List<String>> joined = new LinkedHashMap<>();
        rows.forEach((row, titles) -> {
            Block.TableRow same = joined.keySet().stream().filter(other -> other.title().equals(row.title())
                    && other.cells().get(0).equals(row.cells().get(0)) && (other.cells().get(1).isEmpty()
                    || row.cells().get(1).isEmpty())).findFirst().orElse(row);
            List<String> all = new ArrayList<>(joined.getOrDefault(same, List.of()));
            all.addAll(titles);
            joined.remove(same);
            joined.put(same.cells().get(1).isEmpty() ? row : same, all);
        });
        return joined;
    }

    private Optional<Block> several(String title, List<String> columns, Map<Block.TableRow, List<String>> rows) {
        List<String> headings = new ArrayList<>(List.of(""));
        columns.forEach(column -> headings.add(messages.text(column)));
        headings.add(messages.text("roll.of"));
        List<Block.TableRow> all = new ArrayList<>();
        rows.forEach((row, titles) -> all.add(new Block.TableRow(row.title(),
                Stream.concat(row.cells().stream(), Stream.of(String.join(", ", titles))).toList())));
        return all.isEmpty() ? Optional.empty()
                : Optional.of(new Block.TableBlock(messages.text(title), List.of(), headings, all));
    }

    /**
     * What a layout names of the reference, such as {@code texts.teamwork}; nothing where it names a block of a sheet, or
     * a roll that whoever the sheet is filled for may not make.
     */
    Optional<Block> panel(String path, SheetSubject on) {
        if (path.startsWith(TABLES)) {
            return Optional.ofNullable(ruleset.tables().get(path.substring(TABLES.length()))).map(this::table);
        }
        if (path.startsWith(TEXTS)) {
            return Optional.ofNullable(ruleset.texts().get(path.substring(TEXTS.length()))).map(this::text);
        }
        return !path.startsWith(ROLLS) ? Optional.empty()
                : Optional.ofNullable(ruleset.rolls().get(path.substring(ROLLS.length())))
                        .filter(roll -> on.blank() || !roll.sheet().equals(on.rules().id())
                                || roll.requires().holds(on.derived())).map(roll -> roll(roll).panel(on.blank()));
    }

    private RollBlockBuilder roll(Roll roll) {
        return new RollBlockBuilder(ruleset, roll, new RollDescriptions(ruleset,
                roll.nobody(ruleset.sheets()), roll.settings(), messages));
    }

    private Block table(ReferenceTable table) {
        List<String> headings = new ArrayList<>(List.of(""));
        headings.addAll(table.columns());
        return new Block.TableBlock(table.label().title(),
                new TableLevelDescriptions(ruleset, messages).introduction(table), headings,
                table.rows().values().stream().map(row -> new Block.TableRow(row.label().title(), row.cells()))
                        .toList());
    }

    private Block text(Label text) {
        return new Block.PassageBlock(text.title(), Markup.paragraphs(text.text()));
    }
}
