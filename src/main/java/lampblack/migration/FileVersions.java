package lampblack.migration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Migrations;
import lampblack.ruleset.migration.Version;

/** Under which versions of a game's layers each stretch of a character's file was written. */
public record FileVersions(List<Stretch> stretches) {

    /** Before the first entry of the ledger. */
    static final int CREATION = -1;
    /** After the last entry: marks of play, links and the header. */
    public static final int END = Integer.MAX_VALUE;
    /** After the last entry too, but about what came before. */
    static final int RULINGS = END - 1;

    /** The key of the header under which the versions of the games below stand. */
    public static final String BASES = "bases";

    /** @param until the entry of the ledger that ends it, which takes the character over into a later version */
    public record Stretch(int until, LayerVersions versions) {}

    /**
     * What a file says of versions; one that says none is of today's.
     *
     * @param id of the ruleset, whose own version stands in the header
     */
    public static FileVersions of(CharacterFile file, String id, Migrations migrations) {
        if (file.version().isEmpty() && !file.root().has(BASES)) {
            return new FileVersions(List.of(new Stretch(END, migrations.today())));
        }
        List<Stretch> stretches = new ArrayList<>();
        file.takenOver().forEach(takenOver -> stretches.add(new Stretch(takenOver.index(),
                versions(takenOver.was(), id))));
        Map<String, Version> end = new HashMap<>();
        file.version().flatMap(version -> Version.of(version.text())).ifPresent(version -> end.put(id, version));
        file.root().map(BASES).ifPresent(bases -> end.putAll(byLayer(bases)));
        stretches.add(new Stretch(END, new LayerVersions(end)));
        return new FileVersions(stretches);
    }

    private static LayerVersions versions(Optional<Node> was, String id) {
        Map<String, Version> versions = new HashMap<>();
        was.flatMap(Node::asValue).flatMap(text -> Version.of(text.text()))
                .ifPresent(version -> versions.put(id, version));
        was.flatMap(Node::asMap).ifPresent(map -> versions.putAll(byLayer(map)));
        return new LayerVersions(versions);
    }

    private static Map<String, Version> byLayer(MapNode map) {
        Map<String, Version> versions = new HashMap<>();
        map.all().forEach(entry -> entry.value().asValue().map(Scalar::text).flatMap(Version::of)
                .ifPresent(version -> versions.put(entry.key().text(), version)));
        return versions;
    }

    /** @param moment the index of an entry, {@link #CREATION} or {@link #END} */
    public LayerVersions at(int moment) {
        return stretches.stream().filter(stretch -> moment < stretch.until || stretch.until == END).findFirst()
                .orElseThrow().versions();
    }
}
