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
import lampblack.diagnostic.Message;
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
        return migrations.retired().isEmpty() || report.hasErrors() ? migrations
                : migrations.with(new KnownRules(tree, known -> read.apply(known).value().orElse(ruleset)
                        .with(migrations)));
    }

    /**
     * What is wrong with what a game says of things that it had.
     *
     * @param shape checks the keys and values of a tree that nobody has looked at yet
     * @param rules checks what such a tree says
     */
    public static List<Diagnostic> wrong(Migrations migrations, MapNode tree, Function<MapNode,
            List<Diagnostic>> shape, Function<MapNode, List<Diagnostic>> rules) {
        MapNode asItWas = new KnownTree(tree).asItWas(migrations.retired());
        List<Diagnostic> found = shape.apply(asItWas);
        return Report.hasErrors(found) ? found : rules.apply(asItWas);
    }

    private void layer(WrittenMigrations layer) {
        Optional<Version> now = Version.of(layer.version());
        List<Edition> own = new ArrayList<>();
        for (MapNode.Entry entry : layer.editions().all()) {
            Optional<Version> written = Version.of(entry.key().text());
            if (written.isEmpty()) {
                // The schema says so where the layer itself is checked.
                continue;
            }
            Version version = written.get();
            if (now.filter(last -> last.isBefore(version)).isPresent()) {
                report.add(Diagnostic.of(Code.MIGRATION__LATER_VERSION, entry.key().span(), "version",
                        version.toString(),
                        "present", layer.version()).note(Message.of("note.raise-version", "version",
                        version.toString())));
            }
            own.add(edition(layer.layer(), version, entry.value()));
        }
        own.sort((one, other) -> one.version().compareTo(other.version()));
        editions.addAll(own);
        now.ifPresent(version -> present.put(layer.layer(), version));
    }

    private static Edition edition(String layer, Version version, Node written) {
        List<Renaming> all = new ArrayList<>();
        List<Retired> retired = new ArrayList<>();
        for (MapNode.Entry entry : written.all()) {
            String key = entry.key().text();
            if (key.equals(RENAMED)) {
                entry.value().all().forEach(pair -> all.add(renaming(Renaming.GAME, pair)));
            } else {
                entry.value().get(RENAMED).ifPresent(pairs -> pairs.all()
                        .forEach(pair -> all.add(renaming(key, pair))));
                entry.value().get("retired").ifPresent(gone -> gone.all()
                        .forEach(item -> retired.add(Retired.read(key, item))));
            }
        }
        return Edition.of(layer, version, all, retired);
    }

    private static Renaming renaming(String sheet, MapNode.Entry pair) {
        return new Renaming(sheet, BlockPath.of(pair.key().text()),
                pair.value().asValue().map(Scalar::text).orElse(""), pair.key().span());
    }
}
