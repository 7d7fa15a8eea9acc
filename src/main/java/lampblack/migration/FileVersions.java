package lampblack.migration;

import java.util.HashMap;
import java.util.Map;
import lampblack.character.CharacterFile;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Migrations;
import lampblack.ruleset.migration.Version;

/** Under which versions of a game's layers a character's file was written. */
public final class FileVersions {

    /** The key of the header under which the versions of the games below stand. */
    public static final String BASES = "bases";

    private FileVersions() {}

    /**
     * What a file says of versions; one that says none is of today's.
     *
     * @param id of the ruleset, whose own version stands in the header
     */
    public static LayerVersions of(CharacterFile file, String id, Migrations migrations) {
        if (file.version().isEmpty() && !file.root().has(BASES)) {
            return migrations.today();
        }
        Map<String, Version> versions = new HashMap<>();
        file.version().flatMap(version -> Version.of(version.text())).ifPresent(version -> versions.put(id, version));
        file.root().map(BASES).ifPresent(bases -> versions.putAll(byLayer(bases)));
        return new LayerVersions(versions);
    }

    private static Map<String, Version> byLayer(MapNode map) {
        Map<String, Version> versions = new HashMap<>();
        map.all().forEach(entry -> entry.value().asValue().map(Scalar::text).flatMap(Version::of)
                .ifPresent(version -> versions.put(entry.key().text(), version)));
        return versions;
    }
}
