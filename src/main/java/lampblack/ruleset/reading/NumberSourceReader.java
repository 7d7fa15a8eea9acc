package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.expression.Vocabulary;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.trait.Trait;

/**
 * Reads where a number of dice, or what a die is held against, comes from.
 *
 * @param most the highest it may be
 */
record NumberSourceReader(ElementReader reader, SheetRules sheet, MapNode tree, Vocabulary vocabulary, long most) {

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]*(\\.[a-z0-9][a-z0-9-]*){0,2}");
    private static final Pattern RANGE = Pattern.compile("\\s*[0-9]+\\s*\\.\\..*");
    /** Dice as they are written, with their faces or without. */
    static final Pattern DICE = Pattern.compile("([0-9]{1,4})d([0-9]{1,3})?");
    private static final Pattern CELL = Pattern.compile("([0-9]{1,4})d?");

    Optional<NumberSource> read(MapNode map, String key) {
        return map.get(key).flatMap(written -> pool(written, map, key));
    }

    private Optional<NumberSource> pool(Node written, MapNode map, String key) {
        return switch (written) {
            case MapNode table -> tabled(table);
            case ListNode list -> Optional.of(rated(map.scalars(key)));
            case Scalar scalar -> pool(scalar, map, key);
        };
    }

    private Optional<NumberSource> pool(Scalar scalar, MapNode map, String key) {
        String text = scalar.text();
        if (scalar.integer().isPresent()) {
            bounded(scalar.integer().get(), scalar.span());
            return Optional.of(new NumberSource.Counted(new Amount.Fixed(scalar.integer().get())));
        }
        Matcher dice = DICE.matcher(text);
        if (dice.matches()) {
            bounded(Long.parseLong(dice.group(1)), scalar.span());
            return Optional.of(new NumberSource.Counted(new Amount.Fixed(Long.parseLong(dice.group(1)))));
        }
        if (RANGE.matcher(text).matches()) {
            Range range = reader.range(map, key);
            bounded(fixed(range.most()), scalar.span());
            return Optional.of(new NumberSource.Agreed(fixed(range.least()), fixed(range.most())));
        }
        if (NAME.matcher(text).matches() && !vocabulary.variables().containsKey(text)) {
            return Optional.of(rated(List.of(scalar)));
        }
        return Optional.of(new NumberSource.Counted(reader.amount(scalar, vocabulary)));
    }

    /** The traits that are named, one by one or by their sets. */
    NumberSource.Rated rated(List<Scalar> written) {
        List<String> sets = new ArrayList<>();
        List<Trait> traits = new ArrayList<>();
        for (Scalar scalar : written) {
            reader.names().find(scalar, ReferenceKind.SET, ReferenceKind.TRAIT).ifPresent(found -> {
                if (found.kind() == ReferenceKind.SET) {
                    sets.add(found.path());
                    highest(found.path()).ifPresent(max -> bounded(max, scalar.span()));
                } else {
                    traits.add(Trait.of(found.path()));
                }
            });
        }
        return new NumberSource.Rated(sets, traits);
    }

    private Optional<Long> highest(String set) {
        return Optional.ofNullable(sheet.traits().get(set)).map(traitSet -> fixed(traitSet.max()))
                .filter(max -> max != Amount.UNLIMITED);
    }

    private Optional<NumberSource> tabled(MapNode map) {
        Optional<String> id = reader.reference(map, "table", ReferenceKind.TABLE);
        if (id.isEmpty()) {
            return Optional.empty();
        }
        MapNode table = tree.map("tables").flatMap(all -> all.map(id.get())).orElse(map);
        List<String> columns = table.map("columns").map(all -> List.copyOf(all.keys())).orElse(List.of());
        Scalar column = map.scalar("column").orElseThrow();
        String path = id.get() + "." + column.text();
        if (!columns.contains(column.text())) {
            if (!reader.names().explained(path, column.span(), ReferenceKind.COLUMN)) {
                reader.names().unknown("column " + path, Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, column.span(),
                        "what", ReferenceKind.COLUMN.called(), "name", column.text()).suggest(column.text(), columns));
            }
            return Optional.empty();
        }
        return Optional.of(new NumberSource.Tabled(id.get(), cells(table, columns.indexOf(column.text()))));
    }

    /** The numbers of a column; a cell that holds none is reported. */
    private Map<String, Long> cells(MapNode table, int column) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        for (MapNode.Entry row : table.map("rows").map(MapNode::all).orElse(List.of())) {
            List<Scalar> cells = ElementReader.body(row).scalars("cells");
            if (column < cells.size()) {
                Matcher number = CELL.matcher(cells.get(column).text().strip());
                if (number.matches()) {
                    bounded(Long.parseLong(number.group(1)), cells.get(column).span());
                    numbers.put(row.key().text(), Long.parseLong(number.group(1)));
                } else {
                    reader.missing(cells.get(column).span(), row.key().text(), Message.of("expected.cell-number"));
                }
            }
        }
        return numbers;
    }

    private void bounded(long number, Span span) {
        if (number > most) {
            boolean dice = most == NumberSource.MAX;
            Diagnostic problem = Diagnostic.of(Code.RULESET__TOO_MANY_DICE, span, Message.of(
                    dice ? "ruleset.too-many-dice" : "ruleset.too-many-dice.target", "count", number, "most", most));
            reader.report().add(dice ? problem.note(Message.of("note.roll-against")) : problem);
        }
    }

    private static long fixed(Amount amount) {
        return amount.fixed().orElse(Amount.UNLIMITED);
    }
}
