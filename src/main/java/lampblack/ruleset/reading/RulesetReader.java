package lampblack.ruleset.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.node.MergedTree;
import lampblack.node.Scalar;
import lampblack.picture.Art;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Credit;
import lampblack.ruleset.LintOverride;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.ReferenceTable;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Theme;
import lampblack.ruleset.migration.Migrations;

/** Reads a whole tree that fits the schema into a ruleset; every reference is resolved or reported. */
public final class RulesetReader {

    private RulesetReader() {}

    /** A game of which no pictures are to be had. */
    public static Checked<Ruleset> read(MergedTree merged, List<Credit> credits) {
        return read(merged, credits, Art.UNKNOWN);
    }

    /** @param art the pictures and typefaces of its layers */
    public static Checked<Ruleset> read(MergedTree merged, List<Credit> credits, Art art) {
        Report report = new Report();
        MapNode tree = merged.tree();
        RemovedNames removals = new RemovedNames(merged);
        ElementReader reader = new ElementReader(new SymbolTable("", Map.of(), removals, report), report);
        RulesetRollsReader rolls = new RulesetRollsReader(tree, report);
        Map<String, SheetRules> sheets = new LinkedHashMap<>();
        Map<String, SymbolTable> declared = declared(tree, removals, report);
        declared.values().forEach(rolls::declare);
        declared.forEach((id, names) -> {
            ElementReader own = new ElementReader(names, report);
            sheets.put(id, rolls.with(reader(own, tree).sheet(id, written(tree).entries().get(id)), own));
        });
        Map<String, ReferenceTable> tables = new ReferenceTableReader(declared.values().stream().findFirst()
                .map(names -> new ElementReader(names, report)).orElse(reader)).tables(tree);
        Map<String, PagePlan> plans = plans(tree, sheets, declared, report);
        List<BlockFinder> blocks = declared.entrySet().stream().map(entry ->
                new BlockFinder(new ElementReader(entry.getValue(), report), sheets.get(entry.getKey()))).toList();
        ThemeReader look = new ThemeReader(tree.map("theme").orElseGet(() -> new MapNode(Map.of(), tree.span())), blocks,
                reader, art);
        Theme theme = look.theme();
        declared.values().forEach(SymbolTable::finish);
        sheets.replaceAll((id, sheet) -> sheet.knowing(sheets));
        if (!report.hasErrors() && declared.values().stream().anyMatch(SymbolTable::readsPlay)) {
            PlayRulesFinder.find(sheets);
        }
        Map<String, Roll> allRolls = rolls.finish();
        new RollBindingCheck(sheets, allRolls, report).check();
        removals.finish(report);
        Map<String, Label> texts = reader.labels(tree, "texts");
        Ruleset ruleset = new Ruleset(text(tree, "id"), text(tree, "version"), text(tree, "title"), text(tree, "text"),
                tree.text("language").orElse("en"), text(tree, "licence"), List.copyOf(credits),
                tree.scalars("content-notes").stream().map(Scalar::text).toList(),
                theme, sheets, plans, allRolls, tables, texts, reader.labels(tree, "tags"), look.places(),
                tree.get("extends").map(node -> tree.keySpan("extends")),
                List.copyOf(reader.entries(tree, "lints", RulesetReader::leniency).values()), isFrame(tree),
                merged.removals(), look.used(), Migrations.NONE);
        return Checked.unlessErrors(ruleset, report);
    }

    /** Whether it says of itself that it is a frame, which a game on top of it is not. */
    private static boolean isFrame(MapNode tree) {
        String layer = tree.get("frame").map(node -> node.span().source().layer()).orElse("");
        return tree.isTrue("frame") && (layer.isEmpty() || layer.equals(text(tree, "id")));
    }

    private static MapNode written(MapNode tree) {
        return tree.map("sheets").orElseGet(() -> new MapNode(Map.of(), tree.span()));
    }

    private static SheetReader reader(ElementReader own, MapNode tree) {
        return new SheetReader(own, tree.map("tags").map(MapNode::all).orElse(List.of()),
                new MapNode(Map.of(), tree.span()));
    }

    /** The names of every sheet, all of them known before any is read, as sheets give to each other. */
    private static Map<String, SymbolTable> declared(MapNode tree, RemovedNames removals, Report report) {
        Map<String, SymbolTable> all = new LinkedHashMap<>();
        for (MapNode.Entry entry : written(tree).all()) {
            SymbolTable names = new SymbolTable(entry.key().text(), all, removals, report);
            written(tree).all().forEach(item -> names.declare(ReferenceKind.SHEET, item.key().text(), item.key()
                    .span()));
            all.put(entry.key().text(), names);
        }
        all.forEach((id, names) -> reader(new ElementReader(names, report), tree)
                .declare(id, ElementReader.body(written(tree).entries().get(id))));
        return all;
    }

    /** Where the blocks of each sheet are to stand, as far as that is said. */
    private static Map<String, PagePlan> plans(MapNode tree, Map<String, SheetRules> sheets,
            Map<String, SymbolTable> declared,
            Report report) {
        Map<String, PagePlan> plans = new LinkedHashMap<>();
        for (MapNode.Entry entry : tree.map("layout").map(MapNode::all).orElse(List.of())) {
            String id = entry.key().text();
            SymbolTable any = declared.values().iterator().next();
            if (sheets.containsKey(id)) {
                plans.put(id, new PagePlanReader(new ElementReader(declared.get(id), report), sheets.get(id))
                        .plan(ElementReader.body(entry)));
            } else if (!any.isGone(id, ReferenceKind.SHEET)) {
                any.find(entry.key(), ReferenceKind.SHEET);
            }
        }
        return plans;
    }

    private static LintOverride leniency(String code, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        Optional<Severity> severity = map.text("severity").filter(name -> !name.equals("off"))
                .map(Severity::ofWord);
        return new LintOverride(code, severity, map.scalars("on").stream().map(Scalar::text).toList(),
                map.text("because").orElse(""), entry.key().span());
    }

    private static String text(MapNode tree, String key) {
        return tree.text(key).orElse("");
    }
}
