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
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.PagePlan;

/** Reads where the blocks of a sheet are to stand; what an overlay took away leaves its place to the others. */
final class PagePlanReader {

    private final ElementReader reader;
    private final SheetRules rules;
    private final BlockFinder finder;
    private final Map<String, Span> named = new LinkedHashMap<>();
    private final Map<String, Span> placed = new LinkedHashMap<>();

    PagePlanReader(ElementReader reader, SheetRules rules) {
        this.reader = reader;
        this.rules = rules;
        this.finder = new BlockFinder(reader, rules);
    }

    /** Declares what can be placed and is nothing that a sheet declares; a field for notes is the lines to write on. */
    static void declare(SymbolTable names) {
        names.builtIn(ReferenceKind.BLOCK, PagePlan.EARNING);
        names.builtIn(ReferenceKind.BLOCK, PagePlan.ADVANCES);
        if (!names.knows(ReferenceKind.FIELD, PagePlan.NOTES)) {
            names.builtIn(ReferenceKind.BLOCK, PagePlan.NOTES);
        }
    }

    PagePlan plan(MapNode map) {
        List<List<PagePlan.PlanStrip>> sides = sides(map, "sides");
        Set<String> leftOut = new HashSet<>();
        map.scalars("leave-out").forEach(scalar -> block(scalar).ifPresent(leftOut::add));
        return new PagePlan(map.text("orientation").filter("landscape"::equals).isPresent(), sides, leftOut, odds(map),
                named, others(map, "small", leftOut), others(map, "landscape", leftOut));
    }

    /** Sides for other paper, on which each block may stand once again. */
    private List<List<PagePlan.PlanStrip>> others(MapNode map, String key, Set<String> leftOut) {
        placed.keySet().retainAll(leftOut);
        return sides(map, key);
    }

    private List<List<PagePlan.PlanStrip>> sides(MapNode map, String key) {
        List<List<PagePlan.PlanStrip>> sides = new ArrayList<>();
        for (MapNode.Entry side : map.map(key).map(MapNode::all).orElse(List.of())) {
            List<PagePlan.PlanStrip> strips = new ArrayList<>();
            ElementReader.items(side.value()).forEach(strip -> strips.add(strip((MapNode) strip)));
            sides.add(strips);
        }
        return sides;
    }

    /** The outcomes by roll; a roll must be one of this sheet. */
    private Map<String, PagePlan.PlanOdds> odds(MapNode map) {
        Map<String, PagePlan.PlanOdds> odds = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map("odds").map(MapNode::all).orElse(List.of())) {
            String id = entry.key().text();
            Roll roll = rules.rolls().get(id);
            if (roll == null) {
                unknown(entry.key(), ReferenceKind.ROLL.called(), rules.rolls().keySet());
                continue;
            }
            List<String> outcomes = new ArrayList<>();
            for (Node node : ElementReader.items(entry.value())) {
                Scalar outcome = (Scalar) node;
                if (!roll.outcomes().containsKey(outcome.text())) {
                    unknown(outcome, Message.of("what.outcome"), roll.outcomes().keySet());
                } else {
                    outcomes.add(outcome.text());
                }
            }
            odds.put(id, new PagePlan.PlanOdds(outcomes, entry.key().span()));
        }
        return odds;
    }

    private void unknown(Scalar written, Message what, Set<String> known) {
        reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(), "what", what, "name",
                written.text()).suggest(written.text(), known));
    }

    private PagePlan.PlanStrip strip(MapNode map) {
        List<Scalar> widths = map.scalars("widths");
        List<Node> columns = map.items("columns");
        if (!widths.isEmpty() && widths.size() != columns.size()) {
            reader.report().add(Diagnostic.of(Code.RULESET__WRONG_WIDTHS, map.keySpan("widths"), "widths",
                    widths.size(), "columns", columns.size()));
        }
        List<PagePlan.PlanColumn> all = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            long width = i < widths.size() ? widths.get(i).integer().orElse(1L) : 1;
            all.add(new PagePlan.PlanColumn((int) width, column(columns.get(i))));
        }
        return new PagePlan.PlanStrip(all, map.get("widths").map(node -> map.keySpan("widths")));
    }

    /** What stands one above the other; a list within is what stands side by side. */
    private List<List<String>> column(Node column) {
        List<List<String>> rows = new ArrayList<>();
        for (Node row : ElementReader.items(column)) {
            List<String> beside = new ArrayList<>();
            ElementReader.items(row).forEach(node -> block((Scalar) node).ifPresent(beside::add));
            if (!beside.isEmpty()) {
                rows.add(beside);
            }
        }
        return rows;
    }

    /** The block that a word names, unless that is gone, unknown or placed before. */
    private Optional<String> block(Scalar written) {
        Optional<String> path = finder.path(written);
        path.ifPresent(name -> named.putIfAbsent(name, written.span()));
        Span before = path.map(name -> placed.putIfAbsent(name, written.span())).orElse(null);
        if (before != null) {
            reader.report().add(Diagnostic.of(Code.RULESET__PLACED_TWICE, written.span(), "block", written.text())
                    .note(Message.of("note.first-written"), before));
            return Optional.empty();
        }
        return path;
    }
}
