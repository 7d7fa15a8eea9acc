package lampblack.difference;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Migrations;
import lampblack.ruleset.migration.Renaming;
import lampblack.ruleset.migration.Retired;
import lampblack.ruleset.migration.SheetPaths;
import lampblack.ruleset.migration.Version;

/**
 * What a ruleset itself says about ids of an earlier version.
 *
 * @param earlier the versions of that one
 */
public record SaidNames(Migrations migrations, LayerVersions earlier) {

    public static final SaidNames NOTHING = new SaidNames(Migrations.NONE, LayerVersions.OLDEST);

    private static final SheetPaths ANY = new SheetPaths(Set.of(), Set.of());

    /** What the later of two games says of the earlier. */
    public static SaidNames of(Ruleset earlier, Ruleset later) {
        return new SaidNames(later.migrations(), new LayerVersions(Version.of(earlier.version()).map(version ->
                Map.of(earlier.id(), version)).orElse(Map.of())));
    }

    /** What an id is called today. @param sibling a thing of today in the same block */
    Optional<String> today(Thing sibling, String id) {
        boolean isSheet = sibling.kind() == ThingKind.SHEET && sibling.path().block().equals("sheets");
        return migrations.isNothing() ? Optional.empty()
                : migrations.today(isSheet ? "" : sibling.sheet(), sibling.path().block(), id,
                        earlier, ANY).map(Migrations.Renamed::id);
    }

    /** Why something of the earlier ruleset is no longer there; empty where it is not said to be retired. */
    Optional<String> retired(Thing thing) {
        String sheet = today(Renaming.GAME, "sheets", thing.sheet());
        BlockPath path = today(sheet, thing.path());
        return migrations.editions().stream().filter(earlier::isBefore).flatMap(edition -> edition.retired().stream())
                .filter(retired -> retired.sheet().equals(sheet) && retired.at().equals(path))
                .map(Retired::because).findFirst();
    }

    /** The way to something gone, in blocks as they are called today. */
    private BlockPath today(String sheet, BlockPath gone) {
        String block = "";
        for (String id : BlockPath.of(gone.block()).ids()) {
            String called = today(sheet, block, id);
            block = block.isEmpty() ? called : block + "." + called;
        }
        return gone.in(block);
    }

    private String today(String sheet, String block, String id) {
        return migrations.today(sheet, block, id, earlier, ANY)
                .map(Migrations.Renamed::id).orElse(id);
    }
}
