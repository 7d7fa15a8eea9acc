package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;

/**
 * Reads all rolls of a ruleset, each with the names of its sheet.
 *
 * @param found what was read so far, in no order
 */
record RulesetRollsReader(MapNode tree, Report report, Map<String, Roll> found) {

    RulesetRollsReader(MapNode tree, Report report) {
        this(tree, report, new LinkedHashMap<>());
    }

    private List<MapNode.Entry> all() {
        return tree.map("rolls").map(all -> List.copyOf(all.all())).orElse(List.of());
    }

    /** Declares the names of rolls, tables and texts on a sheet and its parts, whose options may speak of any. */
    void declare(SymbolTable names) {
        names.parts().forEach(this::declare);
        tree.map("tables").map(MapNode::all).orElse(List.of())
                .forEach(entry -> names.declare(ReferenceKind.TABLE, entry.key().text(), entry.key().span()));
        tree.map("texts").map(MapNode::all).orElse(List.of())
                .forEach(entry -> names.declare(ReferenceKind.TEXT, entry.key().text(), entry.key().span()));
        for (MapNode.Entry roll : all()) {
            names.declare(ReferenceKind.ROLL, roll.key().text(), roll.key().span());
            within(roll, "settings", ReferenceKind.SETTING, names);
            within(roll, "extras", ReferenceKind.EXTRA, names);
            within(roll, "outcomes", ReferenceKind.OUTCOME, names);
        }
    }

    private static void within(MapNode.Entry roll, String block, ReferenceKind kind, SymbolTable names) {
        for (MapNode.Entry entry : ElementReader.body(roll).map(block).map(MapNode::all).orElse(List.of())) {
            names.declare(kind, roll.key().text() + "." + entry.key().text(), entry.key().span());
        }
    }

    /** The sheet with its rolls, and with those of its parts. */
    SheetRules with(SheetRules sheet, ElementReader reader) {
        if (sheet.id().equals(tree.map("sheets").orElseThrow().keys().iterator().next())) {
            all().forEach(entry -> new RollerReader(tree).report(entry, reader));
        }
        Set<String> grown = grown(sheet);
        Map<String, PartKind> kinds = new LinkedHashMap<>(sheet.parts());
        kinds.replaceAll((id, kind) -> {
            Set<String> ofPart = new HashSet<>(grown);
            ofPart.addAll(grown(kind.sheet()));
            ElementReader inner = new ElementReader(reader.names().within(id), reader.report());
            return kind.with(kind.sheet().withRolls(rolls(sheet.id() + "." + id, kind.sheet(), inner, ofPart),
                    kind.sheet().parts()));
        });
        return sheet.withRolls(rolls(sheet.id(), sheet, reader, grown), kinds);
    }

    /** The rolls that one of the sheets makes, or one of its kinds of parts. */
    private Map<String, Roll> rolls(String path, SheetRules sheet, ElementReader reader, Set<String> grown) {
        Map<String, Roll> rolls = new LinkedHashMap<>();
        for (MapNode.Entry entry : all()) {
            if (new RollerReader(tree).path(entry).filter(path::equals).isPresent()) {
                String id = entry.key().text();
                rolls.put(id, new RollReader(reader, path, sheet, tree, grown).roll(id, entry));
            }
        }
        found.putAll(rolls);
        return rolls;
    }

    /** The rolls that options of a sheet add dice to. */
    private static Set<String> grown(SheetRules sheet) {
        Set<String> grown = new HashSet<>();
        for (Option option : sheet.options()) {
            option.gives().stream().flatMap(gives -> gives.effects().stream())
                    .filter(effect -> effect.asModifyRoll()
                            .filter(added -> added.modifier().dice() > 0).isPresent())
                    .forEach(effect -> grown.add(effect.subject()));
        }
        return grown;
    }

    /** All rolls in the author's order; those that follow each other without end are reported. */
    Map<String, Roll> finish() {
        Map<String, Roll> rolls = new LinkedHashMap<>();
        all().stream().map(entry -> entry.key().text()).filter(found::containsKey)
                .forEach(id -> rolls.put(id, found.get(id)));
        Set<String> circled = new HashSet<>();
        for (Roll roll : rolls.values()) {
            List<String> circle = circled.contains(roll.id()) ? List.of()
                    : back(roll.id(), roll.id(), rolls, new HashSet<>());
            if (!circle.isEmpty()) {
                circled.addAll(circle);
                report(circle, rolls);
            }
        }
        return rolls;
    }

    /** The rolls from one on that lead back to another, or nothing. */
    private static List<String> back(String from, String to, Map<String, Roll> rolls, Set<String> seen) {
        List<String> following = Distinct.of(Optional.ofNullable(rolls.get(from)).stream().flatMap(Roll::effects)
                .map(RollEffects::then).flatMap(Optional::stream));
        for (String next : following) {
            if (next.equals(to)) {
                return List.of(from);
            }
            List<String> rest = seen.add(next) ? back(next, to, rolls, seen) : List.of();
            if (!rest.isEmpty()) {
                List<String> way = new ArrayList<>(List.of(from));
                way.addAll(rest);
                return way;
            }
        }
        return List.of();
    }

    private void report(List<String> circle, Map<String, Roll> rolls) {
        List<String> words = new ArrayList<>(circle);
        words.add(circle.get(0));
        Span place = then(rolls.get(circle.get(0)).label().written(), circle.size() > 1 ? circle.get(1) : circle.get(0))
                .orElse(rolls.get(circle.get(0)).label().span());
        report.add(Diagnostic.of(Code.RULESET__ENDLESS_ROLLS, place, "circle", String.join(" → ", words))
                .note(Message.of("note.end-rolls")));
    }

    /** Where it is stated that a roll follows. */
    private static Optional<Span> then(MapNode map, String roll) {
        if (map.text("then").filter(name -> name.equals(roll)).isPresent()) {
            return map.get("then").map(node -> node.span());
        }
        return map.all().stream().flatMap(entry -> entry.value().asMap().stream())
                .flatMap(inner -> then(inner, roll).stream()).findFirst();
    }
}
