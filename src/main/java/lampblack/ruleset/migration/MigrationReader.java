package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
     */
    public static Migrations read(List<WrittenMigrations> layers, Ruleset ruleset, Report report) {
        MigrationReader reader = new MigrationReader(report);
        layers.forEach(reader::layer);
        Migrations migrations = Migrations.of(reader.editions, reader.present);
        new MigrationCheck(migrations, ruleset, report).check();
        return migrations;
    }

    private void layer(WrittenMigrations layer) {
        Optional<Version> now = Version.of(layer.version());
        List<Edition> own = new ArrayList<>();
        for (MapNode.Entry entry : layer.editions().all()) {
            Version version = Version.of(entry.key().text()).orElseThrow();
            if (now.filter(last -> last.isBefore(version)).isPresent()) {
                report.add(Diagnostic.of(Code.MIGRATION__LATER_VERSION, entry.key().span(), "version", version.toString(),
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
        for (MapNode.Entry entry : written.all()) {
            String key = entry.key().text();
            if (key.equals(RENAMED)) {
                entry.value().all().forEach(pair -> all.add(renaming(Renaming.GAME, pair)));
            } else {
                entry.value().get(RENAMED).ifPresent(pairs -> pairs.all()
                        .forEach(pair -> all.add(renaming(key, pair))));
            }
        }
        return Edition.of(layer, version, all);
    }

    private static Renaming renaming(String sheet, MapNode.Entry pair) {
        return new Renaming(sheet, BlockPath.of(pair.key().text()),
                pair.value().asValue().map(Scalar::text).orElse(""), pair.key().span());
    }
}
