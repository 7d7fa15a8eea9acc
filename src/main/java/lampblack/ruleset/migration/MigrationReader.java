package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.ruleset.Ruleset;

/** Reads what the layers of a game say of their earlier versions. */
public final class MigrationReader {

    private static final String RENAMED = "renamed";

    private final Report report;
    private final List<Edition> editions = new ArrayList<>();
    private final Map<String, Version> present = new LinkedHashMap<>();

    private MigrationReader(Report report) {
        this.report = report;
    }

    /**
     * What became of the ids of earlier versions.
     *
     * @param layers those that say something, the lowest first
     * @param ruleset what all of them came to
     * @param tree what that was read from
     * @param read reads another tree of the same game
     */
    public static Migrations read(List<WrittenMigrations> layers, Ruleset ruleset, MapNode tree,
            Function<MapNode, Checked<Ruleset>> read, Report report) {
        MigrationReader reader = new MigrationReader(report);
        layers.forEach(reader::layer);
        Migrations migrations = Migrations.of(reader.editions, reader.present);
        new MigrationCheck(migrations, ruleset, tree, report).check();
        if (!migrations.changesRules() || report.hasErrors()) {
            return migrations;
        }
        FormerTree trees = new FormerTree(tree, migrations);
        return migrations.with(new FormerRules(trees, former -> read.apply(former).value().orElse(ruleset)
                .with(migrations)));
    }

    /** What is wrong with the rules that a game says it had. @param check of a tree that nobody has looked at yet */
    public static List<Diagnostic> wrong(Migrations migrations, MapNode tree, Function<MapNode,
            List<Diagnostic>> check) {
        Report found = new Report();
        FormerTree trees = new FormerTree(tree, migrations);
        for (Edition edition : migrations.editions()) {
            if (!found.hasErrors() && !edition.changes().isEmpty()) {
                found.addAll(check.apply(trees.before(edition)));
            }
        }
        return found.diagnostics();
    }

    private void layer(WrittenMigrations layer) {
        Optional<Version> now = Version.of(layer.version());
        List<Edition> own = new ArrayList<>();
        for (MapNode.Entry entry : layer.editions().all()) {
            Optional<Version> written = Version.ofEdition(entry.key().text());
            if (written.isEmpty()) {
                // The schema says so where the layer itself is checked.
                continue;
            }
            Version version = written.get();
            if (!version.isNext() && now.filter(last -> last.isBefore(version)).isPresent()) {
                report.add(Diagnostic.of(Code.MIGRATION__LATER_VERSION, entry.key().span(), "version",
                        version.toString(),
                        "present", layer.version()));
            }
            own.add(edition(layer.layer(), version, entry.value()));
        }
        own.sort((one, other) -> one.version().compareTo(other.version()));
        editions.addAll(own);
        now.ifPresent(version -> present.put(layer.layer(), version));
    }

    private static Edition edition(String layer, Version version, Node written) {
        List<Renaming> all = new ArrayList<>();
        List<RuleChange> changes = new ArrayList<>();
        for (MapNode.Entry entry : written.all()) {
            String key = entry.key().text();
            if (key.equals(RENAMED)) {
                entry.value().all().forEach(pair -> all.add(renaming(Renaming.GAME, pair)));
            } else {
                entry.value().get(RENAMED).ifPresent(pairs -> pairs.all()
                        .forEach(pair -> all.add(renaming(key, pair))));
                entry.value().get("retired").ifPresent(gone -> gone.all()
                        .forEach(item -> changes.add(retired(key, item))));
                entry.value().get("split").ifPresent(parted -> parted.all()
                        .forEach(item -> changes.add(Split.read(key, item))));
                entry.value().get("changed").ifPresent(others -> others.all()
                        .forEach(item -> changes.add(changed(key, item))));
            }
        }
        return Edition.of(layer, version, all, changes);
    }

    private static RuleChange.Retired retired(String sheet, MapNode.Entry item) {
        MapNode written = item.value().asMap().orElseGet(() -> new MapNode(Map.of(), item.value().span()));
        Map<String, Long> worth = new LinkedHashMap<>();
        written.map("worth").ifPresent(amounts -> amounts.all().forEach(amount -> amount.value().integer()
                .ifPresent(number -> worth.put(amount.key().text(), number))));
        MapNode was = new MapNode(written.map("was").map(MapNode::entries).orElse(Map.of()), item.key().span());
        return new RuleChange.Retired(sheet, BlockPath.of(item.key().text()), was, written.text("because").orElse(""),
                worth, item.key().span());
    }

    private static RuleChange.Changed changed(String sheet, MapNode.Entry item) {
        Optional<Node> was = item.value().get("was").filter(node -> !node.isNull());
        Optional<Boolean> nowOn = item.value().asMap().flatMap(map -> map.text("from")).map("now-on"::equals);
        return new RuleChange.Changed(sheet, BlockPath.of(item.key().text()), was, nowOn, item.key().span());
    }

    private static Renaming renaming(String sheet, MapNode.Entry pair) {
        return new Renaming(sheet, BlockPath.of(pair.key().text()),
                pair.value().asValue().map(Scalar::text).orElse(""), pair.key().span());
    }
}
